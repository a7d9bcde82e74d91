/** log.scale: pH, decibels, magnitudes. */
import {
	brackets,
	equation,
	type Expression,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, decimal, rounded, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { roundsClearly } from '../../../steps/amounts.ts';
import { PRODUCT_LAW_SPLIT } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Compare intensities or concentrations': (draw) => compare(draw, draw.int('d')),
	'Find a level from a concentration or ratio': (draw) => level(draw, draw.int('a'), draw.int('n')),
	'Solve pH, decibel, and magnitude problems': (draw) =>
		draw.random.int(0, 1) === 0
			? compare(draw, draw.int('d'))
			: level(draw, draw.int('a'), draw.int('m')),
};

type Scale = 'pH' | 'decibel' | 'magnitude';

const scaleOf = (draw: Draw): Scale => {
	const context = draw.inTurn('ctx');
	return context === 'pH' ? 'pH' : context === 'dB' ? 'decibel' : 'magnitude';
};

const tenTo = (exponent: Expression): Expression => power(10, exponent);

/** How many times as much, for levels `d` apart. */
function compare(draw: Draw, d: number): Draft | undefined {
	const scale = scaleOf(draw);
	const gap = Number((scale === 'decibel' ? d * 10 : d).toFixed(1));
	const ratio = 10 ** d;
	const places = ratio < 100 ? 1 : 0;
	if (!roundsClearly(ratio, places) || ratio < 1.5 || Number.isInteger(d)) return undefined;
	const answer = decimalAnswer(ratio, places);
	const shown = roundedText(gap, Number.isInteger(gap) ? 0 : 1);
	const [low, high] = levels(draw, scale, gap);
	// Whoever stops at the exponent has not divided the readings.
	if (roundedText(Number(high) / Number(low), places) === roundedText(d, places)) return undefined;
	const round = places === 1 ? 'one decimal place' : 'the nearest whole number';
	const exponent = scale === 'decibel' ? quotient(decimal(shown), 10) : decimal(shown);
	const [asked, other] = scale === 'pH' ? ['first', 'second'] : ['second', 'first'];
	return {
		prompt: say`${story(scale, low, high)} Round to ${round}.`,
		answer: withMisconceptions(
			answer,
			[decimalAnswer(Number(high) / Number(low), places), `divided the ${readings(scale)}`],
			[
				decimalAnswer(gap, Number.isInteger(gap) ? 0 : 1),
				`gave the difference of the ${readings(scale)}`,
			],
			[decimalAnswer(10 * d, places), 'multiplied by 10 instead of raising 10 to a power'],
		),
		steps: [
			line(
				equation(
					{ kind: 'sum', terms: [decimal(high), { kind: 'opposite', of: decimal(low) }] },
					decimal(shown),
				),
				`find the difference of the ${readings(scale)}`,
			),
			sentence(
				say`Let ${symbol('r')} be the ratio of the ${asked} ${quantity(scale)} to the ${other} one.`,
			),
			line(equation('r', tenTo(exponent)), reason(scale)),
			line(relation('r', '\\approx', rounded(ratio, places)), 'use a calculator'),
			sentence(
				say`The ${asked} ${quantity(scale)} is about ${answer.body} times as great as the ${other} one.`,
			),
		],
		hints: [
			say`On the ${scale} scale, by what factor is the ${quantity(scale)} multiplied for each ${scale === 'pH' ? 'decrease' : 'increase'} of ${scale === 'decibel' ? say`${10} decibels` : say`${1} in ${scale}`}?`,
		],
	};
}

const readings = (scale: Scale): string =>
	scale === 'decibel' ? 'levels' : scale === 'pH' ? 'pH values' : 'magnitudes';

const quantity = (scale: Scale): string =>
	scale === 'decibel' ? 'intensity' : scale === 'pH' ? 'concentration' : 'amplitude';

const reason = (scale: Scale): string =>
	scale === 'decibel'
		? 'each increase of 10 decibels means 10 times the intensity'
		: scale === 'pH'
			? 'each decrease of 1 in pH means 10 times the concentration'
			: 'each increase of 1 in magnitude means 10 times the amplitude';

function levels(draw: Draw, scale: Scale, gap: number): [string, string] {
	const [from, to] = scale === 'decibel' ? [30, 90] : scale === 'pH' ? [20, 80] : [20, 45];
	const low = scale === 'decibel' ? draw.random.int(from, to) : draw.random.int(from, to) / 10;
	const high = low + gap;
	const text = (value: number) =>
		roundedText(value, Number.isInteger(Number(value.toFixed(1))) ? 0 : 1);
	return [text(low), text(high)];
}

