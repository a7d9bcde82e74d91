/** The part of stat.two-way about joint, marginal and conditional relative frequencies. */
import Fraction from 'fraction.js';
import { quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
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
import { membersOf, sorted } from '../../../contexts/two-way-settings.ts';

/** A count, and where the table has it. */
type Count = { count: number; read: string };

type Share = {
	part: Count;
	whole: Count;
	/** "Of the students who walk to school"; all, if left out. */
	group?: string;
	/** "own a cat": what is true of the part. */
	are: string;
};

export function shareQuestion(draw: Draw, ask: string): Draft | undefined {
	const table = drawTwoWay(draw.random, 4, 40);
	const [row, column] = [draw.random.int(0, 1), draw.random.int(0, table.columns.length - 1)];
	const byRow = ask === 'row' || (ask !== 'column' && draw.random.int(0, 1) === 1);
	const { part, whole, group, are } = shareOf(table, row, column, ask, byRow);
	const share = new Fraction(part.count, whole.count);
	if (share.d > 60n || (ask !== 'marginal' && hasEqual(table, row, column))) return undefined;
	const all = `of all the ${table.setting.many}`;
	const margin = byRow ? 'row' : 'column';
	const otherTotals = (
		[
			[grandTotal(table), 'grand total'],
			[rowTotal(table, row), 'total of the row'],
			[columnTotal(table, column), 'total of the column'],
		] as const
	)
		.filter(([, of]) => of !== (ask === 'joint' ? 'grand total' : `total of the ${margin}`))
		.map(([total, of]): WrongAnswer => [
			rational(new Fraction(part.count, total)),
			`divided by the ${of}`,
		]);
	const answer = withMisconceptions(
		rational(share),
		...(ask === 'marginal'
			? ([
					[
						rational(new Fraction(1).sub(share)),
						`found the fraction of the ${table.setting.many} in the other ${byRow ? 'row' : table.columns.length > 2 ? 'columns' : 'column'}`,
					],
					[
						rational(new Fraction(countAt(table, row, column), grandTotal(table))),
						'used the number in only one cell instead of the total',
					],
				] satisfies WrongAnswer[])
			: otherTotals),
		[rational(part.count), 'gave the count instead of the fraction'],
	);
	return {
		prompt: say`${sorted(table.setting)} ${group ? `${group}, what fraction ${are}?` : `What fraction ${all} ${are}?`} Give your answer as a fraction in lowest terms.`,
		answer,
		steps: [
			sentence(say`The part is ${part.count}.`, part.read),
			sentence(say`The whole is ${whole.count}.`, whole.read),
			line(quotient(part.count, whole.count), 'divide the part by the whole'),
			...reducedLines([part.count, whole.count]),
			sentence(say`The fraction is ${answer.body}.`),
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
	const [r, c] = [table.rows[row], table.columns[column]];
	if (!r || !c) throw new RangeError(`No cell ${row}, ${column}.`);
	const cell = {
		count: countAt(table, row, column),
		read: `read the count in the “${r.name}” row and the “${c.name}” column`,
	};
	const margin = byRow
		? { count: rowTotal(table, row), read: `read the total of the “${r.name}” row` }
		: { count: columnTotal(table, column), read: `read the total of the “${c.name}” column` };
	const all = { count: grandTotal(table), read: 'read the grand total' };
	const [given, other] = byRow ? [r, c] : [c, r];
	if (ask === 'joint') return { part: cell, whole: all, are: `${r.plural} and ${c.plural}` };
	if (ask === 'marginal') return { part: margin, whole: all, are: given.plural };
	return {
		part: cell,
		whole: margin,
		group: `Of ${membersOf(table.setting, given)}`,
		are: other.plural,
	};
}
