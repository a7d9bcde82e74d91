/** When a model reaches a value. */
import Fraction from 'fraction.js';
import { equation, list, product, sum } from '../../../../math/expression.ts';
import { decimal, exactDecimal, PI, rounded, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { NAMES, trig } from '../../../steps/turns.ts';
import { T, waveStory } from '../../../contexts/wave-stories.ts';
import { factorOf, opening } from './rule.ts';

export function whenReached(draw: Draw): Draft | undefined {
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
		prompt: say`${opening(story, f, 'radians')} At what times from ${equation(T, 0)} to ${equation(T, P)} does the model have the value ${exactDecimal(target)}? Round to the nearest hundredth, and give both times in increasing order.`,
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
