/** Trinomials in a power or in a sum: u = x², u = x³, u = x + k. */
import {
	continued,
	equation,
	type Expression,
	power,
	product,
	squareBrackets,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { plainBrackets } from '../../../../math/plain-notation.ts';
import { linear, type Polynomial, samePolynomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	type Draft,
	factorization,
	type Line,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import {
	cubesIdentity,
	differenceOfSquares,
	factorQuestion,
	type Pattern,
	sumOfCubes,
} from '../../../steps/factor-patterns.ts';
import { ALONE, factored, type Pair, shown, trinomialLines } from '../../../steps/factoring.ts';
import { factoringMisconceptions } from '../../../steps/polynomial-misconceptions.ts';

/** (au + p)(u + q). */
type InU = { a: number; p: number; q: number };

const pairInU = ({ a, p, q }: InU): Pair => ({ a, p, c: 1, q, letters: { x: 'u', y: '' } });

const isDegenerate = ({ a, p, q }: InU): boolean =>
	a * q + p === 0 || (a === 1 && p === q) || !coprime(a, p);

/** a(x + s)² + b(x + s) + c. */
export function trinomialInSum(x: string, s: number, inU: InU): Draft | undefined {
	const { a, p, q } = inU;
	const brackets = [linear(a, x, a * s + p), linear(1, x, s + q)];
	if (isDegenerate(inU) || brackets.some((one) => one.length < 2)) return undefined;
	const inner = { kind: 'brackets', of: shown(linear(1, x, s)) } as const;
	const middle = a * q + p;
	const problem = sum(
		a === 1 ? power(inner, 2) : product(a, power(inner, 2)),
		middle === 1 ? inner : product(middle, inner),
		p * q,
	);
	const answer = factored(ALONE, ...brackets);
	const timesA: Expression = a === 1 ? inner : product(a, inner);
	return {
		prompt: say`Factor ${problem}, and simplify each factor.`,
		answer: withMisconceptions(
			factorization(answer),
			[
				factorization(factored(ALONE, linear(a, x, p), linear(1, x, q))),
				`substituted ${x} instead of ${x} ${s < 0 ? '−' : '+'} ${Math.abs(s)}`,
			],
			...factoringMisconceptions(ALONE, brackets, 'substitution'),
		),
		steps: [
			line(problem),
			...substituted(inU, inner.of),
			line(
				equation(problem, product(squareBrackets(sum(timesA, p)), squareBrackets(sum(inner, q)))),
				`substitute ${x} ${s < 0 ? '−' : '+'} ${Math.abs(s)} for u`,
			),
			line(continued(answer), 'simplify each factor'),
		],
		hints: [
			say`Which expression could ${symbol('u')} stand for, so that you get a trinomial in ${symbol('u')}? How does it factor?`,
		],
	};
}

function substituted(inU: InU, replaced: Expression): Line[] {
	return [
		sentence(say`Let ${equation('u', replaced)}.`),
		...trinomialLines(pairInU(inU), 'write the trinomial in terms of u'),
	];
}

/** A trinomial in x², with the exponent 4 in front, or in x³; factors that can be split are split. `mustSplit`: one can be. */
export function trinomialInPower(
	x: string,
	half: 2 | 3,
	inU: InU,
	mustSplit = false,
): Draft | undefined {
	const { a, p, q } = inU;
	const at = x.repeat(half);
	const halves: Polynomial[] = [
		[term(a, at), term(p)],
		[term(1, at), term(q)],
	];
	const [first = [], second = []] = halves;
	if (isDegenerate(inU) || samePolynomial(first, second)) return undefined;
	const split = halves.map((one) => splitBinomial(one));
	const brackets = split.flatMap((one, place) => one?.brackets ?? [halves[place] ?? []]);
	const middle = a * q + p;
	const inside = [term(a, at + at), term(middle, at), term(p * q)];
	const reasons = split.flatMap((one) => (one ? [one.reason] : []));
	if (mustSplit && reasons.length === 0) return undefined;
	const pattern: Pattern = {
		inside,
		brackets,
		lines: (why) => [
			line(shown(inside), why),
			...substituted(inU, power(x, half)),
			line(
				equation(shown(inside), factored(ALONE, ...halves)),
				`substitute ${x}${half === 2 ? '²' : '³'} for u${reasons.length > 0 ? '' : '; neither factor can be factored over the integers'}`,
			),
			...(reasons.length > 0
				? [line(continued(factored(ALONE, ...brackets)), reasons.join('; '))]
				: []),
		],
		hint: say`Which power of ${symbol(x)} could ${symbol('u')} stand for, so that the trinomial is quadratic in ${symbol('u')}? How does it factor?`,
	};
	const draft = factorQuestion(ALONE, pattern);
	return (
		draft && {
			...draft,
			hints: [
				...draft.hints,
				...(reasons.length > 0
					? [
							say`After you substitute ${power(x, half)} for ${symbol('u')}, can any of the factors be factored further?`,
						]
					: []),
			],
			prompt: say`Factor completely over the integers: ${shown(inside)}.`,
		}
	);
}

// ax² + p and ax³ + p, when they are a difference of squares or made of cubes.

/** `undefined` when the binomial stays as it is. */
function splitBinomial(
	binomial: Polynomial,
): { brackets: Polynomial[]; reason: string } | undefined {
	const [lead, last] = binomial;
	const [letter, degree] = Object.entries(lead?.powers ?? {})[0] ?? ['', 0];
	const [a, p] = [lead?.coefficient.valueOf() ?? 0, last?.coefficient.valueOf() ?? 0];
	const name = plainBrackets(binomial);
	if (degree === 2 && p < 0 && isSquare(a) && isSquare(-p))
		return {
			brackets: differenceOfSquares(term(Math.sqrt(a), letter), term(Math.sqrt(-p))).brackets,
			reason: `${name} is a difference of squares`,
		};
	if (degree === 3 && isCube(a) && isCube(p)) {
		const [u, v] = [term(Math.round(Math.cbrt(a)), letter), term(Math.round(Math.cbrt(p)))];
		return {
			brackets: sumOfCubes(u, v).brackets,
			reason: `${name} is a ${p < 0 ? 'difference' : 'sum'} of cubes: ${cubesIdentity(u, v, ['a', 'b'])}`,
		};
	}
	return undefined;
}

const isCube = (value: number): boolean => Math.round(Math.cbrt(value)) ** 3 === value;
