/** The part of stat.two-way about joint, marginal and conditional relative frequencies. */
import Fraction from 'fraction.js';
import { quotient } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational, withMisconceptions, type WrongAnswer } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import {
	columnTotal,
	countAt,
	drawTwoWay,
	grandTotal,
	rowTotal,
	type TwoWay,
	twoWayFigure,
} from '../../../steps/two-way.ts';
import { relative, sorted } from '../../../contexts/two-way-settings.ts';

type Share = {
	over: number;
	under: number;
	question: Prose;
	/** The question as a statement about the answer. */
	stated: (fraction: Prose) => Prose;
	counted: string;
	among: string;
};

export function shareQuestion(draw: Draw, ask: string): Draft | undefined {
	const table = drawTwoWay(draw.random, 4, 40);
	const [row, column] = [draw.random.int(0, 1), draw.random.int(0, table.columns.length - 1)];
	const byRow = ask === 'row' || (ask !== 'column' && draw.random.int(0, 1) === 1);
	const share = shareOf(table, row, column, ask, byRow);
	const answer = new Fraction(share.over, share.under);
	if (answer.d > 60n || (ask !== 'marginal' && hasEqual(table, row, column))) return undefined;
	return {
		prompt: say`${sorted(table.setting)} ${share.question} Give your answer as a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(answer),
			[
				rational(new Fraction(share.over, grandTotal(table))),
				'divided by the total of the whole table',
			],
			...(ask === 'marginal'
				? ([
						[
							rational(new Fraction(1).sub(answer)),
							`found the fraction of the ${table.setting.many} in the other ${byRow ? 'row' : table.columns.length > 2 ? 'columns' : 'column'}`,
						],
						[
							rational(new Fraction(countAt(table, row, column), grandTotal(table))),
							'counted only one cell instead of the total',
						],
					] satisfies WrongAnswer[])
				: ([
						[
							rational(new Fraction(share.over, rowTotal(table, row))),
							'divided by the total of the row',
						],
						[
							rational(new Fraction(share.over, columnTotal(table, column))),
							'divided by the total of the column',
						],
					] satisfies WrongAnswer[])),
			[rational(share.over), 'gave the count instead of the fraction'],
		),
		steps: [
			sentence(say`The part is ${share.over}.`, share.counted),
			sentence(say`The whole is ${share.under}.`, share.among),
			line(quotient(share.over, share.under), 'divide the part by the whole'),
			...reducedLines([share.over, share.under]),
			sentence(share.stated(rational(answer).body)),
		],
		hints: [say`Which number in the table is the whole? Which number counts the part?`],
		figure: twoWayFigure(table),
	};
}

/** Another cell of its row or column has the same count. */
const hasEqual = (table: TwoWay, row: number, column: number): boolean =>
	table.columns.some(
		(_, c) => c !== column && countAt(table, row, c) === countAt(table, row, column),
	) || countAt(table, 1 - row, column) === countAt(table, row, column);

function shareOf(table: TwoWay, row: number, column: number, ask: string, byRow: boolean): Share {
	const { many } = table.setting;
	const [r, c] = [table.rows[row], table.columns[column]];
	if (!r || !c) throw new RangeError(`No cell ${row}, ${column}.`);
	const joint = countAt(table, row, column);
	if (ask === 'joint')
		return {
			over: joint,
			under: grandTotal(table),
			question: say`What fraction of all the ${many} ${r.plural} and ${c.plural}?`,
			stated: (fraction) => say`So ${fraction} of all the ${many} ${r.plural} and ${c.plural}.`,
			counted: `read the count in the row “${r.name}” and the column “${c.name}”`,
			among: 'read the total of the whole table',
		};
	if (ask === 'marginal')
		return {
			over: byRow ? rowTotal(table, row) : columnTotal(table, column),
			under: grandTotal(table),
			question: say`What fraction of all the ${many} ${byRow ? r.plural : c.plural}?`,
			stated: (fraction) => say`So ${fraction} of all the ${many} ${byRow ? r.plural : c.plural}.`,
			counted: byRow
				? `read the total of the row “${r.name}”`
				: `read the total of the column “${c.name}”`,
			among: 'read the total of the whole table',
		};
	const among = `Of the ${many} ${relative(table.setting)} ${byRow ? r.plural : c.plural}`;
	return {
		over: joint,
		under: byRow ? rowTotal(table, row) : columnTotal(table, column),
		question: say`${among}, what fraction ${byRow ? c.plural : r.plural}?`,
		stated: (fraction) => say`${among}, ${fraction} ${byRow ? c.plural : r.plural}.`,
		counted: `read the count in the row “${r.name}” and the column “${c.name}”`,
		among: byRow
			? `read the total of the row “${r.name}”`
			: `read the total of the column “${c.name}”`,
	};
}
