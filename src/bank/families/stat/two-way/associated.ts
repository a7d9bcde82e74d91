/** The part of stat.two-way that compares the rows of a table. */
import { equation, quotient } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, line, multipleChoice, sentence, type Skill } from '../../../family.ts';
import { countAt, rowTotal, settle, twoWayFigure } from '../../../steps/two-way.ts';
import { sorted } from '../../../contexts/two-way-settings.ts';

/** Rows with whole percents: alike, or at least 15 points apart. */
export const judgeAssociation: Skill = (draw) => {
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
