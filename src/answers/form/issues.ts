/**
 * What keeps an expression from being simplified. An answer may have an issue only if the expected answer has it too,
 * so the expected answer itself defines what was asked: √1080 allows the square factor, and then 6√30 has a factor in
 * front of its root, which √1080 does not.
 */
import { type Fraction, gcd } from '../value/fraction.ts';
import { rationalOf, wholeRoot } from '../value/rational.ts';
import { hasNames, some, type Tree } from '../tree.ts';
import { factorsOf, hasLikeFactors, hasLikeTerms, ONE } from './like-terms.ts';

type Issue = { message: string; found: (part: Tree) => boolean };

const isNumber = (tree: Tree): tree is Extract<Tree, { is: 'number' }> => tree.is === 'number';

/** A number as usually written, signed or not: −3, 2/3, 1.5. */
export const isNumeral = (tree: Tree): boolean =>
	isNumber(tree) ||
	tree.is === 'mixed' ||
	(tree.is === 'negative' && tree.of.is !== 'negative' && isNumeral(tree.of)) ||
	(tree.is === 'quotient' && isWhole(tree.over) && isWhole(tree.under));

const isWhole = (tree: Tree): boolean =>
	(isNumber(tree) && tree.value.d === 1n) || (tree.is === 'negative' && isWhole(tree.of));

function isArithmetic(tree: Tree): boolean {
	switch (tree.is) {
		case 'sum':
			return tree.terms.filter((term) => rationalOf(term) !== null).length > 1;
		case 'product':
			return factorsOf(tree).filter((factor) => rationalOf(factor) !== null).length > 1;
		case 'negative':
			return (
				tree.of.is === 'negative' ||
				(tree.of.is === 'quotient' && (isMinus(tree.of.over) || isMinus(tree.of.under)))
			);
		case 'power':
			return rationalOf(tree.base) !== null || isImaginary(tree.base)
				? rationalOf(tree.exponent) !== null
				: rationalOf(tree.exponent)?.n === 0n;
		case 'factorial':
		case 'absolute':
			return rationalOf(tree.of) !== null;
		case 'call':
			return !hasNames(tree);
		case 'quotient':
			return (rationalOf(tree) !== null && !isNumeral(tree)) || some(tree.under, isImaginary);
		default:
			return false;
	}
}

const isMinus = (tree: Tree): boolean => tree.is === 'negative';
const isImaginary = (tree: Tree): boolean => tree.is === 'name' && tree.name === 'i';

function isReducible(tree: Tree): boolean {
	if (tree.is === 'mixed') return tree.over >= tree.under || gcd(tree.over, tree.under) > 1n;
	if (tree.is !== 'quotient') return false;
	const under = leadingNumber(tree.under);
	if (!under || under.d !== 1n) return false;
	if (isNumber(tree.under) && under.n === 1n) return true;
	const terms = tree.over.is === 'sum' ? tree.over.terms : [tree.over];
	let common = under.n;
	for (const term of terms) {
		const over = leadingNumber(term);
		if (!over || over.d !== 1n) return false;
		common = gcd(common, over.n);
	}
	return common > 1n;
}

/** The number that multiplies the rest: 3 of 3x, −1 of −x, 6 of 6√2. */
export function leadingNumber(tree: Tree): Fraction | null {
	const whole = rationalOf(tree);
	if (whole) return whole;
	if (tree.is === 'negative') return leadingNumber(tree.of)?.neg() ?? null;
	if (tree.is === 'product')
		return tree.factors.map(leadingNumber).reduce((a, b) => a && b && a.mul(b));
	if (tree.is === 'quotient') {
		const over = leadingNumber(tree.over);
		const under = leadingNumber(tree.under);
		return over && under && under.n !== 0n ? over.div(under) : null;
	}
	return ONE;
}

/** √12, √(x³), √(1/2), ∛16. */
function hasRootToTake(tree: Tree): boolean {
	if (tree.is !== 'root') return false;
	const value = rationalOf(tree.of);
	if (value) {
		if (value.d !== 1n || (value.s < 0n && tree.index % 2 === 0)) return true;
		return hasPowerFactor(value.n, tree.index);
	}
	const factors = tree.of.is === 'product' ? tree.of.factors : [tree.of];
	return factors.some((factor) => {
		const number = rationalOf(factor);
		if (number) return number.d === 1n && hasPowerFactor(number.n, tree.index);
		const exponent = factor.is === 'power' ? rationalOf(factor.exponent) : null;
		return (
			factor.is === 'power' &&
			factor.base.is === 'name' &&
			exponent !== null &&
			exponent.s * exponent.n >= BigInt(tree.index) * exponent.d
		);
	});
}

function hasPowerFactor(value: bigint, index: number): boolean {
	if (value < 2n) return true;
	const power = BigInt(index);
	for (let factor = 2n; factor ** power <= value && factor < 3000n; factor++)
		if (value % factor ** power === 0n) return true;
	return wholeRoot(value, index) !== null;
}

