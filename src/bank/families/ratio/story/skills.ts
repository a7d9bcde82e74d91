/** ratio.story: proportions in stories. */
import Fraction from 'fraction.js';
import { dollarsAnswer } from '../../../steps/amounts.ts';
import { gcd } from '../../../../math/gcd.ts';
import { continued, num, quotient, symbol, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { type DoubleLine, withDoubleLine } from '../../../figures/double-line.ts';
import { PROPORTION_STORIES } from './proportion-stories.ts';
import { RATE_STORIES } from './rate-stories.ts';
import { proportionLines } from '../../../steps/proportion-lines.ts';
import { sampleSkills } from './sample.ts';
import { shareSkills } from './share.ts';

export const skills: Skills = {
	...shareSkills,
	...sampleSkills,
	'Solve problems with a proportion': (draw) => fromStory(draw),
	'Predict with a unit rate': (draw) => fromRate(draw),
};

/** The second pair is the first in lowest terms, times k: no ratio of the story need be a whole number. */
const fromStory: Skill = (draw) => {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const shared = gcd(a, b);
	const [c, d] = [(k * a) / shared, (k * b) / shared];
	if (a === b || k === shared || Math.min(c, d) < 2) return undefined;
	// One number for two quantities would not show which of them goes where.
	if (c === b || d === a) return undefined;
	const tell = caseOf(PROPORTION_STORIES, draw.inTurn('ctx'));
	const story = tell({ a, b, c, d }, draw.random, draw.country);
	if (!story) return undefined;
	const [first, second] = story.units;
	const asksFirst = draw.random.int(0, 1) === 0;
	const asked = asksFirst ? 0 : 1;
	const [value, unit] = asksFirst ? [c, first] : [d, second];
	const [known, other, partner] = asksFirst ? [a, b, d] : [b, a, c];
	const answer = withMisconceptions(
		withUnit(integer(value), unit),
		[integer(known + partner - other), 'used equal differences instead of equal ratios'],
		[rational(new Fraction(other * partner, known)), 'reversed one of the two ratios'],
	);
	return {
		prompt: say`${story.known} ${asksFirst ? story.askFirst : story.askSecond}`,
		answer,
		steps: [
			sentence(say`Let ${symbol('x')} be ${story.unknown[asked]}.`),
			...withPairs(
				proportionLines(
					asksFirst ? [a, b, null, d] : [a, b, c, null],
					'x',
					`write both ratios as ${story.over ?? `${first} over ${second}`}`,
				),
				{
					units: [first, second],
					pairs: [[String(a), String(b)], asksFirst ? ['x', String(d)] : [String(c), 'x']],
				},
			),
			sentence(say`${story.is[asked]} ${answer.body}${story.rest?.[asked] ?? ''}.`),
		],
		hints: [
			say`Which two quantities stay in the same ratio?`,
			say`Which proportion can you write, with ${symbol('x')} for the unknown number?`,
		],
	};
};

const inUnit = (value: number, unit: string): DraftAnswer =>
	unit === 'dollars' ? dollarsAnswer(value) : withUnit(integer(value), unit);

function fromRate(draw: Draw): Draft | undefined {
	const [r, t] = [draw.int('r'), draw.int('t')];
	const story = caseOf(RATE_STORIES, draw.inTurn('ctx'))(r, t, r * t, draw.random);
	if (!story) return undefined;
	const asksAmount = draw.choice('ask') === 'amount';
	const [whole, unit] = story.units;
	const answer = withMisconceptions(
		inUnit(asksAmount ? r * t : t, asksAmount ? whole : unit),
		asksAmount
			? [integer(r + t), 'added instead of multiplying']
			: [integer(r * t * r), 'multiplied instead of dividing'],
		asksAmount
			? [rational(new Fraction(r, t)), 'divided instead of multiplying']
			: [integer(r * t - r), 'subtracted instead of dividing'],
	);
	return {
		prompt: say`${story.rate} ${asksAmount ? story.askAmount : story.askTime}`,
		answer,
		steps: [
			withDoubleLine(
				asksAmount
					? line(times(t, r), `multiply the unit rate by ${t}`)
					: line(quotient(r * t, r), `divide by the unit rate, ${r}`),
				{
					units: story.units,
					pairs: [[String(r), '1'], asksAmount ? ['?', String(t)] : [String(r * t), '?']],
				},
			),
			line(continued(num(asksAmount ? r * t : t)), asksAmount ? 'multiply' : 'divide'),
			sentence(
				asksAmount
					? say`${story.amountIs} ${answer.body}${story.amountOf ?? ''}.`
					: say`${story.timeIs} ${answer.body}.`,
			),
		],
		hints: [
			asksAmount
				? say`You know how many ${whole} go with one ${story.one}. How do you find how many go with ${inUnit(t, unit).body}?`
				: say`How many times does ${r} fit into ${r * t}?`,
		],
	};
}

/** The double number line is drawn at the proportion, with its unknown. */
const withPairs = (lines: readonly Line[], of: DoubleLine): Line[] =>
	lines.map((one, at) => (at === 0 ? withDoubleLine(one, of) : one));
