/** The part of prob.conditional that goes back in a tree diagram, from the result to the group. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	num,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	line,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
} from '../../../family.ts';
import type { Branch } from '../../../figures/figure.ts';
import { amount, asDecimal, percentOf } from '../../../steps/amounts.ts';
import { LOWEST } from '../../../steps/counting.ts';

type Story = {
	tell: (p: Prose, s: Prose, f: Prose) => Prose;
	ask: string;
	/** The two groups, and what is known, on the tree. */
	names: readonly [string, string, string];
	/** The end of the first group's path: "a person has the infection and tests positive". */
	both: string;
	/** The largest realistic percent in the first group. */
	most: number;
	/** The largest realistic percent of the other group for which the result is wrong. */
	mistaken: number;
};

const STORIES: Readonly<Record<string, Story>> = {
	'medical test': {
		tell: (p, s, f) =>
			say`In a group of people, ${p} have an infection. A test is positive for ${s} of the people with the infection and for ${f} of the people without it. A person chosen at random from the group tests positive.`,
		ask: 'What is the probability that this person has the infection?',
		names: ['infection', 'no infection', 'positive'],
		both: 'a person has the infection and tests positive',
		most: 30,
		mistaken: 10,
	},
	'factory inspection': {
		tell: (p, s, f) =>
			say`In a factory, ${p} of the parts are faulty. An inspector rejects ${s} of the faulty parts and ${f} of the good parts. A part chosen at random is rejected.`,
		ask: 'What is the probability that this part is faulty?',
		names: ['faulty', 'good', 'rejected'],
		both: 'a part is both faulty and rejected',
		most: 10,
		mistaken: 3,
	},
	'spam filter': {
		tell: (p, s, f) =>
			say`Of all the messages sent to an email address, ${p} are spam. A filter blocks ${s} of the spam messages and ${f} of the other messages. A message chosen at random is blocked.`,
		ask: 'What is the probability that this message is spam?',
		names: ['spam', 'other', 'blocked'],
		both: 'a message is spam and is blocked',
		most: 60,
		mistaken: 3,
	},
};

export const treeSkills: Skills = {
	'Reverse a tree diagram'(draw) {
		const [p, s, f] = [draw.int('p'), draw.int('s'), draw.int('f')];
		const story = caseOf(STORIES, draw.inTurn('ctx'));
		const [yes, no] = [new Fraction(p * s, 10_000), new Fraction((100 - p) * f, 10_000)];
		const both = yes.add(no);
		const answer = yes.div(both);
		// Of two equal groups, the two percents alone would give the answer.
		if (p === 50) return undefined;
		// A useful test finds most cases and is seldom wrong about the others.
		if (p > story.most || s < 75 || f > story.mistaken || answer.d > 60n) return undefined;
		const scale = 10 ** Math.max(...[yes, both].map(decimalPlaces));
		const stated = story.tell(percentProse(p), percentProse(s), percentProse(f));
		return {
			prompt: say`${stated} ${story.ask} ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				[rational(new Fraction(s, 100)), 'reversed the condition and the event'],
				[rational(yes), `gave the probability that ${story.both}`],
				[rational(new Fraction(1).sub(answer)), 'found the probability of the complement'],
			),
			steps: [
				line(
					equation(times(asDecimal(p), asDecimal(s)), amount(yes)),
					`multiply along the path “${story.names[0]}, ${story.names[2]}”`,
				),
				line(
					equation(difference(percentOf(100), percentOf(p)), percentOf(100 - p)),
					`subtract to find the probability of “${story.names[1]}”`,
				),
				line(
					equation(times(asDecimal(100 - p), asDecimal(f)), amount(no)),
					`multiply along the path “${story.names[1]}, ${story.names[2]}”`,
				),
				withFigure(
					line(
						equation(sum(amount(yes), amount(no)), amount(both)),
						`add to find the probability of “${story.names[2]}”`,
					),
					{
						kind: 'tree diagram',
						branches: [
							branch(story.names, 0, [p, s, yes]),
							branch(story.names, 1, [100 - p, f, no]),
						],
					},
				),
				line(
					equation(symbol('P'), quotient(amount(yes), amount(both))),
					`let P be the probability of “${story.names[0]}” given “${story.names[2]}”: divide the probability of the path “${story.names[0]}, ${story.names[2]}” by the sum`,
				),
				line(
					continued(quotient(num(yes.mul(scale)), num(both.mul(scale)))),
					`multiply the numerator and the denominator by ${scale}`,
				),
				sentence(
					say`The probability is ${rational(answer).body}.`,
					both.mul(scale).equals(Number(answer.d))
						? undefined
						: `divide the numerator and the denominator by ${both.mul(scale).div(Number(answer.d)).toString()}`,
				),
			],
			hints: [
				say`Draw a tree diagram. Which two paths lead to the known result? What is the probability of each?`,
				say`What fraction of the sum of these two probabilities comes from the path “${story.names[0]}, ${story.names[2]}”?`,
			],
		};
	},
};

const decimalPlaces = (decimal: Fraction): number =>
	[2, 3].find((places) => decimal.mul(10 ** places).d === 1n) ?? 4;

const percentProse = (value: number): Prose => say`${percentOf(value)}`;

/** One group, with the part of it for which the known result holds. */
function branch(
	[one, other, known]: Story['names'],
	which: 0 | 1,
	[share, part, product]: readonly [number, number, Fraction],
): Branch {
	const decimal = (percent: number) => new Fraction(percent, 100).toString();
	return {
		name: which === 0 ? one : other,
		chance: decimal(share),
		next: [
			{ name: known, chance: decimal(part), product: product.toString() },
			{ name: `not ${known}`, chance: decimal(100 - part), isAside: true },
		],
	};
}
