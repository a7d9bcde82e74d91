/** The domain and the range of a rule, each with the lines that find it. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	relation,
	type RelationSign,
	symbol,
} from '../../../../math/expression.ts';
import { INFINITY, interval, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { ALL_REALS, MINUS_INFINITY, rayInterval } from '../../../steps/inequality.ts';
import { line1 } from '../../../steps/drawn-rules.ts';

const [x, y] = [symbol('x'), symbol('y')];

export type Sets = {
	domain: Expression;
	range: Expression;
	domainLines: Line[];
	rangeLines: Line[];
};

export const without = (at: Fraction | number): Expression =>
	union(interval(MINUS_INFINITY, num(at), '()'), interval(num(at), INFINITY, '()'));

const any = sentence(say`Every real number can be put in for ${x}.`);
export const UNDER_ROOT = 'under a square root there must be 0 or more';

/** From ax + b ≥ 0 to x. */
function insideRoot(a: number, b: number): { set: Expression; lines: Line[] } {
	const at = new Fraction(-b, a);
	const sign = a > 0 ? '\\ge' : '\\le';
	return {
		set: rayInterval(sign, num(at)),
		lines: [
			line(relation(line1(a, b), '\\ge', 0), UNDER_ROOT),
			line(
				relation(x, sign, num(at)),
				a < 0 ? 'dividing by a negative number turns the sign around' : 'solve for x',
			),
		],
	};
}

export const beyond = (a: number, k: number): { set: Expression; sign: RelationSign } => {
	const sign = a > 0 ? '\\ge' : '\\le';
	return { set: rayInterval(sign, num(k)), sign };
};

export const squareSets = (a: number, h: number, k: number): Sets => ({
	domain: ALL_REALS,
	range: beyond(a, k).set,
	domainLines: [any],
	rangeLines: [
		sentence(
			say`The ${a > 0 ? 'least' : 'greatest'} value is ${k}, at ${relation(x, '=', num(h))}.`,
			'a square is never negative',
		),
		line(relation(y, beyond(a, k).sign, num(k))),
	],
});

export const rootSets = (a: number, inner: readonly [number, number], k: number): Sets => {
	const inside = insideRoot(...inner);
	return {
		domain: inside.set,
		range: beyond(a, k).set,
		domainLines: inside.lines,
		rangeLines: [
			sentence(say`The square root takes all values from 0 upward.`),
			line(
				relation(y, beyond(a, k).sign, num(k)),
				`${a > 0 ? 'a positive' : 'a negative'} multiple of it is added to ${k}`,
			),
		],
	};
};

export const poleSets = (h: number, k: number): Sets => ({
	domain: without(h),
	range: without(k),
	domainLines: [line(relation(x, '\\ne', num(h)), 'the denominator must not be 0')],
	rangeLines: [
		line(relation(y, '\\ne', num(k)), 'the fraction is never equal to the horizontal asymptote'),
	],
});

export function setsDraft(f: Expression, sets: Sets, asked: 'domain' | 'range'): Draft {
	const answer = sets[asked];
	return {
		prompt: say`What is the ${asked} of ${ruleOf('f', f)}? Use interval notation.`,
		answer: written('interval', answer),
		steps: [
			line(ruleOf('f', f)),
			...(asked === 'domain' ? sets.domainLines : sets.rangeLines),
			sentence(say`The ${asked} is ${answer}.`),
		],
		hints: [
			asked === 'domain'
				? say`Which numbers may be put in for ${x}?`
				: say`Which values can ${y} take? Think of the graph.`,
		],
	};
}
