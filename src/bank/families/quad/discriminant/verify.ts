/**
 * Counts real zeros by bisection. For a coefficient k the discriminant is calculated for three values of k; the
 * parabola through them gives it for every other, and conditions are tried on both sides of their ends.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	exact,
	type Exact,
	multiply,
	readExact,
	readReal,
	same,
	sidesOf,
	subtract,
	toNumber,
} from '../../../verify/values.ts';
import { expectSolvesInequality } from '../../../verify/interval-set.ts';
import { discriminant, gapPolynomial, quadraticIn } from '../../../verify/quadratic.ts';
import { realZeros } from '../../../verify/polynomial.ts';

export const verify: Verify = (evidence) => [
	...otherCoefficients(evidence.question),
	...expectAnswer(evidence),
];

const expectAnswer: Verify = ({ question, skill }) => {
	const tex = zeroSide(question);
	switch (skill) {
		case 'Count real roots or x-intercepts':
		case 'Count the zeros of a quadratic function':
		case 'Count the real solutions of a quadratic equation':
			return expectOneChoice(question, (text) => text === countOf(tex));
		case 'Describe the roots of a quadratic equation':
			return expectOneChoice(question, (text) => text === kindOf(tex));
		case 'Find the constant for one or no real solution':
			return /no real/.test(question.question)
				? expectExtreme(question, tex)
				: expectEqual(question, tex);
		case 'Relate a parameter to the nature of the roots':
			return expectOneChoice(question, (text) => isCondition(text, demandOf(question), tex));
		default:
			return demandOf(question) === '='
				? expectEqual(question, tex)
				: expectSolvesInequality(question, `${discriminantIn(tex)} ${demandOf(question)} 0`);
	}
};

/** The equation, or the rule of the function whose zeros are meant. */
function zeroSide(question: Question): string {
	const found = promptFormulas(question).find((formula) => formula.includes('=')) ?? '';
	return /^(?:y|f\(x\)) =/.test(found) ? (sidesOf(found)[1] ?? '') : found;
}

/** "$a = -1$, $b = -14$, and $c = 8$" */
function otherCoefficients(question: Question): string[] {
	const [, ...named] =
		/^\$a = ([^$]*)\$, \$b = ([^$]*)\$, and \$c = ([^$]*)\$/.exec(question.steps[0]?.text ?? '') ??
		[];
	if (named.length === 0) return [];
	const { a, b, c } = quadraticIn(zeroSide(question));
	return [a, b, c].every((one, at) => toNumber(one) === readReal(named[at] ?? '')())
		? []
		: [`the coefficients are not ${named.join(', ')}`];
}

function countOf(tex: string): string {
	const zeros = realZeros(gapPolynomial(tex)).length;
	return ['0', '1', '2'][zeros] ?? '';
}

function kindOf(tex: string): string {
	const zeros = realZeros(gapPolynomial(tex));
	if (zeros.length === 0) return 'no real roots';
	if (zeros.length === 1) return 'one rational root (two equal roots)';
	const [c = exact(0), , a = exact(1)] = gapPolynomial(tex);
	const scale = Math.abs(toNumber(a) * toNumber(c));
	const isRational = zeros.every((zero) => {
		const multiple = zero * toNumber(a);
		return Math.abs(multiple - Math.round(multiple)) < 1e-7 * Math.max(1, scale);
	});
	return isRational ? 'two different rational roots' : 'two different irrational roots';
}

const demandOf = ({ question }: Question): '=' | '>' | '<' => {
	if (/equal roots|exactly one/.test(question)) return '=';
	return /two different/.test(question) ? '>' : '<';
};

const withValue = (tex: string, k: number): Exact => discriminant(tex.replace(/k/, `(${k})`));

/** The coefficients of k², of k, and of no k in the discriminant, from its values at 1, 2 and 3. */
function coefficientsInK(tex: string): readonly [Exact, Exact, Exact] {
	const [one, two, three] = [1, 2, 3].map((k) => withValue(tex, k)) as [Exact, Exact, Exact];
	const second = divide(subtract(subtract(three, two), subtract(two, one)), exact(2));
	const slope = subtract(subtract(two, one), multiply(exact(3), second));
	return [second, slope, subtract(subtract(one, second), slope)];
}

/** The discriminant as a formula in k. */
function discriminantIn(tex: string): string {
	const [second, slope, start] = coefficientsInK(tex);
	const shown = ([n, d]: Exact) => String.raw`(\frac{${n}}{${d}})`;
	return `${shown(second)}k^{2} + ${shown(slope)}k + ${shown(start)}`;
}

function expectEqual({ question, answer }: Question, tex: string): string[] {
	const stored = readExact(answer.value);
	if (!stored) return [`${answer.value} is not a number`];
	const [n, d] = stored;
	if (/positive value/.test(question) && n <= 0n) return [`${answer.value} is not positive`];
	const value = discriminant(tex.replace(/k/, String.raw`(\frac{${n}}{${d}})`));
	if (value[0] !== 0n) return [`with k = ${answer.value} the discriminant is not 0`];
	const other = otherZero(tex, stored);
	return other !== undefined && (other > 0 || !/positive value/.test(question))
		? [`with k = ${other} the discriminant is 0 as well`]
		: [];
}

/** The other k with the discriminant 0. */
function otherZero(tex: string, stored: Exact): number | undefined {
	const [second, slope] = coefficientsInK(tex);
	if (second[0] === 0n) return undefined;
	const other = subtract(divide(subtract(exact(0), slope), second), stored);
	return same(other, stored) ? undefined : toNumber(other);
}

/** Whole numbers one after another: the stored one has no real solution, and nothing beyond it. */
function expectExtreme({ question, answer }: Question, tex: string): string[] {
	const fits = (k: number) => withValue(tex, k)[0] < 0n;
	const wanted = Array.from({ length: 201 }, (_, at) => at - 100).filter(fits);
	const extreme = /greatest/.test(question) ? wanted.at(-1) : wanted[0];
	return String(extreme) === answer.value
		? []
		: [`the stored integer is ${answer.value}, the check gives ${extreme}`];
}

/** True when the option holds for exactly those k that the discriminant allows. */
function isCondition(option: string, demand: '=' | '>' | '<', tex: string): boolean {
	const value = readReal(discriminantIn(tex));
	const parts = option.replaceAll('$', '').split(' or ');
	const ends = parts
		.flatMap(sidesOf)
		.filter((side) => side !== 'k')
		.map((side) => readReal(side)());
	const tried = [
		...ends,
		...ends.map((end) => -end),
		...ends.flatMap((end) => [end / 2, end / 4, end * 2, end - 0.1, end + 0.1]),
	];
	return tried
		.filter((k) => Math.abs(k) > 1e-9)
		.every((k) => parts.some((part) => holds(part, k)) === compared(value({ k }), demand, 0));
}

function holds(part: string, k: number): boolean {
	const sides = sidesOf(part).map((side) => (side === 'k' ? k : readReal(side)()));
	const signs = part.match(/[=<>]/g) ?? [];
	return signs.every((sign, at) => compared(sides[at] ?? 0, sign, sides[at + 1] ?? 0));
}

function compared(left: number, sign: string, right: number): boolean {
	const near = Math.abs(left - right) < 1e-9;
	if (sign === '=') return near;
	return !near && (sign === '<' ? left < right : left > right);
}
