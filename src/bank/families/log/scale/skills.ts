/** log.scale: pH, decibels, magnitudes. CCSS HSF-LE.A.4; MHF4U.A3.4. */
import {
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
import { decimalAnswer } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { roundsClearly } from '../../../steps/decimal-roots.ts';

export const skills: Skills = {
	'Compare intensities or concentrations': (draw) => compare(draw, draw.int('d')),
	'Level from a concentration or ratio': (draw) => level(draw, draw.int('a'), draw.int('n')),
	'pH, decibel, magnitude': (draw) =>
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
	const round = places === 1 ? 'one decimal place' : 'the nearest whole number';
	const exponent = scale === 'decibel' ? quotient(decimal(shown), 10) : decimal(shown);
	return {
		prompt: say`${story(scale, low, high)} Round to ${round}.`,
		answer,
		steps: [
			line(
				equation(
					{ kind: 'sum', terms: [decimal(high), { kind: 'opposite', of: decimal(low) }] },
					decimal(shown),
				),
				'the levels are this far apart',
			),
			line(tenTo(exponent), reason(scale)),
			line(relation(tenTo(exponent), '\\approx', rounded(ratio, places))),
			sentence(say`It is about ${answer.body} times as ${scale === 'pH' ? 'high' : 'great'}.`),
		],
		hints: [say`On this scale, what does one step of ${scale === 'decibel' ? 10 : 1} mean?`],
	};
}

const reason = (scale: Scale): string =>
	scale === 'decibel'
		? 'each 10 decibels mean ten times the intensity'
		: scale === 'pH'
			? 'each step of 1 in pH means ten times the concentration'
			: 'each step of 1 in magnitude means ten times the amplitude';

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
		return say`One liquid has a pH of ${decimal(low)}, another has a pH of ${decimal(high)}. How many times as high is the hydrogen ion concentration of the first liquid?`;
	if (scale === 'decibel')
		return say`One sound has a level of ${decimal(low)} decibels, another has a level of ${decimal(high)} decibels. How many times as great is the intensity of the second sound?`;
	return say`One earthquake has a magnitude of ${decimal(low)}, another has a magnitude of ${decimal(high)}. How many times as great is the amplitude of the second earthquake?`;
}

/** The level that belongs to a × 10^(±n). */
function level(draw: Draw, a: number, n: number): Draft | undefined {
	const scale = scaleOf(draw);
	if (a === 1 || (scale === 'magnitude' && n > 9) || (scale === 'pH' && n < 2)) return undefined;
	const log = Math.log10(a);
	const value = scale === 'pH' ? n - log : scale === 'decibel' ? 10 * (n + log) : n + log;
	if (!roundsClearly(value, 1) || (scale === 'decibel' && n > 12)) return undefined;
	const answer = decimalAnswer(value, 1);
	const written = times(a, power(10, scale === 'pH' ? -n : n));
	const formula =
		scale === 'pH'
			? equation(symbol('\\text{pH}'), { kind: 'opposite', of: call('\\log', symbol('C')) })
			: equation(
					symbol('L'),
					scale === 'decibel'
						? product(10, call('\\log', symbol('R')))
						: call('\\log', symbol('R')),
				);
	const letter = symbol(scale === 'pH' ? 'C' : 'R');
	return {
		prompt: say`${levelStory(scale)} Find ${scale === 'pH' ? 'the pH' : scale === 'decibel' ? 'the level' : 'the magnitude'} for ${equation(letter, written)} with ${formula}. Round to one decimal place.`,
		answer,
		steps: [
			line(formula),
			line(
				scale === 'pH'
					? equation(
							{ kind: 'opposite', of: call('\\log', written) },
							sum(n, { kind: 'opposite', of: call('\\log', a) }),
						)
					: equation(call('\\log', written), sum(n, call('\\log', a))),
				'product law: the logarithm of a power of 10 is its exponent',
			),
			sentence(
				say`It is about ${answer.body}.`,
				scale === 'decibel'
					? `log ${a} is about ${roundedText(log, 4)}; multiply the sum by 10`
					: `log ${a} is about ${roundedText(log, 4)}`,
			),
		],
		hints: [say`Split the logarithm of the product into a sum of two logarithms.`],
	};
}

const levelStory = (scale: Scale) =>
	scale === 'pH'
		? say`The pH of a liquid depends on its hydrogen ion concentration ${symbol('C')} in moles per litre.`
		: scale === 'decibel'
			? say`A sound is ${symbol('R')} times as intense as the quietest sound that people hear; its level is in decibels.`
			: say`The magnitude of an earthquake depends on how many times its amplitude ${symbol('R')} is that of a standard one.`;
