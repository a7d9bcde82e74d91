/** What a hint says is still to be done: it must be left after what the hint before it asks for. */
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for hints that do not go with the lines. */
export const checkHintsNeed = ({ hints, steps }: Question): string[] =>
	hints.flatMap(({ text }) => otherRemaining(text, steps));

/** "Which power still has a negative exponent?": one of those on the last line whose exponents are simplified has. */
function otherRemaining(hint: string, steps: Question['steps']): string[] {
	const [said, verb] = /^Which powers? still (has|have) a negative exponent\?/.exec(hint) ?? [];
	const simplified = steps.findLast(({ why = '' }) => /\bsimplify (?:each|the) exponent/.test(why));
	if (said === undefined || !simplified) return [];
	const count = [...simplified.text.matchAll(/\^\{-/g)].length;
	return (verb === 'has' ? count === 1 : count > 1)
		? []
		: [`"${hint}" does not go with "${simplified.text}"`];
}
