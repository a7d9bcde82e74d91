/** Terminal arms on the unit circle, each with its triangle at the x-axis. */
import { listInWords } from '../../../math/things-in-words.ts';
import { ACCENT, halfWidth, INK, svg, tidy } from './drawing.ts';
import type { Arm, Drawing, UnitCircle } from '../figure.ts';

const [WIDTH, HEIGHT, X, Y, RADIUS, BEND] = [320, 220, 160, 110, 80, 24];

export function drawUnitCircle(of: UnitCircle): Drawing {
	const drawing =
		`<path d="M44 ${Y}H276M${X} 214V6M270 ${Y - 4}l6 4-6 4M${X - 4} 12l4-6 4 6" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
		`<g font-style="italic" font-size="15"><text x="284" y="${Y + 5}">x</text><text x="${X - 12}" y="16">y</text></g>` +
		`<circle cx="${X}" cy="${Y}" r="${RADIUS}" fill="none" stroke="${INK}"/>` +
		`<g fill="none" stroke="${ACCENT}">${of.arms.map(drawnArm).join('')}</g>` +
		of.arms.map(dotOf).join('') +
		`<g stroke="#fff" stroke-width="3" paint-order="stroke"><g fill="${ACCENT}">${of.arms.map(nameOf).join('')}</g>${labelsOf(of).join('')}</g>`;
	return { svg: svg(WIDTH, HEIGHT, drawing), alt: inWords(of), width: WIDTH, height: HEIGHT };
}

const isOnAxis = ({ degrees }: Arm): boolean => degrees % 90 === 0;

const towards = (degrees: number, far: number): [number, number] => {
	const angle = (degrees * Math.PI) / 180;
	return [tidy(X + far * Math.cos(angle)), tidy(Y - far * Math.sin(angle))];
};

/** The arm, the leg down or up to the x-axis, and the bow of the acute angle between arm and axis. */
function drawnArm(arm: Arm): string {
	const [x, y] = towards(arm.degrees, RADIUS);
	const line = `<path d="M${X} ${Y}L${x} ${y}" stroke-width="2"/>`;
	if (isOnAxis(arm)) return line;
	const [a, b] = towards(arm.degrees, BEND);
	const [side, turn] = [x > X ? BEND : -BEND, x > X === y < Y ? 0 : 1];
	return `${line}<path d="M${x} ${y}V${Y}" stroke-dasharray="5 4"/><path d="M${X + side} ${Y}A${BEND} ${BEND} 0 0 ${turn} ${a} ${b}"/>`;
}

function dotOf(arm: Arm): string {
	const [x, y] = towards(arm.degrees, RADIUS);
	return `<circle cx="${x}" cy="${y}" r="4" fill="${ACCENT}"/>`;
}

function nameOf({ degrees, text }: Arm): string {
	const angle = (degrees * Math.PI) / 180;
	const far = RADIUS + 12 + (halfWidth(text) - 2) * Math.abs(Math.cos(angle));
	const [x, y] = towards(degrees, far);
	// Beside an axis, not on it.
	if (degrees % 180 === 0) return textAt(x, y - 6, text);
	const room = halfWidth(text) + 6;
	const clear = x < X ? Math.min(x, X - room) : Math.max(x, X + room);
	return textAt(clear, y + 5, text);
}

const textAt = (x: number, y: number, text: string): string =>
	`<text x="${tidy(x)}" y="${tidy(y)}">${text}</text>`;

function labelsOf({ arms, related, value }: UnitCircle): string[] {
	const bows = arms.flatMap((arm) => {
		if (related === undefined || isOnAxis(arm) || arm.text === related) return [];
		const side = arm.degrees > 90 && arm.degrees < 270 ? 180 : 360;
		const middle = (arm.degrees + (arm.degrees < 90 ? 0 : side)) / 2;
		const [x, y] = towards(middle, BEND + 6 + halfWidth(related));
		return [textAt(x, y + 5, related)];
	});
	const [arm] = arms;
	if (!value || !arm) return bows;
	const [x, y] = towards(arm.degrees, RADIUS);
	return value.of === 'cos'
		? [...bows, textAt((X + x) / 2, y < Y ? Y + 17 : Y - 7, value.text)]
		: [
				...bows,
				textAt(x + (x > X ? 1 : -1) * (halfWidth(value.text) + 6), (Y + y) / 2 + 5, value.text),
			];
}

// In words.

/** "7 pi over 6", "210 degrees" */
const angleInWords = (text: string): string =>
	text
		.replace(/(\d*)π/, '$1 pi')
		.replace('/', ' over ')
		.replace('°', ' degrees')
		.trim()
		.replace(/^− ?/, 'negative ');

const quadrantOf = ({ degrees }: Arm): string =>
	isOnAxis({ degrees, text: '' })
		? `on the ${degrees < 180 ? 'positive' : 'negative'} ${degrees % 180 === 0 ? 'x' : 'y'}-axis`
		: `in quadrant ${Math.floor(degrees / 90) + 1}`;

function inWords({ arms, related, value }: UnitCircle): string {
	const places = arms.map((arm) => `${angleInWords(arm.text)} ${quadrantOf(arm)}`);
	const isShown =
		related !== undefined && arms.some((arm) => !isOnAxis(arm) && arm.text !== related);
	const sentences = [
		`A unit circle with the terminal ${arms.length === 1 ? 'arm' : 'arms'} of ${listInWords(places)}.`,
		...(isShown ? [`The related acute angle at the x-axis is ${angleInWords(related)}.`] : []),
		...(value
			? [
					`The ${value.of === 'sin' ? 'y-coordinate of the end of the arm is the sine' : 'x-coordinate of the end of the arm is the cosine'}, ${valueInWords(value.text)}.`,
				]
			: []),
	];
	return sentences.join(' ');
}

/** "−1/2" is negative one half, "√3/2" the fraction the square root of 3, over 2, end fraction. */
const valueInWords = (text: string): string =>
	text
		.replace(/^(−?)√(\d+)\/2$/, (_, minus: string, radicand: string) => {
			const root = minus ? 'negative square root' : 'square root';
			return `the fraction the ${root} of ${radicand}, over 2, end fraction`;
		})
		.replace('1/2', 'one half')
		.replace('−', 'negative ');
