/** How a wrong answer may relate to the right one as written, or to the prompt and the lines of the record. */
import { formulasIn } from '../../../../math/markup.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';
import { readTogether, valueAt } from './parts.ts';
import { either } from './combined.ts';
import {
	atEachPoint,
	byNumber,
	opposite,
	type Pair,
	pairOfNumbers,
	type Relation,
	sameEnds,
	shifted,
} from './relations.ts';
import { inTex } from './repeated-edits.ts';

/** A point on the graph of the function that the prompt gives. */
export const onGraph: Relation = (pair) => {
	const [x = Number.NaN, y] = pair.parts()?.[1].values[0] ?? [];
	const wanted = valueAt(ruleIn(pair), x);
	return y === undefined || Number.isNaN(wanted) ? undefined : isNear(y, wanted);
};

/** The rule for f(x) or y in the prompt. */
export const ruleIn = ({ prompt }: Pair): string =>
	/\$(?:f\(x\)|y) = ([^$]*)\$/.exec(prompt)?.[1] ?? '?';

/** The wrong answer ends with the y-intercept of the function that the prompt gives. */
export const endsWithYIntercept: Relation = (pair) => {
	const wrong = pair.parts()?.[1];
	const start = valueAt(ruleIn(pair), 0);
	return wrong && !Number.isNaN(start)
		? isNear(wrong.values[0]?.at(-1) ?? Number.NaN, start)
		: undefined;
};

/** In order, without 1, which is not written as a coefficient. */
const numbersInOrder = (text: string): string[] =>
	(text.match(/\d+(?:\.\d+)?/g) ?? []).filter((number) => number !== '1');

const numbersWritten = (text: string): string => numbersInOrder(text).toSorted().join(' ');

/** The value of the function at the opposite of the input: "find $f(-6)$", and the wrong answer is f(6). */
export const atOppositeInput: Relation = (pair) => {
	const [, input] = /[a-z]\((-?\d+)\)\$/.exec(pair.prompt) ?? [];
	const [wrong] = pair.parts()?.[1].values[0] ?? [];
	const wanted = valueAt(ruleIn(pair), -Number(input));
	return wrong === undefined || Number.isNaN(wanted) ? undefined : isNear(wrong, wanted);
};

/** The same numbers and variables in other places or with other signs. */
export const sameNumbers: Relation = ({ right, wrong }) =>
	right !== wrong &&
	numbersWritten(right) === numbersWritten(wrong) &&
	variablesIn(right) === variablesIn(wrong);

/** The same numbers in the same places, with other signs. */
export const otherSigns: Relation = (pair) => {
	const [right, wrong] = [pair.right, pair.wrong].map((text) => numbersInOrder(text).join(' '));
	return sameNumbers(pair) && right === wrong;
};

/** The same numbers with the same signs, in other places. */
export const otherPlaces: Relation = (pair) =>
	sameNumbers(pair) && signedNumbers(pair.right) === signedNumbers(pair.wrong);