const isRootOfNumber = (tree: Tree): boolean => tree.is === 'root' && rationalOf(tree.of) !== null;

const hasFactorBeforeRoot = (tree: Tree): boolean =>
	tree.is === 'product' &&
	tree.factors.some(isRootOfNumber) &&
	tree.factors.some((factor) => (rationalOf(factor)?.n ?? 1n) !== 1n);

const hasRootBelow = (tree: Tree): boolean =>
	tree.is === 'quotient' &&
	some(tree.under, (part) => part.is === 'root' || (part.is === 'power' && isHalf(part.exponent)));

const isHalf = (tree: Tree): boolean => rationalOf(tree)?.d === 2n;

const multipliesRoots = (tree: Tree): boolean =>
	tree.is === 'product' && tree.factors.filter((factor) => factor.is === 'root').length > 1;

/** (8 + 3i) − 2, 4x − (2 − x). */
const addsSum = (tree: Tree): boolean =>
	tree.is === 'sum' &&
	tree.terms.some((term) => term.is === 'sum' || (term.is === 'negative' && term.of.is === 'sum'));

/** 3x + 0, x + 0y. */
const addsZero = (tree: Tree): boolean =>
	tree.is === 'sum' && tree.terms.some((term) => leadingNumber(term)?.n === 0n);

/** cos(π − x), cot(−x). */
const hasShiftedArgument = (tree: Tree): boolean =>
	tree.is === 'call' && hasNames(tree.of) && (tree.of.is === 'sum' || tree.of.is === 'negative');

const isPowerOfProduct = (tree: Tree): boolean =>
	tree.is === 'power' &&
	['product', 'quotient', 'power', 'negative'].includes(tree.base.is) &&
	hasNames(tree.base) &&
	rationalOf(tree.exponent) !== null &&
	(tree.base.is === 'power' || !isFraction(tree.exponent));

const isFraction = (tree: Tree): boolean => {
	const value = rationalOf(tree);
	return value !== null && value.d !== 1n;
};

const hasNegativeExponent = (tree: Tree): boolean =>
	tree.is === 'power' && (rationalOf(tree.exponent)?.s ?? 1n) < 0n;

const hasLetterBelow = (tree: Tree): boolean => tree.is === 'quotient' && hasNames(tree.under);

const isCompound = (tree: Tree): boolean =>
	tree.is === 'quotient' &&
	hasNames(tree) &&
	[tree.over, tree.under].some(
		(part) => some(part, hasLetterBelow) || (part === tree.under && some(part, isQuotient)),
	);

const isQuotient = (tree: Tree): boolean => tree.is === 'quotient';

const hasFractionExponent = (tree: Tree): boolean =>
	tree.is === 'power' && tree.base.is === 'name' && isFraction(tree.exponent);

const isRootOfLetter = (tree: Tree): boolean =>
	tree.is === 'root' &&
	(tree.of.is === 'name' || (tree.of.is === 'power' && tree.of.base.is === 'name')) &&
	hasNames(tree.of);

/** The first issue that `given` has and `expected` does not, as a sentence for the student; null if there is none. */
export function issueIn(expected: Tree, given: Tree): string | null {
	const issue = ISSUES.find(({ found }) => some(given, found) && !some(expected, found));
	return issue?.message ?? null;
}

const ISSUES: readonly Issue[] = [
	{ message: 'Finish the calculation.', found: isArithmetic },
	{ message: 'Leave out terms that are zero.', found: addsZero },
	{ message: 'Write the fraction in lowest terms.', found: isReducible },
	{ message: 'Simplify the radical.', found: hasRootToTake },
	{ message: 'Write it as a single radical, with no number in front.', found: hasFactorBeforeRoot },
	{ message: 'Rationalize the denominator.', found: hasRootBelow },
	{ message: 'Multiply the radicals.', found: multipliesRoots },
	{ message: 'Remove the parentheses and combine like terms.', found: addsSum },
	{ message: 'Combine like terms.', found: hasLikeTerms },
	{
		message: 'Rewrite what is inside the function as the question asks.',
		found: hasShiftedArgument,
	},
	{
		message: 'Write it without a power of a function.',
		found: (tree) => tree.is === 'power' && tree.base.is === 'call',
	},
	{ message: 'Combine the powers of the same base.', found: hasLikeFactors },
	{ message: 'Apply the exponent to each factor.', found: isPowerOfProduct },
	{ message: 'Use only positive exponents.', found: hasNegativeExponent },
	{ message: 'Leave no variable in a denominator.', found: hasLetterBelow },
	{ message: 'Write it as one fraction, with no fraction inside another.', found: isCompound },
	{
		message: 'Use a radical instead of a fractional exponent.',
		found: hasFractionExponent,
	},
	{ message: 'Use an exponent instead of a radical.', found: isRootOfLetter },
	{ message: 'Write it without a percent sign.', found: ({ is }) => is === 'percent' },
	{ message: 'Write the angle in radians.', found: ({ is }) => is === 'degrees' },
];
