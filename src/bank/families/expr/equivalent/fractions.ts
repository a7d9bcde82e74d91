/** Two rational expressions: equal with the same restrictions, equal except at one value, or not equal. */
import {
	continued,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { linear, multiply, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import Fraction from 'fraction.js';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

const SAME = say`They are equivalent, with the same restrictions.`;

const exceptAt = (x: number): Prose =>
	say`They are equal wherever both are defined, but at ${equation('x', x)} only the second one is defined.`;

const differAt = (x: number): Prose =>
	say`They are not equivalent: at ${equation('x', x)} both are defined, but their values differ.`;

const plus = (n: number) => linear(1, 'x', n);
const written = (n: number): Expression => polynomialExpression(plus(n));

export function compareFractions(draw: Draw): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	const twist = draw.inTurn('twist');
	const signless = [p, q, r].map(Math.abs);
	if (new Set(signless).size < 3 || signless[0] === 1) return undefined;
	const first =
		twist === 'equivalent'
			? quotient(
					polynomialExpression(linear(p, 'x', p * q)),
					polynomialExpression(linear(p, 'x', p * r)),
				)
			: quotient(
					polynomialExpression(multiply(plus(p), plus(q))),
					polynomialExpression(multiply(plus(p), plus(r))),
				);
	const isDifferent = twist === 'not equivalent everywhere';
	const second = isDifferent ? quotient(written(q), written(-r)) : quotient(written(q), written(r));
	const at = valueWhereBothAreDefined(draw, [-p, -r, r, -q]);
	const prompt = say`Compare the following two expressions: ${first} and ${second}. Which statement is true?`;
	const hints = [
		say`What does the first expression become when you factor and simplify it? Which values of ${symbol('x')} make a denominator ${0}?`,
	];
	const shared = twist === 'equivalent' ? num(p) : written(p);
	const simplified = quotient(written(q), written(r));
	const start: Line[] = [
		line(first),
		line(
			continued(quotient(product(shared, written(q)), product(shared, written(r)))),
			'factor the numerator and the denominator',
		),
		line(continued(simplified), 'divide out the common factor'),
	];
	if (isDifferent) {
		const [one, two] = [new Fraction(at + q, at + r), new Fraction(at + q, at - r)];
		return {
			prompt,
			answer: multipleChoice(
				differAt(at),
				distractor(SAME, 'did not compare the signs in the denominators or the restrictions'),
				distractor(
					exceptAt(-p),
					'looked only at the common factor and assumed that the other factors of the denominators were the same',
				),
				distractor(
					exceptAt(-r),
					`overlooked the different signs in the simplified denominators and named only the restriction x = ${-r}`,
				),
			),
			steps: [
				...start,
				sentence(
					say`The first expression is undefined at ${equation('x', -p)} and at ${equation('x', -r)}, and the second at ${equation('x', r)}.`,
					'a denominator must not be 0',
				),
				sentence(
					say`Both expressions are defined at ${equation('x', at)}, so compare their values there.`,
				),
				line(
					equation(quotient(sum(at, q), sum(at, r)), num(one)),
					`the value of the first expression at x = ${at}`,
				),
				line(
					equation(quotient(sum(at, q), sum(at, -r)), num(two)),
					`the value of the second expression at x = ${at}`,
				),
				sentence(differAt(at)),
			],
			hints,
		};
	}
	const isSame = twist === 'equivalent';
	const restrictions = isSame
		? say`Both expressions are undefined only at ${equation('x', -r)}.`
		: say`The first expression is undefined at ${equation('x', -p)} and at ${equation('x', -r)}, but the second is undefined only at ${equation('x', -r)}.`;
	const right = isSame ? SAME : exceptAt(-p);
	return {
		prompt,
		answer: multipleChoice(
			right,
			isSame
				? distractor(exceptAt(-r), 'set only the first denominator equal to 0')
				: distractor(SAME, 'forgot the restriction of the factor that was divided out'),
			distractor(
				exceptAt(isSame ? -q : p),
				isSame
					? 'mistook a zero of the numerator for a restriction'
					: 'reversed the sign of the restriction',
			),
			distractor(differAt(at), 'evaluated the two expressions at different values of x'),
		),
		steps: [...start, sentence(restrictions, 'a denominator must not be 0'), sentence(right)],
		hints,
	};
}

function valueWhereBothAreDefined({ random }: Draw, not: readonly number[]): number {
	return random.pick([2, 3, 1, 4, 5, 0].filter((x) => !not.includes(x)));
}
