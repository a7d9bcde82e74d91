/**
 * Mistakes in the equation of a parabola, an ellipse, or a hyperbola, made in the text of the right equation, and in the
 * parts of a conic, found again from the equation in the prompt.
 */
import { withCenter } from './centers.ts';
import { type Found, fromValue, isOneOf, inAnswerText } from '../relations/found-values.ts';
import { spotsIn } from './given-figures.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The factor in front of the parentheses on the right side: "-20(y + 2)". */
const factor = (change: (value: number) => number): Relation =>
	inAnswerText((right) => [
		right.replace(
			/= (-?\d*)(?=\(?[xy])/,
			(_, value) =>
				`= ${change(value === '-' || value === '' ? Number(`${value}1`) : Number(value))}`,
		),
	]);

const UNDER = /(?<=\\frac\{[^{}]*(?:\{2\})?\}\{)\d+(?=\})/g;
const denominatorsIn = (tex: string): number[] => (tex.match(UNDER) ?? []).map(Number);
const withDenominator = (tex: string, at: number, value: number): string => {
	let seen = -1;
	return tex.replaceAll(UNDER, (old) => (++seen === at ? String(value) : old));
};

type Term = { letter: string; center: number; under: number; sign: number };

/** The two squared terms of a conic. */
function termsIn(text: string): Record<'x' | 'y', Term> | undefined {
	const found = [
		...text.matchAll(
			/(-?) ?(?:\\frac\{(?:\((\w) ([+-]) (\d+)\)|(\w))\^\{2\}\}\{(\d+)\}|(?:\((\w) ([+-]) (\d+)\)|(\w))\^\{2\})/g,
		),
	].map(([, minus, a, sign, shift, b, under, c, second, third, d]): Term => ({
		letter: a ?? b ?? c ?? d ?? '',
		center: Number(shift ?? third ?? 0) * ((sign ?? second) === '+' ? -1 : 1),
		under: Number(under ?? 1),
		sign: minus ? -1 : 1,
	}));
	const [x, y] = ['x', 'y'].map((letter) => found.find((term) => term.letter === letter));
	return x && y && found.length === 2 ? { x, y } : undefined;
}

const fromConic = (
	find: (terms: Record<'x' | 'y', Term>, row: readonly number[]) => readonly Found[],
) =>
	isOneOf((pair) => {
		const terms = termsIn(pair.prompt);
		return terms ? find(terms, pair.parts()?.[0].values[0] ?? []) : [];
	});

/** Two points at this distance from the center, on the axis of the right ones or the other one. */
const onAxis = (
	distance: (terms: Record<'x' | 'y', Term>, right: number) => number,
	which: 'same' | 'other' = 'same',
): Relation =>
	fromConic((terms, [a = 0, b = 0, c = 0, d = 0]) => {
		const [x, y] = [(a + c) / 2, (b + d) / 2];
		const reach = distance(terms, Math.hypot(c - a, d - b) / 2);
		return [
			(b === d) === (which === 'same')
				? [x - reach, y, x + reach, y]
				: [x, y - reach, x, y + reach],
		];
	});

/** A line through the center with this slope in place of the right one. */
const throughCenter = (change: (slope: number) => number, center = true): Relation =>
	inAnswerText((right, { prompt }) => {
		const terms = termsIn(prompt);
		const [, minus, over = '1', under = '1'] =
			/^y = (-?)(?:\\frac\{(\d+)\}\{(\d+)\}|\d+)?x/.exec(right) ?? [];
		if (!terms || minus === undefined) return [];
		const whole = /^y = -?(\d+)x/.exec(right)?.[1];
		const slope = (Number(`${minus}1`) * Number(whole ?? over)) / Number(under);
		const [x, y] = center ? [terms.x.center, terms.y.center] : [0, 0];
		return [`y = (${change(slope)})(x - (${x})) + (${y})`];
	});

/** False unless both answers are equations of conics: its center, for one, does not depend on the denominators. */
const denominatorsInterchanged: Relation = ({ right, wrong }) => {
	const [was, is] = [right, wrong].map(termsIn);
	const areSame = (letter: 'x' | 'y') =>
		was?.[letter].center === is?.[letter].center && was?.[letter].sign === is?.[letter].sign;
	return (
		was !== undefined &&
		areSame('x') &&
		areSame('y') &&
		was.x.under === is?.y.under &&
		was.y.under === is?.x.under
	);
};

/** One coordinate has the other sign. */
const oneNegated = isOneOf((pair) => {
	const row = pair.parts()?.[0].values[0] ?? [];
	return row.map((value, at) => row.with(at, -value));
});

export const CONIC_RULES: readonly Rule[] = [
	// Parabolas
	rule(
		inAnswerText((right, { prompt }) => spotsIn(prompt).map(({ at }) => withCenter(right, at))),
		'used the focus as the vertex',
	),
	rule(
		factor((value) => 2 * value),
		'counted from the directrix instead of the vertex to find p',
	),
	rule(
		factor((value) => -value),
		'used the distance from the vertex to the focus as p, without a negative sign',
		'counted from the focus to the vertex, instead of from the vertex to the focus, and got the wrong sign for p',
	),
	rule(
		inAnswerText((right) => [
			right.replace(
				/= (-?)(\d*)\((\w) ([+-])/,
				(_, minus, by, letter, sign) =>
					`= ${minus ? '' : '-'}${by}(${letter} ${sign === '+' ? '-' : '+'}`,
			),
		]),
		'did not change the sign of the [xy]-term when moving it to the other side',
	),
	rule(
		either(
			oneNegated,
			inAnswerText((right) => [right.replace('= ', '= -').replace('= --', '= ')]),
		),
		'did not reverse the sign of the number inside the parentheses',
	),
	rule(
		isOneOf((pair) => [(pair.parts()?.[0].values[0] ?? []).map((value) => -value)]),
		'did not reverse the signs of the numbers inside the parentheses',
	),
	// Ellipses and hyperbolas
	rule(
		inAnswerText((right) => [
			...denominatorsIn(right).map((value, at) => withDenominator(right, at, 4 * value)),
			right.replace(/^([(xy][^+]*?\^\{2\}) (?=[+-])/, String.raw`\frac{$1}{4} `),
			right.replace(/(?<= [+-] )([(xy][^+]*?\^\{2\})(?= =)/, String.raw`\frac{$1}{4}`),
		]),
		'used the whole (?:minor|major|conjugate|transverse) axis instead of half of it',
	),
	rule(denominatorsInterchanged, 'interchanged the denominators'),
	rule(
		inAnswerText((right) => {
			const [one = 0, other = 0] = denominatorsIn(right);
			return [withDenominator(right, one < other ? 0 : 1, Math.abs(one - other))];
		}),
		'used c² as the smaller denominator',
	),
	rule(
		inAnswerText((right) => {
			const [one = 0, other = 0] = denominatorsIn(right);
			return [withDenominator(right, 1, one + other)];
		}),
		'used c² as the second denominator',
	),
	rule(
		inAnswerText((right) => [
			right.replace(
				/^\\frac\{(.*?\{2\})\}\{(\d+)\} - \\frac\{(.*?\{2\})\}\{(\d+)\}/,
				String.raw`\frac{$3}{$2} - \frac{$1}{$4}`,
			),
		]),
		'made the [xy]-term positive instead of the [xy]-term',
	),
	rule(
		onAxis((_, right) => right, 'other'),
		'placed the (?:vertices|foci) (?:to the left and right of|above and below) the center, as if .*',
	),
	rule(
		onAxis(({ x, y }, right) => Math.sqrt(x.under + y.under - right ** 2)),
		'used b instead of a',
		'used the (?:smaller|larger|other) denominator',
	),
	rule(
		where(
			/foci/,
			onAxis(({ x, y }) => Math.sqrt(Math.abs(x.under - y.under))),
		),
		'subtracted the squares instead of adding them',
	),
	rule(
		where(
			/foci/,
			onAxis(({ x, y }) => Math.sqrt(x.under + y.under)),
		),
		'added the squares instead of subtracting them',
	),
	rule(
		fromConic(({ x, y }) => [2 * Math.sqrt(Math.max(x.under, y.under))]),
		'gave the length of the major axis',
	),
	rule(
		fromConic(({ x, y }) => [2 * Math.sqrt(Math.min(x.under, y.under))]),
		'gave the length of the minor axis',
	),
	rule(
		changed((value) => value / 2),
		'gave half the length of the axis',
	),
	rule(
		fromValue((value) => [(value / 2) ** 2]),
		'gave the denominator without taking the square root',
	),
	rule(
		throughCenter((slope) => 1 / slope),
		'used the reciprocal of the slope',
	),
	rule(
		throughCenter((slope) => -slope),
		'gave the asymptote with (?:negative|positive) slope',
	),
	rule(
		throughCenter((slope) => slope, false),
		'wrote the equation of a line through the origin instead of through the center',
	),
	rule(
		throughCenter((slope) => slope ** 2),
		'did not take the square roots of the denominators',
	),
];
