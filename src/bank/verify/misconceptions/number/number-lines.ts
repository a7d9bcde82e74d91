/** Points on number lines: each mistake is repeated with the labels and tick marks in the description. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { fromGiven } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { opposite, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** "5 equal spaces from each label to the next. Point P is 1 tick mark to the left of 0." */
type Spot = { label: number; ticks: number; space: number };

const spotsIn = ({ question_speech: speech }: Question): Spot[] => {
	const text = plainMath(speech);
	const [, ticks, side, label] =
		/Point P is (\d+) tick marks? to the (left|right) of (-?[\d.]+?)\.?(?: |$)/.exec(text) ?? [];
	const labels = [
		...(/from left to right, are ([^.]*)/.exec(text)?.[1] ?? '').matchAll(/-?\d+/g),
	].map(Number);
	const [, spaces] = /There are (\d+) equal spaces/.exec(text) ?? [];
	const [first = Number.NaN, second = Number.NaN] = labels;
	return ticks === undefined
		? []
		: [
				{
					label: Number(label),
					ticks: (side === 'left' ? -1 : 1) * Number(ticks),
					space: (second - first) / Number(spaces),
				},
			];
};

const valueOf = ({ label, ticks, space }: Spot): number => label + ticks * space;

/** The number at P, or its opposite. */
const ofSpot = (wrong: (spot: Spot) => number): Relation =>
	either(
		fromGiven(spotsIn, valueOf, wrong),
		where(
			/opposite/,
			fromGiven(
				spotsIn,
				(spot) => -valueOf(spot),
				(spot) => -wrong(spot),
			),
		),
	);

/** How far the wrong point is from the right one: "Point P is at about 7.4." */
const offBy =
	(holds: (right: number, wrong: number) => boolean): Relation =>
	({ right, wrong, record }) => {
		const [was, is] = [right, wrong].map((text) => {
			const name = /[A-Z]/.exec(text)?.[0] ?? '?';
			return Number(
				new RegExp(`Point ${name} is at about (-?[\\d.]*\\d)`).exec(
					plainMath(record.question_speech),
				)?.[1],
			);
		});
		return was === undefined || is === undefined || Number.isNaN(was + is)
			? undefined
			: holds(was, is);
	};

const isOff = (by: number) => (right: number, wrong: number) =>
	Math.abs(wrong - right - by) < 0.25 && wrong !== right;

export const NUMBER_LINE_RULES: readonly Rule[] = [
	rule(
		ofSpot(({ label }) => label),
		'used the label NUMBER as the number at P',
	),
	rule(
		ofSpot(({ label, ticks }) => label + ticks),
		'counted each space as 1',
	),
	rule(
		ofSpot(({ label, ticks, space }) => label - ticks * space),
		'counted in the wrong direction from the label',
	),
	rule(
		where(/number line/, opposite),
		'gave the opposite of the number at P',
		'gave the number at P instead of its opposite',
	),
	rule(offBy(isOff(-1)), 'placed the number one whole unit too far to the left'),
	rule(offBy(isOff(1)), 'placed the number one whole unit too far to the right'),
	rule(
		offBy(
			(right, wrong) =>
				Math.floor(right) === Math.floor(wrong) && right % 1 < 0.5 !== wrong % 1 < 0.5,
		),
		'placed the number between NUMBER and NUMBER, but in the wrong half',
	),
];
