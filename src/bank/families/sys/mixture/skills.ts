/** sys.mixture: two strengths, two rates, two prices. */
import Fraction from 'fraction.js';
import { equation, type Expression, product, sum, times } from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skill, type Skills } from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { systemStory } from '../../../steps/system-story.ts';

export const skills: Skills = {
	'Solve solution and alloy problems': (draw) =>
		mixed(draw, draw.random.pick(['solution', 'alloy'])),
	'Solve problems with two investments': (draw) =>
		invested(draw, draw.int('r1'), draw.int('r2'), draw.int('P1'), draw.int('P2')),
	'Solve mixture and investment problems': byContext,
};

/** Strengths become rates or prices of a sensible size, and litres become dollars. */
function byContext(draw: Draw): ReturnType<Skill> {
	const [c1, c2] = [draw.int('c1'), draw.int('c2')];
	switch (draw.inTurn('ctx')) {
		case 'invest':
			return invested(
				draw,
				c1 / 5,
				Math.round(c2 / 10),
				draw.int('V1') * 100,
				draw.int('V2') * 100,
			);
		case 'blend':
			return blended(draw, c1 / 5 + 1, Math.round(c2 / 10) + 3);
		default:
			return mixed(draw, draw.random.pick(['solution', 'solution', 'alloy']));
	}
}

const hundredths = (value: number): Expression => exactDecimal(new Fraction(value, 100));

/** 0.1x + 0.4y = 12 */
const weighted =
	(p: number, q: number, total: number) =>
	(x: Expression, y: Expression): Expression =>
		equation(sum(product(hundredths(p), x), product(hundredths(q), y)), hundredths(total));

const clear = (by: number) => `multiply every term by ${by}`;

const METALS = ['copper', 'silver', 'nickel', 'tin'] as const;
const LIQUIDS = ['acid', 'antifreeze', 'alcohol', 'glycerin'] as const;

function mixed(draw: Draw, kind: 'solution' | 'alloy'): Draft | undefined {
	const [p, q, x, y] = [draw.int('c1'), draw.int('c2'), draw.int('V1'), draw.int('V2')];
	const total = p * x + q * y;
	const target = new Fraction(total, x + y);
	const shared = [p, q, total].every((value) => value % 10 === 0) ? 10 : 1;
	const unit = kind === 'solution' ? 'litres' : 'kilograms';
	const what = draw.random.pick(kind === 'solution' ? LIQUIDS : METALS);
	if (x === y || target.d > 2n || p === q) return undefined;
	const thing = (percent: string) =>
		kind === 'solution' ? `${percent}% ${what} solution` : `alloy with ${percent}% ${what}`;
	const shown = target.toString();
	const [one, two] = [thing(String(p)), thing(String(q))];
	return systemStory({
		text:
			kind === 'solution'
				? say`A ${draw.random.pick(['chemist', 'laboratory'])} mixes ${article(one)} with ${article(two)} to make ${x + y} ${unit} of ${article(thing(shown))}.`
				: say`A ${draw.random.pick(['workshop', 'foundry'])} melts together ${article(one)} and ${article(two)} to make ${x + y} ${unit} of ${article(thing(shown))}.`,
		x: `the number of ${unit} of the ${one}`,
		y: `the number of ${unit} of the ${two}`,
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: `the total amount in ${unit}` },
			{
				row: { a: p / shared, b: q / shared, c: total / shared },
				given: weighted(p, q, total),
				tidied: clear(100 / shared),
				before: [
					line(
						equation(product(exactDecimal(target.div(100)), x + y), hundredths(total)),
						`the amount of ${what} in the mixture: ${shown}% of ${x + y}`,
					),
				],
				why: `${p}% of x plus ${q}% of y is the amount of ${what} in the mixture`,
			},
		],
		stated: (a, b) => say`${a} ${unit} of the ${one} and ${b} ${unit} of the ${two} are needed`,
		hints: [
			say`What equation can you write for the total amount? How much ${what} is in each part, and how much is in the mixture?`,
		],
	});
}

const article = (words: string): string =>
	/^(?:a|8|1[18](?:\.\d+)?%)/.test(words) ? `an ${words}` : `a ${words}`;

function invested(draw: Draw, r1: number, r2: number, x: number, y: number): Draft | undefined {
	const interest = new Fraction(r1 * x + r2 * y, 100);
	if (r1 === r2 || r1 < 2 || r2 < 2 || x === y || x < 300 || y < 300) return undefined;
	const name = draw.random.pick(FIRST_NAMES);
	const shown = interest.d === 1n ? interest.toFraction() : interest.valueOf().toFixed(2);
	return systemStory({
		text: say`${name} invests a total of $${thousands(x + y)} for one year, part of it at ${String(r1)}% simple interest and the rest at ${String(r2)}%. The total interest for the year is $${thousands(shown)}.`,
		x: `the amount invested at ${r1}%`,
		y: `the amount invested at ${r2}%, both in dollars`,
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: 'the total amount invested' },
			{
				row: { a: r1, b: r2, c: r1 * x + r2 * y },
				given: weighted(r1, r2, r1 * x + r2 * y),
				tidied: clear(100),
				why: `the total interest: ${r1}% of x plus ${r2}% of y`,
			},
		],
		stated: (a, b) =>
			say`${name} invests $${thousands(a)} at ${String(r1)}% and $${thousands(b)} at ${String(r2)}%`,
		hints: [say`What do the two amounts add up to? How much interest does each amount earn?`],
	});
}

const thousands = (value: number | string): string =>
	String(value).replace(/^(\d{2,3})(?=\d{3}(?!\d))/, '$1,');

const BLENDS = [
	['peanuts', 'cashews', 'mixed nuts'],
	['raisins', 'almonds', 'trail mix'],
	['house coffee', 'mountain coffee', 'a coffee blend'],
	['black tea', 'green tea', 'a tea blend'],
] as const;

function blended(draw: Draw, p: number, q: number): Draft | undefined {
	const [x, y] = [draw.int('V1'), draw.int('V2')];
	const total = p * x + q * y;
	const each = new Fraction(total, x + y);
	if (x === y || p >= q || each.mul(20).d !== 1n) return undefined;
	const [cheap, dear, blend] = draw.random.pick(BLENDS);
	const unit = draw.country === 'CA' ? 'kilogram' : 'pound';
	const price = each.d === 1n ? each.toFraction() : each.valueOf().toFixed(2);
	return systemStory({
		text: say`A shop mixes ${cheap} at $${String(p)} per ${unit} with ${dear} at $${String(q)} per ${unit} to make ${x + y} ${unit}s of ${blend} at $${price} per ${unit}.`,
		x: `the number of ${unit}s of ${cheap}`,
		y: `the number of ${unit}s of ${dear}`,
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: `the total weight in ${unit}s` },
			{
				row: { a: p, b: q, c: total },
				before: [
					line(
						equation(times(x + y, exactDecimal(each)), total),
						`the value of the mixture in dollars: the total weight times the price per ${unit}`,
					),
				],
				why: `the value of the ${cheap} plus the value of the ${dear} is the value of the mixture`,
			},
		],
		stated: (a, b) => say`${a} ${unit}s of ${cheap} and ${b} ${unit}s of ${dear} are needed`,
		hints: [
			say`What equation can you write for the total weight? What is the value of each part, and what is the value of the mixture?`,
		],
	});
}
