/** Equations k|ax + b| + c = d: the absolute value alone, then one line for both cases. */
import Fraction from 'fraction.js';
import { absolute, equation, type Expression, num, product, sum } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Line, line, sentence } from '../family.ts';

/** factor·|slope·x + inside| + added = right; `slope`, `inside` and `factor` are not 0. */
export type Bars = {
	letter: string;
	factor: number;
	slope: number;
	inside: number;
	added: number;
	right: number;
};

const barsOf = ({ slope, letter, inside }: Bars): Expression =>
	absolute(sum(product(slope, letter), inside));

const multiplied = (bars: Bars): Expression =>
	bars.factor === 1 ? barsOf(bars) : product(bars.factor, barsOf(bars));

export const barsEquation = (bars: Bars): Expression =>
	equation(bars.added === 0 ? multiplied(bars) : sum(multiplied(bars), bars.added), bars.right);

/** The lines after the equation until the absolute value is isolated. */
export function isolated(bars: Bars): Line[] {
	const { factor, added, right } = bars;
	const left = right - added;
	const moved = added > 0 ? `subtract ${added} from both sides` : `add ${-added} to both sides`;
	return [
		...(added === 0 ? [] : [line(equation(multiplied(bars), left), moved)]),
		...(factor === 1
			? []
			: [
					line(
						equation(barsOf(bars), num(new Fraction(left, factor))),
						`divide both sides by ${factor}`,
					),
				]),
	];
}

/** From |ax + b| = value (0 or more) to the letter; the roots in increasing order. */
export function splitCases(bars: Bars, value: Fraction): { lines: Line[]; roots: Fraction[] } {
	const { slope, inside, letter } = bars;
	const values = value.equals(0) ? [value] : [value, value.neg()];
	const either = (left: Expression, rights: Fraction[]): Prose => {
		const [first = say``, second] = rights.map((right) => say`${equation(left, num(right))}`);
		return second ? say`${first} or ${second}` : first;
	};
	const term = product(slope, letter);
	const without = values.map((one) => one.sub(inside));
	const roots = without.map((one) => one.div(slope));
	const why = value.equals(0)
		? 'only 0 has an absolute value of 0'
		: `the expression inside the bars is ${value.toFraction()} or -${value.toFraction()}`;
	const lines = [
		sentence(either(sum(term, inside), values), why),
		sentence(
			either(term, without),
			inside > 0 ? `subtract ${inside} from both sides` : `add ${-inside} to both sides`,
		),
		...(slope === 1
			? []
			: [
					sentence(
						either(product(1, letter), roots),
						slope === -1 ? 'multiply both sides by -1' : `divide both sides by ${slope}`,
					),
				]),
	];
	return { lines, roots: roots.toSorted((a, b) => a.compare(b)) };
}

export const TWO_CASES = say`Which values can the expression inside the bars have? Are there two, one, or none?`;

/** All lines; the last states the solutions. */
export function solveBars(bars: Bars): { lines: Line[]; roots: Fraction[] } {
	const value = new Fraction(bars.right - bars.added, bars.factor);
	const first = [line(barsEquation(bars)), ...isolated(bars)];
	if (value.lt(0))
		return {
			roots: [],
			lines: [
				...first,
				sentence(say`There is no solution.`, 'an absolute value is never negative'),
			],
		};
	const { lines, roots } = splitCases(bars, value);
	return { roots, lines: [...first, ...lines] };
}
