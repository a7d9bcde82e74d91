/** Growth by a percent in every period of several time units: the model, and what its numbers mean. */
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, exactDecimal, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { basePower } from '../../../steps/exponential.ts';
import { distinctChoices, type Wrong } from '../../../steps/choices.ts';
import {
	every,
	type ExponentialSetting,
	exponentialSetting,
	GROWTH_OR_DECAY,
	inUnits,
	timeSpan,
} from './exponential-settings.ts';
import {
	exactOf,
	factorOf,
	factorShown,
	factorSum,
	plausiblePercent,
	percentOf,
	rateOf,
	verb,
} from './back.ts';

const f = call('f', 't');
const TIMES_PERIOD = 'multiplied the time by the period instead of dividing by it';

const model = (start: number, base: Expression, exponent: Expression): Expression =>
	product(exactDecimal(exactOf(start)), basePower(base, exponent));
const perPeriod = (p: number): Expression => (p === 1 ? symbol('t') : quotient('t', p));
const asChoice = (rule: Expression): Prose => ({ parts: [equation(f, rule)] });

export function chooseModel(draw: Draw): Draft | undefined {
	const grows = draw.choice('sign') === 'growth';
	const setting = exponentialSetting(draw.random.pick(GROWTH_OR_DECAY[grows ? 'growth' : 'decay']));
	const { noun, short, time } = setting;
	const [start, r, p] = [setting.start(draw.int('a')), draw.int('r'), draw.int('p')];
	if (r === 50) return undefined;
	const [factor, turned, rate] = [factorShown(r, grows), factorShown(r, !grows), rateOf(r)];
	const right = model(start, factor, perPeriod(p));
	const answer = distinctChoices(
		asChoice(right),
		...(p === 1
			? []
			: ([[asChoice(model(start, factor, product(p, 't'))), TIMES_PERIOD]] satisfies Wrong[])),
		[
			asChoice(model(start, turned, perPeriod(p))),
			grows
				? 'subtracted the rate from 1 instead of adding it'
				: 'added the rate to 1 instead of subtracting it',
		],
		[asChoice(model(start, rate, perPeriod(p))), 'used the rate itself as the factor'],
		[
			asChoice(
				product(
					exactDecimal(exactOf(start)),
					brackets(grows ? sum(1, product(rate, 't')) : difference(1, product(rate, 't'))),
				),
			),
			'changed the value by the same amount each time',
		],
	);
	if (!answer) return undefined;
	return {
		prompt: say`${noun} is ${setting.shown(start)} and ${verb(grows)} by ${percentOf(r)} ${every(p, time)}. Which function gives ${short} after ${symbol('t')} ${time}s?`,
		answer,
		steps: [
			line(
				equation(factorSum(r, grows), factor),
				`the ${grows ? 'growth' : 'decay'} factor for ${p === 1 ? 'one' : p} ${p === 1 ? time : `${time}s`}, with ${r}% written as a decimal`,
			),
			...(p === 1
				? []
				: [
						sentence(
							say`In ${symbol('t')} ${time}s, there are ${perPeriod(p)} periods of ${timeSpan(p, time)}, so the initial value is multiplied by ${factor} that many times.`,
						),
					]),
			line(equation(f, right), 'multiply the initial value by the power of the factor'),
		],
		hints: [
			say`By what factor is the value multiplied ${every(p, time)}? How many times does this happen in ${symbol('t')} ${time}s?`,
		],
	};
}

/** Money does not wait for years: no account grows by 4% every 12 years. */
const inShortTimes = (setting: ExponentialSetting): ExponentialSetting =>
	setting.unit === 'dollars' ? { ...setting, time: 'month' } : setting;

