/** Paint, carpet, tiles and fences: an area or a length, and the price of one unit of it. */
import { brackets, difference, equation, sum, times } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { size, sizeText, sizeWords, type Unit, UNIT } from '../../../steps/measured.ts';
import { rectangle, withParts } from './parts.ts';
import type { Diagram, Mark } from '../../../figures/figure.ts';

// The lengths below and to the right of a rectangle that has its lower left corner at (0, 0).

export const sideMarks = (w: number, h: number, unit: Unit): Mark[] => [
	{
		mark: 'side',
		ends: [
			[0, 0],
			[w, 0],
		],
		text: sizeText(w, unit),
		awayFrom: [w / 2, h],
	},
	{
		mark: 'side',
		ends: [
			[w, 0],
			[w, h],
		],
		text: sizeText(h, unit),
		awayFrom: [0, 0],
	},
];

type Cost = {
	text: Prose;
	lines: Line[];
	amount: number;
	/** The area or the length that is paid for. */
	paid: string;
	/** The price of one unit lies in this range of dollars. */
	prices: readonly [number, number];
	per: string;
	asked: string;
	/** What is not covered, as it is drawn. */
	inside: readonly [number, number] | null;
	/** The second length of the rectangle, and what is in it. */
	alt: string;
	/** What is subtracted. */
	gap: string;
	hint: Prose;
};

const { ft } = UNIT;

/** The part that is not covered is in the middle. */
const lessPart = (w: number, h: number, a: number, b: number, why: string): Line[] => [
	line(equation('A', difference(times(w, h), times(a, b))), why),
	withParts(
		line(
			equation('A', equation(difference(w * h, a * b), w * h - a * b)),
			'multiply, then subtract',
		),
		[rectangle([0, 0], [w, h]), { ...rectangle([(w - a) / 2, (h - b) / 2], [a, b]), taken: true }],
	),
];

const MAKE: Readonly<Record<string, (w: number, h: number) => Cost | undefined>> = {
	'painting a wall'(w, h) {
		if (h < 8 || h > 12 || w < 10 || w === h) return undefined;
		return {
			text: say`A wall is ${size(w, ft)} long and ${size(h, ft)} high. It has a window that measures ${size(4, ft)} by ${size(3, ft)}, which is not painted.`,
			lines: lessPart(
				w,
				h,
				4,
				3,
				'A is the painted area: subtract the area of the window from the area of the wall',
			),
			amount: w * h - 12,
			paid: 'painted area',
			prices: [2, 5],
			per: 'Painting costs',
			asked: 'to paint the wall',
			inside: [4, 3],
			alt: 'high, with a window that measures 4 feet by 3 feet',
			gap: 'area of the window',
			hint: say`What is the area of the part of the wall that is painted?`,
		};
	},
	'carpeting a room'(w, h) {
		if (h < 9 || w <= h) return undefined;
		return {
			text: say`A room is ${size(w, ft)} long and ${size(h, ft)} wide. A fireplace that measures ${size(5, ft)} by ${size(2, ft)} takes up part of the floor, and the rest is carpeted.`,
			lines: lessPart(
				w,
				h,
				5,
				2,
				'A is the carpeted area: subtract the area of the fireplace from the area of the floor',
			),
			amount: w * h - 10,
			paid: 'carpeted area',
			prices: [3, 12],
			per: 'Carpet costs',
			asked: 'to carpet the room',
			inside: [5, 2],
			alt: 'wide, with a part that measures 5 feet by 2 feet left out for the fireplace',
			gap: 'area of the fireplace',
			hint: say`How many square feet of carpet are needed?`,
		};
	},
	'fencing a yard'(w, h) {
		if (h < 8 || w <= h) return undefined;
		return {
			text: say`A rectangular yard is ${size(w, ft)} long and ${size(h, ft)} wide. A fence goes all the way around it, except for a gate that is ${size(4, ft)} wide.`,
			lines: [
				line(
					equation('L', difference(times(2, brackets(sum(w, h))), 4)),
					'L is the length of the fence: subtract the width of the gate from the perimeter',
				),
				line(
					equation('L', equation(difference(2 * (w + h), 4), 2 * (w + h) - 4)),
					'add inside the parentheses, multiply, then subtract',
				),
			],
			amount: 2 * (w + h) - 4,
			paid: 'length of the fence',
			prices: [8, 30],
			per: 'The fence costs',
			asked: 'to build the fence',
			inside: null,
			alt: 'wide, with a gate 4 feet wide in one side',
			gap: 'width of the gate',
			hint: say`The fence follows the perimeter, except at the gate. How long is the fence?`,
		};
	},
	'tiling a patio'(w, h) {
		if (h < 7 || w <= h) return undefined;
		return {
			text: say`A rectangular patio is ${size(w, ft)} long and ${size(h, ft)} wide. In the middle is a square flower bed with sides of ${size(3, ft)}, and the rest is tiled.`,
			lines: lessPart(
				w,
				h,
				3,
				3,
				'A is the tiled area: subtract the area of the flower bed from the area of the patio',
			),
			amount: w * h - 9,
			paid: 'tiled area',
			prices: [4, 15],
			per: 'The tiles cost',
			asked: 'to tile the patio',
			inside: [3, 3],
			alt: 'wide, with a square flower bed in the middle. Each side of the flower bed is 3 feet',
			gap: 'area of the flower bed',
			hint: say`How many square feet are tiled?`,
		};
	},
};

