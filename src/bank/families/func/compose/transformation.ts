/** The part of func.compose that takes a transformed function apart. */
import {
	continued,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { expression } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, type Line, sentence, type Skill } from '../../../family.ts';
import { line1, plus1, put, ruleOf } from '../../../steps/function-rule.ts';
import { plainNumber } from '../../../steps/plain.ts';

/* * A number in front of a fraction with a letter below the bar, as in −5 × 12/(3x + 6) + 5. It stands there with a
 * multiplication sign, because the two side by side read like a mixed number, and then goes into the numerator. */

/** "left = shown" and the line that multiplies; the first alone when there is nothing to multiply. */
export function multiplyingLines(left: Expression, shown: Expression, why: string): Line[] {
	const terms = shown.kind === 'sum' ? shown.terms : [shown];
	const part = terms.map(partOf).find((one) => one !== undefined);
	if (!part) return [line(equation(left, shown), why)];
	const { term, factor, fraction } = part;
	const whole = (now: Expression): Expression =>
		shown.kind === 'sum'
			? { ...shown, terms: terms.map((one) => (one === term ? now : one)) }
			: now;
	const multiplied = whole(inOneFraction(part));
	const signed = whole(numberTimes(factor, fraction));
	const first = line(equation(left, signed), why);
	return tex(multiplied) === tex(signed)
		? [first]
		: [first, line(continued(multiplied), `multiply the numerator by ${plainNumber(factor)}`)];
}

/** The minus sign of −1 needs no multiplication sign, and neither does a number in front of anything but a fraction. */
export function numberTimes(factor: number, what: Expression): Expression {
	if (what.kind !== 'quotient') return product(factor, what);
	return factor === -1 ? opposite(what) : times(factor, what);
}

type Part = {
	term: Expression;
	factor: number;
	over: number;
	under: Expression;
	fraction: Expression;
};

function partOf(term: Expression): Part | undefined {
	if (term.kind !== 'product' || term.factors.length !== 2) return undefined;
	const [number, fraction] = term.factors;
	if (number?.kind !== 'number' || fraction?.kind !== 'quotient') return undefined;
	const { over, under } = fraction;
	if (over.kind !== 'number') return undefined;
	return { term, factor: number.value.valueOf(), over: over.value.valueOf(), under, fraction };
}

function inOneFraction({ factor, over, under }: Part): Expression {
	const size = quotient(Math.abs(factor * over), under);
	return factor * over < 0 ? opposite(size) : size;
}

const PARENTS: Readonly<Record<string, Expression>> = {
	'x²': power('x', 2),
	'x³': power('x', 3),
	'√x': root('x'),
	'1/x': quotient(1, 'x'),
	'sin x': call('\\sin', 'x'),
	'log x': call('\\log', 'x'),
};

export const transformation: Skill = (draw) => {
	const parent = caseOf(PARENTS, draw.inTurn('parent'));
	const [k, d] = [draw.int('k'), draw.int('d')];
	if (d === 0 && Math.abs(k) === 1) return undefined;
	const shift = line1(1, -d);
	const inner = k === 1 ? shift : d === 0 ? line1(k, 0) : product(num(k), shift);
	const both = call('f', call('g', 'x'));
	if (draw.choice('ask') === 'write the inner function') {
		const whole = put(parent, 'x', inner);
		return {
			prompt: say`The function ${equation(call('h', 'x'), whole)} is a transformation of ${ruleOf('f', parent)}. Find the inner function ${call('g', 'x')} so that ${equation(call('h', 'x'), both)}.`,
			answer: expression(inner),
			steps: [
				line(
					equation(call('f', call('g', 'x')), put(parent, 'x', call('g', 'x'))),
					'put g(x) into the rule of f',
				),
				sentence(
					say`In ${call('h', 'x')}, the expression ${inner} stands where ${symbol('x')} stands in ${call('f', 'x')}.`,
				),
				line(equation(call('g', 'x'), inner)),
			],
			hints: [
				say`What stands in ${call('h', 'x')} in the place where ${call('f', 'x')} has ${symbol('x')}?`,
			],
		};
	}
	const outer = plus1(k === 1 ? symbol('x') : product(num(k), 'x'), d);
	const whole = plus1(k === 1 ? parent : numberTimes(k, parent), d);
	return {
		prompt: say`The function ${equation(call('h', 'x'), whole)} is a transformation of ${ruleOf('f', parent)}. Find the outer function ${call('g', 'x')} so that ${equation(call('h', 'x'), call('g', call('f', 'x')))}.`,
		answer: expression(outer),
		steps: [
			line(equation(call('h', 'x'), put(outer, 'x', call('f', 'x'))), 'write f(x) for its rule'),
			sentence(
				say`So ${symbol('g')} does this to ${call('f', 'x')}: ${put(outer, 'x', call('f', 'x'))}.`,
			),
			line(equation(call('g', 'x'), outer), 'put x in place of f(x)'),
		],
		hints: [
			say`Write ${call('f', 'x')} wherever its rule stands in ${call('h', 'x')}. What is done to it?`,
		],
	};
};
