/** Four number lines, lettered A to D, one of which is right. */
import { say } from '../../../../math/prose.ts';
import { letteredChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import {
	type Axis,
	fourSolutionLines,
	letterOf,
	type Part,
} from '../../../figures/solution-line.ts';

/** A wrong line and the mistake behind it; the right one has none. */
export type Option = { parts: Part[]; mistake?: string };

/** Shuffles the lines, draws them as A to D and says which one is right. */
export function lettered(
	draw: Draw,
	axis: Axis,
	options: Option[],
	{ prompt, steps, hints }: Pick<Draft, 'prompt' | 'steps' | 'hints'>,
): Draft {
	const shuffled = draw.random.shuffle(options);
	const choices = shuffled.map(({ mistake }, at) => {
		const body = say`Number line ${letterOf(at)}`;
		return mistake === undefined ? { body } : slip(body, mistake);
	});
	const right = letterOf(shuffled.findIndex(({ mistake }) => mistake === undefined));
	return {
		prompt,
		answer: letteredChoice(choices),
		steps: [...steps, sentence(say`Number line ${right} shows this.`)],
		hints,
		figure: fourSolutionLines(
			axis,
			shuffled.map(({ parts }) => parts),
		),
	};
}
