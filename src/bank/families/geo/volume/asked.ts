/** A question for one length or volume with a whole answer. */
import { type Prose, say } from '../../../../math/prose.ts';
import { integer, withUnit } from '../../../answer.ts';
import { type Draft, type Figure, type Line, sentence } from '../../../family.ts';
import { type Unit } from '../../../steps/measured.ts';

export type Asked = {
	prompt: Prose;
	asked: string;
	value: number;
	unit: string;
	lines: Line[];
	hint: Prose;
	figure: Figure;
};

export const asked = ({ prompt, asked: what, value, unit, lines, hint, figure }: Asked): Draft => {
	const answer = withUnit(integer(value), unit);
	return {
		prompt: say`${prompt} Find ${what}, in ${unit}.`,
		answer,
		steps: [...lines, sentence(say`So ${what} is ${answer.body}.`)],
		hints: [hint],
		figure,
	};
};

export const cubic = ({ many }: Unit) => `cubic ${many}`;