const signedNumbers = (text: string): string =>
	(plain(text).match(/-?(?:\\frac\{)?\d+(?:\.\d+)?/g) ?? [])
		.map((number) => number.replace(String.raw`\frac{`, ''))
		.filter((number) => !/^-?1$/.test(number))
		.toSorted()
		.join(' ');

/** Each variable once; none for a choice in words. */
function variablesIn(text: string): string {
	const letters = text.replaceAll(/\\[a-z]+/gi, ' ');
	return /[a-z]{3}|\$/i.test(letters)
		? ''
		: [...new Set(letters.match(/[a-z]/gi))].toSorted().join('');
}

/** The same endpoints, shaded the other way; stories and lists with further conditions are not checked. */
export const otherWay: Relation = (pair) =>
	/^[[(].*[\])]$/.test(pair.right) || /^[a-z] (?:<|>|\\[lg]e) [^<>]*$/.test(pair.right)
		? sameNumbers(pair)
		: undefined;

/** The same endpoints, all of them included, or none; other notations are not checked. */
export const endsAll =
	(bracket: 'closed' | 'open'): Relation =>
	(pair) => {
		if (!/^[[(].*[\])]$/.test(pair.wrong)) return sameEnds(pair);
		const other = bracket === 'closed' ? /\((?!-\\infty)|(?<!\\infty)\)/ : /[[\]]/;
		return sameEnds(pair) && !other.test(plain(pair.wrong).replaceAll(/\(\d+\)/g, ''));
	};

/** Whether each end is included, by the brackets of an interval or the symbols of inequalities; infinity has none. */
const inclusionsIn = (text: string): boolean[] =>
	[...text.matchAll(/(\[|\]|\\[lg]e(?![a-z])|[≤≥])|\((?!-\\infty)|(?<!\\infty)\)|[<>]/g)].map(
		([, closed]) => closed !== undefined,
	);

/** The same endpoints: at least one becomes included, or left out, and none the opposite; "switched" does both. */
export const endsChanged =
	(change: 'included' | 'left out' | 'switched', count?: 'both'): Relation =>
	(pair) => {
		const [rights, wrongs] = [inclusionsIn(pair.right), inclusionsIn(pair.wrong)];
		if (rights.length !== wrongs.length || rights.length === 0) return sameEnds(pair);
		const into = rights.filter((isIn, at) => !isIn && wrongs[at]).length;
		const out = rights.filter((isIn, at) => isIn && !wrongs[at]).length;
		const isMeant =
			change === 'switched'
				? into === 1 && out === 1
				: (change === 'included' ? out : into) === 0 &&
					(count === undefined ? into + out > 0 : into + out === 2);
		return isMeant && sameEnds(pair);
	};

/** Over the same denominator, the numerators differ by a number. */
export const numeratorShifted: Relation = (pair) => {
	const [one, other] = [pair.right, pair.wrong].map((text) =>
		/^\$?\\frac\{(.*)\}(\{[^{}]*\})\$?$/.exec(text),
	);
	if (!one?.[1] || !other?.[1] || one[2] !== other[2]) return undefined;
	const parts = readTogether(one[1], other[1]);
	return shifted({ ...pair, parts: () => parts });
};

/** For a conversion in one step or two: the lines only multiply, and the wrong answer is divided by the same factors. */
export const divisionsOnly: Relation = (pair) =>
	!pair.expressions().some((tex) => tex.includes('\\div')) &&
	either(
		byNumber((value, factor) => value / factor ** 2),
		pairOfNumbers((value, one, other) => value / (one * other) ** 2),
	)(pair);

const lastNumber = (text: string): number => Number(/(-?\d+)\$?$/.exec(text)?.[1]);

/** "… the next term is $17$", and "… $18$" in the wrong answer; a geometric sequence has no such difference. */
export const oneFurther: Relation = ({ right, wrong, prompt }) =>
	Math.abs(lastNumber(wrong) - lastNumber(right)) === 1 && ratioIn(termsIn(prompt)) === undefined;

/** From the last term, "one step too many" is one number past the next term, and "one step too few" one before it. */
export const stepsMiscounted: Relation = ({ right, wrong, prompt, said: [how] }) => {
	const last = termsIn(prompt).at(-1) ?? Number.NaN;
	const [steps, counted] = [right, wrong].map((text) => lastNumber(text) - last);
	return counted === (steps ?? 0) + Math.sign(steps ?? 0) * (how === 'many' ? 1 : -1);
};

/** The last difference of a geometric sequence is added to its last term. */
export const lastDifferenceAdded: Relation = ({ wrong, prompt }) => {
	const terms = termsIn(prompt);
	const [before = Number.NaN, last = Number.NaN] = terms.slice(-2);
	return ratioIn(terms) !== undefined && isNear(last + last - before, lastNumber(wrong));
};

const termsIn = (prompt: string): number[] =>
	(/\$([-\d, ]+), \\dots/.exec(prompt)?.[1] ?? '').split(', ').map(Number);

/** Undefined for a sequence that is not geometric. */
function ratioIn([first = Number.NaN, second = Number.NaN, ...others]: number[]):
	number | undefined {
	const ratio = second / first;
	return others.every((term, at) => isNear(term, second * ratio ** (at + 1))) ? ratio : undefined;
}

/** The wrong answer is part of the right one. */
export const within: Relation = ({ right, wrong }) => right !== wrong && right.includes(wrong);

export const sameUpperEnd: Relation = ({ right, wrong }) =>
	right !== wrong && right.split(', ').at(-1) === wrong.split(', ').at(-1);

const plain = (text: string): string => text.replaceAll(/[\s$]|\\left|\\right/g, '');

/**
 * The misconception names a factor of the right answer; in the wrong one, the sign after its first term is the other
 * one.
 */
export const factorReversed: Relation = ({ right, wrong, said: [factor = ''] }) => {
	const one = plain(plainMath(factor));
	const other = one.replace(/(?<=.)[+-]/, (sign) => (sign === '+' ? '-' : '+'));
	if (!plainMath(plain(right)).includes(one) || !plainMath(plain(wrong)).includes(other))
		return false;
	const [named, instead] = [
		factor,
		factor.replace(/[+−]/, (sign) => (sign === '+' ? '−' : '+')),
	].map(inTex);
	const [was, is] =
		readTogether(
			`(${right.replaceAll('$', '')})(${instead})`,
			`(${wrong.replaceAll('$', '')})(${named})`,
		) ?? [];
	return (
		was?.values.every((row, at) =>
			isNear((row[0] ?? 0) / (is?.values[at]?.[0] ?? Number.NaN), 1),
		) ?? true
	);
};

/**
 * What the misconception says about the signs in two binomials is true of the wrong answer and not of the right one.
 */
export const signsInFactors: Relation = ({ right, wrong, said: [signs = '', last = ''] }) => {
	const [was, is] = [right, wrong].map((factored) =>
		[...factored.matchAll(/ ([+-]) [^()]*\)/g)].map(([, sign]) => sign).join(''),
	);
	const agreeing = last === 'positive' ? ['++', '--'] : ['+-', '-+'];
	const said = { different: ['+-', '-+'], 'two plus': ['++'], 'two minus': ['--'] }[signs] ?? [];
	return agreeing.includes(was ?? '') && said.includes(is ?? '');
};

