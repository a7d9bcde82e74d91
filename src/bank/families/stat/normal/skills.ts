/** stat.normal: z-scores and the 68-95-99.7 rule. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	divided,
	equation,
	type Expression,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { article } from '../../../../math/things-in-words.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	distractor,
	type Draft,
	type Draw,
	exactDecimal,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, asDecimal, ends, percentAnswer, percentOf } from '../../../steps/amounts.ts';
import { withNormalCurve } from './normal-curve.ts';
import { NORMALS } from './normal-settings.ts';

const MEAN = symbol('\\mu');
const DEVIATION = symbol('\\sigma');

const settingFor = (draw: Draw, mu: number, sd: number) => {
	const fitting = NORMALS.filter(
		({ means, spread }) =>
			mu >= means[0] && mu <= means[1] && sd >= spread[0] * mu && sd <= spread[1] * mu,
	);
	return fitting.length > 0 ? draw.random.pick(fitting) : undefined;
};

/** What is used instead of an interval one, two, or at least three standard deviations wide. */
const NEAR_MEAN = [
	'used 34%, the percent between the mean and one standard deviation above it',
	'used 68%, the percent within one standard deviation of the mean',
	'used 95%, the percent within two standard deviations of the mean',
];

export const skills: Skills = {
	'Compare values by their z-scores': comparedScores,

	'Find a z-score'(draw) {
		const [mu, sd, k] = [draw.int('mu'), draw.int('sd'), draw.int('k')];
		const setting = settingFor(draw, mu, sd);
		const x = new Fraction(k).mul(sd).add(mu);
		if (!setting || k === 0 || !ends(x, 1) || x.lte(0)) return undefined;
		const { what, unit, one } = setting;
		const about = say`${what} are normally distributed with a mean of ${mu} ${unit} and a standard deviation of ${sd} ${unit}.`;
		if (draw.inTurn('ask') === 'z')
			return {
				prompt: say`${about} What is the ${symbol('z')}-score of ${article(one)} of ${amount(x)} ${unit}? Give the exact value as an integer or a decimal.`,
				answer: withMisconceptions(
					exactDecimal(k),
					[exactDecimal(-k), `subtracted the ${one} from the mean`],
					[exactDecimal(x.sub(mu)), 'did not divide by the standard deviation'],
				),
				steps: [
					line(
						equation('z', quotient(difference('x', MEAN), DEVIATION)),
						'the formula for the z-score of x: μ is the mean, and σ is the standard deviation',
					),
					line(
						equation('z', quotient(difference(amount(x), mu), sd)),
						`substitute the ${one}, the mean, and the standard deviation`,
					),
					line(equation('z', quotient(amount(x.sub(mu)), sd)), 'subtract'),
					line(equation('z', amount(k)), 'divide'),
				],
				hints: [say`How many standard deviations is the ${one} above or below the mean?`],
			};
		const answer = withMisconceptions(
			withUnit(exactDecimal(x), unit),
			[exactDecimal(new Fraction(2 * mu).sub(x)), 'moved in the wrong direction from the mean'],
			[exactDecimal(x.sub(mu)), 'did not add the mean'],
			[exactDecimal(new Fraction(mu).add(k)), 'added the z-score itself to the mean'],
		);
		return {
			prompt: say`${about} Which ${one}, in ${unit}, has a ${symbol('z')}-score of ${amount(k)}?`,
			answer,
			steps: [
				sentence(say`Let ${symbol('x')} be the ${one}, in ${unit}.`),
				line(
					equation('x', sum(MEAN, product('z', DEVIATION))),
					'add z times the standard deviation, σ, to the mean, μ',
				),
				line(
					equation('x', sum(mu, times(k < 0 ? brackets(amount(k)) : amount(k), sd))),
					'substitute the mean, the z-score, and the standard deviation',
				),
				line(equation('x', sum(mu, amount(new Fraction(k).mul(sd)))), 'multiply'),
				line(equation('x', amount(x)), k < 0 ? 'subtract' : 'add'),
				sentence(say`The ${one} is ${answer.body}.`),
			],
			hints: [say`How many standard deviations from the mean is the ${one}? In which direction?`],
		};
	},

	'Apply the 68-95-99.7 rule'(draw) {
		const [mu, sd] = [draw.int('mu'), draw.int('sd')];
		const [lo, hi] = [draw.int('lo'), draw.int('hi')];
		const setting = settingFor(draw, mu, sd);
		if (!setting || lo >= hi || mu + lo * sd <= 0) return undefined;
		const pieces = PIECES.slice(lo + 3, hi + 3);
		const whole = pieces.reduce((all, piece) => all.add(piece), new Fraction(0));
		const total = draw.choice('N') === 'no' ? undefined : Number(draw.choice('N'));
		const count = whole.mul(total ?? 0).div(100);
		const isCentered = lo === -hi;
		if (count.d !== 1n) return undefined;
		const { what, values, unit, things, verb } = setting;
		const [from, to] = [mu + lo * sd, mu + hi * sd];
		const near = Math.min(hi - lo, 3) - 1;
		const percentNear = new Fraction([34, 68, 95][near] ?? 95);
		const scaled = (percents: Fraction) =>
			exactDecimal(total === undefined ? percents : percents.mul(total).div(100));
		const answer = withMisconceptions(
			total === undefined
				? { ...percentAnswer(whole), kind: 'decimal' as const }
				: withUnit(exactDecimal(count), things),
			[
				scaled(new Fraction(100).sub(whole)),
				total === undefined
					? 'gave the percent outside the interval'
					: 'gave the number outside the interval',
			],
			isCentered
				? [scaled(whole.div(2)), 'used only the half of the interval on one side of the mean']
				: [scaled(below(hi)), `included the values less than ${from}`],
			...(whole.equals(percentNear)
				? []
				: [[scaled(percentNear), NEAR_MEAN[near] ?? ''] satisfies WrongAnswer]),
		);
		const ask =
			total === undefined
				? say`About what percent of the ${values} are between ${from} and ${to} ${unit}?`
				: say`About how many of ${total} ${things} ${verb} between ${from} and ${to} ${unit}?`;
		const percents = isCentered ? [whole] : pieces;
		const drawn = (last: Line): Line =>
			withNormalCurve(last, { mean: mu, deviation: sd, from: lo, to: hi, percents });
		return {
			prompt: say`${what} are normally distributed with a mean of ${mu} ${unit} and a standard deviation of ${sd} ${unit}. ${ask} Use the 68-95-99.7 rule.`,
			answer,
			steps: [
				line(
					equation(divided({ kind: 'brackets', of: difference(from, mu) }, sd), lo),
					`find how many standard deviations ${from} is from the mean`,
				),
				line(
					equation(divided({ kind: 'brackets', of: difference(to, mu) }, sd), hi),
					`find how many standard deviations ${to} is from the mean`,
				),
				...(isCentered ? [withinLine(hi, whole)] : pieceLines(pieces, whole, [from, to])),
				...(total === undefined
					? [
							drawn(
								sentence(
									say`About ${answer.body} of the ${values} are between ${from} and ${to} ${unit}.`,
								),
							),
						]
					: [
							line(
								equation(times(asDecimal(whole), total), amount(count)),
								'multiply the percent, as a decimal, by the number of values',
							),
							drawn(sentence(say`About ${answer.body} ${verb} between ${from} and ${to} ${unit}.`)),
						]),
			],
			hints: [
				say`How many standard deviations from the mean is each end of the interval?`,
				isCentered
					? say`According to the rule, what percent of the values are in this interval?`
					: say`Sketch a normal curve, and mark the mean and each standard deviation. What percent of the values lie between each pair of neighboring marks?`,
			],
		};
	},
};

