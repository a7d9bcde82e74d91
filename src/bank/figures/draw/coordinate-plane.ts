/** A square coordinate plane with grid, numbered axes and, if any, named points. */
import { ACCENT, FAINT, INK, svg } from './drawing.ts';
import { whereIs } from '../axes.ts';
import type { CoordinatePlane, Drawing, NamedPoint } from '../figure.ts';
import { plainDecimal } from '../../../math/plain-notation.ts';
import { spoken } from '../../../math/speech-numbers.ts';

const SIZE = 320;
const MIDDLE = SIZE / 2;
const HALF = 142;

export function drawCoordinatePlane(plane: CoordinatePlane): Drawing {
	const scale = HALF / plane.reach;
	const x = (value: number) => Number((MIDDLE + value * scale).toFixed(1));
	const y = (value: number) => Number((MIDDLE - value * scale).toFixed(1));
	const [low, high] = [MIDDLE - HALF, MIDDLE + HALF];
	const lines = stepsTo(plane.reach, plane.grid)
		.map((at) => `M${x(at)} ${low}V${high}M${low} ${y(at)}H${high}`)
		.join('');
	const numbers = stepsTo(plane.reach, plane.numbersEvery)
		.map(
			(at) =>
				`<text x="${x(at)}" y="${MIDDLE + 13}">${plainDecimal(at)}</text><text x="${MIDDLE - 4}" y="${y(at) + 4}" text-anchor="end">${plainDecimal(at)}</text>`,
		)
		.join('');
	const drawing =
		`<path d="${lines}" stroke="${FAINT}" fill="none"/>` +
		`<path d="M5 ${MIDDLE}H315M${MIDDLE} 315V5M11 156l-6 4 6 4M309 156l6 4-6 4M156 11l4-6 4 6M156 309l4 6 4-6" stroke="${INK}" stroke-width="1.5" fill="none"/>` +
		`<g font-size="13" stroke="#fff" stroke-width="3" paint-order="stroke">${numbers}</g>` +
		`<g font-style="italic" font-size="15"><text x="312" y="150">x</text><text x="172" y="14">y</text></g>` +
		plane.points.map((point) => drawPoint(point, x(point.x), y(point.y))).join('');
	return { svg: svg(SIZE, SIZE, drawing), alt: altOf(plane), width: SIZE, height: SIZE };
}

/** The name is placed away from the axes, so that it hides no number. */
function drawPoint({ name, x, y }: NamedPoint, left: number, top: number): string {
	const across = x < 0 ? -11 : 11;
	const above = y < 0 ? 17 : -7;
	return `<circle cx="${left}" cy="${top}" r="4.5" fill="${ACCENT}"/><text x="${left + across}" y="${top + above}" font-size="16" font-style="italic" fill="${ACCENT}" stroke="#fff" stroke-width="3" paint-order="stroke">${name}</text>`;
}

/** Multiples of `step` from −reach to reach, without 0. */
const stepsTo = (reach: number, step: number): number[] =>
	Array.from({ length: Math.floor(reach / step) }, (_, i) => (i + 1) * step).flatMap((at) => [
		-at,
		at,
	]);

function altOf({ reach, grid, points }: CoordinatePlane): string {
	const every = grid === 1 ? 'at every unit' : `every ${grid} units`;
	const plane = `A coordinate plane. Both axes run from ${spoken(-reach)} to ${reach}, with a grid line ${every}.`;
	const places = points.map((point) => `Point ${point.name} is ${whereIs([point.x, point.y])}.`);
	return [plane, ...(places.length > 0 ? places : ['No point is marked.'])].join(' ');
}
