/** The part of func.compose that takes a transformed function apart. */
import {
	equation,
	type Expression,
	power,
	product,
	quotient,
	symbol,
	num,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skill } from '../../../family.ts';
import { put, ruleOf } from '../../../steps/function-rule.ts';
import { numberTimes } from './number-times-fraction.ts';
import { line1, plus1 } from '../../../steps/drawn-rules.ts';

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