/** Whether the record has a signed term: "−3y". */
const hasTerm = ({ expressions }: Pair, term: string): boolean => {
	const name = RegExp.escape(plain(plainMath(term)));
	return expressions().some((tex) => new RegExp(`${name}(?![a-z\\d])`).test(plain(plainMath(tex))));
};

/** Without the sign of a term with x, the y that a system asks for does not just change its own sign. */
export const signOfOther: Relation = ({ prompt, said: [term = ''] }) => {
	const [, asked] = /value of \$([a-z])\$/.exec(prompt) ?? [];
	const letters = term.match(/[a-z]/g) ?? [];
	const equations = formulasIn(prompt).filter((tex) => tex.includes('='));
	return asked && equations.length > 1 && letters.length === 1 && letters[0] !== asked
		? false
		: undefined;
};

/**
 * The misconception names a signed term of the record: "the negative sign of −3y". Without the sign, y has the opposite
 * value; an expression has twice the term too much.
 */
export const minusDropped: Relation = (pair) => {
	const [term = ''] = pair.said;
	if (!hasTerm(pair, term)) return false;
	const place = 'xyz'.indexOf(/[a-z]/.exec(term)?.[0] ?? '?');
	if (/^\(.*, .*\)$/.test(pair.right) && place >= 0)
		return atEachPoint(pair, (right, wrong) =>
			isNear(wrong[place] ?? Number.NaN, -(right[place] ?? Number.NaN)),
		);
	const [wanted, found] =
		readTogether(
			`${pair.right.replaceAll('$', '')} - 2\\left(${inTex(term)}\\right)`,
			pair.wrong,
		) ?? [];
	const values = found?.values.flat();
	const isAdded = wanted?.values
		.flat()
		.every((value, at) => isNear(value, values?.[at] ?? Number.NaN, 1e-6));
	return isAdded || opposite(pair);
};

/** An estimate from only the first count of a list: "1000 students, 4 samples of 25 each, the numbers 2, 4, …". */
export const fromFirstSample: Relation = ({ prompt, wrong }) => {
	const [all, , size, first] = [...prompt.matchAll(/\$(\d+)\$/g)].map(([, number]) =>
		Number(number),
	);
	return all && size && first ? isNear((all * first) / size, Number(wrong)) : undefined;
};

/** A fraction whose decimal repeats right from the decimal point. */
export const repeatsAtOnce: Relation = (pair) =>
	atEachPoint(pair, (_, [value = Number.NaN]) =>
		[1, 2, 3, 4, 5].some((digits) =>
			isNear(value * (10 ** digits - 1), Math.round(value * (10 ** digits - 1))),
		),
	);

/** For a sum of two numbers in scientific notation. */
export const exponentsAdded: Relation = ({ prompt, parts }) => {
	const terms = [...prompt.matchAll(/(-?[\d.]+) \\times 10\^\{(-?\d+)\}/g)];
	const [factor, exponent] = [1, 2].map((place) =>
		terms.reduce((sum, term) => sum + Number(term[place]), 0),
	);
	const wrong = parts()?.[1].values[0]?.[0];
	return terms.length === 2 && wrong !== undefined
		? isNear(wrong / ((factor ?? 0) * 10 ** (exponent ?? 0)), 1)
		: undefined;
};
