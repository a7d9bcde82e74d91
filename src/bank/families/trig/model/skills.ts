/** trig.model: values and times of sinusoidal models. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	divided,
	equation,
	type Expression,
	list,
	num,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, decimal, exactDecimal, rounded, roundedText } from '../../../../math/notation.ts';
import { formula, type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { ruleOf, T, type WaveStory, waveStory } from '../../../contexts/wave-stories.ts';
import {
	decimalAnswer,
	type Draft,
	type DraftAnswer,
	type Draw,
	exactDecimal as exactAnswer,
	integer,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { fromRelatedIn, QUADRANTS, whereSign } from '../../../steps/related-angle.ts';
import { angle, angleText, NAMES, trig, type Unit, wave } from '../../../steps/turns.ts';
import { withWave } from '../../../steps/wave-sketch.ts';

export const skills: Skills = {
	'Find the value of a model at a time': (draw) => valueAtTime(draw, 'degrees'),
	'Evaluate a sinusoidal model in radians': (draw) => valueAtTime(draw, 'radians'),
	'Predict the effect of changing a model': change,
	'Find when a model reaches a value': whenReached,
};

function valueAtTime(draw: Draw, unit: Unit): Draft | undefined {
	const story = waveStory(draw, draw.int('A'));
	const f = draw.random.pick(['sin', 'cos']);
	const time = new Fraction(draw.int('t')).round(1);
	const at = story.time === 'months' ? time.mod(12) : time;
	const curve = f === 'sin' ? Math.sin : Math.cos;
	const turn = (2 * Math.PI * at.valueOf()) / story.P;
	const value = story.A * curve(turn) + story.c;
	const otherMode =
		story.A * curve(unit === 'degrees' ? (turn * 180) / Math.PI : (turn * Math.PI) / 180) + story.c;
	const hundred = value * 100;
	if (
		story.A === 1 ||
		at.equals(0) ||
		Math.abs(hundred - Math.round(hundred)) < 1e-6 ||
		Math.abs((hundred % 1) - 0.5) < 1e-3
	)
		return undefined;
	const moment = exactDecimal(at);
	const turned = new Fraction(2).mul(at).div(story.P);
	return {
		prompt: say`${opening(story, f, unit)} What is ${call(story.letter, moment)}? Round to the nearest hundredth.`,
		answer: withMisconceptions(
			withUnit(decimalAnswer(value, 2), story.symbol),
			[
				decimalAnswer(otherMode, 2),
				`used a calculator in ${unit === 'degrees' ? 'radian' : 'degree'} mode`,
			],
			[decimalAnswer(value - story.c, 2), 'left out the constant term'],
			[
				decimalAnswer(story.A * (curve(turn) + story.c), 2),
				'added the constant before multiplying by the amplitude',
			],
		),
		steps: [
			line(
				equation(
					product(factorOf(story, unit), brackets(moment)),
					unit === 'degrees' ? num(turned.mul(180)) : angle(turned, unit),
				),
				`multiply the coefficient of t by ${at.toString()} to find the angle in ${unit}`,
			),
			line(
				ruleAt(story, moment, sum(product(story.A, trig(f, angle(turned, unit))), story.c)),
				`substitute ${at.toString()} for t`,
			),
			withWave(
				line(
					{
						kind: 'relation',
						sign: '\\approx',
						left: call(story.letter, moment),
						right: rounded(value, 2),
					},
					`use a calculator in ${unit === 'degrees' ? 'degree' : 'radian'} mode and round`,
				),
				{ f, a: story.A, period: story.P, d: 0, c: story.c, letter: story.letter },
				[[at, new Fraction(value).round(2)]],
			),
			sentence(
				say`After ${moment} ${at.equals(1) ? story.time.slice(0, -1) : story.time}, ${story.at[0]} about ${rounded(value, 2)} ${story.unit}${story.at[1]}.`,
			),
		],
		hints: [
			say`What angle do you get when you substitute the given time? Is your calculator set to ${unit}?`,
		],
	};
}

const ruleAt = (story: WaveStory, moment: Expression, right: Expression): Expression =>
	equation(call(story.letter, moment), right);

// What a change of the model does.

function change(draw: Draw): Draft | undefined {
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

// When a model reaches a value.

function whenReached(draw: Draw): Draft | undefined {
	const story = waveStory(draw, draw.int('A'));
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
	/** Half the amplitude belongs to a special angle; where its times end, nothing is rounded. */
	const isExact =
		part.abs().equals('1/2') &&
		times.every((one) => Math.abs(one * 4 - Math.round(one * 4)) < 1e-9);
	const k = factorOf(story, 'radians');
	const inside = product(k, T);
	const setOf = (shown: readonly Expression[]): DraftAnswer => ({
		kind: 'solution-set',
		value: shown.map((one) => tex(one)).join(', '),
		body: formula(list(...shown)),
	});
	const inOtherQuadrants =
		f === 'sin'
			? times.map((one) => (one + P / 2) % P).toSorted((one, two) => one - two)
			: times
					.map((one) => Math.abs(P / 2 - one))
					.flatMap((one, at) => (at === 0 ? [one, P - one] : []));
	const shownAngle = (one: number) =>
		isExact ? angle(new Fraction(Math.round((one * 6) / Math.PI), 6), 'radians') : rounded(one, 4);
	const shownTime = (one: number) =>
		isExact ? exactDecimal(new Fraction(one).round(2)) : decimal(roundedText(one, 2));
	const [first = num(0), second = num(0)] = times.map(shownTime);
	const about = isExact ? '' : 'about ';
	const sign = isExact ? '=' : '\\approx';
	const quadrants = angles.map((one) => Math.floor(one / (Math.PI / 2)));
	const both: Line[] = angles.flatMap((one, at) => [
		line(
			relation(inside, sign, shownAngle(one)),
			quadrants[at] === 0
				? 'in quadrant I, the angle is the related acute angle itself'
				: fromRelatedIn(quadrants[at] ?? 1, 'radians'),
		),
		line(
			relation(T, sign, shownTime(times[at] ?? 0)),
			isExact
				? `divide both sides by ${angleText(new Fraction(2, P), 'radians')}`
				: `divide both sides by ${angleText(new Fraction(2, P), 'radians')}, and round to the nearest hundredth`,
		),
	]);
	return {
		prompt: say`${opening(story, f, 'radians')} At what times from ${equation(T, 0)} to ${equation(T, P)} does the model give a value of ${exactDecimal(target)} ${story.unit}? ${isExact ? 'Give' : 'Round to the nearest hundredth, and give'} both times, in ${story.time}, in increasing order.`,
		answer: withMisconceptions(
			setOf(times.map(shownTime)),
			[setOf(angles.map(isExact ? shownAngle : shownTime)), 'gave the angles instead of the times'],
			[
				setOf(inOtherQuadrants.map(shownTime)),
				`used the quadrants in which the ${NAMES[f] ?? 'ratio'} has the opposite sign`,
			],
		),
		steps: [
			line(equation(sum(product(A, trig(f, inside)), c), exactDecimal(target))),
			line(
				equation(product(A, trig(f, inside)), exactDecimal(target.sub(c))),
				`subtract ${c} from both sides`,
			),
			line(equation(trig(f, inside), exactDecimal(part)), `divide both sides by ${A}`),
			sentence(
				say`From ${equation(T, 0)} to ${equation(T, P)}, the angle goes from ${0} to ${product(2, symbol('\\pi'))}.`,
				'multiply both times by the coefficient of t',
			),
			sentence(
				say`The related acute angle is ${isExact ? '' : 'about '}${shownAngle(related)}.`,
				isExact
					? `it is the special angle with this ${NAMES[f]}${isPositive ? '' : ', apart from the sign'}`
					: isPositive
						? `use the inverse ${NAMES[f]} key in radian mode`
						: `use the inverse ${NAMES[f]} key with the positive value, in radian mode`,
			),
			sentence(
				say`The angles lie in quadrants ${QUADRANTS[f]?.[isPositive ? 0 : 1] ?? ''}.`,
				whereSign(f, isPositive ? 1 : -1),
			),
			...both,
			sentence(
				say`After ${about}${first} and ${second} ${story.time}, ${story.at[0]} ${exactDecimal(target)} ${story.unit}${story.at[1]}.`,
			),
		],
		hints: [
			say`Isolate ${trig(f, inside)} first. Which two angles within one cycle have this ${NAMES[f] ?? 'ratio'}?`,
			say`How can you find ${T} from each angle?`,
		],
	};
}

// The rule of a model and the sentence that states it.

/** The factor of t. */
const factorOf = ({ P }: WaveStory, unit: Unit): Expression =>
	unit === 'degrees' ? num(new Fraction(360, P)) : angle(new Fraction(2, P), 'radians');

const modelOf = (story: WaveStory, f: string, unit: Unit): Expression =>
	ruleOf(story, wave({ f, a: story.A, k: factorOf(story, unit), d: 0, c: story.c }, unit, T));

/** A sine of the length of daylight starts when day and night are equally long, a cosine at the longest day. */
const since = ({ time }: WaveStory, f: string): string =>
	time === 'months'
		? ` after the ${f === 'sin' ? 'first day of spring' : 'longest day of the year'}`
		: '';

const opening = (story: WaveStory, f: string, unit: Unit): Prose =>
	say`${capital(story.what)}, is modelled by ${modelOf(story, f, unit)}, where ${T} is the time in ${story.time}${since(story, f)} and angles are in ${unit}.`;
