/** num.frac-add: add and subtract fractions and mixed numbers. */
import Fraction from 'fraction.js';
import { continued, difference, num, signed, sum } from '../../../../math/expression.ts';
import { gcd, lcm } from '../../../../math/gcd.ts';
import { mixed, mixedParts } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	rationalAs,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	additionLines,
	acrossDenominators,
	fractionText,
	isProperForm,
	type Ratio,
	valueOf,
} from '../../../steps/fractions.ts';

export const skills: Skills = {
	'Add and subtract fractions with like denominators': (draw) => {
		const q = draw.int('q');
		return addOrSubtract([draw.int('p'), q], [draw.int('r'), q], draw.inTurn('op'));
	},
	'Add and subtract fractions with unlike denominators': (draw) => unlike(draw, draw.inTurn('op')),
	'Add or subtract signed fractions': (draw) => unlike(draw, draw.random.pick(['+', '-'])),
	'Add and subtract mixed numbers': mixedNumbers,
};

/** How the sum of two fractions gets the opposite sign. */
function signMistake(one: Fraction, other: Fraction): string {
	if (one.s !== other.s) return 'used the sign of the fraction with the smaller absolute value';
	return one.lt(0)
		? 'added the absolute values but left out the negative sign'
		: 'gave the answer the sign of the second fraction';
}

function unlike(draw: Draw, operation: string): Draft | undefined {
	const [q, s] = [draw.int('q'), draw.int('s')];
	if (q === s || lcm(q, s) > 90) return undefined;
	return addOrSubtract([draw.int('p'), q], [draw.int('r'), s], operation);
}

