/** Moves the points of the prompt by distances and right angles, not by the rule that made the answer. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { expectPoints } from '../../../verify/conic-coefficients.ts';
import { toNumber } from '../../../verify/values.ts';

type Spot = readonly [number, number];

export const verify: Verify = ({ question, skill }) => {
	const points = promptPoints(question).map(([x, y]): Spot => [toNumber(x), toNumber(y)]);
	const text = question.question;
	if (skill === 'Name the transformation') return named(question, points);
	const images = points.map((at) => imageOf(text, at));
	return expectPoints(question.answer.value, images);
};

/** Angle of a turn, in degrees counterclockwise, by cosine and sine. */
function turned([x, y]: Spot, angle: number): Spot {
	const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
	return [c * x - s * y, s * x + c * y];
}

/** Twice the foot on the line through the origin, less the point. */
function mirrored([x, y]: Spot, [u, v]: Spot): Spot {
	const t = (2 * (x * u + y * v)) / (u * u + v * v);
	return [t * u - x, t * v - y];
}

function imageOf(text: string, at: Spot): Spot {
	const by = (word: string) =>
		Number(new RegExp(`\\$(\\d+)\\$ units? ${word}`).exec(text)?.[1] ?? 0);
	if (text.includes('translated'))
		return [at[0] + by('to the right') - by('to the left'), at[1] + by('up') - by('down')];
	const factor = /scale factor \$([\d.]+)\$/.exec(text)?.[1];
	if (factor !== undefined) return [at[0] * Number(factor), at[1] * Number(factor)];
	if (/(?:in|across) the \$x\$-axis/.test(text)) return mirrored(at, [1, 0]);
	if (/(?:in|across) the \$y\$-axis/.test(text)) return mirrored(at, [0, 1]);
	if (/(?:in|across) the line/.test(text)) return mirrored(at, [1, 1]);
	const angle = Number(/(\d+)°/.exec(text)?.[1]);
	return turned(at, text.includes(' clockwise') ? -angle : angle);
}

/** How far the corners are from the origin, added up. */
const reach = (corners: readonly Spot[]): number =>
	corners.reduce((all, corner) => all + Math.hypot(...corner), 0);

function named(question: Question, points: readonly Spot[]): string[] {
	const [spots, images] = [points.slice(0, 3), points.slice(3)];
	const close = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-9;
	return expectOneChoice(question, (name) => {
		const pairs = spots.map((at, place) => [at, images[place] ?? [0.1, 0.1]] as const);
		if (name === 'translation') {
			const [
				[a, b] = [
					[0, 0],
					[0, 0],
				],
			] = pairs;
			return pairs.every(([p, q]) => close([q[0] - p[0], q[1] - p[1]], [b[0] - a[0], b[1] - a[1]]));
		}
		if (name.startsWith('dilation')) {
			// Of all corners together, since one of them may be the centre.
			const k = reach(images) / reach(spots);
			return k !== 1 && pairs.every(([p, q]) => close(q, [k * p[0], k * p[1]]));
		}
		return pairs.every(([p, q]) => close(q, imageOf(name, p)));
	});
}
