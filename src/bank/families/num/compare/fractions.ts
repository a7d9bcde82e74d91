/** num.compare: fractions, decimals and percents in one list. */
import Fraction from 'fraction.js';
import { equation, num } from '../../../../math/expression.ts';
import { lcm } from '../../../../math/gcd.ts';
import { percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { line, type Skills } from '../../../family.ts';
import { asDecimal } from '../../../steps/decimals.ts';
import { fraction, isProperForm, type Ratio, valueOf } from '../../../steps/fractions.ts';
import { asComparedDecimal, type Item, orderingQuestion } from './ordering.ts';

const AS_DECIMALS = say`What is each number as a decimal? Which place do you compare first?`;

export const fractionSkills: Skills = {
	'Compare and order signed fractions'(draw) {
		const under = draw.random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12]);
		const ratios: Ratio[] = [
			[draw.int('p'), draw.int('q')],
			[draw.int('r'), draw.int('s')],
			[draw.random.int(1, under - 1), under],
		];
		const common = ratios.map(([, denominator]) => denominator).reduce(lcm);
		if (!ratios.every((one) => isProperForm(one) && one[0] < one[1]) || common > 90)
			return undefined;
		if (new Set(ratios.map(([, denominator]) => denominator)).size < 3) return undefined;
		const negative = draw.inTurn('sign') === '-';
		const positive = negative ? draw.random.int(0, 4) : -1;
		const signed = ratios.map(([p, q], at): Ratio => [negative && at !== positive ? -p : p, q]);
		const rewritten = signed.findIndex(([, q]) => q !== common);
		const items = signed.map(([p, q], at): Item => ({
			shown: num(valueOf([p, q])),
			value: p / q,
			naive: negative ? Math.abs(p / q) : q,
			top: p,
			...(q === common
				? {}
				: {
						work: line(
							equation(num(valueOf([p, q])), fraction([(p * common) / q, common])),
							at === rewritten
								? `write each fraction with the least common denominator, ${common}`
								: undefined,
						),
					}),
		}));
		return orderingQuestion(items, {
			up: true,
			compared: 'numerators',
			naiveWhy: negative ? 'ignored the negative signs' : 'compared only the denominators',
			alsoWrong: negative ? [] : [[({ top }) => top ?? 0, 'compared only the numerators']],
			hint: negative
				? say`What is the least common denominator? Which of two negative numbers is greater: the one closer to ${0} or the one farther from ${0}?`
				: say`What is the least common denominator? Once the denominators match, what do you compare?`,
		});
	},

	'Order decimals and fractions together'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		if (!isProperForm([p, q]) || p > q) return undefined;
		const sign = draw.inTurn('sign') === '-' ? -1 : 1;
		const near = Math.round((p / q) * 10);
		const far = Math.round((p / q) * 100) + draw.random.pick([-4, -3, 3, 4]);
		const decimals = [
			new Fraction(near, 10),
			new Fraction(far, 100),
			new Fraction(draw.int('d'), 100),
		];
		if (decimals.some((one) => one.lte(0) || one.gte(1))) return undefined;
		const items: Item[] = [
			asComparedDecimal(num(valueOf([sign * p, q])), (sign * p) / q, 3),
			...decimals.map((one) => plain(one.mul(sign))),
		];
		const naive = (value: number) =>
			sign < 0 ? Math.abs(value) : Number(String(Number(value.toFixed(3))).slice(2));
		const compared = items.map((item) => ({ ...item, naive: naive(item.value) }));
		return orderingQuestion(draw.random.shuffle(compared), {
			up: true,
			naiveWhy:
				sign < 0
					? 'ignored the negative signs'
					: 'compared the digits after the decimal point as whole numbers',
			hint:
				sign < 0
					? say`What is the fraction as a decimal? Which of two negative numbers is greater: the one closer to ${0} or the one farther from ${0}?`
					: say`What is the fraction as a decimal? Compare the tenths first, and then the hundredths.`,
		});
	},

	'Order fractions, decimals, and percents'(draw) {
		const [p, q, d] = [draw.int('p'), draw.int('q'), draw.int('d')];
		const over = Math.round((p * q) / 100) + draw.random.int(-1, 1);
		const [first, second] = [new Fraction(p), new Fraction(d + draw.random.pick([-6, -4, 4, 6]))];
		if (over < 1 || over >= q || !isProperForm([over, q]) || second.lte(1) || second.gte(100))
			return undefined;
		const trap = p < 10 ? new Fraction(p, 10) : new Fraction(p, 1000);
		const onePercent = draw.random.int(0, 2) === 0;
		const items: Item[] = [
			{ ...asComparedDecimal(percent(num(first)), p / 100, 2), naive: p },
			asComparedDecimal(num(valueOf([over, q])), over / q, 3),
			plain(new Fraction(d, 100)),
			onePercent
				? plain(trap)
				: {
						...asComparedDecimal(percent(num(second)), second.valueOf() / 100, 2),
						naive: second.valueOf(),
					},
		];
		return orderingQuestion(draw.random.shuffle(items), {
			up: draw.inTurn('dir') === 'up',
			naiveWhy: onePercent
				? 'compared the percent with the other numbers without writing it as a decimal'
				: 'compared the percents without writing them as decimals',
			hint: AS_DECIMALS,
		});
	},
};

const plain = (value: Fraction): Item => ({ shown: asDecimal(value), value: value.valueOf() });