/** Percent between consecutive standard deviations, from −3 to 3. */
const PIECES = ['2.35', '13.5', '34', '34', '13.5', '2.35'].map((text) => new Fraction(text));

/** What the rule gives for each part on one side of the mean, one standard deviation wide. */
const HALVES: readonly (readonly [half: number, within: Expression, why: string])[] = [
	[
		34,
		percentOf(68),
		'68% of the values are within one standard deviation of the mean; the curve is symmetric, so half of them are on each side',
	],
	[
		13.5,
		brackets(difference(percentOf(95), percentOf(68))),
		'95% of the values are within two standard deviations of the mean and 68% within one; half of the difference lies on each side',
	],
	[
		2.35,
		brackets(difference(percentOf(99.7), percentOf(95))),
		'99.7% of the values are within three standard deviations of the mean and 95% within two; half of the difference lies on each side',
	],
];

/** The percent of each part that is one standard deviation wide, then their sum. */
const pieceLines = (
	pieces: readonly Fraction[],
	whole: Fraction,
	[from, to]: readonly [number, number],
): Line[] => [
	...HALVES.filter(([half]) => pieces.some((piece) => piece.equals(half))).map(
		([half, within, why]) => line(equation(divided(within, 2), percentOf(half)), why),
	),
	...(pieces.length === 1
		? []
		: [
				line(
					equation(sum(...pieces.map((piece) => percentOf(piece))), percentOf(whole)),
					`add the percents for the parts of the interval from ${from} to ${to}`,
				),
			]),
];

const SPANS = ['one standard deviation', 'two standard deviations', 'three standard deviations'];

/** What the rule gives for an interval with the mean in its center. */
function withinLine(deviations: number, whole: Fraction): Line {
	const span = SPANS[deviations - 1] ?? '';
	return sentence(
		say`By the rule, about ${percentOf(whole)} of the values are within ${span} of the mean.`,
		`both ends of the interval are ${span} from the mean`,
	);
}

/** Percent of the values less than the given number of standard deviations above the mean. */
const below = (deviations: number): Fraction =>
	PIECES.slice(0, deviations + 3).reduce((all, piece) => all.add(piece), new Fraction('0.15'));

// Two scores on different tests, compared by their z-scores.

const SUBJECTS = ['history', 'science', 'geography', 'chemistry', 'biology', 'physics'] as const;

type Test = { subject: string; mean: number; deviation: number; z: Fraction; score: number };

const Z = symbol('z');

/** The test with the greater z-score has the lower score, which is also closer to its mean. */
function comparedScores(draw: Draw): Draft | undefined {
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
