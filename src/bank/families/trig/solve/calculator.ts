/** Solutions to hundredths of a radian. */
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { formula, joinedByOr, say } from '../../../../math/prose.ts';
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	operand,
	opposite,
	product,
	sum,
	relation,
} from '../../../../math/expression.ts';
import { decimal, PI, rounded, roundedText } from '../../../../math/notation.ts';
import { between, NAMES, trig } from '../../../steps/turns.ts';
import { fromRelated } from './quadrants.ts';
import { fromRelatedIn, IN_FIRST, QUADRANTS, whereSign } from '../../../steps/related-angle.ts';

const rounded2 = (values: readonly number[]): DraftAnswer => {
	const texts = values.map((one) => roundedText(one, 2));
	return {
		kind: 'solution-set',
		value: texts.join(', '),
		body: formula(list(...texts.map(decimal))),
	};
};

/** a f(x) + b = 0, to hundredths of a radian. */
export function calculator(draw: Draw): Draft | undefined {
	const [f, a, b] = [draw.choice('f'), draw.int('a'), draw.int('b')];
	const value = -b / a;
	const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f] ?? Math.asin;
	if (f !== 'tan' ? Math.abs(value) >= 1 : Math.abs(value) === 1) return undefined;
	if (Math.abs(value) === 0.5 && f !== 'tan') return undefined;
	const related = inverse(Math.abs(value));
	const found = fromRelated(f, value > 0, related, Math.PI);
	const texts = found.map((one) => roundedText(one, 2));
	if (found.some((one) => Math.abs(((one * 100) % 1) - 0.5) < 0.01)) return undefined;
	const x = operand('x');
	const problem = equation(sum(product(a, trig(f, x)), b), 0);
	const way = (one: number): Expression =>
		one < Math.PI
			? sum(PI, opposite(rounded(related, 4)))
			: one < 1.5 * Math.PI
				? sum(PI, rounded(related, 4))
				: sum(product(2, PI), opposite(rounded(related, 4)));
	return {
		prompt: say`Solve ${problem} for ${between(num(0), x, product(2, PI))}. Round to the nearest hundredth of a radian, and give the solutions in increasing order.`,
		answer: withMisconceptions(
			rounded2(found),
			[rounded2(found.slice(0, 1)), 'gave only one of the solutions'],
			[
				rounded2(fromRelated(f, value <= 0, related, Math.PI)),
				`used the quadrants in which the ${NAMES[f]} has the opposite sign`,
			],
			[rounded2(found.map((one) => (one * 180) / Math.PI)), 'gave the angles in degrees'],
		),
		steps: [
			line(problem),
			line(
				equation(product(a, trig(f, x)), -b),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
			line(equation(trig(f, x), num(new Fraction(-b, a))), `divide both sides by ${a}`),
			sentence(
				say`The related acute angle is about ${rounded(related, 4)}.`,
				value > 0
					? `use the inverse ${NAMES[f]} key in radian mode`
					: `use the inverse ${NAMES[f]} key with the positive value, in radian mode`,
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				whereSign(f, value),
			),
			...found.flatMap((one, at) =>
				Math.abs(one - related) < 1e-9
					? [
							sentence(
								say`In quadrant I, the angle is about ${decimal(texts[at] ?? '0')}.`,
								IN_FIRST,
							),
						]
					: [
							line(
								relation(way(one), '\\approx', decimal(texts[at] ?? '0')),
								fromRelatedIn(one < Math.PI ? 1 : one < 1.5 * Math.PI ? 2 : 3, 'radians'),
							),
						],
			),
			sentence(joinedByOr(texts.map((one) => relation(x, '\\approx', decimal(one))))),
		],
		hints: [
			say`What is ${trig(f, x)} equal to? Is your calculator set to radians?`,
			say`Is the value of ${trig(f, x)} positive or negative? In which quadrants does ${trig(f, x)} have that sign?`,
		],
	};
}
