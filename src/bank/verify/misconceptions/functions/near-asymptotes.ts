/** How a rational function behaves near a vertical asymptote or far from it, where a sign or the place was mistaken. */
import { formulasIn } from '../../../../math/markup.ts';
import { numberIn } from '../../equation-lines.ts';
import { valueAt } from '../relations/parts.ts';
import { ruleIn } from '../relations/record-relations.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const FAR = 1e7;
const NEAR = 1e-6;

/** What is said of f(x): the sign, and whether the values are near 0 or without bound. */
function behaviorIn(choice: string): { sign: number; isFar: boolean } | undefined {
	const [, infinite, value, through] =
		/approaches (?:\$(-?\\infty)\$|\$?([\d.]+)\$? through (positive|negative) values)/.exec(
			choice,
		) ?? [];
	if (infinite) return { sign: infinite.startsWith('-') ? -1 : 1, isFar: true };
	if (!through) return undefined;
	const sign = through === 'negative' ? -1 : 1;
	return { sign: value === '0' ? sign : Number.NaN, isFar: false };
}

/** Where the prompt asks about: "as $x$ approaches $-4$ from the right". */
function placeIn(prompt: string): number | undefined {
	const [, far, at, side] =
		/as \$x\$ approaches \$(?:(-?\\infty)|(-?\d+(?:\.\d+)?|-?\\frac\{\d+\}\{\d+\}))\$(?: from the (left|right))?/.exec(
			prompt,
		) ?? [];
	if (far) return far.startsWith('-') ? -FAR : FAR;
	return at && side ? valueAt(at, 0) + (side === 'left' ? -NEAR : NEAR) : undefined;
}

/** At another place than the prompt asks about. */
const at =
	(place: number | ((pair: Pair) => number)): Relation =>
	(pair) => {
		const said = behaviorIn(pair.wrong);
		const x = typeof place === 'number' ? place : place(pair);
		const value = valueAt(ruleIn(pair), x);
		if (!said || Number.isNaN(value)) return undefined;
		return (
			pair.right !== pair.wrong &&
			said.sign === Math.sign(value) &&
			said.isFar === Math.abs(value) > 1
		);
	};

const denominatorOf = (pair: Pair): string =>
	/\\frac\{[^{}]*\}\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(ruleIn(pair))?.[1] ?? '?';

/** The denominator has the other sign there, and so has the function. */
const denominatorAs =
	(sign: 1 | -1): Relation =>
	(pair) => {
		const [was, is] = [behaviorIn(pair.right), behaviorIn(pair.wrong)];
		const value = valueAt(denominatorOf(pair), placeIn(pair.prompt) ?? Number.NaN);
		return !was || !is || Number.isNaN(value)
			? undefined
			: Math.sign(value) === -sign && is.sign === -was.sign && is.isFar === was.isFar;
	};

/** Just beside the zero of a linear denominator. */
const beside =
	(side: 1 | -1): Relation =>
	(pair) => {
		const [start = Number.NaN, one = Number.NaN, two] = [0, 1, 2].map((x) =>
			valueAt(denominatorOf(pair), x),
		);
		return two === 2 * one - start ? at(start / (start - one) + side * NEAR)(pair) : undefined;
	};

/** The values after "x =" and after "y =" in a list of all asymptotes. */
function asymptotesIn(choice: string): { x: number[]; y: number[] } | undefined {
	const equations = formulasIn(choice);
	if (!equations.every((tex) => /^[xy] = /.test(tex)) || equations.length < 2) return undefined;
	const of = (letter: string) =>
		equations
			.filter((tex) => tex.startsWith(letter))
			.map((tex) => numberIn(tex.slice('x = '.length)))
			.toSorted((a, b) => a - b);
	return { x: of('x'), y: of('y') };
}

/** The other asymptotes are the right ones. */
const listed =
	(
		change: (right: { x: number[]; y: number[] }, pair: Pair) => { x: number[]; y: number[] },
	): Relation =>
	(pair) => {
		const [right, wrong] = [asymptotesIn(pair.right), asymptotesIn(pair.wrong)];
		if (!right || !wrong) return undefined;
		const wanted = change(right, pair);
		return `${wrong.x}` === `${wanted.x}` && `${wrong.y}` === `${wanted.y}`;
	};

/** A negative sign in front of the fraction belongs to it. */
function numeratorOf(pair: Pair): number {
	const [, sign = '', over = '?'] =
		/^(-?)\\frac\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(ruleIn(pair)) ?? [];
	return numberIn(`${sign}${over}`);
}

export const NEAR_ASYMPTOTE_RULES: readonly Rule[] = [
	rule(
		listed(({ x }, pair) => ({
			x,
			y: [pair.said[0] === 'numerator' ? numeratorOf(pair) : Number.NaN],
		})),
		'used the (numerator|denominator) as the horizontal asymptote',
	),
	rule(
		listed(({ x, y }) => ({ x: x.map((zero) => 0 - zero).toReversed(), y })),
		'used the opposites of the zeros of the denominator',
	),
	rule(at(FAR), 'described the behaviou?r as x approaches ∞'),
	rule(at(-FAR), 'described the behaviou?r as x approaches −∞'),
	rule(denominatorAs(-1), 'treated the denominator as negative'),
	rule(denominatorAs(1), 'treated the denominator as positive'),
	rule(beside(-1), 'described the behaviou?r just to the left of the vertical asymptote'),
	rule(beside(1), 'described the behaviou?r just to the right of the vertical asymptote'),
];
