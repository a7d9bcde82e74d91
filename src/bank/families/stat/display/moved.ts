/** The part of stat.display in which all values of a data set are changed alike. */
import { equation, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

export function movedData(draw: Draw): Draft | undefined {
	const { random } = draw;
	const [mean, spread] = [random.int(20, 80), random.int(3, 12)];
	const isShift = random.int(0, 1) === 1;
	const by = isShift ? random.int(3, 20) : random.int(2, 4);
	if (by === spread) return undefined;
	const change = (value: number) => (isShift ? value + by : value * by);
	const text = (m: number, s: number): Prose =>
		say`The mean is ${m}, and the standard deviation is ${s}.`;
	const right = text(change(mean), isShift ? spread : change(spread));
	const other = isShift ? change(spread) : spread;
	return {
		prompt: say`A data set has a mean of ${mean} and a standard deviation of ${spread}. Every value is ${isShift ? 'increased' : 'multiplied'} by ${by}. Which statement about the new data set is true?`,
		answer: multipleChoice(
			right,
			distractor(
				text(change(mean), other),
				isShift ? 'changed the standard deviation too' : 'left the standard deviation unchanged',
			),
			distractor(text(mean, change(spread)), 'changed the standard deviation but not the mean'),
			distractor(text(mean, spread), 'left both the mean and the standard deviation unchanged'),
		),
		steps: [
			line(
				equation(isShift ? sum(mean, by) : times(mean, by), change(mean)),
				'the mean changes in the same way as the values',
			),
			isShift
				? sentence(
						say`The distances from the mean stay the same, so the standard deviation is still ${spread}.`,
					)
				: line(
						equation(times(spread, by), change(spread)),
						'the distances from the mean are multiplied by the same number',
					),
			sentence(right),
		],
		hints: [say`What happens to the mean? What happens to the distances between the values?`],
	};
}
