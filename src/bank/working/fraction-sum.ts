/** Adding and subtracting rational expressions in x on the board: factored denominators, the LCD, one fraction. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	quotient,
	sum,
} from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';
import {
	added,
	type Coefficients,
	content,
	gcd,
	multiplied,
	reduced,
	same,
	scaled,
	written,
} from './coefficients.ts';
import { expanded, type Factored, factoredForm } from './factored.ts';
import {
	plainFactors,
	primitive,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from './rational-form.ts';

/** A numerator that need not factor over a denominator in factors; its number is above 0. */
export type Part = { over: Coefficients; under: Factored };

export type Summed = {
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
	const monomial = common.factors.every((factor) => same(factor, [1, 0]));
	const over = (top: Expression) => quotient(top, under);
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
							continued(joined(over(written(left)), over(written(right)), sign)),
							'write both over the least common denominator',
						),
					]
				: [
						line(
							continued(
								over(joined(timesFactor(first.over, one), timesFactor(second.over, two), sign)),
							),
							isOne(one) && isOne(two)
								? `same denominator: ${sign > 0 ? 'add' : 'subtract'} the numerators`
								: 'write both over the least common denominator',
						),
						line(continued(over(uncollected(left, scaled(right, sign)))), 'expand the numerator'),
					]),
			line(
				continued(over(written(total))),
				monomial ? `${sign > 0 ? 'add' : 'subtract'} the numerators` : 'combine like terms',
			),
			...reducingLines(total, common, result, answer),
		]),
	};
}

/** A line that would only repeat the one above is left out. */
const withoutRepeats = (lines: readonly Line[]): Line[] =>
	lines.filter(({ working }, at) => {
		const above = lines[at - 1]?.working;
		const before = above?.kind === 'relation' ? above.right : above;
		const now = working?.kind === 'relation' ? working.right : working;
		return !before || !now || tex(before) !== tex(now);
	});

const isOne = ({ lead, factors }: Factored) => lead === 1 && factors.length === 0;

const joined = (left: Expression, right: Expression, sign: 1 | -1): Expression =>
	sign > 0 ? sum(left, right) : difference(left, right);

const shownPart = ({ over, under }: Part): Expression =>
	quotient(written(over), written(expanded(under)));

const factoredPart = ({ over, under }: Part): Expression =>
	quotient(written(over), factoredForm(under));

function lcd(one: Factored, two: Factored): Factored {
	const lead = (one.lead * two.lead) / gcd(one.lead, two.lead);
	return { lead, factors: [...one.factors, ...missingFactors(two.factors, one.factors)] };
}

/** The members of `all` that `has` lacks. */
function missingFactors(
	all: readonly Coefficients[],
	has: readonly Coefficients[],
): Coefficients[] {
	const left = [...has];
	return all.filter((factor) => {
		const at = left.findIndex((other) => same(other, factor));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

const missing = (common: Factored, of: Factored): Factored => ({
	lead: common.lead / of.lead,
	factors: missingFactors(common.factors, of.factors),
});

const raisedBy = (over: Coefficients, by: Factored): Coefficients =>
	scaled(multiplied(over, ...by.factors), by.lead);

/** The numerator times what its denominator lacks, as it is written before expanding; a sum in brackets. */
function timesFactor(over: Coefficients, by: Factored): Expression {
	const [only = 1, ...more] = over;
	const whole =
		more.length === 0
			? factoredForm({ lead: only * by.lead, factors: by.factors })
			: factoredForm({ lead: by.lead, factors: [...by.factors, over] });
	return whole.kind === 'sum' ? brackets(whole) : whole;
}

/** Both numerators term by term, not yet collected. */
function uncollected(left: Coefficients, right: Coefficients): Expression {
	const parts = [left, right]
		.map((c) => written(c))
		.flatMap((one) => (one.kind === 'sum' ? one.terms : [one]));
	return sum(...parts);
}

/** The numerator factored as far as a number, and a linear factor of the denominator where it has one. */
function lowest(total: Coefficients, common: Factored): RationalForm {
	const number =
		content(total) * (total[0] !== undefined && total[0] < 0 && total.length > 1 ? -1 : 1);
	let rest: Coefficients = total.map((value) => value / number);
	const factors: Coefficients[] = [];
	for (const factor of common.factors) {
		const quotient = exactQuotient(rest, factor);
		if (!quotient) continue;
		rest = quotient;
		factors.push(factor);
	}
	const whole =
		rest.length === 1
			? { lead: number * (rest[0] ?? 1), factors }
			: { lead: number, factors: [...factors, rest] };
	return reducedForm({ over: primitive(whole), under: common });
}

function exactQuotient(c: Coefficients, by: Coefficients): Coefficients | undefined {
	if (c.length < by.length) return undefined;
	const left = [...c];
	const quotient: number[] = [];
	while (left.length >= by.length) {
		const factor = (left[0] ?? 0) / (by[0] ?? 1);
		quotient.push(factor);
		by.forEach((value, at) => (left[at] = (left[at] ?? 0) - factor * value));
		left.shift();
	}
	return left.every((value) => value === 0) ? quotient : undefined;
}

/** A numerator without a common number is written out, not as −1 times a bracket. */
function fractionOf(over: Factored, under: Factored): Expression {
	const simple = over.factors.length <= 1 && Math.abs(over.lead) === 1;
	if (!simple || over.factors.length === 0) return writtenFraction({ over, under });
	const top = written(expanded(over));
	return isOne(under) ? top : quotient(top, factoredForm(under));
}

function reducingLines(
	total: Coefficients,
	common: Factored,
	result: RationalForm,
	answer: Expression,
): Line[] {
	const isDone =
		result.under.factors.length === common.factors.length && result.under.lead === common.lead;
	const number = gcd(content(total), common.lead);
	const cancelled = missingFactors(common.factors, result.under.factors);
	if (isDone) {
		const taken = Math.abs(result.over.lead) > 1 && result.over.factors.length > 0;
		return [
			line(continued(answer), taken ? 'take the common number out of the numerator' : undefined),
		];
	}
	const shared = sharedFactors({ over: { lead: 1, factors: cancelled }, under: common });
	if (shared.length === 0)
		return [line(continued(answer), `divide numerator and denominator by ${number}`)];
	const before = {
		over: {
			lead: content(total) * Math.sign(total[0] ?? 1),
			factors: [...cancelled, ...result.over.factors],
		},
		under: common,
	};
	return [
		line(continued(writtenFraction(before)), 'factor the numerator'),
		line(
			continued(answer),
			`cancel ${plainFactors(shared)}${number > 1 ? ` and divide by ${number}` : ''}`,
		),
	];
}
