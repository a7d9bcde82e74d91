/** num.order-ops: order of operations with integers. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	divided,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	squareBrackets,
	sum,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	mergedByValue,
	rational,
	reversedSign,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { powerSkills } from './powers.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Evaluate two-operation expressions with integers'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (a > 0 && b > 0 && c > 0) return undefined;
		const form = draw.inTurn('form');
		if (form === 'a') return addProduct(a, b, c);
		if (form === 'b')
			return a + b === 0 || (a > 0 && a + b > 0 && c > 0) ? undefined : timesSum(a, b, c);
		return b % c === 0 && Math.abs(b) !== Math.abs(c) ? minusQuotient(a, b, c) : undefined;
	},

	'Evaluate expressions with grouping symbols and powers'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if (a === 0 || b === c || b === c + 1 || Math.abs(d) === 1) return undefined;
		const [inside, squared] = [b - c, (b - c) ** 2];
		// 2 times 2 is 2 squared: the mistake with the power would not show.
		if (inside === 2 || (a > 0 && inside > 0 && d > 0)) return undefined;
		const around = (factor: Expression) => difference(a, times(factor, d));
		return evaluated(
			around(power(difference(b, c), 2)),
			a - squared * d,
			[
				line(continued(around(power(num(inside), 2))), 'work inside the brackets first'),
				line(continued(around(num(squared))), 'then evaluate the power'),
				line(continued(difference(a, signed(squared * d))), 'then multiply'),
				...afterMinus(a, squared * d),
			],
			[
				say`What is the value inside the brackets?`,
				say`Which comes next: the power, the multiplication, or the subtraction?`,
			],
			...mergedByValue(
				[rational((a - squared) * d), 'subtracted before multiplying'],
				[rational(a + squared * d), 'added the product instead of subtracting it'],
				...(inside < 0
					? [
							[
								rational(a + squared * d),
								`squared ${plainNumber(inside)} to get ${plainNumber(-squared)}`,
							] as const,
						]
					: []),
				[
					rational(a - 2 * inside * d),
					`multiplied ${plainNumber(inside)} by 2 instead of squaring it`,
				],
			),
		);
	},

	'Use the fraction bar as a grouping symbol'(draw) {
		const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => draw.int(name));
		if (!a || !b || !c || !d || !e) return undefined;
		const [over, under] = [a - b * c, d + e];
		if ([b, c].some((value) => Math.abs(value) === 1) || Math.abs(under) < 2) return undefined;
		if (over % under !== 0 || over === 0) return undefined;
		const below = sum(d, signed(e));
		return evaluated(
			quotient(difference(a, times(signed(b), c)), below),
			over / under,
			[
				line(continued(quotient(difference(a, signed(b * c)), below)), 'multiply in the numerator'),
				line(
					continued(quotient(num(over), below)),
					b * c < 0
						? `in the numerator, subtracting ${plainNumber(b * c)} is the same as adding ${-b * c}`
						: 'subtract in the numerator',
				),
				line(continued(quotient(num(over), num(under))), 'add in the denominator'),
				line(continued(over / under), 'divide last'),
			],
			[
				say`The fraction bar acts like brackets. What is the value of the numerator? Of the denominator?`,
			],
			[rational(new Fraction((a - b) * c, under)), 'subtracted before multiplying'],
			[rational(new Fraction(a + b * c, under)), 'added the product instead of subtracting it'],
		);
	},
	'Evaluate expressions with nested grouping symbols'(draw) {
		const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => draw.int(name));
		if (!a || !b || !c || !d || !e || d === e) return undefined;
		const [inner, outer] = [d - e, c - (d - e)];
		if (Math.abs(outer) < 2 || Math.abs(outer) > 15) return undefined;
		const adds = draw.inTurn('sign') === '+';
		const [join, after, sign] = adds ? [sum, afterPlus, 1] : [difference, afterMinus, -1];
		const around = (group: Expression) => join(a, product(b, squareBrackets(group)));
		return evaluated(
			around(difference(c, brackets(difference(d, e)))),
			a + sign * b * outer,
			[
				line(
					continued(around(difference(c, signed(inner)))),
					'start inside the innermost grouping symbols',
				),
				...(inner < 0
					? [
							line(
								continued(around(sum(c, -inner))),
								`subtracting ${inner} is the same as adding ${-inner}`,
							),
						]
					: []),
				line(
					continued(join(a, times(b, signed(outer)))),
					'then work inside the outer grouping symbols',
				),
				line(continued(join(a, signed(b * outer))), 'then multiply'),
				...after(a, b * outer),
			],
			[
				say`Which grouping symbols are innermost? What is the value of the expression inside them?`,
				say`Which comes next: the square brackets, the multiplication, or the ${adds ? 'addition' : 'subtraction'}?`,
			],
			[
				rational(a + sign * b * (c - d - e)),
				'removed the inner brackets without changing any signs',
			],
			[rational((a + sign * b) * outer), `${adds ? 'added' : 'subtracted'} before multiplying`],
		);
	},
	...powerSkills,
};

function addProduct(a: number, b: number, c: number): Draft {
	return evaluated(
		sum(a, times(signed(b), c)),
		a + b * c,
		[line(continued(sum(a, signed(b * c))), 'multiply first'), ...afterPlus(a, b * c)],
		[say`Which operation comes first: the addition or the multiplication?`],
		[rational((a + b) * c), 'added before multiplying'],
		[
			rational(a - b * c),
			b > 0 && c > 0
				? 'subtracted the product instead of adding it'
				: reversedSign('product', b * c),
		],
	);
}

function timesSum(a: number, b: number, c: number): Draft {
	return evaluated(
		times(sum(a, b), c),
		(a + b) * c,
		[
			line(continued(times(a + b, c)), 'work inside the brackets first'),
			line(continued((a + b) * c), 'multiply last'),
		],
		[say`Which part do you evaluate first?`],
		[rational(a + b * c), 'ignored the brackets'],
		[
			rational(-(a + b) * c),
			a + b > 0 && c > 0
				? 'gave the sum in the brackets the wrong sign'
				: reversedSign('product', (a + b) * c),
		],
	);
}

function minusQuotient(a: number, b: number, c: number): Draft {
	return evaluated(
		difference(a, divided(signed(b), c)),
		a - b / c,
		[line(continued(difference(a, signed(b / c))), 'divide first'), ...afterMinus(a, b / c)],
		[say`Which operation comes first: the subtraction or the division?`],
		[rational(new Fraction(a - b, c)), 'subtracted before dividing'],
		[
			rational(a + b / c),
			b > 0 && c > 0
				? 'added the quotient instead of subtracting it'
				: reversedSign('quotient', b / c),
		],
	);
}

/** Lines from `a + (added)`, already written, to its value. */
const afterPlus = (a: number, added: number): Line[] => [
	...(added < 0
		? [line(continued(sum(a, added)), `adding ${added} is the same as subtracting ${-added}`)]
		: []),
	line(continued(a + added), added < 0 ? 'subtract last' : 'add last'),
];

/** Lines from `a − (taken)`, already written, to its value. */
function afterMinus(a: number, taken: number): Line[] {
	const value = line(continued(a - taken), 'subtract last');
	if (taken > 0) return [value];
	return [
		line(continued(sum(a, -taken)), `subtracting ${taken} is the same as adding ${-taken}`),
		line(continued(a - taken), 'add last'),
	];
}

function evaluated(
	prompt: Expression,
	value: number,
	steps: Line[],
	hints: Prose[],
	...wrong: Parameters<typeof withMisconceptions>[1][]
): Draft {
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: withMisconceptions(rational(value), ...wrong),
		steps: [line(prompt), ...steps],
		hints,
	};
}
