/** The part of ratio.constant that decides whether a graph shows y = kx: a straight line through the origin. */
import { symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { oneCurve } from '../../../figures/curves.ts';

const [x, y] = [symbol('x'), symbol('y')];

const AXIS = { from: 0, to: 10, grid: 1, numbersEvery: 1 };

/** Each has three points with whole coordinates in the window. */
const CURVES: readonly ((place: number) => number)[] = [
	...[1, 2, 4].map((under) => (place: number) => place ** 2 / under),
	...[1, 2, 3].map((factor) => (place: number) => factor * Math.sqrt(place)),
];

const YES = say`Yes, because the graph is a straight line through the origin`;
const OFF_ORIGIN = say`No, because the graph does not pass through the origin`;
const CURVED = say`No, because the graph is not a straight line`;

const RISES = distractor(
	say`Yes, because ${y} increases as ${x} increases`,
	'thought that y is proportional to x whenever both increase',
);

export const graphSkills: Skills = {
	'Decide whether a graph is proportional'(draw) {
		const [form, k, b] = [draw.inTurn('form'), Number(draw.choice('k')), draw.int('b')];
		const found = answerOf(form, b);
		const heights: Readonly<Record<string, (place: number) => number>> = {
			'line through the origin': (place) => k * place,
			'line above the origin': (place) => k * place + b,
			curve: draw.random.pick(CURVES),
		};
		const at = heights[form];
		if (!at) return undefined;
		return {
			prompt: say`Is ${y} proportional to ${x} in the graph? Choose the answer with the correct reason.`,
			answer: found.answer,
			steps: [
				sentence(
					say`When ${y} is proportional to ${x}, the graph is a straight line through ${tuple(0, 0)}.`,
				),
				sentence(found.seen),
				sentence(say`${found.right}.`),
			],
			hints: [say`What two things must be true of the graph when ${y} is proportional to ${x}?`],
			figure: oneCurve({ at, keys: [0] }, { x: AXIS, y: AXIS }),
		};
	},
};

function answerOf(form: string, b: number) {
	const [yes, off, curved] = [
		distractor(
			YES,
			form === 'curve'
				? 'checked only whether the graph passes through the origin'
				: 'checked only whether the graph is a straight line',
		),
		distractor(OFF_ORIGIN, 'did not look at where the graph begins'),
		distractor(CURVED, 'did not notice that the graph is a straight line'),
	];
	if (form === 'curve')
		return {
			right: CURVED,
			answer: multipleChoice(CURVED, yes, RISES, off),
			seen: say`This graph passes through ${tuple(0, 0)}, but it is a curve.`,
		};
	if (form === 'line above the origin')
		return {
			right: OFF_ORIGIN,
			answer: multipleChoice(OFF_ORIGIN, yes, RISES, curved),
			seen: say`This graph is a straight line, but it meets the ${y}-axis at ${tuple(0, b)}.`,
		};
	return {
		right: YES,
		answer: multipleChoice(YES, RISES, off, curved),
		seen: say`This graph is a straight line, and it passes through ${tuple(0, 0)}.`,
	};
}
