/**
 * How an expression is laid out: expanded, factored, as one fraction. The expected answer shows the layout that was
 * asked for; another one is equal but in the wrong form.
 */
import { leadingNumber, issueIn } from './issues.ts';
import { compare, same } from '../value/compare.ts';
import { gcd } from '../value/fraction.ts';
import { rationalOf } from '../value/rational.ts';
import { hasNames, mapParts, namesIn, number, partsOf, type Tree } from '../tree.ts';

/** A sum used as a factor: (x + 6)² is `{ base: x + 6, exponent: 2 }`. */
type Bracket = {
	base: Tree;
	exponent: number;
	/** Multiplied or divided by nothing but numbers. */
	numeric: boolean;
	/** Over a number: (x + 4)/5, which is as simple as x/5 + 4/5. */
	divided?: true;
};

/** What `given` still needs in order to be written like `expected`; null if nothing. */
export function formIssue(expected: Tree, typed: Tree, { strict = false } = {}): string | null {
	const given =
		bracketsIn(expected).length > 0 || strict ? plain(changeOfBase(typed)) : changeOfBase(typed);
	return (
		issueIn(expected, given) ??
		callIssue(expected, given) ??
		baseIssue(expected, given) ??
		primeIssue(expected, given) ??
		sumIssue(expected, given) ??
		(underOf(expected) && namesIn(expected).size < FORMULA
			? fractionIssue(expected, given)
			: bracketIssue(expected, given, strict))
	);
}

/** x − (−6) and /1 come from filling in a template term by term. */
function plain(tree: Tree): Tree {
	if (tree.is === 'negative' && tree.of.is === 'negative') return plain(tree.of.of);
	if (tree.is === 'quotient' && tree.under.is === 'number' && tree.under.text === '1')
		return plain(tree.over);
	return mapParts(tree, plain);
}

/** ln x/ln 3 is log₃ x. */
function changeOfBase(tree: Tree): Tree {
	if (tree.is === 'quotient' && tree.over.is === 'call' && tree.under.is === 'call') {
		const { over, under } = tree;
		const logs =
			over.name === under.name && /^(?:log|ln)$/.test(over.name) && !over.base && !under.base;
		if (logs && !hasNames(under.of)) return { ...over, name: 'log', base: under.of };
	}
	return mapParts(tree, changeOfBase);
}

/** (3t² − 4)/3t when term-by-term division is asked for. */
function sumIssue(expected: Tree, given: Tree): string | null {
	const under = underOf(given);
	const whole = given.is === 'quotient' && given.over.is === 'sum' && under && under.is !== 'sum';
	return whole && expected.is === 'sum' && namesIn(expected).size < FORMULA
		? 'Write it as a sum of terms.'
		: null;
}

/** 4 × 27 × 7 when 2² × 3³ × 7 is asked for. */
function primeIssue(expected: Tree, given: Tree): string | null {
	if (expected.is !== 'product' || rationalOf(expected) === null) return null;
	const want = primePowers(expected);
	return want === primePowers(given) ? null : 'Write it as a product of primes.';
}

/** Every base repeated as often as its exponent says, in order. */
const primePowers = (tree: Tree): string =>
	(tree.is === 'product' ? tree.factors : [tree])
		.flatMap((factor) => {
			const base = factor.is === 'power' ? factor.base : factor;
			const exponent = factor.is === 'power' ? Number(rationalOf(factor.exponent) ?? 0) : 1;
			return Array.from({ length: Math.min(exponent, 99) }, () => rationalOf(base)?.toString());
		})
		.sort()
		.join();

/** sin x/cos x for tan x; log a + log b for log ab; a number for cos(7π/6). */
function callIssue(expected: Tree, given: Tree): string | null {
	const want = callsIn(expected);
	const got = callsIn(given);
	if (
		want.length === got.length &&
		want.every((name, at) => name === got[at] || RECIPROCAL[name] === got[at])
	)
		return null;
	return want.length < got.length
		? 'Use fewer functions.'
		: 'Use the functions that the question asks for.';
}

/** A reciprocal is not another function: 1/cos x and sec x. */
const RECIPROCAL: Readonly<Record<string, string>> = {
	sin: 'csc',
	cos: 'sec',
	tan: 'cot',
	csc: 'sin',
	sec: 'cos',
	cot: 'tan',
};

const callsIn = (tree: Tree): string[] =>
	[...(tree.is === 'call' ? [tree.name] : []), ...partsOf(tree).flatMap(callsIn)].sort();

/** 27^(4x + 3) when base 3 is asked for. */
function baseIssue(expected: Tree, given: Tree): string | null {
	const want = exponentialBases(expected);
	const fits = exponentialBases(given).every((base) =>
		want.some(
			(other) => base === other || base === 1 / other || Math.abs(base * other - 1) < 1e-12,
		),
	);
	return fits ? null : 'Use the base that the question asks for.';
}

const exponentialBases = (tree: Tree): number[] => [
	...(tree.is === 'power' && hasNames(tree.exponent) && rationalOf(tree.base)
		? [rationalOf(tree.base)?.valueOf() ?? 0]
		: []),
	...partsOf(tree).flatMap(exponentialBases),
];

