/** The part of prob.conditional that turns a tree diagram around. */
import Fraction from 'fraction.js';
import { equation, quotient, sum, symbol, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { type Branch, withTree } from '../../../figures/tree.ts';
import { amount, asDecimal, percentOf } from '../../../steps/amounts.ts';
import { LOWEST } from '../../../steps/counting.ts';

type Story = {
	tell: (p: Prose, s: Prose, f: Prose) => Prose;
	ask: string;
	first: string;
	/** The two groups, and what is known, on the tree. */
	names: readonly [string, string, string];
};

const STORIES: Readonly<Record<string, Story>> = {
	'medical test': {
		tell: (p, s, f) =>
			say`In a group of people, ${p} have an infection. A test is positive for ${s} of the people with the infection and for ${f} of the people without it. A person of the group tests positive.`,
		ask: 'What is the probability that this person has the infection?',
		first: 'infected and positive',
		names: ['infection', 'no infection', 'positive'],
	},
	'factory inspection': {
		tell: (p, s, f) =>
			say`In a factory, ${p} of the parts are faulty. An inspection rejects ${s} of the faulty parts and ${f} of the good parts. One part is rejected.`,
		ask: 'What is the probability that this part is faulty?',
		first: 'faulty and rejected',
		names: ['faulty', 'good', 'rejected'],
	},
	'spam filter': {
		tell: (p, s, f) =>
			say`Of all the messages in a mailbox, ${p} are spam. A filter blocks ${s} of the spam messages and ${f} of the other messages. One message is blocked.`,
		ask: 'What is the probability that this message is spam?',
		first: 'spam and blocked',
		names: ['spam', 'other', 'blocked'],
	},
};

export const treeSkills: Skills = {
	'Tree diagram reversal'(draw) {
		const [p, s, f] = [draw.int('p'), draw.int('s'), draw.int('f')];
		const story = caseOf(STORIES, draw.inTurn('ctx'));
		const [yes, no] = [new Fraction(p * s, 10_000), new Fraction((100 - p) * f, 10_000)];
		const both = yes.add(no);
		const answer = yes.div(both);
		if (answer.d > 60n) return undefined;
		const told = story.tell(percentProse(p), percentProse(s), percentProse(f));
		return {
			prompt: say`${told} ${story.ask} ${LOWEST}`,
			answer: rational(answer),
			steps: [
				line(equation(times(asDecimal(p), asDecimal(s)), amount(yes)), story.first),
				line(
					equation(times(asDecimal(100 - p), asDecimal(f)), amount(no)),
					`${story.first.replace(/.* and/, 'the others that are')}: ${100 - p}% of all are left`,
				),
				withTree(line(equation(sum(amount(yes), amount(no)), amount(both)), 'add both branches'), [
					branch(story.names, 0, [p, s, yes]),
					branch(story.names, 1, [100 - p, f, no]),
				]),
				line(
					equation(symbol('P'), quotient(amount(yes), amount(both))),
					'the first branch, divided by both',
				),
				sentence(
					say`The probability is ${rational(answer).body}.`,
					'the same fraction in lowest terms',
				),
			],
			hints: [say`Find the two branches of the tree that lead to the known result.`],
		};
	},
};

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
			{ name: `not ${known}` },
		],
	};
}
