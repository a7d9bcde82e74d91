/** Products, quotients, powers and roots of expressions with letters, kept in the form a teacher would write. */
import Fraction from 'fraction.js';
import { type Expression, num, opposite, power, product, quotient, sum } from './expression.ts';
import { root } from './notation.ts';
import { signOf } from './sign.ts';
import { tex } from './tex.ts';

/** How often the letter occurs in the expression. */
export function countOf(expression: Expression, letter: string): number {
	switch (expression.kind) {
		case 'symbol':
			return expression.name === letter ? 1 : 0;
		case 'sum':
			return total(expression.terms, letter);
		case 'product':
			return total(expression.factors, letter);
		case 'quotient':
			return total([expression.over, expression.under], letter);
		case 'power':
			return total([expression.base, expression.exponent], letter);
		case 'opposite':
		case 'brackets':
		case 'root':
			return countOf(expression.of, letter);
		default:
			return 0;
	}
}

const total = (parts: Expression[], letter: string): number =>
	parts.reduce((all, part) => all + countOf(part, letter), 0);

/** The letters of an expression in writing order, each once; π is a number. */
export function lettersOf(expression: Expression): string[] {
	const found = [...tex(expression).matchAll(/\\[a-z]+|[a-zA-Z](?:_\{\d\})?/g)].map(
		([name]) => name,
	);
	return [...new Set(found)].filter(
		(name) => !['\\pi', '\\frac', '\\sqrt', '\\left', '\\right'].includes(name),
	);
}

export const termsOf = (expression: Expression): Expression[] =>
	expression.kind === 'sum' ? expression.terms : [expression];

export const factorsOf = (expression: Expression): Expression[] =>
	expression.kind === 'product' ? expression.factors.flatMap(factorsOf) : [expression];

/** −(a − b) is written as its terms with the other signs. */
export function negative(expression: Expression): Expression {
	if (expression.kind === 'sum') return sum(...expression.terms.map(negative));
	if (expression.kind === 'number') return num(expression.value.neg());
	const { negative: minus, size } = signOf(expression);
	return minus ? size : opposite(expression);
}

/** A sum begins with a term that is added, if it has one. */
export const plus = (...parts: Expression[]): Expression => {
	const given = parts
		.flatMap(termsOf)
		.filter((one) => !(one.kind === 'number' && one.value.equals(0)));
	const lead = given.findIndex((one) => !signOf(one).negative);
	const first = given[lead];
	const terms = first ? [first, ...given.filter((one) => one !== first)] : given;
	const [only, ...more] = terms;
	return only ? (more.length > 0 ? sum(...terms) : only) : num(0);
};

/** 17 − q for 8 + 9 − q, y − a for x − x − a + y: numbers added, terms that cancel left out. */
export function collected(expression: Expression): Expression {
	if (expression.kind !== 'sum') return expression;
	const numbers = expression.terms.filter(({ kind }) => kind === 'number');
	const left: Expression[] = [];
	for (const one of letterFactors(expression.terms)) {
		const at = left.findIndex((other) => tex(other) === tex(negative(one)));
		if (at >= 0) left.splice(at, 1);
		else left.push(one);
	}
	if (numbers.length < 2 && numbers.length + left.length === expression.terms.length)
		return expression;
	const added = numbers.reduce(
		(all, one) => (one.kind === 'number' ? all.add(one.value) : all),
		new Fraction(0),
	);
	return plus(num(added), ...left);
}

/** Numbers first, then letters as given, then sums; fractions become one fraction. */
export function multiplied(...parts: Expression[]): Expression {
	const factors = parts.flatMap(factorsOf);
	const minus = factors.filter(({ kind }) => kind === 'opposite').length % 2 === 1;
	const plain = factors.map((one) => (one.kind === 'opposite' ? one.of : one));
	const [unders, overs] = [plain.filter(isQuotient), plain.filter((one) => !isQuotient(one))];
	const result =
		unders.length > 0
			? divided(
					multiplied(...overs, ...unders.map(({ over }) => over)),
					multiplied(...unders.map(({ under }) => under)),
				)
			: ordered(overs);
	return minus ? negative(result) : result;
}

const isQuotient = (one: Expression): one is Extract<Expression, { kind: 'quotient' }> =>
	one.kind === 'quotient';