export function interpret(draw: Draw): Draft | undefined {
	const setting = inShortTimes(exponentialSetting(draw.inTurn('ctx')));
	const { noun, grows, time } = setting;
	const start = setting.start(draw.int('a'));
	const [r, p] = [plausiblePercent(draw.int('r'), setting), draw.int('p')];
	const factor = factorShown(r, grows);
	const rule = equation(f, model(start, factor, perPeriod(p)));
	const ask = draw.inTurn('ask');
	if (r === 50) return undefined;
	const [asked, right, ...wrong] = meaning(ask, setting, start, r, p);
	const measured = inUnits(setting);
	const [one, two, three] = wrong;
	if (!one || !two || !three) return undefined;
	return {
		prompt: say`${noun}${measured && `${measured},`} after ${symbol('t')} ${time}s is given by ${rule}. What does the number ${asked} mean in this situation?`,
		answer: multipleChoice(right, one, two, three),
		steps: [
			line(rule),
			...(ask === 'meaning of initial value'
				? [
						line(
							equation(call('f', 0), exactDecimal(exactOf(start))),
							'substitute 0 for t; a power with exponent 0 equals 1',
						),
					]
				: [
						sentence(
							say`After ${timeSpan(p, time)}, the exponent is 1, so the value has been multiplied by ${factor}.`,
						),
						line(
							equation(grows ? difference(factor, 1) : difference(1, factor), rateOf(r)),
							`a factor of ${factorOf(r, grows).toString()} means ${grows ? 'an increase' : 'a decrease'} of ${r}%`,
						),
					]),
			sentence(right),
		],
		hints: [
			ask === 'meaning of initial value'
				? say`For which value of ${symbol('t')} is the power equal to 1? What is the value of the function there?`
				: say`What is the exponent when ${equation('t', p)}? By what factor has the value changed by then?`,
		],
	};
}

function meaning(ask: string, setting: ExponentialSetting, start: number, r: number, p: number) {
	const { grows, short, time } = setting;
	const subject = short.replace('the', 'The');
	const moves = (by: Expression, when: Prose): Prose =>
		say`${subject} ${verb(grows)} by ${by} ${when}.`;
	const often = every(p, time);
	const right = moves(percentOf(r), often);
	const eachTime = (by: Expression): Prose =>
		say`${subject} ${verb(grows)} ${num(p)} times each ${time}, by ${by} each time.`;
	const whole = percent(exactDecimal(factorOf(r, grows).mul(100)));
	const amount = exactDecimal(exactOf(start));
	if (ask === 'meaning of initial value')
		return [
			amount,
			say`${subject} is ${setting.shown(start)} at the start.`,
			distractor(
				say`${subject} is ${setting.shown(start)} after ${timeSpan(p, time)}.`,
				'used the initial value as the value at the end of the first period',
			),
			distractor(
				say`${subject} ${verb(grows)} by ${setting.shown(start)} ${often}.`,
				'used the initial value as the change',
			),
			distractor(
				say`${subject} ${verb(grows)} by ${setting.shown(start)} each ${time}.`,
				'used the initial value as the change and ignored the denominator of the exponent',
			),
		] as const;
	if (ask === 'meaning of base')
		return [
			factorShown(r, grows),
			right,
			distractor(moves(whole, often), 'used the base itself as the percent'),
			distractor(moves(percentOf(r), say`each ${time}`), 'ignored the denominator of the exponent'),
			distractor(eachTime(percentOf(r)), TIMES_PERIOD),
		] as const;
	return [
		num(p),
		say`It takes ${timeSpan(p, time)} for ${short} to ${grows ? 'grow' : 'decrease'} by ${percentOf(r)}.`,
		distractor(eachTime(percentOf(r)), TIMES_PERIOD),
		distractor(
			moves(percent(num(p)), say`each ${time}`),
			'used the denominator of the exponent as the percent',
		),
		distractor(
			say`It takes ${timeSpan(p, time)} for ${short} to ${grows ? 'grow' : 'decrease'} by ${whole}.`,
			'used the base itself as the percent',
		),
	] as const;
}
