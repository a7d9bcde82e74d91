/**
 * Compares at eight points and looks at the form; an extreme value is tried: shifted by it, the parabola must touch
 * the x-axis.
 */
import { expectEquivalent, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readExact, sidesOf } from '../../../verify/values.ts';
import { discriminant, isVertexForm, unfinishedForm } from '../../../verify/quadratic.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	const { value } = question.answer;
	if (skill === 'Find a maximum or minimum by completing the square') {
		const rule = sidesOf(formulas[0] ?? '')[1] ?? '';
		const stored = readExact(value);
		if (!stored) return [`${value} is not a number`];
		const touching = discriminant(String.raw`${rule} - (\frac{${stored[0]}}{${stored[1]}})`);
		const word = rule.startsWith('-') ? 'maximum' : 'minimum';
		return [
			...(touching[0] === 0n ? [] : [`${value} is not the extreme value of ${rule}`]),
			...(question.question.includes(word) ? [] : [`${rule} has a ${word}`]),
		];
	}
	return [
		...expectEquivalent(question, formulas[0] ?? ''),
		...(isVertexForm(value) ? [] : [`${value} is not in vertex form`]),
		...unfinishedForm(value),
	];
};
