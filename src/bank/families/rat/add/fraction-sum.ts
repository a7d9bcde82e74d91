/** Adding and subtracting rational expressions in x on the board: factored denominators, the LCD, one fraction. */
import {
	added,
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	reduced,
	same,
	scaled,
	termByTerm,
	written,
} from '../../../../math/coefficients.ts';
import {
	brackets,
	continued,
	difference,
	type Expression,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type DraftAnswer,
	expression,
	type Line,
	line,
	type WrongAnswer,
} from '../../../family.ts';
import {
	fractionOf,
	lcd,
	lowest,
	missing,
	raisedBy,
	reducingLines,
	timesFactor,
} from './common-denominator.ts';
import {
	exceptLine,
	isOne,
	plainProduct,
	type RationalForm,
	zerosOf,
} from '../../../steps/rational-form.ts';

/** A numerator that need not factor over a denominator in factors; its number is above 0. */
export type Part = { over: Coefficients; under: Factored };

type Summed = {
	problem: Expression;
	lines: Line[];
	answer: Expression;
	result: RationalForm;
};

/** From "first ± second" to one fraction in lowest terms. `undefined` when nothing is left. */
export function summed(first: Part, second: Part, sign: 1 | -1): Summed | undefined {
	const problem = joined(shownPart(first), shownPart(second), sign);
	const common = lcd(first.under, second.under);
	const [one, two] = [missing(common, first.under), missing(common, second.under)];
	const [left, right] = [raisedBy(first.over, one), raisedBy(second.over, two)];
	const total = reduced(added(left, scaled(right, sign)));
	if (total.every((value) => value === 0)) return undefined;
	const result = lowest(total, common);
	const answer = fractionOf(result.over, result.under);
	const under = factoredForm(common);
	const monomial = common.factors.every(isLetter);
	const over = (top: Expression) => quotient(top, under);
	const overCommon = `write both fractions over the least common denominator, ${plainProduct(common)}`;
	return {
		problem,
		answer,
		result,
		lines: withoutRepeats([
			line(problem),
			line(
				continued(joined(factoredPart(first), factoredPart(second), sign)),
				'factor the denominators',
			),
			...(monomial
				? [
						line(
							continued(joined(over(rewritten(first, one)), over(rewritten(second, two)), sign)),
							overCommon,
						),
						line(
							continued(joined(over(written(left)), over(written(right)), sign)),
							'multiply in the numerators',
						),
					]
				: isOne(one) && isOne(two)
					? sameDenominator(first, second, sign, over)
					: [
							line(
								continued(
									joined(
										over(bare(timesFactor(first.over, one))),
										over(bare(timesFactor(second.over, two))),
										sign,
									),
								),
								overCommon,
							),
							line(
								continued(
									over(joined(timesFactor(first.over, one), timesFactor(second.over, two), sign)),
								),
								`${sign > 0 ? 'add' : 'subtract'} the numerators`,
							),
							line(
								continued(over(termByTerm(left, scaled(right, sign)))),
								'use the distributive property in the numerator',
							),
						]),
			line(
				continued(over(written(total))),
				monomial ? `${sign > 0 ? 'add' : 'subtract'} the numerators` : 'combine like terms',
			),
			...reducingLines(total, common, result, answer),
			exceptLine(
				answer,
				zerosOf(first.under, second.under),
				isOne(one) && isOne(two) ? 'this value makes the denominator 0' : undefined,
			),
		]),
	};
}

/** The numerators over the denominator that both fractions have; a numerator of one term needs no brackets. */
function sameDenominator(
	first: Part,
	second: Part,
	sign: 1 | -1,
	over: (top: Expression) => Expression,
): Line[] {
	const why = `the denominators are the same: ${sign > 0 ? 'add' : 'subtract'} the numerators`;
	const removed = over(termByTerm(first.over, scaled(second.over, sign)));
	if (second.over.filter(Boolean).length === 1) return [line(continued(removed), why)];
	const grouped = joined(brackets(written(first.over)), brackets(written(second.over)), sign);
	return [
		line(continued(over(grouped)), why),
		line(
			continued(removed),
			sign > 0
				? 'remove the brackets'
				: 'distribute the negative sign to each term in the brackets',
		),
	];
}

