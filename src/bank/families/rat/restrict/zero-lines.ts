/** The lines from a denominator to its zeros. */
import Fraction from 'fraction.js';
import { equation, num, product as productOf } from '../../../../math/expression.ts';
import { joinedByOr, type Prose } from '../../../../math/prose.ts';
import { line, type Line, sentence } from '../../../family.ts';
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	written,
} from '../../../steps/coefficients.ts';
import { zerosOf } from '../../../steps/rational-form.ts';
import { ZERO_PRODUCT } from '../../../steps/reasons.ts';

/** Denominator = 0, its factors, its zeros. */
export function zeroLines(of: Factored): Line[] {
	const product = written(expanded(of));
	const [only, ...more] = of.factors;
	const start = line(equation(product, 0), 'set the denominator equal to 0');
	if (only && more.length === 0 && of.lead === 1) return [start, ...linearLines(only)];
	const hasFactorX = of.factors.some(isLetter);
	const isCubic = hasFactorX && more.length === 2;
	const inside = expanded({ lead: 1, factors: of.factors.filter((factor) => !isLetter(factor)) });
	const number = of.lead === 1 ? '' : of.lead;
	const isNumberFirst = of.lead !== 1 && !hasFactorX && more.length > 0;
	return [
		start,
		...(isCubic
			? [line(equation(productOf(of.lead, 'x', written(inside)), 0), `factor out ${number}x`)]
			: []),
		...(isNumberFirst
			? [line(equation(productOf(of.lead, written(inside)), 0), `factor out ${of.lead}`)]
			: []),
		line(
			equation(factoredForm(of), 0),
			isCubic || isNumberFirst
				? `factor the ${inside[1] === 0 ? 'difference of squares' : 'trinomial'}`
				: 'factor the denominator',
		),
		...(of.lead === 1 || hasFactorX
			? []
			: [line(equation(factoredForm({ ...of, lead: 1 }), 0), `divide both sides by ${of.lead}`)]),
		sentence(
			joinedByOr(
				of.factors.map(([a = 1, b = 0, ...rest]) =>
					equation(written([b === 0 && rest.length === 0 ? a * of.lead : a, b, ...rest]), 0),
				),
			),
			ZERO_PRODUCT,
		),
		sentence(
			cases(of.factors.flatMap((factor) => zerosOf({ lead: 1, factors: [factor] }))),
			'solve each equation',
		),
	];
}

/** From ax + b = 0 to x. */
function linearLines([a = 1, b = 0]: Coefficients): Line[] {
	const moved = b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
	return [
		...(b === 0 ? [] : [line(equation(written([a, 0]), -b), moved)]),
		...(a === 1
			? []
			: [line(equation('x', num(new Fraction(-b, a))), `divide both sides by ${a}`)]),
	];
}

/** "x = −3 or x = 5" */
export const cases = (zeros: readonly Fraction[]): Prose =>
	joinedByOr(zeros.map((zero) => equation('x', num(zero))));
