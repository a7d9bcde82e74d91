/** Mistakes that change a whole equation, inequality, or system of the prompt, which is then solved again. */
import { formulasIn } from '../../../../math/markup.ts';
import { type Exact, exact, gcd, ifReadable, lettersIn, readReal, sidesOf } from '../../values.ts';
import { readCondition, readRegion, testPoints } from '../../regions.ts';
import { type Found, isOneOf } from '../relations/found-values.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** Where two linear sides are equal; NaN for anything else. */
function solved(left: string, right: string): number {
	const [letter, ...more] = new Set([left, right].flatMap(lettersIn));
	if (letter === undefined || more.length > 0) return Number.NaN;
	const [f, g] = [readReal(left), readReal(right)];
	const gap = (x: number) => f({ [letter]: x }) - g({ [letter]: x });
	const [start, slope] = [gap(0), gap(1) - gap(0)];
	return Math.abs(gap(3) - start - 3 * slope) < 1e-9 ? -start / slope : Number.NaN;
}

const fromPrompt = (find: (pair: Pair) => readonly Found[]): Relation =>
	isOneOf((pair) => ifReadable(() => find(pair)) ?? []);

/** |3m + 6| = |5m + 7|: the cases are 3m + 6 = 5m + 7 and, with the mistake, 3m + 6 = −5m + 7. */
const otherCase = fromPrompt(({ prompt }) => {
	const [, left, right = ''] =
		/\$\\left\|([^|]*)\\right\| = \\left\|([^|]*)\\right\|\$/.exec(prompt) ?? [];
	if (left === undefined) return [];
	const negated = right.startsWith('-') ? right.slice(1) : `-${right}`;
	const [first, second] = [solved(left, right), solved(left, negated)];
	return [[first, second].toSorted((a, b) => a - b)];
});

type Line = readonly [a: number, b: number, c: number];

/** ax + by = c */
function lineOf(tex: string, letters: readonly string[]): Line {
	const [left = '', right = ''] = sidesOf(tex);
	const gap = (x: number, y: number) => {
		const values = { [letters[0] ?? '']: x, [letters[1] ?? '']: y };
		return readReal(left)(values) - readReal(right)(values);
	};
	const start = gap(0, 0);
	return [gap(1, 0) - start, gap(0, 1) - start, -start];
}

/**
 * The pairs that a learner finds who subtracts two equations as if their terms with one variable were equal, although
 * they are opposites: the other variable from the difference, and this one from either equation.
 */
const asIfEqual = (dropped: 0 | 1): Relation =>
	fromPrompt(({ prompt }) => {
		const equations = formulasIn(prompt).filter((tex) => tex.includes('='));
		const letters = [...new Set(equations.flatMap(sidesOf).flatMap(lettersIn))].toSorted();
		const [one, other, ...more] = equations.map((tex) => lineOf(tex, letters));
		if (!one || !other || more.length > 0 || letters.length !== 2) return [];
		const kept = dropped === 0 ? 1 : 0;
		if (one[dropped] !== -other[dropped] || !prompt.includes('ordered pair')) return [];
		// Either order of the subtraction gives the same value.
		const value = (one[2] - other[2]) / (one[kept] - other[kept]);
		return [one, other].map((line) => {
			const rest = (line[2] - line[kept] * value) / line[dropped];
			return dropped === 0 ? [rest, value] : [value, rest];
		});
	});

/** "multiplied only the left side by the least common denominator" */
const leftSideOnly = fromPrompt(({ prompt }) => {
	const [tex = ''] = formulasIn(prompt);
	const [left = '', right = ''] = sidesOf(tex);
	const denominators = [...tex.matchAll(/\\frac\{[^{}]*\}\{(\d+)\}/g)].map(([, under]) =>
		Number(under),
	);
	const common = denominators.reduce((a, b) => (a * b) / gcd(a, b), 1);
	return common > 1 ? [solved(`${common}(${left})`, right)] : [];
});

/** 3^{3x − 3} = 135 becomes 3(3x − 3) = 135. */
const factorInsteadOfBase = isOneOf(({ record }) =>
	record.steps
		.flatMap(({ text }) => formulasIn(text))
		.flatMap((tex) => {
			const [, base, exponent, value = ''] =
				/^\(?([\d.]+)\)?\^\{([^{}]+)\} = ([\d.{},]+)$/.exec(tex) ?? [];
			return base === undefined
				? []
				: (ifReadable(() => solved(`${base}(${exponent})`, value)) ?? []);
		}),
);

/** (2x − 4)/(x − 8) < 0 becomes 2x − 4 < 0. Where the denominator is 0, nothing is said. */
const bothSidesMultiplied: Relation = ({ prompt, wrong }) =>
	ifReadable(() => {
		const [, over, under = '', sign, value = '0'] =
			/^Solve \$\\frac\{([^{}]*(?:\{\d\}[^{}]*)*)\}\{([^{}]*(?:\{\d\}[^{}]*)*)\} (<|>|\\[lg]e) (-?\d+)\$/.exec(
				prompt,
			) ?? [];
		if (over === undefined) return undefined;
		const holds = readCondition(`${over} ${sign} ${value}(${under})`);
		const [letter = 'x'] = lettersIn(under);
		const isZero = readReal(under);
		const region = readRegion(wrong.replaceAll('$', ''));
		return testPoints([...region.ends, ...HALVES])
			.filter(([n, d]) => isZero({ [letter]: Number(n) / Number(d) }) !== 0)
			.every((x) => region.has(x) === holds({ [letter]: x }));
	});

const HALVES: readonly Exact[] = Array.from({ length: 121 }, (_, at) => exact(at - 60, 2));

/** In "6(x − 4) = cx − 21", the constant on the left side is −24. */
const constantOfSide = fromPrompt(({ prompt, said: [side] }) =>
	formulasIn(prompt)
		.map(sidesOf)
		.filter(({ length }) => length === 2)
		.map(([left = '', right = '']) => {
			const tex = side === 'left' ? left : right;
			return readReal(tex)(Object.fromEntries(lettersIn(tex).map((letter) => [letter, 0])));
		}),
);

export const WHOLE_EQUATION_RULES: readonly Rule[] = [
	rule(
		constantOfSide,
		'gave the constant on the (left|right) side instead of the coefficient of [a-z]',
	),
	rule(otherCase, 'changed the sign of only the first term in the second case'),
	rule(asIfEqual(1), 'subtracted the equations as if the y-terms were equal'),
	rule(asIfEqual(0), 'subtracted the equations as if the x-terms were equal'),
	rule(leftSideOnly, 'multiplied only the left side by the least common denominator'),
	rule(
		bothSidesMultiplied,
		'multiplied both sides by the denominator without considering its sign',
	),
	rule(factorInsteadOfBase, 'divided by the base instead of taking (?:a logarithm|logarithms)'),
];
