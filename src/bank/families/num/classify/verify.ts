/**
 * Decides from the written number alone: a root is rational when both parts of the fraction under it are squares (found
 * by trying), π never is. Every option is judged by this: a set, a list of sets, a number, or a claim about a value.
 */
import { questionText } from '../../../../math/question-text.ts';
import { expectOneChoice, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { type Exact, exact, less, negate, readReal, readTex } from '../../../verify/values.ts';

const SETS = [
	'natural numbers',
	'whole numbers',
	'integers',
	'rational numbers',
	'irrational numbers',
	'real numbers',
];

/** The one sign between two roots. */
const OPERATIONS: Readonly<Record<string, RegExp>> = {
	sum: / \+ /,
	difference: / - /,
	product: / \\times /,
};

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const asks = /^Which of these numbers is (rational|irrational)\?/.exec(text)?.[1];
	if (asks)
		return expectOneChoice(question, (option) =>
			setsOf(option.replaceAll('$', '')).includes(`${asks} numbers`),
		);
	const given = promptFormula(question);
	const [, named] = /^Is the (sum|difference|product) \$/.exec(text) ?? [];
	if (named)
		return OPERATIONS[named]?.test(given)
			? expectOneChoice(question, (option) => isTrue(option, given))
			: [`${given} is not a ${named}`];
	const sets = setsOf(given);
	if (/smallest set/.test(text)) return expectOneChoice(question, (option) => option === sets[0]);
	return expectOneChoice(question, (option) => option === sets.join(', '));
};

/** All sets that contain the number, the smallest first. */
function setsOf(tex: string): string[] {
	const value = rationalValue(tex);
	if (!value) return ['irrational numbers', 'real numbers'];
	if (value[1] !== 1n) return ['rational numbers', 'real numbers'];
	const all = SETS.filter((name) => name !== 'irrational numbers');
	if (less(value, exact(0))) return all.slice(2);
	return value[0] === 0n ? all.slice(1) : all;
}

/** `undefined` for an irrational number. */
function rationalValue(tex: string): Exact | undefined {
	if (tex.includes('\\pi')) return undefined;
	const [, minus, inside] = /^(-?)\\sqrt\{(.*)\}$/.exec(tex) ?? [];
	if (inside === undefined) return readTex(tex)({});
	const [over, under] = readTex(inside)({});
	const [top, below] = [squareRoot(over), squareRoot(under)];
	if (top === undefined || below === undefined) return undefined;
	return minus ? negate(exact(top, below)) : exact(top, below);
}

function squareRoot(n: bigint): bigint | undefined {
	let root = 0n;
	while (root * root < n) root++;
	return root * root === n ? root : undefined;
}

/** "It is rational and equals $18$." */
function isTrue(option: string, given: string): boolean {
	const [, kind, value = ''] =
		/^It is (rational|irrational) and equals \$(.*)\$\.$/.exec(option) ?? [];
	const sameValue = Math.abs(readReal(value)() - readReal(given)()) < 1e-9;
	return sameValue && kind === (isRationalResult(given) ? 'rational' : 'irrational');
}

/** k√a × √b is rational when ab is a square; k√a ± √b when both are, since it never becomes 0 there. */
function isRationalResult(given: string): boolean {
	const [, a = '', sign, b = ''] =
		/^\d*\\sqrt\{(\d+)\} (\\times|[+-]) \\sqrt\{(\d+)\}$/.exec(given) ?? [];
	if (sign === '\\times') return squareRoot(BigInt(a) * BigInt(b)) !== undefined;
	return squareRoot(BigInt(a)) !== undefined && squareRoot(BigInt(b)) !== undefined;
}
