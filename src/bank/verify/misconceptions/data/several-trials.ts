/** Several draws or trials: each mistake is repeated with the numbers of the prompt. */
import { calculated, changedBy } from '../relations/calculations.ts';
import { choose } from '../../permutations.ts';
import { either, where } from '../relations/combined.ts';
import { byNamed, changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** A random choice of so many from two kinds: the wanted number of the first kind, and the rest of the other. */
export type Team = readonly [one: number, other: number, members: number, wanted: number];

export type Ways = (ofOne: number, ofOther: number) => number;

export const exactly =
	(ways: Ways) =>
	(...[one, other, members, wanted]: Team): number =>
		ways(choose(one, wanted), choose(other, members - wanted)) / choose(one + other, members);

const power = (value: number, times: number): number => value ** times;

const complementPower = (value: number, times: number): number => (1 - value) ** times;

/** Two draws from two kinds, with or without returning the first. */
const bothSame =
	(isReturned: boolean) =>
	(one: number, other: number): number =>
		(one * (isReturned ? one : one - 1)) / ((one + other) * (one + other - (isReturned ? 0 : 1)));

const oneOfEach =
	(isReturned: boolean) =>
	(one: number, other: number): number =>
		(2 * one * other) / ((one + other) * (one + other - (isReturned ? 0 : 1)));

const noneOf =
	(isReturned: boolean) =>
	(one: number, other: number): number =>
		1 - bothSame(isReturned)(other, one);

/** From two kinds, or from three. */
const bothAlike =
	(isReturned: boolean) =>
	(one: number, other: number, third = 0): number =>
		bothSame(isReturned)(one, other + third) +
		bothSame(isReturned)(other, one + third) +
		bothSame(isReturned)(third, one + other);

const oneOfEachOfThree =
	(isReturned: boolean) =>
	(one: number, other: number, third: number): number => {
		const all = one + other + third;
		return (2 * one * other) / (all * (isReturned ? all : all - 1));
	};

const drawn = (isReturned: boolean): Relation =>
	either(
		calculated(
			(one, other, third) => bothAlike(!isReturned)(one, other, third),
			(one, other, third) => bothAlike(isReturned)(one, other, third),
		),
		calculated(oneOfEachOfThree(!isReturned), oneOfEachOfThree(isReturned)),
		...[bothSame, bothAlike, oneOfEach, noneOf].map((draw) =>
			calculated(draw(!isReturned), draw(isReturned)),
		),
		...[bothSame, oneOfEach].map((draw) =>
			calculated(
				(one, other, third) => draw(!isReturned)(one, other + third),
				(one, other, third) => draw(isReturned)(one, other + third),
			),
		),
	);

/** The right answer times this factor, with the number of sides of a die and the number that is named. */
const ofSides =
	(factor: (sides: number, named: number) => number): Relation =>
	(pair) => {
		const sides = Number(/with \$(\d+)\$ sides/.exec(pair.prompt)?.[1] ?? 6);
		return /\bdie\b/.test(pair.prompt)
			? byNamed((value, named) => value * factor(sides, named))(pair)
			: undefined;
	};

/** "the probability that Hugo wins is 2/3": what follows from it times the number that is named. */
const timesStated =
	(single: (success: number) => number): Relation =>
	(pair) => {
		const [, over, under] =
			/the probability that [^$]* is \$\\frac\{(\d+)\}\{(\d+)\}\$/.exec(pair.prompt) ?? [];
		const success = Number(over) / Number(under);
		return Number.isNaN(success) ? undefined : byNamed((_, times) => single(success) * times)(pair);
	};

const FAIR = /fair|random|spun|spinner/;

export const TRIAL_RULES: readonly Rule[] = [
	rule(
		calculated(
			(all, one, other, both) => (one + other - both) / all,
			(all, _, __, both) => both / all,
		),
		'found the probability of both events',
	),
	rule(drawn(true), 'calculated as if the first \\w+ were returned to the \\w+'),
	rule(drawn(false), 'calculated as if the first \\w+ were not returned to the \\w+'),
	rule(
		either(
			where(
				/exactly one|one marble is \w+ and the other/,
				changed((value) => value / 2),
			),
			...[true, false].map((isReturned) =>
				calculated(bothAlike(isReturned), (one, other, third) =>
					bothSame(isReturned)(one, other + third),
				),
			),
		),
		'counted only “\\w+, then \\w+”',
	),
	rule(
		either(
			calculated((value, times) => 1 - complementPower(value, times), power),
			calculated(complementPower, power),
		),
		'found the probability of (?:succeeding every time|all successes)',
	),
	rule(
		timesStated((success) => success),
		'multiplied the probability of a single success by NUMBER(?: instead of raising it to the power of NUMBER)?',
	),
	rule(
		timesStated((success) => 1 - success),
		'multiplied the probability of a single failure by NUMBER(?: instead of raising it to the power of NUMBER)?',
	),
	rule(
		where(
			FAIR,
			either(
				changedBy((value, one, other) => (value * one * other) / (one + other)),
				// Two of the same kind: "Two dice, each numbered from 1 to 6".
				changedBy((value, one) => (value * one) / 2),
			),
		),
		'added the numbers of outcomes for .* instead of multiplying them',
	),
	rule(
		ofSides((sides, most) => (sides - most + 1) / most),
		'read “at most NUMBER” as “at least NUMBER”',
	),
	rule(
		ofSides((sides, least) => least / (sides - least + 1)),
		'read “at least NUMBER” as “at most NUMBER”',
	),
];
