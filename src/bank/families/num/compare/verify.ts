/**
 * Takes the numbers out of the prompt one by one, always the next in the asked order. Integers and fractions are
 * compared exactly, roots and π as real numbers; every member of the answer must be written as in the prompt.
 */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';

/** Real values closer than this could not be distinguished. */
const NEAR = 1e-6;

export const verify: Verify = ({ question }) => {
	const left = promptFormula(question).split(', ').map(asMember);
	const up = /from least to greatest/.test(question.question);
	if (up === /from greatest to least/.test(question.question))
		return ['the prompt does not name one order'];
	const issues: string[] = [];
	const stored = question.answer.value.split(', ');
	if (stored.length !== left.length)
		issues.push('the answer does not have as many numbers as the prompt');
	for (const text of stored) {
		const next = extreme(left, up);
		if (text !== next?.text) issues.push(`${text} is where ${next?.text ?? 'nothing'} belongs`);
		const place = left.findIndex((member) => member.text === text);
		if (place >= 0) left.splice(place, 1);
	}
	return issues;
};

type Member = { text: string; value: number };

const asMember = (text: string): Member => ({ text, value: readReal(text)() });

/** `undefined` when two members are too near to each other. */
const extreme = (members: readonly Member[], least: boolean): Member | undefined =>
	members.find((one) =>
		members.every(
			(other) =>
				other === one || (least ? other.value - one.value : one.value - other.value) > NEAR,
		),
	);
