/** eq.linear-model: form ax + b = c, or two plans equal, from a story. */
import Fraction from 'fraction.js';
import { type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withAlternatives,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { ONE_PLAN, type PlanNumbers, TWO_PLANS, type TwoPlans } from './plan-stories.ts';
import { type Solved, solveEquation } from '../../../steps/solve-equation.ts';
import { withStop, wrongSolutions } from '../../../steps/equation-question.ts';

const onePlan =
	(shown: boolean): Skill =>
	(draw) => {
		const [f, r, x] = [draw.int('f'), draw.int('r'), draw.int('x')];
		const stated = caseOf(ONE_PLAN, draw.inTurn('ctx'))(f, r, x, draw.random);
		if (!stated || f === r) return undefined;
		const { text, letter, unit, fixed, each, concludes } = stated;
		const solved = solveEquation([term(r, letter), term(f)], [term(f + r * x)], { shown });
		if (!solved) return undefined;
		const answer = withUnit(rational(solved.value), unit);
		return {
			prompt: text,
			answer: withMisconceptions(
				answer,
				[rational(new Fraction(f + r * x, r)), `did not subtract ${fixed} of $${f}`],
				...countedWrong(solved),
			),
			steps: [
				sentence(say`Let ${symbol(letter)} be the number of ${unit}.`),
				...explained(
					solved.lines,
					`$${r} for each ${each} plus ${fixed} of $${f} equals the total`,
				),
				sentence(concludes(answer.body)),
			],
			hints: [
				say`Which amount is fixed? Which amount is paid for each ${each}?`,
				say`How can you write the total for ${symbol(letter)} ${unit}?`,
			],
		};
	};

export const skills: Skills = {
	'Solve problems with a fixed fee and a rate': onePlan(true),
	'Solve two-step word problems': onePlan(false),

	'Find when two options are equal': drawnPlans,

	'Compare the costs of two plans'(draw) {
		const [f1, r1, r2, x] = [draw.int('f1'), draw.int('r1'), draw.int('r2'), draw.int('x')];
		return compare(draw, { f1, r1, f2: f1 - (r2 - r1) * x, r2, x });
	},
};

function drawnPlans(draw: Draw): Draft | undefined {
	const [f1, r1, r2] = [draw.int('f1'), draw.int('r1'), draw.int('r2')];
	if (draw.choice('given') === 'both fees') {
		const f2 = draw.int('f2');
		const x = (f1 - f2) / (r2 - r1);
		return compare(draw, { f1, r1, f2, r2, x });
	}
	const x = draw.int('x');
	return compare(draw, { f1, r1, f2: f1 - (r2 - r1) * x, r2, x });
}

function compare(draw: Draw, numbers: PlanNumbers): Draft | undefined {
	const context = draw.inTurn('ctx');
	const race = context.startsWith('two walkers');
	const { f1, r1, r2, x } = numbers;
	const f2 = race ? 0 : numbers.f2;
	if (!Number.isInteger(x) || x < 2 || x > 60 || r1 === r2) return undefined;
	if (!race && (f2 <= 0 || new Set([f1, f2, r1, r2]).size < 4)) return undefined;
	const stated = caseOf(TWO_PLANS, context)(numbers, draw.random);
	if (!stated) return undefined;
	const start = race ? (r2 - r1) * x : f1;
	const { text, letter, unit, fixed, rates } = stated;
	const first = [term(r1, letter), term(start)];
	const second = [term(r2, letter), ...(f2 === 0 ? [] : [term(f2)])];
	const solved = r1 > r2 ? solveEquation(first, second) : solveEquation(second, first);
	if (!solved) return undefined;
	const answer = withUnit(rational(solved.value), unit);
	return {
		prompt: text,
		answer: withMisconceptions(
			answer,
			[
				rational(new Fraction(Math.abs(f2 - start), r1 + r2)),
				`added the two ${rates} instead of subtracting them`,
			],
			...(fixed === undefined
				? []
				: withAlternatives(
						withStop(
							[
								[
									new Fraction(f2 + start, Math.abs(r2 - r1)),
									`added the two ${fixed} instead of subtracting them`,
								],
							],
							...solved.sides,
						),
						(one, other) => one.equals(other),
					).map(([value, why]) => [rational(value), why] as const)),
			...countedWrong(solved),
		),
		steps: [
			sentence(say`Let ${symbol(letter)} be the number of ${unit}.`),
			...amounts(
				stated,
				sum(product(r1, letter), start),
				f2 === 0 ? product(r2, letter) : sum(product(r2, letter), f2),
			),
			...explained(solved.lines, race ? 'the two distances are equal' : 'the two costs are equal'),
			sentence(stated.concludes(answer.body)),
		],
		hints: [
			race
				? say`How far from the beginning of the track is each robot after ${symbol(letter)} ${unit}?`
				: say`What are the two costs for ${symbol(letter)} ${unit}? When are they equal?`,
		],
	};
}

const amounts = ({ names, amount }: TwoPlans, first: Expression, second: Expression): Line[] => [
	sentence(say`The ${amount} is ${first} for ${names[0]} and ${second} for ${names[1]}.`),
];

const explained = (lines: Line[], why: string): Line[] =>
	lines.map((one, at) => (at === 0 ? { ...one, why } : one));

const countedWrong = ({ sides }: Solved) =>
	wrongSolutions(...sides)
		.filter(([value]) => value.gt(0))
		.map(([value, why]) => [rational(value), why] as const);