/** A line that would only repeat the one above is left out. */
const withoutRepeats = (lines: readonly Line[]): Line[] =>
	lines.filter(({ formula }, at) => {
		const above = lines[at - 1]?.formula;
		const before = above?.kind === 'relation' ? above.right : above;
		const now = formula?.kind === 'relation' ? formula.right : formula;
		return !before || !now || tex(before) !== tex(now);
	});

/** 5 × 2x², or 7 where nothing is missing. */
const rewritten = ({ over }: Part, by: Factored): Expression =>
	isOne(by) ? written(over) : times(written(over), factoredForm(by));

const bare = (one: Expression): Expression => (one.kind === 'brackets' ? one.of : one);

const joined = (left: Expression, right: Expression, sign: 1 | -1): Expression =>
	sign > 0 ? sum(left, right) : difference(left, right);

const shownPart = ({ over, under }: Part): Expression =>
	quotient(written(over), written(expanded(under)));

const factoredPart = ({ over, under }: Part): Expression =>
	quotient(written(over), factoredForm(under));

/** The total is right even if each numerator is multiplied by its own denominator, or by only the x of what it lacks. */
export function hidesMistake(first: Part, second: Part, sign: 1 | -1): boolean {
	const common = lcd(first.under, second.under);
	const [one, two] = [missing(common, first.under), missing(common, second.under)];
	if (isOne(one) && isOne(two)) return false;
	const total = (by: Factored, other: Factored, raised = raisedBy) =>
		added(raised(first.over, by), scaled(raised(second.over, other), sign));
	const right = total(one, two);
	const own = total(two, one);
	const partly = total(one, two, firstOnly);
	const hasBrackets = [one, two].some(({ factors }) => factors.some((of) => !isLetter(of)));
	const isMultiplied = [first, second].some(({ over }) => over.length === 1 && over[0] !== 1);
	return same(right, own) || (hasBrackets && isMultiplied && same(right, partly));
}

/** 6(x − 3) → 6x − 3 */
function firstOnly(over: Coefficients, by: Factored): Coefficients {
	const [lead = 0, ...rest] = raisedBy([1], by);
	return over.length === 1 ? [lead * (over[0] ?? 1), ...rest] : raisedBy(over, by);
}

/** What learners write instead of the sum or difference; `isRewritten` if the prompt shows a sum. */
export function wrongSums(
	first: Part,
	second: Part,
	sign: 1 | -1,
	{ isRewritten = false } = {},
): WrongAnswer[] {
	const common = lcd(first.under, second.under);
	const [one, two] = [missing(common, first.under), missing(common, second.under)];
	const [left, right] = [raisedBy(first.over, one), raisedBy(second.over, two)];
	const fraction = (total: Coefficients): DraftAnswer[] => {
		if (total.every((value) => value === 0)) return [];
		const { over, under } = lowest(reduced(total), common);
		return [expression(fractionOf(over, under))];
	};
	const [lead = 0, ...rest] = scaled(right, sign);
	const partly = added(left, [lead, ...rest.map((value) => value * sign)]);
	const below = added(expanded(first.under), expanded(second.under));
	const above = added(first.over, scaled(second.over, sign));
	const isSame = isOne(one) && isOne(two);
	const misconceptions: [DraftAnswer[], string][] = [
		[
			fraction(added(left, scaled(right, -sign))),
			sign > 0 ? 'subtracted instead of adding' : 'added instead of subtracting',
		],
		[
			sign < 0 && right.filter(Boolean).length > 1 ? fraction(partly) : [],
			isSame
				? 'subtracted only the first term of the second numerator'
				: 'distributed the negative sign only to the first term in the brackets after the minus sign',
		],
		[
			isSame ? [] : fraction(above),
			'wrote the common denominator without multiplying the numerators',
		],
		[
			below.length > 1 && above.some((value) => value !== 0)
				? [expression(quotient(written(above), written(below)))]
				: [],
			isRewritten
				? 'rewrote the sum as a difference, then added the denominators'
				: sign > 0
					? 'added the denominators too'
					: 'subtracted the numerators and added the denominators',
		],
	];
	return misconceptions.flatMap(([wrong, why]) => wrong.map((value): WrongAnswer => [value, why]));
}
