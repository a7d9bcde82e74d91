/** prob.conditional: probability under a condition, independence. */
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
import { article } from '../../../../math/things-in-words.ts';
import { infinitive, notPlural, relative, sorted } from '../../../contexts/two-way-settings.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
} from '../../../family.ts';
import type { Branch } from '../../../figures/figure.ts';
import { amount, asDecimal, percentOf } from '../../../steps/amounts.ts';
import { countedLines, isHalf, LOWEST } from '../../../steps/counting.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import {
	columnTotal,
	countAt,
	drawTwoWay,
	grandTotal,
	rowTotal,
	settle,
	twoWayFigure,
} from '../../../steps/two-way.ts';

// The part that goes back in a tree diagram, from the result to the group.

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

const treeSkills: Skills = {
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

// The part that tests independence.

const independenceSkills: Skills = {
	'Test events for independence'(draw) {
		const kind = draw.inTurn('kind');
		const { random } = draw;
		const [a, b] = [random.int(2, 9), random.int(2, 9)];
		const [k, l] = random.sample([2, 3, 4, 5, 6], 2);
		if (k === undefined || l === undefined) return undefined;
		const shift = kind === 'dependent' ? random.pick([2, 3, 4, 5]) : 0;
		const counts = [
			[a * k + shift, b * k],
			[a * l, b * l + shift],
		];
		if (a === b || counts.flat().some((count) => count < 4 || count > 60)) return undefined;
		const table = settle(random, counts);
		const [r, c] = [table.rows[0], table.columns[0]];
		if (!r || !c) return undefined;
		const { one, many } = table.setting;
		const [over, under] = [countAt(table, 0, 0), rowTotal(table, 0)];
		const [all, whole] = [columnTotal(table, 0), grandTotal(table)];
		const [given, plain] = [new Fraction(over, under), new Fraction(all, whole)];
		if (given.d > 40n || plain.d > 90n || given.equals(plain) !== (kind === 'independent'))
			return undefined;
		const yes = say`Independent, because the two probabilities are equal`;
		const no = say`Dependent, because the two probabilities are different`;
		const isYes = kind === 'independent';
		const other = distractor(
			isYes ? no : yes,
			isYes
				? 'compared counts instead of probabilities'
				: 'assumed that the two probabilities were equal without comparing them',
		);
		const both = distractor(
			isYes
				? say`Dependent, because the same ${one} can ${infinitive(c)} and ${infinitive(r)}`
				: say`Independent, because ${article(one)} can ${infinitive(c)} and not ${infinitive(r)}`,
			isYes
				? 'thought that independent events cannot both happen'
				: 'thought that “independent” means that one event can happen without the other',
		);
		const size = distractor(
			say`Dependent, because the totals of the two rows are different`,
			'compared the totals of the rows',
		);
		const event = say`“the ${one} ${c.single}” and “the ${one} ${r.single}”`;
		return {
			prompt: say`${sorted(table.setting, say`${whole}`)} One ${one} is chosen at random. Are the events ${event} independent? Compare the probability of the first event with its probability given the second event, and choose the answer with the correct reason.`,
			answer: multipleChoice(isYes ? yes : no, other, both, size),
			steps: [
				sentence(
					say`The probability of the first event is ${quotient(all, whole)}.`,
					`divide the total of the “${c.name}” column by the grand total`,
				),
				...simplified(all, whole),
				sentence(
					say`Given the second event, it is ${quotient(over, under)}.`,
					`divide the count in the “${r.name}” row and the “${c.name}” column by the total of the row`,
				),
				...simplified(over, under),
				sentence(
					isYes
						? say`The events are independent, because the two probabilities are equal.`
						: say`The events are dependent, because the two probabilities are different.`,
					`in lowest terms, the two fractions are ${isYes ? 'the same' : 'different'}`,
				),
			],
			hints: [
				say`What fraction of all the ${many} are in the “${c.name}” column? What fraction of the ${many} in the “${r.name}” row are in that column?`,
			],
			figure: twoWayFigure(table),
		};
	},
};

const simplified = (over: number, under: number) =>
	reducedLines([over, under]).length === 0
		? []
		: [
				line(
					equation(quotient(over, under), {
						kind: 'number' as const,
						value: new Fraction(over, under),
					}),
					'write the fraction in lowest terms',
				),
			];

export const skills: Skills = {
	...independenceSkills,
	...treeSkills,
	'Find probabilities from a two-way table': givenQuestion,
};

function givenQuestion(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const table = drawTwoWay(draw.random, 4, 40);
	const { one, many } = table.setting;
	const [row, column] = [draw.random.int(0, 1), draw.random.int(0, table.columns.length - 1)];
	const [r, c] = [table.rows[row], table.columns[column]];
	if (!r || !c) return undefined;
	const joint = countAt(table, row, column);
	const byColumn = ask === 'given a column' || ask === 'reverse condition';
	const denied = ask === 'given not a row';
	const among = denied
		? grandTotal(table) - columnTotal(table, column)
		: byColumn
			? columnTotal(table, column)
			: rowTotal(table, row);
	const over = denied ? rowTotal(table, row) - joint : joint;
	/** Of two columns, the other one counts what is not in the first. */
	const read = (denied && table.columns[1 - column]) || c;
	const event = denied || byColumn ? r : c;
	const given = denied ? c.not : byColumn ? c.single : r.single;
	const known = denied ? notPlural(c) : byColumn ? c.plural : r.plural;
	const answer = new Fraction(over, among);
	if (answer.d > 60n || isHalf(answer)) return undefined;
	const asked: Prose =
		ask === 'reverse condition'
			? say`What is the probability that the ${one} ${event.single}, given that the ${one} ${given}?`
			: say`Given that the ${one} ${given}, what is the probability that the ${one} ${event.single}?`;
	return {
		prompt: say`${sorted(table.setting)} One ${one} is chosen at random. ${asked} ${LOWEST}`,
		answer: withMisconceptions(
			rational(answer),
			[rational(new Fraction(over, grandTotal(table))), 'divided by the grand total'],
			[
				rational(
					new Fraction(
						over,
						byColumn || denied ? rowTotal(table, row) : columnTotal(table, column),
					),
				),
				'reversed the condition and the event',
			],
			[rational(new Fraction(1).sub(answer)), 'found the probability of the complement'],
		),
		steps: [
			...(denied && table.columns.length > 2
				? [
						line(
							equation(difference(grandTotal(table), columnTotal(table, column)), among),
							`subtract the total of the “${c.name}” column from the total of the table to find how many ${many} ${known}`,
						),
						line(
							equation(difference(rowTotal(table, row), joint), over),
							`subtract the count in the “${r.name}” row and the “${c.name}” column from the total of the row to find how many of these ${many} ${event.plural}`,
						),
					]
				: [
						sentence(
							say`In all, ${among} ${many} ${known}.`,
							denied
								? `${many} ${relative(table.setting)} ${known} are in the “${read.name}” column: read its total`
								: `read the total of the ${byColumn ? `“${read.name}” column` : `“${r.name}” row`}`,
						),
						sentence(
							say`Of these ${many}, ${over} ${event.plural}.`,
							`read the count in the “${r.name}” row and the “${read.name}” column`,
						),
					]),
			...countedLines(
				over,
				among,
				`divide ${over} by ${among}, the number of ${many} ${relative(table.setting)} ${known}`,
			),
			sentence(say`The probability is ${rational(answer).body}.`),
		],
		hints: [
			say`Which part of the table does “given that” restrict you to? How many of those ${many} ${event.plural}?`,
		],
		figure: twoWayFigure(table),
	};
}
