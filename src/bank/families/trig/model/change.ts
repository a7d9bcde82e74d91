/** What a change of the model does. */
import Fraction from 'fraction.js';
import { difference, divided, equation, num, sum } from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	exactDecimal as exactAnswer,
	integer,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { T, waveStory } from '../../../contexts/wave-stories.ts';
import { opening } from './rule.ts';

export function change(draw: Draw): Draft | undefined {
	const story = waveStory(draw, draw.int('A'));
	const { A, c, P } = story;
	const kind = draw.inTurn('change');
	const by = draw.random.int(1, Math.min(4, A - 1, 3));
	if (
		A < 2 ||
		(story.time === 'months' && kind !== 'larger amplitude' && kind !== 'smaller amplitude')
	)
		return undefined;
	const f = draw.random.pick(['sin', 'cos']);
	const start = opening(story, f, 'degrees');
	const asksTop = draw.random.int(0, 1) === 1;
	if (kind.includes('amplitude') || kind.includes('axis')) {
		const isMore = kind.startsWith('larger') || kind.startsWith('raised');
		const [a, m] = kind.includes('amplitude')
			? [A + (isMore ? by : -by), c]
			: [A, c + (isMore ? by : -by)];
		if (m - a < 1 || (story.time === 'months' && a > 7)) return undefined;
		const what = kind.includes('amplitude') ? 'amplitude' : 'axis';
		const value = asksTop ? m + a : m - a;
		const unit = by === 1 ? story.unit.replace(/s$/, '') : story.unit;
		const changed: Prose =
			what === 'amplitude'
				? say`the amplitude is ${isMore ? 'increased' : 'decreased'} by ${by} ${unit}`
				: say`the axis is ${isMore ? 'raised' : 'lowered'} by ${by} ${unit}`;
		return {
			prompt: say`${start} In a new model, ${changed}, and nothing else changes. What is the new ${asksTop ? 'maximum' : 'minimum'} value, in ${story.unit}?`,
			answer: withMisconceptions(
				withUnit(integer(value), story.symbol),
				[
					integer(asksTop ? c + A : c - A),
					`found the ${asksTop ? 'maximum' : 'minimum'} value of the first model, before the change`,
				],
				[
					integer(asksTop ? m - a : m + a),
					`found the ${asksTop ? 'minimum' : 'maximum'} value instead of the ${asksTop ? 'maximum' : 'minimum'}`,
				],
				[integer(what === 'amplitude' ? a : m), `stopped at the new ${what}`],
			),
			steps: [
				sentence(
					say`In the first model, the amplitude is ${A} and the axis is at ${c}.`,
					'read both values from the rule',
				),
				sentence(
					what === 'amplitude'
						? say`The new amplitude is ${equation(isMore ? sum(A, by) : sum(A, -by), a)}.`
						: say`The new axis is at ${equation(isMore ? sum(c, by) : sum(c, -by), m)}.`,
				),
				line(
					equation(asksTop ? sum(m, a) : difference(m, a), value),
					asksTop
						? 'the maximum value is the y-value of the axis plus the amplitude'
						: 'the minimum value is the y-value of the axis minus the amplitude',
				),
				sentence(
					say`The new ${asksTop ? 'maximum' : 'minimum'} value is ${value} ${value === 1 ? story.unit.replace(/s$/, '') : story.unit}.`,
				),
			],
			hints: [
				say`What are the amplitude and the axis of the first model? Which of the two changes?`,
			],
		};
	}
	const wholeOrDecimal = (of: Fraction) => (of.d === 1n ? integer(Number(of.n)) : exactAnswer(of));
	const faster = kind.startsWith('faster');
	const factor = 2;
	const period = faster ? new Fraction(P, factor) : new Fraction(P * factor);
	const k = new Fraction(360).div(period);
	return {
		prompt: say`${start} In a new model, one cycle takes ${faster ? 'half as long' : 'twice as long'}, and nothing else changes. What is the coefficient of ${T} in the new rule?`,
		answer: withMisconceptions(
			wholeOrDecimal(k),
			[wholeOrDecimal(new Fraction(360).div(P)), 'gave the coefficient of t in the first model'],
			[
				wholeOrDecimal(new Fraction(360, P).mul(faster ? new Fraction(1, factor) : factor)),
				faster
					? 'divided the coefficient of t by 2, as if it were the period'
					: 'multiplied the coefficient of t by 2, as if it were the period',
			],
			[wholeOrDecimal(period), 'gave the new period instead of the coefficient of t'],
		),
		steps: [
			line(
				equation(divided(360, num(new Fraction(360, P))), P),
				'the period of the first model is 360 divided by the coefficient of t',
			),
			sentence(
				say`The new period is ${exactDecimal(period)} ${story.time}.`,
				faster ? 'divide by 2' : 'multiply by 2',
			),
			line(
				equation(divided(360, exactDecimal(period)), exactDecimal(k)),
				'the coefficient of t is 360 divided by the period',
			),
			sentence(say`In the new rule, the coefficient of ${T} is ${exactDecimal(k)}.`),
		],
		hints: [
			say`How does the coefficient of ${T} give the period of the first model? What is the new period?`,
		],
	};
}
