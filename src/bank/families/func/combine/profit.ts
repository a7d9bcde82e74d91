/** The part of func.combine about money: revenue, cost and profit. */
import { difference, equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, drawnInts, expression, type Skill, withMisconceptions } from '../../../family.ts';
import { chain } from '../../../steps/chain.ts';

type Shop = { who: string; sold: string; basic: string; extra: string };

const SHOPS: Readonly<Record<string, Shop>> = {
	'T-shirt business': {
		who: 'A T-shirt business',
		sold: 'T-shirts',
		basic: 'materials',
		extra: 'labour',
	},
	bakery: { who: 'A bakery', sold: 'cakes', basic: 'ingredients', extra: 'labour' },
	'lawn service': {
		who: 'A lawn care company',
		sold: 'lawns',
		basic: 'equipment',
		extra: 'labour',
	},
	concert: {
		who: 'A banquet hall',
		sold: 'dinner packages',
		basic: 'the food',
		extra: 'the staff',
	},
};

export const profit: Skill = (draw) => {
	const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
	const { who, sold, basic, extra } = caseOf(SHOPS, draw.inTurn('ctx'));
	const deal = sold === 'lawns' ? 'mows' : 'sells';
	const x = symbol('x');
	const cost = polynomialExpression(linear(b, 'x', c));
	if (draw.random.int(0, 2) === 0) {
		const more = polynomialExpression(linear(a, 'x', 10 * b));
		const total = polynomialExpression(linear(a + b, 'x', c + 10 * b));
		return {
			prompt: say`${who} ${deal} ${x} ${sold}. The cost of ${basic}, in dollars, is given by ${equation(call('C', 'x'), cost)}, and the cost of ${extra}, in dollars, by ${equation(call('D', 'x'), more)}. Write the total cost, ${equation(call('T', 'x'), sum(call('C', 'x'), call('D', 'x')))}, in simplest form.`,
			answer: withMisconceptions(
				expression(total),
				[
					expression(polynomialExpression(linear(b - a, 'x', c - 10 * b))),
					'subtracted the costs instead of adding them',
				],
				[
					expression(polynomialExpression(linear(a + b, 'x', c))),
					`left out the constant ${10 * b}`,
				],
				[
					expression(polynomialExpression(linear(a + b + c + 10 * b, 'x', 0))),
					'combined terms that are not like terms',
				],
			),
			steps: [
				...chain(
					call('T', 'x'),
					[
						sum(polynomialExpression(linear(b, 'x', c)), product(num(a), x), num(10 * b)),
						'add the two rules',
					],
					[total, 'combine like terms'],
				),
			],
			hints: [say`Which terms of the two rules are like terms?`],
		};
	}
	if (a - b < 2) return undefined;
	const result = polynomialExpression(linear(a - b, 'x', -c));
	return {
		prompt: say`${who} ${deal} ${x} ${sold}. The revenue, in dollars, is given by ${equation(call('R', 'x'), product(num(a), x))}, and the cost, in dollars, by ${equation(call('C', 'x'), cost)}. Write the profit, ${equation(call('P', 'x'), difference(call('R', 'x'), call('C', 'x')))}, in simplest form.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(polynomialExpression(linear(a - b, 'x', c))),
				'subtracted only the first term of the cost',
			],
			[
				expression(polynomialExpression(linear(a + b, 'x', c))),
				'added the cost instead of subtracting it',
			],
			[
				expression(polynomialExpression(linear(b - a, 'x', c))),
				'subtracted the revenue from the cost',
			],
		),
		steps: chain(
			call('P', 'x'),
			[difference(product(num(a), x), cost), 'substitute both rules; subtract the whole cost'],
			[sum(product(num(a), x), product(num(-b), x), num(-c)), 'distribute the negative sign'],
			[result, 'combine like terms'],
		),
		hints: [
			say`Which terms of the cost are subtracted from the revenue? What happens to their signs?`,
		],
	};
};
