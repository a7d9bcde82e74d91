/** What learners get for a value of a function, f(−3), when they misread one part of its rule. */
import Fraction from 'fraction.js';
import { type Expression, num, type Number, product, sum } from '../../math/expression.ts';
import { rewritten } from '../../math/rewritten.ts';
import { tex } from '../../math/tex.ts';
import { type DraftAnswer, rational, type WrongAnswer } from '../family.ts';
import { put } from './function-rule.ts';
import { exactValue } from './rule-value.ts';

type Misreading = {
	why: string | ((body: Expression) => string);
	of: (part: Expression) => Expression | undefined;
};

const isNumber = ({ kind }: Expression): boolean => kind === 'number';

const MISREADINGS: readonly Misreading[] = [
	{
		why: 'multiplied the base by the exponent',
		of: (part) => (part.kind === 'power' ? product(part.exponent, part.base) : undefined),
	},
	{
		why: 'applied the exponent to the coefficient, too',
		of: (part) => {
			if (part.kind !== 'product') return undefined;
			const [factor, raised, ...more] = part.factors;
			if (!factor || raised?.kind !== 'power' || raised.base.kind !== 'symbol' || more.length > 0)
				return undefined;
			return { ...raised, base: product(factor, raised.base) };
		},
	},
	{
		why: 'ignored the absolute value bars',
		of: (part) => (part.kind === 'absolute' ? part.of : undefined),
	},
	{
		why: 'forgot to take the square root',
		of: (part) => (part.kind === 'root' ? part.of : undefined),
	},
	{
		why: 'multiplied by the denominator instead of dividing by it',
		of: (part) => (part.kind === 'quotient' ? product(part.over, part.under) : undefined),
	},
	{
		why: (body) =>
			body.kind === 'sum' && body.terms.some(({ kind }) => kind === 'absolute')
				? 'left out the constant term outside the absolute value bars'
				: 'left out the constant term',
		of: (part) =>
			part.kind === 'sum' && part.terms.some(isNumber)
				? sum(...part.terms.filter((term) => !isNumber(term)), num(0))
				: undefined,
	},
	{
		why: 'added the input to the coefficient of x instead of multiplying',
		of: (part) =>
			part.kind === 'product' &&
			part.factors.length === 2 &&
			part.factors.some((factor) => isNumber(factor) && !exactValue(factor).equals(-1)) &&
			part.factors.some(({ kind }) => kind === 'symbol')
				? sum(...part.factors)
				: undefined,
	},
];

/**
 * Wrong values of the rule `body` at the input `at`, for `withMisconceptions`; only of misreadings for which the rule
 * has a part.
 */
export function misreadValues(body: Expression, at: Number, letter = 'x'): WrongAnswer[] {
	const size = new Fraction(at).abs();
	const valueOf = (rule: Expression, input: Number): DraftAnswer[] => {
		try {
			return [rational(exactValue(put(rule, letter, num(input))))];
		} catch (error) {
			if (error instanceof RangeError) return [];
			throw error;
		}
	};
	return [
		...(size.equals(at) ? [] : valueOf(body, size)).map((wrong): WrongAnswer => [
			wrong,
			'dropped the negative sign from the input',
		]),
		...MISREADINGS.flatMap(({ why, of }) => {
			const misread = rewritten(body, of);
			return (tex(misread) === tex(body) ? [] : valueOf(misread, at)).map((wrong): WrongAnswer => [
				wrong,
				typeof why === 'string' ? why : why(body),
			]);
		}),
	];
}
