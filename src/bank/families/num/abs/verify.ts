/** Evaluates the prompt's own formula; a distance between two numbers is walked one unit at a time. */
import {
	expectNumber,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { readTex } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill !== 'Find a distance on the number line')
		return expectNumber(question, readTex(promptFormula(question))({}));
	const places = promptFormulas(question)
		.filter((formula) => /^-?\d+$/.test(formula))
		.map(Number);
	const [from, to, ...more] = places.toSorted((a, b) => a - b);
	if (from === undefined || to === undefined || more.length > 0)
		return [`the prompt names ${places.length} numbers, not 2`];
	let steps = 0;
	for (let at = from; at < to; at++) steps++;
	return expectNumber(question, steps);
};
