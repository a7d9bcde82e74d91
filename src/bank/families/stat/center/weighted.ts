/** The part of stat.center about weighted means. */
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import Fraction from 'fraction.js';
import { continued, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { amount, ends, exactAnswer, percentOf } from '../../../steps/amounts.ts';
import { EXACT } from './find.ts';

const WEIGHTS = [
	[20, 30, 50],
	[10, 40, 50],
	[25, 25, 50],
	[20, 20, 60],
	[30, 30, 40],
	[15, 35, 50],
] as const;

export function weightedQuestion(draw: Draw): Draft | undefined {
	const weights = draw.random.pick(WEIGHTS);
	const scores = weights.map(() => draw.random.int(12, 19) * 5 + draw.random.int(0, 4));
	const parts = weights.map((weight, at) => new Fraction(weight * (scores[at] ?? 0), 100));
	const mean = parts.reduce((a, b) => a.add(b), new Fraction(0));
	const [a = 0, b = 0, c = 0] = scores;
	if (!ends(mean, 1) || new Set(scores).size < 3) return undefined;
	const share = (weight: number) => new Fraction(weight, 100);
	const [u, v, w] = weights;
	const terms = weights.map((weight, at) => times(amount(share(weight)), scores[at] ?? 0));
	return {
		prompt: say`In a course, homework counts for ${percentOf(u)} of the grade, quizzes count for ${percentOf(v)}, and the final exam counts for ${percentOf(w)}. Priya scored ${a} on homework, ${b} on quizzes, and ${c} on the final exam. What is the weighted mean of the three scores? ${EXACT}`,
		answer: withMisconceptions(
			exactAnswer(mean),
			[rational(new Fraction(a + b + c, 3)), 'ignored the weights'],
			[rational(mean.mul(100)), 'used the percents without writing them as decimals'],
			[rational(mean.div(3)), 'divided the weighted sum by 3'],
		),
		steps: [
			line(sum(...terms), 'multiply each score by its weight and add'),
			line(continued(sum(...parts.map(amount))), 'multiply'),
			line(continued(amount(mean)), 'add'),
			sentence(say`The weighted mean is ${amount(mean)}.`),
		],
		hints: [say`What are the weights as decimals? Which score does each weight go with?`],
	};
}
