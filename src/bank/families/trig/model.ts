/** trig.model: values and times of sinusoidal models. CCSS HSF-TF.B.5; MCR3U.D3, MHF4U.B2.7. */
import Fraction from 'fraction.js';
import {
	difference,
	divided,
	equation,
	type Expression,
	list,
	num,
	product,
	sum,
} from '../../../math/expression.ts';
import { call, decimal, exactDecimal, PI, rounded, roundedText } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { decimalAnswer, exactDecimal as exactAnswer, integer, withUnit } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import { angle, NAMES, trig, type Unit, wave } from './turns.ts';
import { capital, ruleOf, T, type WaveStory, waveStory } from './wave-stories.ts';

export const skills: Skills = {
	'Value at a given time': (draw) => valueAtTime(draw, 'degrees'),
	'Value of a model at a time': (draw) => valueAtTime(draw, 'radians'),
	'Predict the effect of a change': change,
	'When does the model reach a value?': whenReached,
};

/** The factor of t. */
const factorOf = ({ P }: WaveStory, unit: Unit): Expression =>
	unit === 'degrees' ? num(new Fraction(360, P)) : angle(new Fraction(2, P), 'radians');

const modelOf = (story: WaveStory, f: string, unit: Unit): Expression =>
	ruleOf(story, wave({ f, a: story.A, k: factorOf(story, unit), d: 0, c: story.c }, unit, T));

const opening = (story: WaveStory, f: string, unit: Unit): Prose =>
	say`${capital(story.what)}, in ${story.unit}, is modelled by ${modelOf(story, f, unit)}, where ${T} is the time in ${story.time} and angles are in ${unit}.`;

function valueAtTime(draw: Draw, unit: Unit): Draft | undefined {
	const story = waveStory(draw);
	const f = draw.random.pick(['sin', 'cos']);
	const time = new Fraction(draw.int('t')).round(1);
	const at = story.time === 'months' ? time.mod(12) : time;
	const value =
		story.A * (f === 'sin' ? Math.sin : Math.cos)((2 * Math.PI * at.valueOf()) / story.P) + story.c;
	const hundred = value * 100;
	if (
		at.equals(0) ||
		Math.abs(hundred - Math.round(hundred)) < 1e-6 ||
		Math.abs((hundred % 1) - 0.5) < 1e-3
	)
		return undefined;
	const moment = exactDecimal(at);
	const turned = new Fraction(2).mul(at).div(story.P);
	return {
		prompt: say`${opening(story, f, unit)} What is ${call(story.letter, moment)}? Round to the nearest hundredth.`,
		answer: withUnit(decimalAnswer(value, 2), story.symbol),
		steps: [
			line(modelOf(story, f, unit)),
			line(
				ruleAt(story, moment, sum(product(story.A, trig(f, angle(turned, unit))), story.c)),
				`put in ${at.toString()} for t and multiply inside`,
			),
			line(
				{
					kind: 'relation',
					sign: '\\approx',
					left: call(story.letter, moment),
					right: rounded(value, 2),
				},
				`use a calculator in ${unit === 'degrees' ? 'degree' : 'radian'} mode and round`,
			),
		],
		hints: [
			say`Put in the time, work out the angle, and check that the calculator is set to ${unit}.`,
		],
	};
}

const ruleAt = (story: WaveStory, moment: Expression, right: Expression): Expression =>
	equation(call(story.letter, moment), right);