function ordered(factors: Expression[]): Expression {
	const number = numberIn(factors);
	const others = factors.filter(({ kind }) => kind !== 'number');
	const place = (one: Expression) => (one.kind === 'sum' ? 2 : tex(one).startsWith('\\pi') ? 0 : 1);
	const sorted = others.toSorted((a, b) => place(a) - place(b));
	const all = number.equals(1) ? sorted : [num(number), ...sorted];
	const [only, ...more] = all;
	if (!only) return num(1);
	return more.length > 0 ? product(...all) : only;
}

const numberIn = (factors: Expression[]): Fraction =>
	factors.reduce((all, one) => (one.kind === 'number' ? all.mul(one.value) : all), new Fraction(1));

/** One fraction; numbers above and below the bar are reduced, equal factors cancel. */
export function divided(over: Expression, under: Expression): Expression {
	if (over.kind === 'quotient') return divided(over.over, multiplied(over.under, under));
	if (under.kind === 'quotient') return divided(multiplied(over, under.under), under.over);
	const { negative: minus, size: over1 } = signOf(over);
	if (minus && over.kind !== 'number') return negative(divided(over1, under));
	const [above, below] = [factorsOf(over), factorsOf(under)];
	const ratio = numberIn(above).div(numberIn(below));
	const [tops, bottoms] = withoutShared(letterFactors(above), letterFactors(below));
	if (tops.length + bottoms.length === 0) return num(ratio);
	const top = ordered([num(new Fraction(ratio.n)), ...tops]);
	const bottom = ordered([num(new Fraction(ratio.d)), ...bottoms]);
	const size = bottom.kind === 'number' && bottom.value.equals(1) ? top : quotient(top, bottom);
	return ratio.lt(0) ? negative(size) : size;
}

const letterFactors = (factors: Expression[]) => factors.filter(({ kind }) => kind !== 'number');

function withoutShared(above: Expression[], below: Expression[]): [Expression[], Expression[]] {
	const left = [...above];
	const kept = below.filter((one) => {
		const at = left.findIndex((other) => tex(other) === tex(one));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	return [left, kept];
}

/** The square or cube; of a product or a fraction, of each part. */
export function raised(expression: Expression, exponent: number): Expression {
	switch (expression.kind) {
		case 'number':
			return num(expression.value.pow(exponent));
		case 'product':
			return product(...expression.factors.map((one) => raised(one, exponent)));
		case 'quotient':
			return quotient(raised(expression.over, exponent), raised(expression.under, exponent));
		case 'root':
			return expression.index === exponent ? expression.of : power(expression, exponent);
		default:
			return power(expression, exponent);
	}
}

export const rootOf = (expression: Expression, index: number): Expression =>
	expression.kind === 'power' &&
	expression.exponent.kind === 'number' &&
	expression.exponent.value.equals(index)
		? expression.base
		: root(expression, index);

/** In plain words for a reason: "2h", "a + b", "T/(2π)". `undefined` when it is too long for that. */
export function plainWords(expression: Expression): string | undefined {
	const text = PLAIN.reduce((words, [from, to]) => words.replaceAll(from, to), tex(expression));
	return /[\\{}^_]/.test(text) || text.length > 30 ? undefined : text.replace(LIKE_A_WORD, '$1·$2');
}

/** A product that would be read as a word: "subtract by from both sides". */
const LIKE_A_WORD = /^(?=by|my|at|as|an|am|in|is|it)(.)(.)$/;

const inBrackets = (text: string): string =>
	/ |[a-zπ√].*[a-zπ√]|\d.*[a-zπ√]/i.test(text) ? `(${text})` : text;

const PLAIN: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
	[/\\(?:left|right)/g, () => ''],
	[/\\pi ?/g, () => 'π'],
	[/\\mu ?/g, () => 'μ'],
	[/\\sigma ?/g, () => 'σ'],
	[/_\{(\d)\}/g, (_, digit = '') => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit],
	[/\^\{2\}/g, () => '²'],
	[/\^\{3\}/g, () => '³'],
	[/\^\{n\}/g, () => 'ⁿ'],
	[/\\frac\{(\d+)\}\{(\d+)\}(?=[a-zπ])/gi, (_, over = '', under = '') => `(${over}/${under})`],
	[
		/\\frac\{([^{}]*)\}\{([^{}]*)\}/g,
		(_, over = '', under = '') => `${/ /.test(over) ? `(${over})` : over}/${inBrackets(under)}`,
	],
	[/\\sqrt\{([^{}]*)\}/g, (_, inside = '') => `√${inside.length > 1 ? `(${inside})` : inside}`],
	[/-/g, () => '−'],
];
