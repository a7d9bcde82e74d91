/** The part of func.inverse about the domain of the inverse and whether it is a function. */
import { num, quotient, relation, sum, symbol } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, sentence, type Skill } from '../../../family.ts';
import { line1, ruleOf, times1 } from '../../../steps/function-rule.ts';
import { vertexForm } from '../../../steps/quadratic.ts';

const x = symbol('x');
const inverse = symbol('f^{-1}');

export const expectedSets: Skill = (draw) => {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	if (h === 0 || k === 0 || h === k || h === -k) return undefined;
	switch (draw.inTurn('type')) {
		case 'linear':
			return draft(
				say`${ruleOf('f', line1(a === 1 ? 2 : a, k))}`,
				say`Yes, and its domain is all real numbers`,
				[
					[
						say`No, because one input would have two outputs`,
						'took the line for a graph that fails the horizontal line test',
					],
					[
						say`Yes, and its domain is ${relation(x, '\\ge', num(k))}`,
						'took the y-intercept for the end of the range',
					],
					[say`Yes, and its domain is ${relation(x, '\\ne', num(k))}`, 'left out the y-intercept'],
				],
				say`The line takes every value exactly once.`,
			);
		case 'quadratic':
			return draft(
				say`${ruleOf('f', vertexForm(a, h, k))}`,
				say`No, because one input would have two outputs`,
				[
					[say`Yes, and its domain is all real numbers`, 'did not use the horizontal line test'],
					[
						say`Yes, and its domain is ${relation(x, a > 0 ? '\\ge' : '\\le', num(k))}`,
						'gave the range of f without the horizontal line test',
					],
					[
						say`Yes, and its domain is ${relation(x, '\\ge', num(h))}`,
						'took the axis of symmetry for the end of the domain',
					],
				],
				say`A parabola takes each value beyond its vertex at two places.`,
			);
		case 'square root': {
			const sign = a > 0 ? '\\ge' : '\\le';
			return draft(
				say`${ruleOf('f', sum(times1(a, root(line1(1, -h))), num(k)))}`,
				say`Yes, and its domain is ${relation(x, sign, num(k))}`,
				[
					[say`Yes, and its domain is ${relation(x, '\\ge', num(h))}`, 'took the domain of f'],
					[
						say`Yes, and its domain is ${relation(x, a > 0 ? '\\le' : '\\ge', num(k))}`,
						'turned the sign around',
					],
					[
						say`No, because one input would have two outputs`,
						'thought that a root takes a value twice',
					],
				],
				say`The range of ${symbol('f')} is ${relation(symbol('y'), sign, num(k))}, and no value is taken twice.`,
			);
		}
		default:
			return draft(
				say`${ruleOf('f', sum(quotient(a, line1(1, -h)), num(k)))}`,
				say`Yes, and its domain is ${relation(x, '\\ne', num(k))}`,
				[
					[say`Yes, and its domain is ${relation(x, '\\ne', num(h))}`, 'took the domain of f'],
					[say`Yes, and its domain is ${relation(x, '\\ne', num(-k))}`, 'took the wrong sign'],
					[
						say`No, because one input would have two outputs`,
						'thought that the two branches share values',
					],
				],
				say`The range of ${symbol('f')} is all numbers but ${k}, and no value is taken twice.`,
			);
	}
};

function draft(rule: Prose, right: Prose, wrong: [Prose, string][], reason: Prose): Draft {
	return {
		prompt: say`For ${rule}, is the inverse ${inverse} a function of ${x}? If it is, what is its domain?`,
		answer: multipleChoice(right, ...wrong.map(([body, mistake]) => distractor(body, mistake))),
		steps: [
			sentence(reason),
			sentence(say`The domain of the inverse is the range of ${symbol('f')}.`),
			sentence(say`${right}.`),
		],
		hints: [say`Which values does ${symbol('f')} take, and does it take any of them twice?`],
	};
}
