/** Reads the table or the graph again and tests every pair; statements are tested by their numbers. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	expectTrueLines,
	promptPoints,
	type Verify,
} from '../../../verify/evidence.ts';
import { amountsIn, promptAmounts } from '../../../verify/amounts.ts';
import {
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	readTex,
	same,
	show,
} from '../../../verify/values.ts';
import { type Spot, spotsOn, whole } from '../../../verify/read-curve.ts';
import { figurePoint, pairsOfTable } from '../../../verify/read-figure.ts';
import { readLine, slopeOf } from '../../../verify/read-line.ts';

type Pair = readonly [Exact, Exact];

const NOWHERE: Spot = [Number.NaN, Number.NaN];

const CHECKS: Readonly<Record<string, (question: Question) => string[]>> = {
	'Find the constant of proportionality'(question) {
		const stored = readExact(question.answer.value);
		const pairs = pairsOf(question);
		if (!stored || pairs.length < 4) return ['there is no table with four pairs'];
		return pairs.flatMap(([x, y]) =>
			same(multiply(stored, x), y) ? [] : [`${show(stored)} times ${show(x)} is not ${show(y)}`],
		);
	},
	'Test a table for direct variation'(question) {
		const share = commonShare(pairsOf(question));
		return expectOneChoice(question, (text) => {
			const value = /k = (.*)\$/.exec(text)?.[1];
			return value === undefined ? !share : !!share && same(readTex(value)({}), share);
		});
	},
	'Decide whether a table is proportional'(question) {
		const share = commonShare(pairsOf(question));
		return expectOneChoice(question, (text) => {
			if (/increase/.test(text)) return false;
			const factor = /is \$([^$]*)\$ times/.exec(text)?.[1];
			return factor === undefined ? !share : !!share && same(readTex(factor)({}), share);
		});
	},
	'Decide whether a graph is proportional'(question) {
		if (!question.question.startsWith('Is $y$ proportional to $x$ in the graph?'))
			return ['the prompt asks something else'];
		const { exact: spots } = spotsOn(whole(question.question_speech));
		const [[x1, y1], [x2, y2], ...more] = [
			spots[0] ?? NOWHERE,
			spots[1] ?? NOWHERE,
			...spots.slice(2),
		];
		if (more.length === 0) return ['the graph names fewer than three points'];
		const isStraight = more.every(([x, y]) => (x - x1) * (y2 - y1) === (y - y1) * (x2 - x1));
		const isAtOrigin = spots.some(([x, y]) => x === 0 && y === 0);
		if (!isStraight && !isAtOrigin)
			return [
				'the graph is neither straight nor through the origin, so two choices would be right',
			];
		const wanted = isStraight ? (isAtOrigin ? /^Yes.*origin$/ : /^No.*origin$/) : /^No.*line$/;
		const seen = isStraight
			? isAtOrigin
				? /^This graph is a straight line, and it passes through \$\(0, 0\)\$\.$/
				: /^This graph is a straight line, but it meets the \$y\$-axis at /
			: /^This graph passes through \$\(0, 0\)\$, but it is a curve\.$/;
		return [
			...expectOneChoice(question, (text) => wanted.test(text)),
			...(question.steps.some(({ text }) => seen.test(text))
				? []
				: ['no step says what the graph shows']),
		];
	},
	'Write the equation of a proportional relationship'(question) {
		const stated = promptAmounts(question).all;
		const [x, y] = figurePoint(question, 'P') ?? [stated[0], stated[1]];
		const slope = slopeOf(readLine(question.answer.value));
		const passes = same(valueAt(question.answer.value), exact(0));
		return x && y && slope && passes && same(multiply(slope, x), y)
			? []
			: [`${question.answer.value} does not hold for the pair of the prompt`];
	},
	'Interpret a point on a proportional graph'(question) {
		const [point] = promptPoints(question);
		const marked = figurePoint(question, 'P');
		if (!point || !marked || !point.every((value, at) => same(value, marked[at] ?? exact(0))))
			return ['the prompt and the graph name different points'];
		const [a, b] = point;
		return expectOneChoice(question, (text) => {
			const [first, second] = amountsIn(text).all;
			if (!first) return false;
			return second ? same(first, a) && same(second, b) : same(first, divide(b, a));
		});
	},
};

export const verify: Verify = ({ question, skill }) => [
	...expectTrueLines(question),
	...(CHECKS[skill]?.(question) ?? [`there is no check for "${skill}"`]),
];

const pairsOf = (question: Question): Pair[] => pairsOfTable(question.question_speech);

/** y ÷ x where it is the same for all pairs. */
function commonShare(pairs: readonly Pair[]): Exact | undefined {
	const [first] = pairs;
	if (!first) throw new RangeError('The table is empty.');
	const isCommon = pairs.every(([x, y]) => same(multiply(x, first[1]), multiply(y, first[0])));
	return isCommon ? divide(first[1], first[0]) : undefined;
}

/** The right side of an equation y = … at x = 0. */
const valueAt = (equation: string): Exact => readTex(equation.split('=')[1] ?? '')({ x: exact(0) });
