/** Powers and products written with double angles. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	operand,
	product,
	quotient,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	expression,
	line,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	cofunctionMistakes,
	inLetter,
	linesOf,
	multiple,
	type Proof,
} from '../../../steps/trig-proofs.ts';
import { ONE, PATTERNS } from './patterns.ts';

export function powers(draw: Draw): Draft | undefined {
	const pattern = draw.inTurn('pattern');
	const { proof, form, slip } = caseOf(PATTERNS, pattern);
	const [a, k] = [draw.int('a'), draw.int('k')];
	if (k > 3) return undefined;
	const lines = linesOf(proof, 'A').flatMap(({ body, why }, at) => {
		const one = { body: withFactor(a, stretched(body, k)), why };
		if (at === 0 && a !== 1 && usesSquare(proof))
			return [one, { body: product(a, brackets(stretched(body, k))), why: `factor out ${a}` }];
		if (!isHalved(one.why) || a % 2 !== 0 || body.kind !== 'quotient') return [one];
		const doubled = brackets(stretched(body.over, k));
		return a === 2 ? [] : [{ body: product(a / 2, doubled), why: `factor out ${a / 2}` }];
	});
	const [first, last] = [lines[0]?.body, lines.at(-1)?.body];
	if (!first || !last) return undefined;
	return {
		prompt: say`Rewrite ${first} ${form === ONE ? 'as a single term with one trigonometric function' : form}.`,
		answer: withMisconceptions(
			expression(last),
			...cofunctionMistakes(last),
			...(slip ? [[expression(multiple(slip[0], last)), slip[1]] satisfies WrongAnswer] : []),
		),
		steps: lines.map(({ body, why }, at) =>
			line(at === 0 ? body : continued(body), withAngle(why, pattern, k)),
		),
		hints: hintsFor(proof),
	};
}

/** Half of the formula is given; an even factor already has the 2 that it needs. */
const isHalved = (why: string | undefined): boolean => why === 'multiply and divide by 2';

const usesSquare = (proof: Proof): boolean =>
	proof.some(([, why]) => why.includes('solved for the square'));

/** What of the expression a formula has on one side. */
const CONTAINED: Readonly<Record<string, string>> = {
	product: 'contains a product like this one',
	sum: 'contains terms like these',
};

function hintsFor(proof: Proof): Prose[] {
	if (usesSquare(proof))
		return [
			say`Which form of the double angle formula for cosine contains this square but no other?`,
			say`What does that formula give when you solve it for the term with the square?`,
		];
	const at = proof.findIndex(([, why]) => why.startsWith('double angle'));
	const kind = linesOf(proof, 'A')[0]?.body.kind ?? '';
	return [
		say`Which double angle formula ${CONTAINED[kind] ?? 'helps with this expression'}?`,
		...(at === 1 ? [] : [say`How can you rewrite the expression before you use that formula?`]),
	];
}

/** The formula in x, or what its A stands for, where that is more than x. */
function withAngle(why: string | undefined, pattern: string, k: number): string | undefined {
	const times = /^(?:sin|cos)4x$|²2x$/.test(pattern) ? 2 * k : k;
	if (!why || !/^(?:double angle|Pythagorean)/.test(why)) return why;
	return times > 1 ? `${why}, with A = ${times}x` : inLetter(why, 'x');
}

/** Fractions with the number 2 below are reduced together with the factor. */
function withFactor(a: number, of: Expression): Expression {
	if (of.kind !== 'quotient' || of.under.kind !== 'number') return multiple(a, of);
	const factor = new Fraction(a).div(of.under.value);
	return of.over.kind === 'product'
		? quotient(multiple(a, of.over), of.under)
		: factor.d === 1n
			? multiple(Number(factor.n), of.over)
			: quotient(multiple(Number(factor.n), of.over), Number(factor.d));
}

/** x becomes kx inside every function. */
function stretched(of: Expression, k: number): Expression {
	const part = (one: Expression) => stretched(one, k);
	switch (of.kind) {
		case 'call': {
			const inner =
				of.of.kind === 'product' && of.of.factors[0]?.kind === 'number'
					? Number(of.of.factors[0].value.valueOf())
					: 1;
			return { ...of, of: inner * k === 1 ? operand('x') : product(inner * k, 'x') };
		}
		case 'sum':
			return { ...of, terms: of.terms.map(part) };
		case 'product':
			return { ...of, factors: of.factors.map(part) };
		case 'quotient':
			return { ...of, over: part(of.over), under: part(of.under) };
		case 'power':
			return { ...of, base: part(of.base) };
		case 'opposite':
			return { kind: 'opposite', of: part(of.of) };
		case 'brackets':
			return { ...of, of: part(of.of) };
		default:
			return of;
	}
}
