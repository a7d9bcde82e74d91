/** A rule from a graph. */
import { type Draft, type Draw, line, sentence, withMisconceptions } from '../../../family.ts';
import Fraction from 'fraction.js';
import { equation, num, operand } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { axesInWords, type Axis } from '../../../figures/graph.ts';
import { oneCurve } from '../../../figures/curves.ts';
import { wave } from '../../../steps/turns.ts';
import {
	answerOf,
	general,
	hint,
	periodLine,
	POSITIVE,
	rule,
	sizeLines,
	x,
	waveMisconceptions,
} from './lines.ts';

/** Degrees. */
export function fromGraph(draw: Draw): Draft | undefined {
	const [a, c, period, f] = [
		draw.int('a'),
		draw.int('c'),
		Number(draw.choice('P')),
		draw.choice('f'),
	];
	const d = draw.int('d');
	// Half a cycle to the left and to the right give the same graph.
	if (d === 0 || d >= period || 2 * d === period) return undefined;
	const end = period === 360 ? 540 : 360;
	const axis: Axis = {
		from: 0,
		to: end,
		grid: 30,
		numbersEvery: end === 540 ? 180 : 90,
		unit: '°',
	};
	const [low, high] = [c - a, c + a];
	const vertical: Axis = {
		from: Math.min(low, 0) - 1,
		to: Math.max(high, 0) + 1,
		grid: 1,
		numbersEvery: high - Math.min(low, 0) > 8 ? 2 : 1,
	};
	const at = (place: number) =>
		a * (f === 'sin' ? Math.sin : Math.cos)(((place - d) * 2 * Math.PI) / period) + c;
	const top = (f === 'sin' ? d + period / 4 : d) % period;
	const places = (first: number, height: number) =>
		[0, 1, 2, 3, 4]
			.map((n) => first + n * period)
			.filter((one) => one <= end)
			.map((one) => `(${one}, ${String(height).replace('-', 'negative ')})`);
	const named = (kind: string, spots: readonly string[]) =>
		`${kind} ${spots.length === 1 ? 'point is' : 'points are'} ${listInWords(spots)}`;
	const rising = (top + (3 * period) / 4) % period;
	const words = `The graph is a wave. Its ${named('highest', places(top, high))}; its ${named('lowest', places((top + period / 2) % period, low))}. It crosses its axis on the way up at ${listInWords(places(rising, c))}.`;
	const right = wave(
		{ f, a, k: num(new Fraction(360, period)), d: new Fraction(d, 180), c },
		'degrees',
	);
	return {
		prompt: say`The graph shows a sinusoidal function, with ${x} in degrees. Write its equation in the form ${general(f, true)}, where ${POSITIVE}. Use the least value of ${operand('d')} that is not negative.`,
		answer: withMisconceptions(
			answerOf(rule(right)),
			...waveMisconceptions(
				{ f, a, k: num(new Fraction(360, period)), d: new Fraction(d, 180), c },
				num(period),
				'degrees',
			),
		),
		figure: {
			...oneCurve({ at }, { x: axis, y: vertical }),
			alt: `${axesInWords(axis, vertical)} ${words}`,
		},
		steps: [
			sentence(
				say`The greatest value is ${high} and the least value is ${low}.`,
				'read the y-coordinates of the highest and lowest points',
			),
			...sizeLines(high, low),
			sentence(
				say`The period is ${degrees(period)}.`,
				'read the horizontal length of one complete cycle',
			),
			periodLine(new Fraction(period, 180), 'degrees'),
			sentence(
				f === 'sin'
					? say`The graph first crosses its axis on the way up at ${equation(x, degrees(d))}, so ${equation('d', degrees(d))}.`
					: say`The graph has its first maximum at ${equation(x, degrees(d))}, so ${equation('d', degrees(d))}.`,
				`a ${f === 'sin' ? 'sine' : 'cosine'} wave starts ${f === 'sin' ? 'on its axis, going up' : 'at a maximum'}`,
			),
			line(rule(right), 'write the equation with these values of a, k, d, and c'),
		],
		hints: [
			hint,
			f === 'sin'
				? say`At what kind of point does a sine wave start its cycle? Where is the first such point on this graph?`
				: say`At what kind of point does a cosine wave start its cycle? Where is the first such point on this graph?`,
		],
	};
}
