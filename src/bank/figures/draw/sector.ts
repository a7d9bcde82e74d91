/** A sector of a circle, as it is drawn beside a solution. */
import { unitWords } from '../../../math/speech-units.ts';
import { ACCENT, halfWidth, INK, svg, tidy } from './drawing.ts';
import type { Drawing, Sector } from '../figure.ts';

const [WIDTH, HEIGHT, X, Y, RADIUS, BEND] = [320, 200, 160, 100, 76, 22];

export function drawSector(of: Sector): Drawing {
	const { angle, degrees, shaded } = of;
	const [radius, arc] = [`${of.radius} ${of.unit}`, of.arc && `${of.arc} ${of.unit}`];
	const at = (turn: number, far: number) => {
		const radians = (turn * Math.PI) / 180;
		return [tidy(X + far * Math.cos(radians)), tidy(Y - far * Math.sin(radians))] as const;
	};
	const isWide = degrees > 180 ? 1 : 0;
	const [end, bend] = [at(degrees, RADIUS), at(degrees, BEND)];
	const lean = Math.abs(Math.cos((degrees * Math.PI) / 360));
	const [a, b] = at(degrees / 2, BEND + 10 + halfWidth(angle) * lean);
	const [c, d] = at(degrees / 2, RADIUS + 11 + halfWidth(arc ?? '') * lean);
	const bow = `A${RADIUS} ${RADIUS} 0 ${isWide} 0 ${end.join(' ')}`;
	const drawing =
		`<circle cx="${X}" cy="${Y}" r="${RADIUS}" fill="none" stroke="${INK}"/>` +
		(shaded
			? `<path d="M${X} ${Y}H${X + RADIUS}${bow}z" fill="${ACCENT}" fill-opacity=".2"/>`
			: '') +
		`<g fill="none" stroke="${ACCENT}"><path d="M${X} ${Y}L${X + RADIUS} ${Y}" stroke-width="2"/><path d="M${X} ${Y}L${end.join(' ')}" stroke-width="2"/><path d="M${X + RADIUS} ${Y}${bow}" stroke-width="3"/>` +
		`<path d="M${X + BEND} ${Y}A${BEND} ${BEND} 0 ${isWide} 0 ${bend.join(' ')}"/></g>` +
		`<circle cx="${X}" cy="${Y}" r="3" fill="${ACCENT}"/><g stroke="#fff" stroke-width="3" paint-order="stroke">` +
		`<text x="${X + RADIUS / 2}" y="${Y + 17}">${radius}</text><text x="${a}" y="${tidy(b + 5)}">${angle}</text>` +
		(arc === undefined ? '' : `<text x="${c}" y="${tidy(d + 5)}" font-weight="700">${arc}</text>`) +
		'</g>';
	return { svg: svg(WIDTH, HEIGHT, drawing), alt: inWords(of), width: WIDTH, height: HEIGHT };
}

const said = (text: string): string =>
	text
		.replace(/(\d*)π/, '$1 pi')
		.replace('/', ' over ')
		.replace('°', ' degrees')
		.trim();

function inWords({ radius, unit, angle, arc, shaded }: Sector): string {
	const isPlain = /^[\d.]+$/.test(angle);
	return [
		`A circle with a radius of ${radius} ${unitWords(unit)} and a ${shaded ? 'shaded ' : ''}sector with a central angle of ${said(angle)}${isPlain ? ' radians' : ''}.`,
		...(arc === undefined
			? []
			: [`The arc of the sector is ${said(arc)} ${unitWords(unit)} long.`]),
	].join(' ');
}
