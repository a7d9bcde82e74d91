/** A condition for two unknown numbers as an equation, and two conditions as a system. */
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip, written } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { SYSTEM_STORIES } from './system-choices.ts';
import { CONDITIONS } from './two-letter-conditions.ts';

const [X, Y] = [symbol('x'), symbol('y')];

export function conditionEquation(draw: Draw): Draft | undefined {
	const tell = caseOf(CONDITIONS, draw.inTurn('ctx'));
	const told = tell(draw.int('a'), draw.int('b'), draw.int('c'), draw.random);
	if (!told) return undefined;
	const { text, x, y, a, b, c, isPercent, first, second } = told;
	const factor = (value: number): Expression => (isPercent ? decimal(`0.0${value}`) : num(value));
	const [one, two] = [product(factor(a), X), product(factor(b), Y)];
	const whole = equation(sum(one, two), c);
	return {
		prompt: say`${text} Let ${X} be ${x} and ${Y} be ${y}. Write an equation for this condition. Do not solve it.`,
		answer: written('equation', whole),
		steps: [
			{ ...line(one), why: first },
			{ ...line(two), why: second },
			{ ...sentence(say`The two parts together make ${c}.`) },
			line(whole),
		],
		hints: [say`Write an expression with ${X} for one part and with ${Y} for the other part.`],
	};
}

type Row = { a: number; b: number; c: number };

const rowOf = ({ a, b, c }: Row): Expression => equation(sum(product(a, X), product(b, Y)), c);

const both = (one: Expression, two: Expression): Prose => say`${one} and ${two}`;

export function systemChoice(draw: Draw): Draft | undefined {
	const [x, y, p, q] = [draw.int('x'), draw.int('y'), draw.int('p'), draw.int('q')];
	const ctx = draw.inTurn('ctx');
	if (x === y || p === q) return undefined;
	if (ctx === 'two plans with start and rate') return plans(x, y, p, q);
	const story = caseOf(SYSTEM_STORIES, ctx)({ x, y, p, q }, draw.random);
	if (!story) return undefined;
	const [each, other] = story.each ?? [p, q];
	const [count, value] = [x + y, each * x + other * y];
	const counted = rowOf({ a: 1, b: 1, c: count });
	const valued = rowOf({ a: each, b: other, c: value });
	return {
		prompt: say`${story.text}${story.cents ? ` Use cents for the value.` : ''} Let ${X} be the number of ${story.kinds[0]} and ${Y} the number of ${story.kinds[1]}. Which system of equations models this situation?`,
		answer: multipleChoice(
			both(counted, valued),
			slip(
				both(counted, rowOf({ a: other, b: each, c: value })),
				'exchanged the coefficients of the two kinds',
			),
			slip(
				both(rowOf({ a: 1, b: 1, c: value }), rowOf({ a: each, b: other, c: count })),
				'exchanged the two totals',
			),
			slip(
				both(rowOf({ a: 1, b: -1, c: count }), valued),
				'subtracted the numbers instead of adding them',
			),
		),
		steps: [
			line(counted, `the number of ${story.things}`),
			{ ...line(valued), why: story.worth },
			sentence(say`The system is ${both(counted, valued)}.`),
		],
		hints: [say`Write one equation for how many there are, and one for what they are worth.`],
	};
}

/** Two plans y = start + rate·x. */
function plans(x: number, y: number, p: number, q: number): Draft | undefined {
	const [one, two] = [Math.min(x, y), Math.max(x, y)];
	const [high, low] = [Math.max(p, q), Math.min(p, q)];
	if ([one, two].some((start) => start === high || start === low)) return undefined;
	const plan = (start: number, rate: number): Expression =>
		equation(Y, sum(product(rate, X), start));
	const right = both(plan(one, high), plan(two, low));
	return {
		prompt: say`Plan A costs $${String(one)} to join and $${String(high)} a month. Plan B costs $${String(two)} to join and $${String(low)} a month. Let ${X} be the number of months and ${Y} the total cost in dollars. Which system of equations, plan A first, models the two plans?`,
		answer: multipleChoice(
			right,
			slip(both(plan(high, one), plan(low, two)), 'exchanged the fee and the rate'),
			slip(both(plan(one, low), plan(two, high)), 'exchanged the rates of the plans'),
			slip(both(plan(two, high), plan(one, low)), 'exchanged the fees of the plans'),
		),
		steps: [
			line(plan(one, high), 'plan A: the monthly rate times the months, plus the fee'),
			{ ...line(plan(two, low)), why: 'plan B in the same way' },
			sentence(say`The system is ${right}.`),
		],
		hints: [say`Which amount is paid once? Which amount is paid for each month?`],
	};
}
