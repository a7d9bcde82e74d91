/**
 * Mistakes that lead to another line, another reading of an expression, or another kind: what was taken for the answer
 * must be what the wrong choice says.
 */
import { chose } from '../relations/chosen-answers.ts';
import { namedNumber } from '../relations/parts.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const lineOf = (choice: string): number => Number(/^Line (\d)$/.exec(choice)?.[1]);

/** The first mistake is on the line that was accepted, and a later one was chosen. */
const acceptedLine: Relation = ({ right, wrong, said: [line] }) =>
	lineOf(right) === namedNumber(line) && lineOf(wrong) > lineOf(right);

/** Only the lines above the first mistake are correct. */
const correctLine: Relation = ({ right, wrong }) => lineOf(wrong) < lineOf(right);

const SIGNS = /is (positive|negative)(?: before and (positive|negative) after| on both sides)/;

/** Whether each rate is positive: before and after. */
function signsIn(text: string): [before: boolean, after: boolean] | undefined {
	const [, before, after = before] = SIGNS.exec(text) ?? [];
	return before ? [before === 'positive', after === 'positive'] : undefined;
}

/** Each rate that is subtracted in the reverse order has the other sign. */
const ratesReversed: Relation = ({ right, wrong, said: [which] }) => {
	const [was, is] = [signsIn(right), signsIn(wrong)];
	return (
		was &&
		is &&
		(was[0] !== is[0]) === (which !== 'after') &&
		(was[1] !== is[1]) === (which !== 'before')
	);
};

type Extremum = { kind: string; x: number; y: number };

const COORDINATES =
	/^a local (maximum|minimum) at \$\((-?[\d.]+), (-?)(?:\\frac\{(\d+)\}\{(\d+)\}|([\d.]+))\)\$$/;

function extremumIn(text: string): Extremum | undefined {
	const [, kind, x, minus, over, under, size] = COORDINATES.exec(text) ?? [];
	const y = size ? Number(size) : Number(over) / Number(under);
	return kind ? { kind, x: Number(x), y: minus ? -y : y } : undefined;
}

const extrema =
	(holds: (right: Extremum, wrong: Extremum, pair: Pair) => boolean): Relation =>
	(pair) => {
		const [right, wrong] = [extremumIn(pair.right), extremumIn(pair.wrong)];
		return right && wrong && holds(right, wrong, pair);
	};

/** The numerator is 1, so the quadratic has the reciprocal as its value. */
const isVertex = (right: Extremum, wrong: Extremum, { prompt }: Pair): boolean =>
	prompt.includes('\\frac{1}{') && wrong.x === right.x && Math.abs(wrong.y * right.y - 1) < 1e-9;

const FACTORS = /^\$\((-?\d*)([a-z]) ([-+]) (\d+)\)\((-?\d*)\2 ([-+]) (\d+)\)\$$/;

/** The coefficients and constants of (at + b)(ct + d). */
function factorsIn(text: string): number[] | undefined {
	const [found, a = '', , b, c, d = '', e, f] = FACTORS.exec(text) ?? [];
	const coefficient = (digits: string) => Number(/\d/.test(digits) ? digits : `${digits}1`);
	return found
		? [coefficient(a), Number(`${b}${c}`), coefficient(d), Number(`${e}${f}`)]
		: undefined;
}

const factors =
	(change: (a: number, b: number, c: number, d: number) => number[]): Relation =>
	({ right, wrong }) => {
		const [was, is] = [factorsIn(right), factorsIn(wrong)];
		const [a = 0, b = 0, c = 0, d = 0] = was ?? [];
		return was && is && right !== wrong && change(a, b, c, d).every((one, at) => one === is[at]);
	};

/** What each part of "10 + 9m" stands for. */
const WHOLE = /^the (?:total|amount of [a-z]+, in [a-z]+, (?:left )?in|height)/;

export const CHOSEN_PART_RULES: readonly Rule[] = [
	rule(acceptedLine, 'accepted Line (\\d) as correct'),
	rule(correctLine, 'chose a line that is correct: .*'),
	rule(
		ratesReversed,
		'subtracted the values in the reverse order for (both) rates',
		'subtracted the values in the reverse order for the rate (before|after) x = .*',
	),
	rule(
		extrema(
			(right, wrong) => right.kind !== wrong.kind && right.x === wrong.x && right.y === wrong.y,
		),
		'gave the same type of extremum as that of the quadratic',
	),
	rule(
		extrema((right, wrong, pair) => right.kind !== wrong.kind && isVertex(right, wrong, pair)),
		'gave the vertex of the quadratic',
	),
	rule(
		factors((a, b, c, d) => [a, d, c, b]),
		'switched the constants of the two factors',
	),
	rule(
		factors((a, b, c, d) => [a, -b, c, -d]),
		'checked only the first and last terms; the middle term has the opposite sign',
	),
	rule(
		factors((a, b, c, d) => [a, -d, c, -b]),
		'switched the constants of the two factors and changed both signs',
	),
	// What a number or a term represents
	rule(chose(/\bfor every additional\b/), 'read the output as a change'),
	rule(chose(/^(?:In each|Each) of the\b/), 'read the output as a rate'),
	rule(chose(WHOLE), 'described the whole expression instead'),
	rule(chose(/\beach\b(?! of)/), 'described the coefficient instead'),
	rule(chose(/\ball the\b|\bsince\b|\bso far\b/), 'described the whole variable term instead'),
	rule(
		chose(/\bbefore (?:any|it|the)\b|at the start|\bno \w+ (?:is|are)\b/),
		'described the constant term instead',
	),
	// Kinds
	rule(chose(/^quadratic$/), 'thought that the second differences are all equal'),
	rule(
		chose(/^quadratic$/, /^(?:linear|logarithmic)$/),
		'thought that the first differences are not all equal',
	),
	rule(
		chose(/^another type$/, /^quadratic$/),
		'overlooked that the second differences are all equal',
	),
];
