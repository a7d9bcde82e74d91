/** stat.normal: z-scores and the 68-95-99.7 rule. CCSS S-ID.A.4. */
import Fraction from 'fraction.js';
import {
	difference,
	divided,
	equation,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { exactDecimal, withUnit } from '../../../answer.ts';
import { type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { amount, asDecimal, ends, percentAnswer, percentOf } from '../../../steps/amounts.ts';
import { NORMALS } from './normal-settings.ts';
import { withNormalCurve } from './normal-curve.ts';

const settingFor = (draw: Draw, mu: number, sd: number) => {
	const fitting = NORMALS.filter(
		({ means, spread }) =>
			mu >= means[0] && mu <= means[1] && sd >= spread[0] * mu && sd <= spread[1] * mu,
	);
	return fitting.length > 0 ? draw.random.pick(fitting) : undefined;
};

export const skills: Skills = {
	'z-score'(draw) {
		const [mu, sd, k] = [draw.int('mu'), draw.int('sd'), draw.int('k')];
		const setting = settingFor(draw, mu, sd);
		const x = new Fraction(k).mul(sd).add(mu);
		if (!setting || k === 0 || !ends(x, 1) || x.lte(0)) return undefined;
		const { what, unit } = setting;
		const about = say`${what} are normally distributed with mean ${mu} ${unit} and standard deviation ${sd} ${unit}.`;
		if (draw.inTurn('ask') === 'z')
			return {
				prompt: say`${about} What is the ${symbol('z')}-score of a value of ${amount(x)} ${unit}? Give the exact decimal.`,
				answer: exactDecimal(k),
				steps: [
					line(
						equation('z', quotient(difference(amount(x), mu), sd)),
						'value minus mean, divided by the standard deviation',
					),
					line(equation('z', quotient(amount(x.sub(mu)), sd))),
					line(equation('z', amount(k))),
				],
				hints: [say`How many standard deviations is the value above or below the mean?`],
			};
		const answer = withUnit(exactDecimal(x), unit);
		return {
			prompt: say`${about} Which value, in ${unit}, has the ${symbol('z')}-score ${amount(k)}?`,
			answer,
			steps: [
				line(equation('x', sum(mu, times(amount(k), sd))), 'mean plus z standard deviations'),
				line(equation('x', sum(mu, amount(new Fraction(k).mul(sd))))),
				line(equation('x', amount(x))),
				sentence(say`The value is ${answer.body}.`),
			],
			hints: [say`A ${symbol('z')}-score counts standard deviations from the mean.`],
		};
	},

	'68-95-99.7 rule'(draw) {
		const [mu, sd] = [draw.int('mu'), draw.int('sd')];
		const [lo, hi] = [draw.int('lo'), draw.int('hi')];
		const setting = settingFor(draw, mu, sd);
		if (!setting || lo >= hi || mu + lo * sd <= 0) return undefined;
		const pieces = PIECES.slice(lo + 3, hi + 3);
		const whole = pieces.reduce((all, piece) => all.add(piece), new Fraction(0));
		const total = draw.choice('N') === 'no' ? undefined : Number(draw.choice('N'));
		const count = whole.mul(total ?? 0).div(100);
		if (count.d !== 1n) return undefined;
		const { what, unit, things } = setting;
		const [from, to] = [mu + lo * sd, mu + hi * sd];
		const answer =
			total === undefined
				? { ...percentAnswer(whole), kind: 'decimal' as const }
				: withUnit(exactDecimal(count), things);
		const ask =
			total === undefined
				? say`About what percent of the values are between ${from} and ${to} ${unit}?`
				: say`There are ${total} ${things}. About how many of the values are between ${from} and ${to} ${unit}?`;
		const drawn = (last: Line): Line =>
			withNormalCurve(last, { mean: mu, deviation: sd, from: lo, to: hi, percents: pieces });
		const added = pieces.map((piece) => percentOf(piece));
		return {
			prompt: say`${what} are normally distributed with mean ${mu} ${unit} and standard deviation ${sd} ${unit}. ${ask} Use the 68-95-99.7 rule.`,
			answer,
			steps: [
				line(
					equation(divided({ kind: 'brackets', of: difference(from, mu) }, sd), lo),
					`${from} in standard deviations from the mean`,
				),
				line(
					equation(divided({ kind: 'brackets', of: difference(to, mu) }, sd), hi),
					`${to} in standard deviations from the mean`,
				),
				pieces.length === 1
					? sentence(
							say`The rule gives ${percentOf(whole)} for this part.`,
							'the part between two neighboring standard deviations',
						)
					: line(
							equation(sum(...added), percentOf(whole)),
							'the parts between neighboring standard deviations, from left to right',
						),
				...(total === undefined
					? [drawn(sentence(say`About ${answer.body} of the values are in this range.`))]
					: [
							line(
								equation(times(asDecimal(whole), total), amount(count)),
								'that part of all values',
							),
							drawn(sentence(say`About ${answer.body} are in this range.`)),
						]),
			],
			hints: [say`How many standard deviations are the two ends from the mean?`],
		};
	},
};

/** Percent between neighboring standard deviations, from −3 to 3. */
const PIECES = ['2.35', '13.5', '34', '34', '13.5', '2.35'].map((text) => new Fraction(text));
