/** func.piecewise: rules in pieces. */
import type Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	relation,
	type RelationSign,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, decimal, money } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import {
	caseOf,
	type Draft,
	drawnInts,
	line,
	onlyIf,
	rational,
	sentence,
	type Skill,
	type Skills,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';
import { chain, line1 } from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { misreadValues } from '../../../steps/value-misconceptions.ts';

type Branch = { m: number; b: number; says: Expression; holds: (x: number) => boolean };

const [x, f] = [symbol('x'), call('f', 'x')];
const cond = (sign: RelationSign, c: number) => relation(x, sign, num(c));

const given = (branches: readonly Branch[]): Prose =>
	branches
		.map(({ m, b, says }) => say`${equation(f, line1(m, b))} when ${says}`)
		.reduce(
			(all, one, at) =>
				say`${all}${branches.length > 2 ? ';' : ''}${at === branches.length - 1 ? ' and' : ''} ${one}`,
		);

function twoBranches(
	c: number,
	m1: number,
	b1: number,
	m2: number,
	b2: number,
	closedLeft: boolean,
): Branch[] {
	return [
		{
			m: m1,
			b: b1,
			says: cond(closedLeft ? '\\le' : '<', c),
			holds: (at) => (closedLeft ? at <= c : at < c),
		},
		{
			m: m2,
			b: b2,
			says: cond(closedLeft ? '>' : '\\ge', c),
			holds: (at) => (closedLeft ? at > c : at >= c),
		},
	];
}

function valueOfBranches(branches: readonly Branch[], at: number): Draft | undefined {
	const used = branches.find(({ holds }) => holds(at));
	if (!used || at === 0) return undefined;
	const rule = line1(used.m, used.b);
	const { lines, value } = valueLines('f', rule, at);
	const answer = withMisconceptions(
		rational(value),
		...branches
			.filter((one) => one !== used)
			.map(({ m, b }): WrongAnswer => [
				rational(m * at + b),
				`used a rule whose condition is false for ${at}`,
			]),
		...misreadValues(rule, at),
	);
	return {
		prompt: say`The function ${symbol('f')} is defined by ${given(branches)}. Find ${call('f', num(at))}.`,
		answer,
		steps: [
			sentence(
				say`The condition ${used.says} is true for ${equation(x, num(at))}, so use the ${ORDINALS[branches.indexOf(used)] ?? ''} rule.`,
				branches.length > 2
					? 'the other conditions are false for this input'
					: 'the other condition is false for this input',
			),
			...lines,
		],
		hints: [
			say`Which condition is true for ${equation(x, num(at))}? Use only the rule that goes with it.`,
		],
	};
}

export const skills: Skills = {
	'Evaluate a piecewise function'(draw) {
		const [c, m1, m2, b1, b2, at] = drawnInts(draw, 'c', 'm1', 'm2', 'b1', 'b2', 'x');
		if (m1 === m2) return undefined;
		return valueOfBranches(twoBranches(c, m1, b1, m2, b2, draw.random.int(0, 1) === 1), at);
	},

	'Evaluate or solve with a piecewise function'(draw) {
		const [c1, c2, m1, m2, b1, b2] = drawnInts(draw, 'c1', 'c2', 'm1', 'm2', 'b1', 'b2');
		if (m1 === m2) return undefined;
		const three: Branch[] = [
			{ m: m1, b: b1, says: cond('<', c1), holds: (at) => at < c1 },
			{
				m: 1,
				b: b2 - b1,
				says: relation(relation(num(c1), '\\le', x), '<', num(c2)),
				holds: (at) => at >= c1 && at < c2,
			},
			{ m: m2, b: b2, says: cond('\\ge', c2), holds: (at) => at >= c2 },
		];
		if (draw.inTurn('ask') === 'value')
			return valueOfBranches(three, draw.random.int(c1 - 4, c2 + 4));
		const branches = twoBranches(c2, m1, b1, m2, b2, false);
		const inside = draw.random.int(c2 - 6, c2 + 6);
		const k = branches.find(({ holds }) => holds(inside));
		if (!k) return undefined;
		const value = k.m * inside + k.b;
		const tried = branches.map((branch) => {
			const solved = solveEquation(
				[term(branch.m, 'x'), term(branch.b)].filter(({ coefficient }) => !coefficient.equals(0)),
				[term(value)],
			);
			return { branch, solved, fits: solved !== undefined && branch.holds(solved.value.valueOf()) };
		});
		const found = tried
			.flatMap(({ solved, fits }) => (fits && solved ? [solved.value] : []))
			.toSorted((p, q) => p.compare(q));
		if (found.some(({ d }) => d > 4n) || (found.length === 2 && found[0]?.equals(found[1] ?? 0)))
			return undefined;
		const all = tried.flatMap(({ solved }) => (solved ? [solved.value] : []));
		const written = (values: readonly Fraction[]) =>
			solutions(...values.toSorted((p, q) => p.compare(q)).map((one) => num(one)));
		const answer = withMisconceptions(
			written(found),
			...onlyIf(all.length > found.length, [
				written(all),
				'kept a solution that does not satisfy its condition',
			]),
			...all.flatMap((one, place) =>
				found.includes(one)
					? onlyIf(found.length > 1, [
							written([one]),
							`used only the ${place === 0 ? 'first' : 'second'} rule`,
						])
					: [[written([one]), 'kept the solution that does not satisfy its condition'] as const],
			),
		);
		return {
			prompt: say`The function ${symbol('f')} is defined by ${given(branches)}. Solve ${equation(f, value)}. If there is more than one solution, list them from least to greatest, separated by commas.`,
			answer,
			steps: [
				...tried.flatMap(({ branch, solved, fits }, place) =>
					solved
						? [
								...solved.lines.map((one, row) =>
									row === 0
										? { ...one, why: `set the ${ORDINALS[place] ?? ''} rule equal to ${value}` }
										: one,
								),
								sentence(
									fits
										? say`${equation(x, num(solved.value))} satisfies ${branch.says}, so it is a solution.`
										: say`${equation(x, num(solved.value))} does not satisfy ${branch.says}, so it is not a solution.`,
								),
							]
						: [],
				),
				sentence(
					found.length === 1
						? say`So ${equation(x, num(found[0] ?? 0))} is the only solution.`
						: say`So ${equation(x, num(found[0] ?? 0))} or ${equation(x, num(found[1] ?? 0))}.`,
				),
			],
			hints: [
				say`What input does each rule need to give ${value}? Does that input satisfy the rule’s condition?`,
			],
		};
	},

	'Find costs from step pricing': stepPrice,

	'Find amounts from step or tiered rates': (draw) => {
		const [r1, r2, c, amount] = drawnInts(draw, 'r1', 'r2', 'c', 'x');
		if (amount <= c || ((amount - c) * r2) % 100 !== 0) return undefined;
		const [low, high] = [(c * r1) / 100, ((amount - c) * r2) / 100];
		const total = low + high;
		return {
			prompt: say`A tax is ${{ kind: 'percent', of: num(r1) }} of the first ${money(c)} of a monthly income and ${{ kind: 'percent', of: num(r2) }} of the part above ${money(c)}. How much tax, in dollars, is paid on a monthly income of ${money(amount)}?`,
			answer: withMisconceptions(
				dollarsAnswer(total),
				[rational((amount * r2) / 100), `taxed the whole income at ${r2}%`],
				[rational((amount * r1) / 100), `taxed the whole income at ${r1}%`],
				[rational(high), 'left out the tax on the first part of the income'],
			),
			steps: [
				...chain(times(decimal(String(r1 / 100)), num(c)), [
					num(low),
					`the tax on the first part of the income, at ${r1}%`,
				]),
				...chain(sum(num(amount), num(-c)), [
					num(amount - c),
					`the part of the income above $${c}`,
				]),
				...chain(times(decimal(String(r2 / 100)), num(amount - c)), [
					num(high),
					`the tax on that part, at ${r2}%`,
				]),
				...chain(sum(num(low), num(high)), [num(total), 'add the two amounts of tax']),
				sentence(say`The tax is ${money(total)}.`),
			],
			hints: [say`Which part of the income is taxed at each rate?`],
		};
	},
};

// Step pricing in stories: a part of an hour or pound is charged as a full one.

type Setting = {
	says: (base: number, unit: number, step: number) => Prose;
	asks: (t: number) => Prose;
	unit: string;
};

const SETTINGS: Readonly<Record<string, Setting>> = {
	'parking garage': {
		unit: 'hour',
		says: (base, unit, step) =>
			say`A parking garage charges ${money(base)} for up to ${first(unit, 'hour')} and ${money(step)} for each additional hour or part of an hour.`,
		asks: (t) => say`How much does it cost, in dollars, to park for ${amount(t, 'hour')}?`,
	},
	'parcel shipping': {
		unit: 'pound',
		says: (base, unit, step) =>
			say`Shipping a package costs ${money(base)} for up to ${first(unit, 'pound')} and ${money(step)} for each additional pound or part of a pound.`,
		asks: (t) =>
			say`How much does it cost, in dollars, to ship a package that weighs ${amount(t, 'pound')}?`,
	},
	'electricity tariff': {
		unit: 'hour',
		says: (base, unit, step) =>
			say`Using a charging station costs ${money(base)} for up to ${first(unit, 'hour')} and ${money(step)} for each additional hour or part of an hour.`,
		asks: (t) =>
			say`How much does it cost, in dollars, to charge an electric car for ${amount(t, 'hour')}?`,
	},
};

const first = (n: number, noun: string): Prose => say`${n} ${noun}${n === 1 ? '' : 's'}`;
const figure = (t: number): Expression =>
	Number.isInteger(t) ? num(t) : { kind: 'decimal', text: String(t) };
const amount = (t: number, noun: string): Prose => say`${figure(t)} ${noun}s`;

function stepPrice(draw: Parameters<Skill>[0]): Draft | undefined {
	const [base, step, unit, t] = drawnInts(draw, 'base', 'step', 'unit', 't');
	const { says, asks, unit: noun } = caseOf(SETTINGS, draw.inTurn('ctx'));
	// With a rate of $1, the number of hours is the charge already.
	if (t <= unit + 1 || t > 15 || step < 2 || step >= base) return undefined;
	const further = Math.ceil(t - unit);
	const total = base + further * step;
	return {
		prompt: say`${says(base, unit, step)} ${asks(t)}`,
		answer: withMisconceptions(
			dollarsAnswer(total),
			[
				rational(base + Math.ceil(t) * step),
				`charged the additional rate for the first ${unit === 1 ? noun : `${unit} ${noun}s`}, too`,
			],
			...onlyIf(!Number.isInteger(t), [
				rational(base + Math.floor(t - unit) * step),
				`left out the part of ${partOf(noun)}`,
			]),
			[rational(further * step), 'left out the base charge'],
		),
		steps: [
			sentence(
				say`${equation(difference(figure(t), num(unit)), figure(t - unit))}, so you are charged for ${further} additional ${noun}s.`,
				Number.isInteger(t)
					? `the base charge covers the first ${unit === 1 ? noun : `${unit} ${noun}s`}`
					: `any part of ${partOf(noun)} is billed as a full ${noun}`,
			),
			line(
				equation(times(num(further), num(step)), num(further * step)),
				`the charge for the additional ${noun}s`,
			),
			line(equation(sum(num(base), num(further * step)), num(total)), 'add the base charge'),
			sentence(say`The cost is ${money(total)}.`),
		],
		hints: [
			Number.isInteger(t)
				? say`How many additional ${noun}s are you charged for? How much do they cost?`
				: say`How many additional ${noun}s are you charged for? What happens to a part of ${partOf(noun)}?`,
		],
	};
}

const partOf = (noun: string): string => (noun === 'hour' ? 'an hour' : `a ${noun}`);
