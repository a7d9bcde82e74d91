/** Growth and decay: the factor and the rate, the number of periods, the same amount instead of the same percent. */
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';

import {
	factorMore,
	forwardInstead,
	otherDirection,
	reciprocalBase,
	reciprocalExponent,
	sameAmounts,
	timesExponent,
	withoutPower,
} from '../relations/power-edits.ts';
import { calculated } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken, isInRecord } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { namedNumber } from '../relations/parts.ts';

// Growth and decay as a percent: "decay of $47\%$ per year"

const CHANGE = /(growth|decay) (?:of|with a factor of) ([\d./]+)/;

const growth =
	(isReversed: boolean, percentOf: (percent: number, grows: boolean) => number): Relation =>
	({ right, wrong }) => {
		const [was, is] = [right, wrong].map((text) => CHANGE.exec(plainMath(text)));
		if (!was || !is) return undefined;
		return (
			isReversed === (was[1] !== is[1]) &&
			isNear(percentOf(namedNumber(was[2]), was[1] === 'growth'), namedNumber(is[2]))
		);
	};

const asBase = (percent: number, grows: boolean): number => (grows ? 100 + percent : 100 - percent);

// Percent changes over several periods

const amountsIn = ({ prompt }: Pair): number[] =>
	[...plainMath(prompt).matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

const totalPercent =
	(share: (percent: number, pair: Pair) => readonly number[]): Relation =>
	(pair) => {
		const [from, to] =
			/from \$?([\d.]+)\$? (?:[a-z]+ )?to \$?([\d.]+)/
				.exec(plainMath(pair.prompt))
				?.slice(1)
				.map(Number) ?? [];
		const wrong = pair.parts()?.[1];
		const [found] = wrong?.values[0] ?? [];
		if (!from || to === undefined || found === undefined) return undefined;
		const half = (wrong?.rounding[0] ?? 0) + 1e-9;
		return share((100 * Math.abs(to - from)) / from, pair).some(
			(percent) => Math.abs(percent - found) <= half,
		);
	};

/** The time with the same percent in each period, and with the amount of the first period in each. */
const timesOf = (sign: 1 | -1): Relation =>
	calculated(
		(start, target, percent) => Math.log(target / start) / Math.log(1 + (sign * percent) / 100),
		(start, target, percent) => Math.abs(target - start) / ((start * percent) / 100),
	);

export const GROWTH_RULES: readonly Rule[] = [
	rule(
		either(
			changed((value) => 2 - value),
			mistaken(otherDirection),
		),
		'subtracted the rate from 1 instead of adding it',
		'added the rate to 1 instead of subtracting it',
	),
	rule(
		changed((value) => Math.abs(value - 1)),
		'gave the rate instead of the factor',
	),
	rule(
		either(
			changed((value) => 100 + value),
			changed((value) => 100 - value),
		),
		'wrote the (?:base|factor) itself as a percent',
	),
	rule(
		growth(true, (percent) => percent),
		'reversed growth and decay',
	),
	rule(
		growth(false, (factor) => 1 / factor),
		'used the reciprocal of the factor',
	),
	rule(
		growth(true, (factor) => 1 / factor),
		'used the factor for a decrease of 1 in x',
	),
	rule(growth(false, asBase), 'used the base itself as the percent'),
	rule(growth(true, asBase), 'used the base as the percent and reversed growth and decay'),
	rule(mistaken(reciprocalBase), 'doubled instead of halving', 'halved instead of doubling'),
	rule(
		mistaken(timesExponent),
		'(?:divided|multiplied) by 2 times the number of (?:half-lives|doubling times) instead of by 2 raised to that number',
	),
	rule(
		mistaken(reciprocalExponent),
		'divided the (?:half-life|doubling time) by the time to find the number of .*',
	),
	rule(
		mistaken(withoutPower),
		'(?:halved|doubled) only once instead of once for each .*',
		'went back one [a-z]+ instead of NUMBER [a-z]+',
	),
	rule(
		either(mistaken(sameAmounts), timesOf(1), timesOf(-1)),
		'(?:added|subtracted) NUMBER% of the initial value each [a-z]+',
		'(?:added|subtracted) the same amount each [a-z]+ instead of the same percent',
		'changed the quantity by the same amount each [a-z]+ instead of the same percent',
	),
	rule(mistaken(factorMore(-1)), 'multiplied by the factor one fewer time than needed'),
	rule(mistaken(factorMore(1)), 'multiplied by the factor one time too many'),
	...(['increased', 'decreased'] as const).map((way) =>
		rule(mistaken(forwardInstead(way)), `${way} the later value by NUMBER% each [a-z]+`),
	),
	rule(
		totalPercent((percent) => [percent]),
		'gave the total percent change over all the [a-z]+',
	),
	rule(
		totalPercent((percent, pair) => amountsIn(pair).map((number) => percent / number)),
		'divided the total percent change by the number of [a-z]+',
	),
	rule(isInRecord(), 'gave the number of (?:half-lives|doubling times) instead of the time'),
];
