/** A function with two linear rules: one of them alone gives a value, whether or not its condition holds there. */
import { isNear, numberIn } from '../../equation-lines.ts';
import { readReal } from '../../values.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { bodiesIn } from './function-formulas.ts';

/** Where each rule has the value in "Solve $f(x) = -6$"; NaN for a constant rule. */
function solutionsOf(pair: Pair): number[] {
	const [, value] = /Solve \$f\(x\) = (-?\d+)\$/.exec(pair.prompt) ?? [];
	// The equation to be solved is not a rule.
	const bodies = value === undefined ? [] : bodiesIn(pair).slice(0, 2);
	return bodies.map((body) => {
		const read = readReal(body);
		const [start, next] = [read({ x: 0 }), read({ x: 1 })];
		return next === start ? Number.NaN : (Number(value) - start) / (next - start);
	});
}

const numbersOf = (text: string): number[] =>
	text
		.replaceAll('$', '')
		.split(', ')
		.map((part) => numberIn(part));

const areSame = (ones: readonly number[], others: readonly number[]): boolean =>
	ones.length === others.length && ones.every((one) => others.some((other) => isNear(one, other)));

/** From one rule alone. */
const fromOne: Relation = (pair) => {
	const [first = Number.NaN, second = Number.NaN] = solutionsOf(pair);
	if (Number.isNaN(first + second)) return undefined;
	return areSame(numbersOf(pair.wrong), [pair.said[0] === 'first' ? first : second]);
};

/** One that the right answer does not have, alone or with those that it has. */
const keptOther =
	(isAlone: boolean): Relation =>
	(pair) => {
		const found = solutionsOf(pair).filter((one) => !Number.isNaN(one));
		const right = numbersOf(pair.right);
		const others = found.filter((one) => !right.some((value) => isNear(one, value)));
		if (found.length === 0) return undefined;
		return (isAlone ? others.map((one) => [one]) : [found]).some(
			(values) => others.length > 0 && areSame(numbersOf(pair.wrong), values),
		);
	};

export const PIECEWISE_RULES: readonly Rule[] = [
	rule(fromOne, 'used only the (first|second) rule'),
	rule(keptOther(true), 'kept the solution that does not satisfy its condition'),
	rule(keptOther(false), 'kept a solution that does not satisfy its condition'),
];