function story(scale: Scale, low: string, high: string) {
	if (scale === 'pH')
		return say`One liquid has a pH of ${decimal(low)}, and another has a pH of ${decimal(high)}. How many times as great is the hydrogen ion concentration of the first liquid as that of the second?`;
	if (scale === 'decibel')
		return say`One sound has a level of ${decimal(low)} decibels, and another has a level of ${decimal(high)} decibels. How many times as great is the intensity of the second sound as that of the first?`;
	return say`One earthquake has a magnitude of ${decimal(low)}, and another has a magnitude of ${decimal(high)}. How many times as great is the amplitude of the second earthquake as that of the first?`;
}

/** The level for a × 10^(±n). */
function level(draw: Draw, a: number, n: number): Draft | undefined {
	const scale = scaleOf(draw);
	if (a === 1 || (scale === 'magnitude' && n > 9) || (scale === 'pH' && n < 2)) return undefined;
	const log = Math.log10(a);
	const value = scale === 'pH' ? n - log : scale === 'decibel' ? 10 * (n + log) : n + log;
	if (!roundsClearly(value, 1) || (scale === 'decibel' && n > 12)) return undefined;
	const answer = decimalAnswer(value, 1);
	const written = times(a, power(10, scale === 'pH' ? -n : n));
	const name = scale === 'pH' ? 'the pH' : scale === 'decibel' ? 'the level' : 'the magnitude';
	const result = symbol(scale === 'pH' ? '\\text{pH}' : scale === 'decibel' ? 'L' : 'M');
	const amount = symbol(scale === 'pH' ? 'C' : 'R');
	const scaled = (of: Expression): Expression =>
		scale === 'pH' ? { kind: 'opposite', of } : scale === 'decibel' ? product(10, of) : of;
	const inBrackets = (of: Expression) => (scale === 'magnitude' ? of : brackets(of));
	const formula = equation(result, scaled(call('\\log', amount)));
	const exponent = scale === 'pH' ? -n : n;
	const logA = call('\\log', a);
	return {
		prompt: say`${levelStory(scale, formula)} Find ${name}${scale === 'decibel' ? ', in decibels,' : ''} for ${equation(amount, written)}. Round to one decimal place.`,
		answer: withMisconceptions(
			answer,
			[
				decimalAnswer(scale === 'decibel' ? 10 * n : n, 1),
				`used only the power of 10 and ignored the factor ${a}`,
			],
			scale === 'decibel'
				? [decimalAnswer(n + log, 1), 'did not multiply by 10']
				: [
						decimalAnswer(scale === 'pH' ? n + log : n - log, 1),
						scale === 'pH'
							? `added the logarithm of ${a} instead of subtracting it`
							: `subtracted the logarithm of ${a} instead of adding it`,
					],
			[
				decimalAnswer(scale === 'decibel' ? 10 * n * log : n * log, 1),
				'multiplied the two logarithms instead of adding them',
			],
		),
		steps: [
			line(formula),
			line(
				equation(result, scaled(call('\\log', written))),
				`substitute the given value of ${scale === 'pH' ? 'C' : 'R'}`,
			),
			line(
				equation(result, scaled(inBrackets(sum(logA, call('\\log', power(10, exponent)))))),
				PRODUCT_LAW_SPLIT,
			),
			line(
				equation(result, scaled(inBrackets(sum(logA, exponent)))),
				'log means base 10, so the logarithm of a power of 10 is its exponent',
			),
			sentence(
				say`${capital(name)} is about ${answer.body}${scale === 'decibel' ? ' decibels' : ''}.`,
				`use a calculator: log ${a} is about ${roundedText(log, 4)}`,
			),
		],
		hints: [
			say`Which law of logarithms applies to a product? What is the logarithm of a power of 10?`,
		],
	};
}

const levelStory = (scale: Scale, formula: Expression) =>
	scale === 'pH'
		? say`The pH of a liquid is given by ${formula}, where ${symbol('C')} is its hydrogen ion concentration in moles per litre.`
		: scale === 'decibel'
			? say`The level of a sound, in decibels, is given by ${formula}, where ${symbol('R')} is the ratio of its intensity to that of the quietest audible sound.`
			: say`The magnitude of an earthquake is given by ${formula}, where ${symbol('R')} is the ratio of its amplitude to that of a standard earthquake.`;