function change(draw: Draw): Draft | undefined {
	const story = waveStory(draw);
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
				? say`the amplitude becomes ${by} ${unit} ${isMore ? 'larger' : 'smaller'}`
				: say`the axis is ${isMore ? 'raised' : 'lowered'} by ${by} ${unit}`;
		return {
			prompt: say`${start} In a new model, ${changed} and nothing else changes. What is the new ${asksTop ? 'greatest' : 'least'} value, in ${story.unit}?`,
			answer: withUnit(integer(value), story.symbol),
			steps: [
				sentence(
					say`In the first model the amplitude is ${A} and the axis is at ${c}.`,
					'read them from the rule',
				),
				what === 'amplitude'
					? line(equation(isMore ? sum(A, by) : sum(A, -by), a), 'the new amplitude')
					: line(equation(isMore ? sum(c, by) : sum(c, -by), m), 'the new axis'),
				line(
					equation(asksTop ? sum(m, a) : difference(m, a), value),
					asksTop
						? 'the greatest value is axis plus amplitude'
						: 'the least value is axis minus amplitude',
				),
				sentence(say`The new ${asksTop ? 'greatest' : 'least'} value is ${value}.`),
			],
			hints: [say`Find amplitude and axis of the first model. Which of the two changes?`],
		};
	}
	const faster = kind.startsWith('faster');
	const factor = 2;
	const period = faster ? new Fraction(P, factor) : new Fraction(P * factor);
	const k = new Fraction(360).div(period);
	return {
		prompt: say`${start} In a new model, one cycle takes ${faster ? 'half as long' : 'twice as long'} and nothing else changes. By what number is ${T} multiplied inside the ${NAMES[f] ?? 'sine'} of the new rule?`,
		answer: k.d === 1n ? integer(Number(k.n)) : exactAnswer(k),
		steps: [
			line(
				equation(divided(360, num(new Fraction(360, P))), P),
				'the period of the first model is 360 divided by the factor of t',
			),
			sentence(
				say`The new period is ${exactDecimal(period)} ${story.time}.`,
				faster ? 'divide by 2' : 'multiply by 2',
			),
			line(
				equation(divided(360, exactDecimal(period)), exactDecimal(k)),
				'the factor of t is 360 divided by the period',
			),
			sentence(say`The new factor is ${exactDecimal(k)}.`),
		],
		hints: [
			say`The period, in ${story.time}, is 360 divided by the factor of ${T}. What is the new period?`,
		],
	};
}

function whenReached(draw: Draw): Draft | undefined {
	const story = waveStory(draw);
	const { A, c, P } = story;
	const f = draw.random.pick(['sin', 'cos']);
	const part = new Fraction(draw.choice('frac'));
	const target = part.mul(A).add(c);
	const related =
		f === 'sin' ? Math.asin(Math.abs(part.valueOf())) : Math.acos(Math.abs(part.valueOf()));
	const isPositive = part.gt(0);
	const angles =
		f === 'sin'
			? isPositive
				? [related, Math.PI - related]
				: [Math.PI + related, 2 * Math.PI - related]
			: isPositive
				? [related, 2 * Math.PI - related]
				: [Math.PI - related, Math.PI + related];
	const times = angles.map((one) => (one * P) / (2 * Math.PI));
	if (times.some((one) => Math.abs(((one * 100) % 1) - 0.5) < 0.002)) return undefined;
	const texts = times.map((one) => roundedText(one, 2));
	const k = factorOf(story, 'radians');
	const inside = product(k, T);
	const shown = list(...texts.map((text) => decimal(text)));
	const both: Line[] = angles.map((one, at) =>
		sentence(
			say`${{ kind: 'relation', sign: '\\approx', left: inside, right: rounded(one, 4) }} gives ${{ kind: 'relation', sign: '\\approx', left: T, right: decimal(texts[at] ?? '0') }}.`,
		),
	);
	return {
		prompt: say`${opening(story, f, 'radians')} At what times from ${equation(T, 0)} to ${equation(T, P)} does the model have the value ${exactDecimal(target)}? Round to the nearest hundredth, and give both times in rising order.`,
		answer: { kind: 'solution-set', value: texts.join(', '), body: { parts: [shown] } },
		steps: [
			line(equation(sum(product(A, trig(f, inside)), c), exactDecimal(target))),
			line(equation(trig(f, inside), exactDecimal(part)), `subtract ${c} and divide by ${A}`),
			sentence(
				say`The related acute angle is about ${rounded(related, 4)}.`,
				`use the inverse ${NAMES[f]} key in radian mode`,
			),
			...both,
			sentence(say`The times are ${shown}.`),
		],
		hints: [
			say`Isolate ${trig(f, inside)} first. Within one cycle two angles have this ${NAMES[f] ?? 'ratio'}; multiply each by ${P} and divide by ${product(2, PI)}.`,
		],
	};
}
