/** stat.two-way: two-way frequency tables. */
import Fraction from 'fraction.js';
import { difference, equation, quotient } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { membersOf, sorted } from '../../../contexts/two-way-settings.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import type { Cell } from '../../../figures/figure.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import {
	columnTotal,
	countAt,
	drawTwoWay,
	grandTotal,
	rowTotal,
	settle,
	type TwoWay,
	twoWayFigure,
	withTotals,
} from '../../../steps/two-way.ts';

// The part about joint, marginal and conditional relative frequencies.

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

function shareQuestion(draw: Draw, ask: string): Draft | undefined {
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

// The part that compares the rows of a table.

/** Rows with whole percents: equal, or at least 15 points apart. */
const judgeAssociation: Skill = (draw) => {
	const kind = draw.inTurn('kind');
	const totals = draw.random.sample([20, 25, 40, 50, 80, 100], 2);
	const first = draw.random.int(3, 17) * 5;
	const second = kind === 'not' ? first : draw.random.int(3, 17) * 5;
	if (kind !== 'not' && Math.abs(first - second) < 15) return undefined;
	const shares = [first, second];
	const counts = totals.map((total, at) => {
		const part = (total * (shares[at] ?? 0)) / 100;
		return [part, total - part];
	});
	if (counts.flat().some((count) => !Number.isInteger(count) || count < 4 || count > 90))
		return undefined;
	const table = settle(draw.random, counts);
	const [r, s] = table.rows;
	const [c] = table.columns;
	const { by } = table.setting;
	if (!r || !s || !c) return undefined;
	const isMore = countAt(table, 0, 0) > countAt(table, 1, 0);
	if (countAt(table, 0, 0) === countAt(table, 1, 0)) return undefined;
	const same = say`No, because the two rows have the same percentage in the “${c.name}” column`;
	const differ = say`Yes, because the two rows have different percentages in the “${c.name}” column`;
	const unequal = distractor(
		say`Yes, because the “${c.name}” column has different counts in the two rows`,
		'compared the counts, although the rows have different totals',
	);
	const sizes = distractor(
		say`No, because the two rows have different totals`,
		'compared the totals of the rows instead of the percentages',
	);
	const right = kind === 'not' ? same : differ;
	return {
		prompt: say`${sorted(table.setting)} Do the data show an association between ${by[0]} and ${by[1]}? Choose the answer with the correct reason.`,
		answer:
			kind === 'not'
				? multipleChoice(
						right,
						unequal,
						sizes,
						distractor(differ, 'divided by the column total instead of the row total'),
					)
				: multipleChoice(
						right,
						unequal,
						sizes,
						distractor(same, 'assumed that the two percentages were equal without finding them'),
					),
		steps: [
			...[0, 1].map((row) =>
				line(
					equation(
						quotient(countAt(table, row, 0), rowTotal(table, row)),
						percent(shares[row] ?? 0),
					),
					`divide the count in the “${c.name}” column by the total of the “${table.rows[row]?.name}” row`,
				),
			),
			sentence(
				say`The count in the “${r.name}” row is ${isMore ? 'greater' : 'smaller'}, but the two rows have different totals, so compare the percentages, not the counts.`,
			),
			sentence(say`${right}.`),
		],
		hints: [say`What percent of each row is in the “${c.name}” column?`],
		figure: twoWayFigure(table),
	};
};

export const skills: Skills = {
	'Complete a two-way frequency table': (draw) => completeTable(draw, draw.int('missing')),
	'Complete a two-way table': (draw) => completeTable(draw, draw.random.int(2, 4), draw.int('n')),
	'Find relative frequencies in a two-way table': (draw) => shareQuestion(draw, draw.inTurn('ask')),
	'Judge the association in a two-way table': judgeAssociation,
};

// A two-way table with gaps to fill.

type Place = readonly [row: number, column: number];

/**
 * A table with `gaps` empty cells. The asked cell needs two steps: a cell of its row is found first, from the
 * column of that cell. With `whole` the table has 2 × 2 counts with that sum.
 */
function completeTable(draw: Draw, gaps: number, whole?: number): Draft | undefined {
	const { random } = draw;
	const counts = whole === undefined ? undefined : split(draw, whole);
	const table = whole === undefined ? drawTwoWay(random) : counts && settle(random, counts);
	if (!table) return undefined;
	const cells = withTotals(table);
	const [width, row] = [table.columns.length, random.int(0, 1)];
	const [asked, helper] = random.sample([...table.columns.keys()], 2);
	if (asked === undefined || helper === undefined) return undefined;
	const other = 1 - row;
	const place: Place = [row, asked];
	const hidden: Place[] = [
		place,
		[row, helper],
		...random.sample<Place>(
			[
				[2, asked],
				[other, asked],
				[other, width],
			],
			gaps - 2,
		),
	];
	// the total of the asked column and the other cell of that column would give the answer in one step
	const isDirect = !hidden.some(([r, c]) => c === asked && r !== row);
	const shown: Cell[][] = cells.map((values) => [...values]);
	for (const [r, c] of hidden) (shown[r] ?? [])[c] = '';
	(shown[row] ?? [])[asked] = '?';
	const at = (r: number, c: number) => cells[r]?.[c] ?? 0;
	const answer = at(row, asked);
	// Neither stopping one step early nor the wrong row or column must lead to the answer.
	const totals = [...(cells[2]?.slice(0, width) ?? []), at(0, width), at(1, width)];
	if (at(row, helper) === answer || new Set(totals).size < totals.length) return undefined;
	if (shown.some((values) => values.includes(answer))) return undefined;
	const names = [table.rows[row]?.name ?? '', table.columns[helper]?.name ?? ''];
	const rest = [...table.columns.keys()].filter((c) => c !== asked);
	const total = isDirect ? at(2, asked) : at(row, width);
	const steps = isDirect
		? [
				sentence(
					say`The total of the “${table.columns[asked]?.name ?? ''}” column is ${at(2, asked)}. The other count in this column is ${at(other, asked)}.`,
				),
				line(
					equation(difference(at(2, asked), at(other, asked)), answer),
					'subtract the other count from the total',
				),
			]
		: [
				line(
					equation(difference(at(2, helper), at(other, helper)), at(row, helper)),
					`fill the empty cell in the “${names[1]}” column: subtract the other count from the total`,
				),
				line(
					equation(
						rest
							.slice(1)
							.reduce(
								(left, c) => difference(left, at(row, c)),
								difference(at(row, width), at(row, rest[0] ?? 0)),
							),
						answer,
					),
					`subtract the other ${rest.length === 1 ? 'count' : 'counts'} in the “${names[0]}” row from the total`,
				),
			];
	const count = whole === undefined ? undefined : say`${grandTotal(table)}`;
	return {
		prompt: say`${sorted(table.setting, count)} Which number belongs in the cell with the question mark?`,
		answer: withMisconceptions(
			rational(answer),
			[rational(total), `gave the total of the ${isDirect ? 'column' : 'row'}`],
			[rational(at(row, helper)), 'gave the other missing count in the row'],
			[
				rational(total + (total - answer)),
				`added the other ${isDirect || rest.length === 1 ? 'count' : 'counts'} to the total`,
			],
		),
		steps: [
			...steps,
			sentence(say`The number that belongs in the cell with the question mark is ${answer}.`),
		],
		hints: [
			say`Is the question mark the only empty cell in its row or in its column? If not, which number can you find first?`,
		],
		figure: twoWayFigure(table, shown),
	};
}

/** Four counts of 4 or more with the given sum. */
function split({ random }: Draw, whole: number): number[][] | undefined {
	const [a, b, c] = [0, 1, 2].map(() => random.int(4, Math.max(4, Math.round(whole / 2.5))));
	if (a === undefined || b === undefined || c === undefined) return undefined;
	const d = whole - a - b - c;
	return d < 4 || d > 70
		? undefined
		: [
				[a, b],
				[c, d],
			];
}
