/** num.line: the place of a square root on the number line. */
import { equation, num, power, relation, symbol } from '../../../../math/expression.ts';
import { decimal, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, line, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { ACCENT, INK, svg } from '../../../figures/draw/drawing.ts';
import type { Drawing } from '../../../figures/figure.ts';
import { plainDecimal } from '../../../../math/plain-notation.ts';

// A number line with labels at whole numbers, halfway tick marks, and several lettered points.

type LetteredLine = {
	/** Whole numbers at the two ends. */
	from: number;
	to: number;
	/** From left to right, at least 0.2 apart. */
	points: readonly { name: string; at: number }[];
};

const [WIDTH, HEIGHT, MARGIN, AXIS] = [320, 84, 24, 46];

export function letteredLine({ from, to, points }: LetteredLine): Drawing {
	const x = (at: number) =>
		Number((MARGIN + ((at - from) * (WIDTH - 2 * MARGIN)) / (to - from)).toFixed(1));
	const whole = Array.from({ length: to - from + 1 }, (_, i) => from + i);
	const long = whole.map((at) => `M${x(at)} ${AXIS - 7}v14`).join('');
	const short = whole
		.slice(0, -1)
		.map((at) => `M${x(at + 0.5)} ${AXIS - 4}v8`)
		.join('');
	const texts = whole
		.map((at) => `<text x="${x(at)}" y="${AXIS + 26}">${plainDecimal(at)}</text>`)
		.join('');
	const dots = points
		.map(
			({ name, at }) =>
				`<circle cx="${x(at)}" cy="${AXIS}" r="4.5" fill="${ACCENT}"/><text x="${x(at)}" y="${AXIS - 14}" font-size="16" font-style="italic" fill="${ACCENT}">${name}</text>`,
		)
		.join('');
	const axis = `<path d="M4 ${AXIS}H${WIDTH - 4}M10 ${AXIS - 4}l-6 4 6 4M${WIDTH - 10} ${AXIS - 4}l6 4-6 4${long}${short}" fill="none" stroke="${INK}" stroke-width="1.5"/>`;
	return {
		svg: svg(WIDTH, HEIGHT, axis + texts + dots),
		alt: altOf({ from, to, points }),
		width: WIDTH,
		height: HEIGHT,
	};
}

const altOf = ({ from, to, points }: LetteredLine): string =>
	`A number line from ${from} to ${to} with a label at every whole number and a short tick mark halfway between. ${points
		.map(({ name, at }) => `Point ${name} is at about ${at.toFixed(1)}.`)
		.join(' ')}`;

const LETTERS = ['P', 'Q', 'R', 'S', 'T'];

export const rootSkills: Skills = {
	'Locate an irrational number on the number line'(draw) {
		const n = draw.int('n');
		const value = Math.sqrt(n);
		const low = Math.floor(value);
		const part = value - low;
		if (part < 0.12 || part > 0.88 || Math.abs(part - 0.5) < 0.08) return undefined;
		const left = part < 0.5;
		const wrong = [
			{
				at: value - 1,
				mistake: 'placed the number one whole unit too far to the left',
			},
			{
				at: value + 1,
				mistake: 'placed the number one whole unit too far to the right',
			},
			{
				at: low + (left ? 0.78 : 0.22),
				mistake: `placed the number between ${low} and ${low + 1}, but in the wrong half`,
			},
		];
		const extra =
			Number(draw.inTurn('letters')) === 5 ? [{ at: low + (left ? 1.9 : -0.9), mistake: '' }] : [];
		const places = [{ at: value, mistake: '' }, ...wrong, ...extra].toSorted((a, b) => a.at - b.at);
		if (places.some(({ at }, i) => i > 0 && at - (places[i - 1]?.at ?? 0) < 0.2)) return undefined;
		const points = places.map(({ at }, i) => ({ name: LETTERS[i] ?? '', at }));
		const nameOf = (at: number) => symbol(points.find((point) => point.at === at)?.name ?? '');
		const middle = decimal(`${low}.5`);
		return {
			prompt: say`Which point on the number line shows ${root(n)}?`,
			answer: multipleChoice(
				nameOf(value),
				...wrong.map(({ at, mistake }) => distractor(nameOf(at), mistake)),
			),
			steps: [
				line(
					relation(relation(num(low), '<', root(n)), '<', low + 1),
					`${n} is between ${low} × ${low} = ${low ** 2} and ${low + 1} × ${low + 1} = ${(low + 1) ** 2}`,
				),
				line(
					relation(
						equation(power(middle, 2), decimal(`${low * (low + 1)}.25`)),
						left ? '>' : '<',
						n,
					),
					`test the midpoint: the square root is ${left ? 'less' : 'greater'} than ${low}.5`,
				),
				sentence(
					say`Point ${nameOf(value)} shows ${root(n)}: it is between ${low} and ${low + 1}, to the ${left ? 'left' : 'right'} of the midpoint.`,
				),
			],
			hints: [
				say`Between which two consecutive integers is ${root(n)}? Which perfect squares are just below and just above ${n}?`,
			],
			figure: letteredLine({ from: low - 1, to: low + 2, points }),
		};
	},
};
