/** stat.normal: two scores on different tests, compared by their z-scores. */
import Fraction from 'fraction.js';
import { brackets, difference, divided, equation, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { amount } from '../../../steps/amounts.ts';

const SUBJECTS = ['history', 'science', 'geography', 'chemistry', 'biology', 'physics'] as const;

type Test = { subject: string; mean: number; deviation: number; z: Fraction; score: number };

const Z = symbol('z');

/** The test with the greater z-score has the lower score, which is also closer to its mean. */
export function comparedScores(draw: Draw): Draft | undefined {
	const [one = '', two = ''] = draw.random.sample(SUBJECTS, 2);
	const tests = [testOf(draw, one, '1'), testOf(draw, two, '2')];
	const [other, better] = tests.toSorted((a, b) => a.z.compare(b.z));
	if (!other || !better || tests.some(({ score }) => !Number.isInteger(score) || score > 100))
		return undefined;
	const above = ({ score, mean }: Test) => score - mean;
	if (better.z.equals(other.z) || better.score >= other.score || above(better) >= above(other))
		return undefined;
	const name = draw.random.pick(FIRST_NAMES);
	const [first, second] = tests.map(
		({ subject, mean, deviation, score }) =>
			say`On a ${subject} test with a mean of ${mean} and a standard deviation of ${deviation}, ${name} scored ${score}.`,
	);
	return {
		prompt: say`${first ?? ''} ${second ?? ''} On which test did ${name} do better compared with the other students?`,
		answer: multipleChoice(
			say`The ${better.subject} test, because the ${Z}-score is greater`,
			distractor(
				say`The ${other.subject} test, because the ${Z}-score is greater`,
				'switched the two standard deviations',
			),
			distractor(
				say`The ${other.subject} test, because the score is higher`,
				'compared the scores without subtracting the means',
			),
			distractor(
				say`The ${other.subject} test, because the score is farther above the mean`,
				'compared the differences from the means without dividing by the standard deviations',
			),
		),
		steps: [
			...tests.flatMap(zLines),
			sentence(
				say`${name} did better on the ${better.subject} test, because the ${Z}-score is greater.`,
				'the score with the greater z-score is more standard deviations above its mean',
			),
		],
		hints: [
			say`How many points above the mean is each score?`,
			say`How many standard deviations is that on each test?`,
		],
	};
}

function testOf(draw: Draw, subject: string, at: '1' | '2'): Test {
	const [mean, deviation] = [draw.int(`mu${at}`), draw.int(`sd${at}`)];
	const z = new Fraction(draw.int(`k${at}`));
	return { subject, mean, deviation, z, score: z.mul(deviation).add(mean).valueOf() };
}

const zLines = ({ subject, mean, deviation, z, score }: Test): Line[] => [
	line(
		equation(divided(brackets(difference(score, mean)), deviation), amount(z)),
		`find the z-score on the ${subject} test: subtract the mean, and divide by the standard deviation`,
	),
];
