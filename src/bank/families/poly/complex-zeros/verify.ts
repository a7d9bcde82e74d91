/** Substitutes each stored zero into the polynomial; there must be as many different ones as the degree. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { degreeOf, readPolynomial } from '../../../verify/polynomial.ts';
import { type Complex, readComplex, sameComplex } from '../../../verify/read-complex.ts';
import { sidesOf } from '../../../verify/values.ts';
import { expectTriedValues } from '../../../verify/tried-values.ts';

export const verify: Verify = ({ question }) => {
	const [, rule = ''] = sidesOf(promptFormula(question));
	const polynomial = readPolynomial(rule);
	const zeros = question.answer.value.split(', ').map(readComplex);
	const wrong = zeros.filter((zero) => !sameComplex(valueAt(polynomial, zero), [0, 0]));
	const different = zeros.every((one, at) =>
		zeros.slice(at + 1).every((other) => !sameComplex(one, other)),
	);
	return [
		...expectTriedValues(question, polynomial),
		...wrong.map(([re, im]) => `${re} + ${im}i is not a zero`),
		...(different && zeros.length === degreeOf(polynomial)
			? []
			: [`${question.answer.value} are not ${degreeOf(polynomial)} different zeros`]),
	];
};

const valueAt = (polynomial: ReturnType<typeof readPolynomial>, [x, y]: Complex): Complex =>
	polynomial.reduceRight<Complex>(
		([re, im], [n, d]) => [re * x - im * y + Number(n) / Number(d), re * y + im * x],
		[0, 0],
	);