/** One fraction in lowest terms: its denominator is the expected one, in any order or expanded. */
function fractionIssue(expected: Tree, given: Tree): string | null {
	const want = underOf(expected);
	const got = underOf(given);
	if (!want) return null;
	if (!got) return callsIn(want).length > 0 ? null : 'Write it as one fraction in lowest terms.';
	const fits = same(want, got) || same({ is: 'negative', of: want }, got);
	return fits ? null : 'Write it as one fraction in lowest terms.';
}

/** The whole denominator of a single fraction, if it contains variables. */
function underOf(tree: Tree): Tree | null {
	const under = denominators(tree);
	const product: Tree = under.length === 1 ? (under[0] as Tree) : { is: 'product', factors: under };
	return under.length > 0 && hasNames(product) ? product : null;
}

function denominators(tree: Tree): Tree[] {
	if (tree.is === 'negative') return denominators(tree.of);
	if (tree.is === 'product') return tree.factors.flatMap(denominators);
	if (tree.is === 'quotient') return [...denominators(tree.over), tree.under];
	return [];
}

/** With this many variables an expression is a formula, which may be split into several fractions. */
const FORMULA = 3;

function bracketIssue(expected: Tree, given: Tree, strict: boolean): string | null {
	const want = bracketsIn(expected);
	const got = bracketsIn(given);
	const simple = (brackets: Bracket[]) => brackets.every(({ numeric }) => numeric);
	if (want.length === 0) {
		if (!strict && namesIn(expected).size >= FORMULA) return null;
		const [first, ...more] = got;
		const taken =
			!strict && more.length === 0 && (!first || first.exponent === 1) && termsOf(given) === 1;
		return taken || got.every(({ divided }) => divided) ? null : 'Expand the parentheses.';
	}
	if (simple(want) && (got.length > 0 ? simple(got) : !strict)) return null;
	const layout =
		termsOf(expected) > 1 ? 'Complete the square.' : 'Write it as a product of factors.';
	if (got.length === 0 || termsOf(expected) !== termsOf(given)) return layout;
	const left = gathered(want);
	for (const bracket of gathered(got)) {
		const at = left.findIndex(
			({ base, exponent }) => exponent === bracket.exponent && isMultiple(base, bracket.base),
		);
		const match = left[at];
		if (!match) return termsOf(expected) > 1 ? layout : 'This can be factored further.';
		if (contentOf(match.base) !== contentOf(bracket.base)) return 'Factor out the common factor.';
		left.splice(at, 1);
	}
	return left.length > 0 ? layout : null;
}

const termsOf = (tree: Tree): number =>
	tree.is === 'negative' ? termsOf(tree.of) : tree.is === 'sum' ? tree.terms.length : 1;

/** The sums used as factors, except in exponents, roots, functions, and denominators. */
function bracketsIn(tree: Tree, alone = true, numeric = true): Bracket[] {
	switch (tree.is) {
		case 'sum':
			return alone
				? tree.terms.flatMap((term) => bracketsIn(term))
				: [{ base: tree, exponent: 1, numeric }, ...tree.terms.flatMap((term) => bracketsIn(term))];
		case 'negative':
			return bracketsIn(tree.of, false, numeric);
		case 'product': {
			const others = tree.factors.filter((factor) => rationalOf(factor) === null);
			return tree.factors.flatMap((factor) => bracketsIn(factor, false, others.length === 1));
		}
		case 'quotient':
			if (rationalOf(tree.under) === null) return [];
			return tree.over.is === 'sum'
				? [
						{ base: tree.over, exponent: 1, numeric: true, divided: true },
						...tree.over.terms.flatMap((term) => bracketsIn(term)),
					]
				: bracketsIn(tree.over, alone, numeric);
		case 'power': {
			const exponent = rationalOf(tree.exponent);
			if (tree.base.is !== 'sum' || !exponent || exponent.d !== 1n) return [];
			return [{ base: tree.base, exponent: Number(exponent.n), numeric: false }];
		}
		default:
			return [];
	}
}

/** (x + 2)(x + 2) is (x + 2)². */
function gathered(brackets: readonly Bracket[]): Bracket[] {
	const result: Bracket[] = [];
	for (const bracket of brackets) {
		const known = result.find(({ base }) => isMultiple(base, bracket.base));
		if (known) known.exponent += bracket.exponent;
		else result.push({ ...bracket });
	}
	return result;
}

/** Whether one sum is a constant multiple of the other. */
function isMultiple(left: Tree, right: Tree): boolean {
	const scale = (tree: Tree): Tree | null => {
		const first = tree.is === 'sum' ? tree.terms.map(leadingNumber) : [];
		const total = first.every(Boolean)
			? [...first].map((value) => value?.abs()).reduce((a, b) => a && b && a.add(b))
			: null;
		return total ? number(total) : null;
	};
	const a = scale(left);
	const b = scale(right);
	if (!a || !b) return same(left, right);
	const first: Tree = { is: 'product', factors: [left, b] };
	const second: Tree = { is: 'product', factors: [right, a] };
	return same(first, second) || compare(first, { is: 'negative', of: second }).are === 'same';
}

/** The greatest integer that divides every term of a sum, as text; fractions count separately. */
function contentOf(tree: Tree): string {
	const numbers = tree.is === 'sum' ? tree.terms.map(leadingNumber) : [];
	if (!numbers.every((value) => value?.d === 1n)) return 'none';
	return numbers.reduce((all, value) => gcd(all, value?.n ?? 1n), 0n).toString();
}
