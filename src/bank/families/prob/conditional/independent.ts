/** The part of prob.conditional that tests independence. */
import { equation, quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import Fraction from 'fraction.js';
import { article } from '../../../../math/things-in-words.ts';
import { distractor, line, multipleChoice, sentence, type Skills } from '../../../family.ts';
import {
	columnTotal,
	countAt,
	grandTotal,
	rowTotal,
	settle,
	twoWayFigure,
} from '../../../steps/two-way.ts';
import { infinitive, sorted } from '../../../contexts/two-way-settings.ts';
import { reducedLines } from '../../../steps/fractions.ts';

export const independenceSkills: Skills = {
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
