/**
 * Tries what each choice says on the prompt's own function: near the values that it names, far out, and at many points
 * of an interval.
 */
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { sidesOf } from '../../../verify/values.ts';
import {
	functionOf,
	goes,
	isAllAsymptotes,
	isDomain,
	isExtremum,
	isHole,
	isMonotone,
	isNamed,
	isOfSign,
	isRange,
	isStart,
	isZero,
	type Test,
} from './claims.verify.ts';

export const verify: Verify = ({ question }) => {
	const rule = promptFormulas(question).find((tex) => tex.startsWith('f(x) =')) ?? '';
	const f = functionOf(sidesOf(rule).at(-1) ?? '');
	const test = TESTS.find(([phrase]) => question.question.includes(phrase))?.[1];
	return test
		? expectOneChoice(question, (text) => test(text, f, question))
		: ['there is no check for this question'];
};

const TESTS: readonly (readonly [string, Test])[] = [
	['all the asymptotes', isAllAsymptotes],
	['vertical asymptote', isNamed('x')],
	['horizontal asymptote', isNamed('y')],
	['the domain', isDomain],
	['the range', isRange],
	['$y$-intercept', isStart],
	['$x$-intercept', isZero],
	['have a hole', isHole],
	['local extremum', isExtremum],
	[
		'throughout',
		(text, f, question) =>
			/negative|positive/.test(question.question)
				? isOfSign(text, f, question)
				: isMonotone(text, f, question),
	],
	['behave as', goes],
];
