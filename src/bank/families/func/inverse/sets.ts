/** The part of func.inverse about the domain of the inverse and whether it is a function. */
import { num, quotient, relation, sum, symbol } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { distractor, type Draft, multipleChoice, sentence, type Skill } from '../../../family.ts';
import { line1, ruleOf, times1 } from '../../../steps/function-rule.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { vertexForm } from '../../../../math/quadratic.ts';

const x = symbol('x');

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
						'thought that a line fails the horizontal line test',
					],
					[
						say`Yes, and its domain is ${relation(x, '\\ge', num(k))}`,
						'treated the y-intercept as the end of the range',
					],
					[say`Yes, and its domain is ${relation(x, '\\ne', num(k))}`, 'excluded the y-intercept'],
				],
				[
					say`The graph is a line that is not horizontal, so ${symbol('f')} takes on every real value exactly once.`,
					RANGE,
				],
			);
		case 'quadratic':
			return draft(
				say`${ruleOf('f', vertexForm(a, h, k))}`,
				say`No, because one input would have two outputs`,
				[
					[
						say`Yes, and its domain is all real numbers`,
						'gave the domain of f without using the horizontal line test',
					],
					[
						say`Yes, and its domain is ${relation(x, a > 0 ? '\\ge' : '\\le', num(k))}`,
						'gave the range of f without using the horizontal line test',
					],
					[
						say`Yes, and its domain is ${relation(x, '\\ge', num(h))}`,
						'treated the axis of symmetry as the end of the domain',
					],
				],
				[
					say`The graph is a parabola, so ${symbol('f')} takes on every value ${a > 0 ? 'greater' : 'less'} than ${k} for two different inputs.`,
					say`The values of ${symbol('f')} are the inputs of the inverse.`,
				],
			);
		case 'square root': {
			const sign = a > 0 ? '\\ge' : '\\le';
			return draft(
				say`${ruleOf('f', sum(times1(a, root(line1(1, -h))), num(k)))}`,
				say`Yes, and its domain is ${relation(x, sign, num(k))}`,
				[
					[say`Yes, and its domain is ${relation(x, '\\ge', num(h))}`, 'gave the domain of f'],
					[
						say`Yes, and its domain is ${relation(x, a > 0 ? '\\le' : '\\ge', num(k))}`,
						'reversed the inequality symbol',
					],
					[
						say`No, because one input would have two outputs`,
						'thought that a square root function takes on a value twice',
					],
				],
				[
					say`The square root takes on every value greater than or equal to 0, each exactly once.`,
					[
						say`The range of ${symbol('f')} is ${relation(symbol('y'), sign, num(k))}, and ${symbol('f')} takes on each of these values only once.`,
						`${a < 0 ? `${a === -1 ? 'the negative sign' : 'the negative coefficient'} makes these values 0 or less; ` : ''}${k > 0 ? `adding ${k}` : `subtracting ${-k}`} makes them ${plainNumber(k)} or ${a > 0 ? 'greater' : 'less'}`,
					],
					RANGE,
				],
			);
		}
		default:
			return draft(
				say`${ruleOf('f', sum(quotient(a, line1(1, -h)), num(k)))}`,
				say`Yes, and its domain is ${relation(x, '\\ne', num(k))}`,
				[
					[say`Yes, and its domain is ${relation(x, '\\ne', num(h))}`, 'gave the domain of f'],
					[
						say`Yes, and its domain is ${relation(x, '\\ne', num(-k))}`,
						'used the opposite sign for the value that is left out',
					],
					[
						say`No, because one input would have two outputs`,
						'thought that the two branches share values',
					],
				],
				[
					say`The fraction takes on every value except 0, each exactly once.`,
					say`The range of ${symbol('f')} is all real numbers except ${k}, and ${symbol('f')} takes on each of these values only once.`,
					RANGE,
				],
			);
	}
};

const RANGE = say`So the inverse is a function, and its domain is the range of ${symbol('f')}.`;

function draft(
	rule: Prose,
	right: Prose,
	wrong: [Prose, string][],
	reasons: readonly (Prose | readonly [Prose, why: string])[],
): Draft {
	return {
		prompt: say`Let ${rule}. Is the inverse of ${symbol('f')} a function of ${x}? If so, what is its domain?`,
		answer: multipleChoice(right, ...wrong.map(([body, mistake]) => distractor(body, mistake))),
		steps: [
			...reasons.map((reason) => ('parts' in reason ? sentence(reason) : sentence(...reason))),
			sentence(say`${right}.`),
		],
		hints: [
			say`Does ${symbol('f')} take on any value more than once? What is the range of ${symbol('f')}?`,
		],
	};
}
