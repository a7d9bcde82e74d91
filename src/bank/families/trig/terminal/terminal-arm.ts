/** The terminal arm through a point, with its triangle at the x-axis: a sketch, not to scale. */
import type { Line } from '../../../family.ts';
import { clausesInWords } from '../../../../math/things-in-words.ts';
import { ACCENT, halfWidth, INK, svg, tidy } from '../../../figures/draw/drawing.ts';
import type { Drawing } from '../../../figures/figure.ts';
import { plainDecimal } from '../../../../math/plain-notation.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

type TerminalArm = {
	x: number;
	y: number;
	/** The distance of the point from the origin, where the lines have it: 13, √157, 5√2. */
	r?: string;
};

const [WIDTH, HEIGHT, X, Y] = [320, 200, 160, 100];

export const withTerminalArm = (line: Line, of: TerminalArm): Line => ({
	...line,
	figure: terminalArm(of),
});

export function terminalArm(of: TerminalArm): Drawing {
	const { x, y, r } = of;
	const steep = Math.min(1.8, Math.max(0.55, Math.abs(y / x)));
	const long = Math.min(96, 78 / steep);
	const [a, b] = [tidy(X + Math.sign(x) * long), tidy(Y - Math.sign(y) * long * steep)];
	const [right, up] = [Math.sign(x), Math.sign(y)];
	const text = (left: number, base: number, words: string) =>
		`<text x="${tidy(left)}" y="${tidy(base)}">${words}</text>`;
	const labels = [
		text((X + a) / 2, up > 0 ? Y + 18 : Y - 8, plainDecimal(x)),
		text(a + right * (halfWidth(plainDecimal(y)) + 8), (Y + b) / 2 + 5, plainDecimal(y)),
		...(r === undefined
			? []
			: [text((X + a) / 2 - right * (halfWidth(r) + 7), (Y + b) / 2 - up * 6 + 5, r)]),
	];
	const drawing =
		`<path d="M34 ${Y}H286M${X} 194V6M280 ${Y - 4}l6 4-6 4M${X - 4} 12l4-6 4 6" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
		`<g font-style="italic" font-size="15"><text x="294" y="${Y + 5}">x</text><text x="${X - 12}" y="16">y</text></g>` +
		`<g fill="none" stroke="${ACCENT}"><path d="M${X} ${Y}L${a} ${b}" stroke-width="2"/><path d="M${a} ${b}V${Y}" stroke-dasharray="5 4"/></g>` +
		`<circle cx="${a}" cy="${b}" r="4" fill="${ACCENT}"/>` +
		`<g stroke="#fff" stroke-width="3" paint-order="stroke">${labels.join('')}</g>`;
	return { svg: svg(WIDTH, HEIGHT, drawing), alt: inWords(of), width: WIDTH, height: HEIGHT };
}

function inWords({ x, y, r }: TerminalArm): string {
	const quadrant = y > 0 ? (x > 0 ? 1 : 2) : x < 0 ? 3 : 4;
	const legs = [
		`Its horizontal leg is labelled ${spoken(x)}`,
		`its vertical leg is labelled ${spoken(y)}`,
	];
	const sides = r === undefined ? legs : [...legs, `its hypotenuse is labelled ${rootInWords(r)}`];
	return `A sketch of the terminal arm in quadrant ${quadrant}, with a right triangle drawn to the x-axis. ${clausesInWords(sides)}.`;
}

const rootInWords = (text: string): string => text.replace(/(\d*)√/, '$1 root ').trim();
