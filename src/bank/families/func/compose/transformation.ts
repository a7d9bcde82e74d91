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
import {
	caseOf,
	expression,
	type Line,
	line,
	sentence,
	type Skill,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, plus1, put, ruleOf } from '../../../steps/function-rule.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

// A number before a fraction with a variable below the bar, as in −5 × 12/(3x + 6) + 5. It is written there with a
// multiplication sign, because the two side by side read like a mixed number, and then goes into the numerator.

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
function numberTimes(factor: number, what: Expression): Expression {
	if (what.kind !== 'quotient') return product(factor, what);
	return factor === -1 ? opposite(what) : times(factor, what);
}

/** The product with a sine, cosine, or logarithm last, so that nothing after it seems to be inside it. */
export function productOf(f: Expression, g: Expression): Expression {
	const factors = f.kind === 'product' ? f.factors : [f];
	const last = factors.at(-1);
	return last?.kind === 'call' ? product(...factors.slice(0, -1), g, last) : product(f, g);
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

const wrong = (value: Expression, why: string): WrongAnswer => [expression(value), why];

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
			prompt: say`Given ${equation(call('h', 'x'), whole)} and ${ruleOf('f', parent)}, find the inner function ${call('g', 'x')} so that ${equation(call('h', 'x'), both)}.`,
			answer: withMisconceptions(
				expression(inner),
				...(d === 0
					? []
					: [
							wrong(
								k === 1 ? line1(1, d) : product(num(k), line1(1, d)),
								'used the opposite sign for the shift',
							),
							wrong(line1(k, -d), `multiplied only x by ${k}, not the whole expression`),
						]),
				wrong(whole, 'gave h(x) itself'),
				wrong(parent, 'gave the outer function'),
			),
			steps: [
				line(
					equation(call('f', call('g', 'x')), put(parent, 'x', call('g', 'x'))),
					'apply the rule for f to g(x)',
				),
				sentence(
					say`In ${call('h', 'x')}, the expression ${inner} takes the place of the ${symbol('x')} in ${call('f', 'x')}.`,
				),
				line(equation(call('g', 'x'), inner)),
			],
			hints: [
				say`Which expression in ${call('h', 'x')} takes the place of the ${symbol('x')} in ${call('f', 'x')}?`,
			],
		};
	}
	const outer = plus1(k === 1 ? symbol('x') : product(num(k), 'x'), d);
	const whole = plus1(k === 1 ? parent : numberTimes(k, parent), d);
	return {
		prompt: say`Given ${equation(call('h', 'x'), whole)} and ${ruleOf('f', parent)}, find the outer function ${call('g', 'x')} so that ${equation(call('h', 'x'), call('g', call('f', 'x')))}.`,
		answer: withMisconceptions(
			expression(outer),
			...(d === 0
				? []
				: [
						wrong(line1(k, -d), 'used the opposite sign for the shift'),
						wrong(
							k === 1 ? line1(1, 2 * d) : product(num(k), line1(1, d)),
							k === 1 ? 'applied the shift twice' : 'applied the shift before the stretch',
						),
					]),
			wrong(whole, 'gave h(x) itself'),
			wrong(parent, 'gave the inner function'),
		),
		steps: [
			line(
				equation(call('h', 'x'), put(outer, 'x', call('f', 'x'))),
				'write h(x) in terms of f(x)',
			),
			line(equation(call('g', 'x'), outer), 'replace f(x) with x'),
		],
		hints: [say`What must be done to the value of ${call('f', 'x')} to get ${call('h', 'x')}?`],
	};
};
