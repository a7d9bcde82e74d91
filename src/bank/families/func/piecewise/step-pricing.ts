/** Step pricing in stories: a part of an hour or pound is charged as a full one. */
import {
	difference,
	equation,
	type Expression,
	num,
	sum,
	times,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	drawnInts,
	line,
	onlyIf,
	rational,
	sentence,
	type Skill,
	withMisconceptions,
} from '../../../family.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';

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

export function stepPrice(draw: Parameters<Skill>[0]): Draft | undefined {
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
