/** prob.conditional: probability under a condition, independence. */
import Fraction from 'fraction.js';
import { difference, equation } from '../../../../math/expression.ts';
import { say, type Prose } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	columnTotal,
	countAt,
	drawTwoWay,
	grandTotal,
	rowTotal,
	twoWayFigure,
} from '../../../steps/two-way.ts';
import { notPlural, relative, sorted } from '../../../contexts/two-way-settings.ts';
import { countedLines, isHalf, LOWEST } from '../../../steps/counting.ts';
import { independenceSkills } from './independent.ts';
import { treeSkills } from './tree.ts';

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
