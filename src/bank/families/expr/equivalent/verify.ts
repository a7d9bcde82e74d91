/**
 * Each option is tested by itself: expressions at eight points, claims about two expressions at many whole numbers,
 * factored forms by their factors, statements about logarithms in floating point.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectNumber,
	expectOneChoice,
	expectTrueLines,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	type Exact,
	exact,
	readReal,
	readTex,
	same,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import {
	contentOf,
	expand,
	factorsOf,
	inOneLetter,
	isReducible,
	sameTerms,
} from '../../../verify/integer-polynomial.ts';

// Claims that compare two rational expressions in x, tested at all whole numbers from −30 to 30.

const POINTS = Array.from({ length: 61 }, (_, at) => at - 30);

/** Knows "the same restrictions", "equal wherever both are defined, but at x = …" and "not equivalent: at x = …". */
function claimHolds(claim: string, first: string, second: string): boolean {
	const at = Number(/x = (-?\d+)/.exec(claim)?.[1] ?? Number.NaN);
	const agrees = (x: number): boolean => {
		const [one, two] = [valueAt(first, x), valueAt(second, x)];
		return one && two ? same(one, two) : one === two;
	};
	if (claim.includes('same restrictions')) return POINTS.every(agrees);
	const [one, two] = [valueAt(first, at), valueAt(second, at)];
	if (claim.includes('not equivalent')) return !!one && !!two && !same(one, two);
	return !one && !!two && POINTS.every((x) => x === at || agrees(x));
}

function valueAt(tex: string, x: number): Exact | undefined {
	try {
		return readTex(tex)({ x: exact(x) });
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

export const verify: Verify = ({ question, skill }) => {
	switch (skill) {
		case 'Find the constant that makes expressions equivalent':
			return constant(question);
		case 'Recognize completely factored forms and prime polynomials':
			return factored(question);
		case 'Decide whether two rational expressions are equivalent': {
			const [first = '', second = ''] = promptFormulas(question);
			return [
				...otherValues(question, [first, second]),
				...expectOneChoice(question, (text) => claimHolds(plain(text), first, second)),
			];
		}
		case 'Find an error in combining rational expressions':
			return firstMistake(question);
		case 'Decide when logarithmic expressions are equivalent':
			return expectOneChoice(question, logClaim(promptFormulas(question)[1] ?? ''));
		default: {
			const target = promptFormula(question);
			return expectOneChoice(question, (text) => areEquivalent(plain(text), target));
		}
	}
};

/** "Both expressions are defined at $x = 2$, so compare their values there." is followed by the two values. */
function otherValues({ steps }: Question, expressions: readonly string[]): string[] {
	const at = steps.findIndex(({ text }) => text.includes('compare their values there'));
	const x = Number(/x = (-?\d+)/.exec(steps[at]?.text ?? '')?.[1]);
	return expressions.flatMap((expression, place) => {
		const said = at < 0 ? undefined : sidesOf(plain(steps[at + 1 + place]?.text ?? '')).at(-1);
		const value = said === undefined ? undefined : valueAt(expression, x);
		return said === undefined || (value && same(readTex(said)({}), value))
			? []
			: [`${expression} is not ${said} at x = ${x}`];
	});
}

const plain = (text: string): string => text.replaceAll('$', '');

/** Both sides agree at x = 1, where k, or m + n, is all that is left; and at other values of x too. */
function constant(question: Question): string[] {
	const [left = '', right = ''] = sidesOf(promptFormula(question)).map((side) => side.trim());
	const zero = { k: exact(0), m: exact(0), n: exact(0) };
	const at = (side: string, x: number) => readTex(side)({ ...zero, x: exact(x) });
	return [
		...expectNumber(question, subtract(at(left, 1), at(right, 1))),
		...[2, 3, 5].flatMap((x) => expectTrueLines(question, { x })),
	];
}

function factored(question: Question): string[] {
	const text = question.question;
	if (text.includes('is prime'))
		return expectOneChoice(question, (option) => {
			const terms = expand(plain(option));
			return contentOf(terms) === 1 && !isReducible(terms);
		});
	if (text.includes('perfect square'))
		return expectOneChoice(question, (option) => {
			const [c = 0, b = 0, a = 0] = inOneLetter(expand(plain(option)));
			return b * b === 4 * a * c && [a, c].every((one) => Number.isInteger(Math.sqrt(one)));
		});
	const whole = expand(promptFormula(question));
	return expectOneChoice(question, (option) => {
		const isComplete = factorsOf(plain(option)).every(({ terms }) => {
			const isNumber = [...terms.keys()].every((letters) => letters === '');
			return isNumber || (contentOf(terms) === 1 && !isReducible(terms));
		});
		return isComplete && sameTerms(expand(plain(option)), whole);
	});
}

/** The first line that is not equal to the problem, or the last when its restrictions are not all there. */
function firstMistake(question: Question): string[] {
	const [problem = '', ...rest] = promptFormulas(question);
	const lines = rest.filter((one) => one.startsWith('=')).map((one) => one.replace('=', ''));
	const allowed = rest.filter((one) => one.includes('\\ne'));
	const isRight = lines.map((one) => areEquivalent(one, problem));
	const poles = Array.from({ length: 41 }, (_, at) => at - 20).filter(
		(x) => !isDefined(problem, x),
	);
	const isComplete = poles.every((x) => allowed.includes(`x \\ne ${x}`));
	const wrong = isRight.indexOf(false);
	const expected = wrong >= 0 ? wrong + 1 : isComplete ? 0 : 4;
	return expectOneChoice(question, (text) => text === `Line ${expected}`);
}

function isDefined(tex: string, x: number): boolean {
	return Number.isFinite(readReal(tex)({ x }));
}

/** Where the two sides differ: everywhere, nowhere, or all but at the named value. */
function logClaim(statement: string): (text: string) => boolean {
	const [left = '', right = ''] = sidesOf(statement);
	const gap = (x: number) => readReal(left)({ x }) - readReal(right)({ x });
	const gaps = Array.from({ length: 400 }, (_, at) => gap(0.05 + 0.13 * at)).filter(
		Number.isFinite,
	);
	const isZero = (value: number) => Math.abs(value) < 1e-9;
	const isAlways = gaps.every(isZero);
	const isNever = gaps.every((one) => one > 1e-6) || gaps.every((one) => one < -1e-6);
	return (text) => {
		const value = /x = (.*)\$$/.exec(text)?.[1];
		if (value !== undefined) return !isAlways && isZero(gap(readReal(value)()));
		return text.includes('for no') ? isNever : isAlways;
	};
}