function addOrSubtract(first: Ratio, [r, s]: Ratio, operation: string): Draft | undefined {
	const adds = operation === '+';
	const second: Ratio = [adds ? r : -r, s];
	const [one, other] = [valueOf(first), valueOf([r, s])];
	const total = one.add(valueOf(second));
	if (![first, second].every(isProperForm) || total.equals(0)) return undefined;
	if (one.abs().equals(other.abs()) || one.abs().gt(3) || other.abs().gt(3)) return undefined;
	const text = fractionText([r, s]);
	const flipped = fractionText([-r, s]);
	const problem = adds ? sum(num(one), signed(other)) : difference(num(one), signed(other));
	return {
		prompt: say`Find the ${adds ? 'sum' : 'difference'}: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(total),
			acrossDenominators(first, second, adds),
			[
				rational(one.sub(valueOf(second))),
				r < 0
					? 'ignored the negative sign of the second fraction'
					: adds
						? 'subtracted instead of adding'
						: 'added instead of subtracting',
			],
			...(one.lt(0) || other.lt(0)
				? ([[rational(total.neg()), signMistake(one, valueOf(second))]] as WrongAnswer[])
				: []),
		),
		steps: [
			line(problem),
			...(r < 0
				? [
						line(
							continued(sum(num(one), num(valueOf(second)))),
							adds
								? `adding ${text} is the same as subtracting ${flipped}`
								: `subtracting ${text} is the same as adding ${flipped}`,
						),
					]
				: []),
			...additionLines(first, second),
		],
		hints: [
			...(r < 0 ? [say`What single sign can replace the two signs in the middle?`] : []),
			first[1] === s
				? say`The denominators are the same. What do you do with the numerators?`
				: say`What is the least common multiple of ${first[1]} and ${s}?`,
		],
	};
}

/** Whole parts and fraction parts apart; a subtraction may have to borrow 1 from the whole part. */
function mixedNumbers(draw: Draw): Draft | undefined {
	const [w, v] = [draw.int('w'), draw.int('v')];
	const [q, s] = [Number(draw.choice('q')), Number(draw.choice('s'))];
	const [p, r] = [draw.int('p'), draw.int('r')];
	if (p >= q || r >= s || gcd(p, q) > 1 || gcd(r, s) > 1) return undefined;
	const adds = draw.inTurn('op') === '+';
	const [first, second] = [new Fraction(p, q).add(w), new Fraction(r, s).add(v)];
	const value = adds ? first.add(second) : first.sub(second);
	if (value.lt(1) || value.d === 1n) return undefined;
	const problem = adds ? sum(mixed(first), mixed(second)) : difference(mixed(first), mixed(second));
	const common = lcm(q, s);
	const [a, b] = [(p * common) / q, (r * common) / s];
	return {
		prompt: say`Find the ${adds ? 'sum' : 'difference'}: ${problem}. Give your answer as a mixed number in simplest form.`,
		answer: withMisconceptions(
			rationalAs(value, 'mixed number', mixed(value)),
			...(adds
				? ([
						[rational(new Fraction(p + r, q + s).add(w + v)), 'added the denominators too'],
						[rational(w + v), 'added only the whole numbers'],
						a + b > common
							? [
									rational(value.sub(1)),
									'did not carry when the fractions added up to more than a whole',
								]
							: [
									rational(value.add(1)),
									'carried although the fractions add up to less than a whole',
								],
					] as WrongAnswer[])
				: ([
						[
							rational(new Fraction(Math.abs(a - b), common).add(w - v)),
							'subtracted the smaller fraction from the larger one instead of borrowing',
						],
						a < b
							? [rational(value.add(1)), 'borrowed 1 without reducing the whole number']
							: [rational(first.sub(v)), 'did not subtract the fraction part of the second number'],
						[rational(first.add(second)), 'added instead of subtracting'],
					] as WrongAnswer[])),
		),
		steps: [
			line(problem),
			...(q === s ? [] : [rewrittenLine([w, a], [v, b], common, adds)]),
			...(adds
				? carryLines(w + v, a + b, common, value)
				: borrowLines([w, a], [v, b], common, value)),
		],
		hints: [
			q === s
				? say`What do you get for the whole numbers? What do you get for the fractions?`
				: say`What is the least common denominator of the fraction parts?`,
			...(adds || a >= b
				? []
				: [
						say`The first fraction part is smaller than the second. How can you borrow ${1} from ${w}?`,
					]),
		],
	};
}

/** Whole part and numerator over the common denominator. */
type Parts = readonly [whole: number, over: number];

const joined = ([w, a]: Parts, [v, b]: Parts, under: number, adds: boolean) =>
	(adds ? sum : difference)(mixedParts(w, a, under), mixedParts(v, b, under));

const rewrittenLine = (first: Parts, second: Parts, common: number, adds: boolean): Line =>
	line(
		continued(joined(first, second, common, adds)),
		`write both fractions with a denominator of ${common}`,
	);

function carryLines(whole: number, over: number, under: number, value: Fraction): Line[] {
	const needsWork = over > under || gcd(over, under) > 1;
	return [
		line(continued(mixedParts(whole, over, under)), 'add the whole numbers and add the fractions'),
		...(needsWork ? [line(continued(mixed(value)), tidyReason(over, under))] : []),
	];
}

function tidyReason(over: number, under: number): string {
	const carries = over > under;
	const rest = carries ? over - under : over;
	const shared = gcd(rest, under);
	const reduced = `${rest}/${under} = ${rest / shared}/${under / shared}`;
	if (!carries) return `divide the numerator and the denominator by ${shared}`;
	const carried = `${over}/${under} = 1 + ${rest}/${under}`;
	return shared > 1 ? `${carried}, and ${reduced}` : carried;
}

function borrowLines([w, a]: Parts, [v, b]: Parts, under: number, value: Fraction): Line[] {
	const borrows = a < b;
	const [whole, over] = borrows ? [w - 1, a + under] : [w, a];
	const rest = over - b;
	const shared = gcd(rest, under);
	return [
		...(borrows
			? [
					line(
						continued(joined([whole, over], [v, b], under, false)),
						`${a}/${under} is less than ${b}/${under}: borrow 1 = ${under}/${under} from the ${w}`,
					),
				]
			: []),
		line(
			continued(mixedParts(whole - v, rest, under)),
			'subtract the whole numbers and subtract the fractions',
		),
		...(shared > 1
			? [line(continued(mixed(value)), `divide the numerator and the denominator by ${shared}`)]
			: []),
	];
}
