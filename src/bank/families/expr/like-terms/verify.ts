/**
 * Compares at eight points. A story is read by its own words: the lengths in the prompt are added, those of a
 * rectangle twice, that of a regular shape as often as it has sides.
 */
import { questionText } from '../../../../math/question-text.ts';
import {
	expectCollected,
	expectEquivalent,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';

const TIMES: readonly [RegExp, number, lengths: number][] = [
	[/^A rectangle/, 2, 2],
	[/^The sides of a triangle/, 1, 3],
	[/^An L-shaped floor has six sides\. .* the lengths of the sides are/, 1, 6],
	[/an equilateral triangle/, 3, 1],
	[/a square/, 4, 1],
	[/a regular pentagon/, 5, 1],
];

export const verify: Verify = ({ question }) => {
	const formulas = promptFormulas(question);
	const text = questionText(question.question);
	const shape = TIMES.find(([pattern]) => pattern.test(text));
	const story = text.includes('perimeter');
	if (story && shape?.[2] !== formulas.length) return ['the story does not give each length once'];
	const wanted = formulas
		.map((formula) => `${story ? (shape?.[1] ?? 0) : 1}(${formula})`)
		.join(' + ');
	return [...expectEquivalent(question, wanted), ...expectCollected(question)];
};
