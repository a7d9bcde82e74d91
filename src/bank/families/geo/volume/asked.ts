/** A question for one length or volume with a whole answer. */
import type { Number } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	integer,
	type Line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import type { Unit } from '../../../steps/measured.ts';
import type { Figure } from '../../../figures/figure.ts';

type Asked = {
	prompt: Prose;
	asked: string;
	value: number;
	unit: string;
	lines: Line[];
	/** What learners find instead. */
	wrong: readonly (readonly [value: Number, why: string])[];
	hint: Prose;
	figure: Figure;
};

export const asked = ({
	prompt,
	asked: what,
	value,
	unit,
	lines,
	wrong,
	hint,
	figure,
}: Asked): Draft | undefined => {
	const answer = withMisconceptions(
		withUnit(integer(value), unit),
		...wrong.map(([instead, why]): WrongAnswer => [rational(instead), why]),
	);
	return {
		prompt: say`${prompt} Find ${what}, in ${unit}.`,
		answer,
		steps: [...lines, sentence(say`${capital(what.replace(/^its/, 'the'))} is ${answer.body}.`)],
		hints: [hint],
		figure,
	};
};

export const cubic = ({ many }: Unit) => `cubic ${many}`;
