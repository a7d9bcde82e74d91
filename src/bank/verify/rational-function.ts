/** A published one-variable formula as a fraction of two polynomials, with everything that it divides by. */
import { divide, exact, readExact } from './exact.ts';
import { opposite, plus, type Polynomial, times } from './polynomial.ts';
import { lettersOf, type Tree, treeOf, UnreadableTex } from './tex-tree.ts';

export type RationalFunction = {
	over: Polynomial;
	under: Polynomial;
	/** Must not be zero: each denominator, and each divisor itself. Nothing is canceled. */
	divisors: Polynomial[];
};

/** @throws {UnreadableTex} for a second variable, a root, or an exponent that is not an integer. */
export function readRational(tex: string): RationalFunction {
	const tree = treeOf(tex);
	const letters = lettersOf(tree);
	if (letters.length > 1)
		throw new UnreadableTex(`"${tex}" has the letters ${letters.join(', ')}.`);
	return rationalOf(tree);
}

/** @throws {UnreadableTex} if the formula divides by something with a variable. */
export function readPolynomial(tex: string): Polynomial {
	const { over, under } = readRational(tex);
	const [constant, ...more] = under;
	if (!constant || more.length > 0) throw new UnreadableTex(`"${tex}" is not a polynomial.`);
	return over.map((c) => divide(c, constant));
}

const ONE: Polynomial = [exact(1)];

/** The same for one side of a formula that is already a tree. */
export function rationalOf(tree: Tree): RationalFunction {
	switch (tree.kind) {
		case 'number': {
			const value = readExact(tree.text);
			if (!value) throw new UnreadableTex(`"${tree.text}" is not a number.`);
			return { over: value[0] === 0n ? [] : [value], under: ONE, divisors: [] };
		}
		case 'letter':
			return { over: [exact(0), exact(1)], under: ONE, divisors: [] };
		case 'negative': {
			const of = rationalOf(tree.of);
			return { ...of, over: opposite(of.over) };
		}
		case 'operation':
			return tree.sign === '^'
				? raised(rationalOf(tree.left), exponentOf(tree.right))
				: combined(tree.sign, rationalOf(tree.left), rationalOf(tree.right));
		default:
			throw new UnreadableTex(`A ${tree.kind} stands in the formula.`);
	}
}

function combined(
	sign: '+' | '-' | '*' | '/',
	left: RationalFunction,
	right: RationalFunction,
): RationalFunction {
	const divisors = [...left.divisors, ...right.divisors];
	switch (sign) {
		case '*':
			return {
				over: times(left.over, right.over),
				under: times(left.under, right.under),
				divisors,
			};
		case '/':
			return {
				over: times(left.over, right.under),
				under: times(left.under, right.over),
				divisors: [...divisors, right.over],
			};
		default: {
			const second = sign === '-' ? opposite(right.over) : right.over;
			return {
				over: plus(times(left.over, right.under), times(second, left.under)),
				under: times(left.under, right.under),
				divisors,
			};
		}
	}
}

function raised(base: RationalFunction, exponent: number): RationalFunction {
	if (exponent < 0) {
		const turned = {
			over: base.under,
			under: base.over,
			divisors: [...base.divisors, base.over],
		};
		return raised(turned, -exponent);
	}
	let result: RationalFunction = { over: ONE, under: ONE, divisors: base.divisors };
	for (let step = 0; step < exponent; step++)
		result = { ...combined('*', result, base), divisors: base.divisors };
	return result;
}

function exponentOf(tree: Tree): number {
	if (tree.kind === 'negative') return -exponentOf(tree.of);
	if (tree.kind === 'number' && /^\d+$/.test(tree.text)) return Number(tree.text);
	throw new UnreadableTex('An exponent is not a whole number.');
}