export function costStory(draw: Draw): Draft | undefined {
	const [w, h] = [draw.int('w'), draw.int('h')];
	const cost = caseOf(MAKE, draw.inTurn('ctx'))(w, h);
	if (!cost) return undefined;
	const [low, high] = cost.prices;
	const price = low + (draw.int('p') % (high - low + 1));
	const total = cost.amount * price;
	const whole = cost.inside ? w * h : 2 * (w + h);
	const answer = withMisconceptions(
		withUnit(integer(total), 'dollars'),
		[integer(whole * price), `did not subtract the ${cost.gap}`],
		[integer(cost.amount), `stopped at the ${cost.paid}`],
		[
			integer((cost.inside ? 2 * (w + h) : w * h) * price),
			`used the ${cost.inside ? 'perimeter instead of the area' : 'area instead of the perimeter'}`,
		],
	);
	const letter = cost.inside ? 'A' : 'L';
	const unit = cost.inside ? 'square foot' : 'foot';
	return {
		prompt: say`${cost.text} ${cost.per} ${money(price)} per ${unit}. How much does it cost ${cost.asked}, in dollars?`,
		answer,
		steps: [
			...cost.lines,
			line(
				equation('C', times(cost.amount, price)),
				`C is the cost: multiply the ${cost.paid}, ${cost.amount} ${letter === 'A' ? 'square feet' : 'feet'}, by the price per ${unit}`,
			),
			line(equation('C', total), 'multiply'),
			sentence(say`It costs ${money(total)} ${cost.asked}.`),
		],
		hints: [cost.hint, say`What must the ${cost.paid} be multiplied by to give the cost?`],
		figure: costFigure(w, h, cost),
	};
}

function costFigure(w: number, h: number, { inside, alt }: Cost): Diagram {
	const hole: Mark[] = inside
		? [
				{
					mark: 'path',
					at: [
						[(w - inside[0]) / 2, (h - inside[1]) / 2],
						[(w + inside[0]) / 2, (h - inside[1]) / 2],
						[(w + inside[0]) / 2, (h + inside[1]) / 2],
						[(w - inside[0]) / 2, (h + inside[1]) / 2],
					],
					closed: true,
					fill: 'paper',
				},
				{
					mark: 'text',
					at: [w / 2, (h - inside[1]) / 2],
					text: sizeText(inside[0], ft),
					awayFrom: [w / 2, h],
				},
				{
					mark: 'text',
					at: [(w + inside[0]) / 2, h / 2],
					text: sizeText(inside[1], ft),
					awayFrom: [0, h / 2],
				},
			]
		: [
				{
					mark: 'path',
					at: [
						[w / 2 - 2, 0],
						[w / 2 + 2, 0],
					],
					accent: true,
				},
			];
	return {
		kind: 'diagram',
		marks: [
			{
				mark: 'path',
				at: [
					[0, 0],
					[w, 0],
					[w, h],
					[0, h],
				],
				closed: true,
				...(inside ? { fill: 'shade' as const } : {}),
			},
			...hole,
			...sideMarks(w, h, ft),
		],
		alt: `A rectangle ${sizeWords(w, ft)} long and ${sizeWords(h, ft)} ${alt}.`,
	};
}
