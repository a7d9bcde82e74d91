/** The part of func.combine about money: revenue, cost and profit. CCSS F-BF.A.1b. */
import { difference, equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skill } from '../../../family.ts';
import { chain } from '../../../steps/chain.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

type Shop = { who: string; sold: string; extra: string };

const SHOPS: Readonly<Record<string, Shop>> = {
	'T-shirt business': { who: 'A T-shirt business', sold: 'T-shirts', extra: 'delivery' },
	bakery: { who: 'A bakery', sold: 'cakes', extra: 'packaging' },
	'lawn service': { who: 'A lawn service', sold: 'lawns', extra: 'fuel' },
	concert: { who: 'A concert hall', sold: 'tickets', extra: 'printing' },
};

export const profit: Skill = (draw) => {
	const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
	const { who, sold, extra } = caseOf(SHOPS, draw.inTurn('ctx'));
	const deal = sold === 'lawns' ? 'mows' : 'sells';
	const x = symbol('x');
	const cost = polynomialExpression(linear(b, 'x', c));
	if (draw.random.int(0, 2) === 0) {
		const more = polynomialExpression(linear(a, 'x', 10 * b));
		const total = polynomialExpression(linear(a + b, 'x', c + 10 * b));
		return {
			prompt: say`${who} ${deal} ${x} ${sold}. The basic cost is ${equation(call('C', 'x'), cost)} dollars, and the cost of ${extra} is ${equation(call('D', 'x'), more)} dollars. Write the total cost ${equation(call('T', 'x'), sum(call('C', 'x'), call('D', 'x')))} in simplest form.`,
			answer: expression(total),
			steps: [
				...chain(
					call('T', 'x'),
					[
						sum(polynomialExpression(linear(b, 'x', c)), product(num(a), x), num(10 * b)),
						'add the two rules',
					],
					[total, 'combine like terms'],
				),
				sentence(say`The total cost is ${total} dollars.`),
			],
			hints: [say`Add the terms with ${x}, then add the numbers.`],
		};
	}
	if (a - b < 2) return undefined;
	const result = polynomialExpression(linear(a - b, 'x', -c));
	return {
		prompt: say`${who} ${deal} ${x} ${sold}. The revenue is ${equation(call('R', 'x'), product(num(a), x))} dollars and the cost is ${equation(call('C', 'x'), cost)} dollars. Write the profit ${equation(call('P', 'x'), difference(call('R', 'x'), call('C', 'x')))} in simplest form.`,
		answer: expression(result),
		steps: [
			...chain(
				call('P', 'x'),
				[difference(product(num(a), x), cost), 'put in both rules; the whole cost is subtracted'],
				[
					sum(product(num(a), x), product(num(-b), x), num(-c)),
					'change the sign of each term in the brackets',
				],
				[result, 'combine like terms'],
			),
			line(equation(call('P', 'x'), result)),
		],
		hints: [say`The whole cost is subtracted: put it in brackets.`],
	};
};
