/** A line that writes a formula of the prompt again has its numbers and signs: $kx + 3y = 6$ is not solved from $kx - 3y = 6$. */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { sidesOf } from './values.ts';

/** The sign in front, each sign between terms, and each number: the places where a copy may differ. */
type Outline = { shape: string; places: readonly string[] };

const PLACE = /(?<= )[+-](?= )|\\[lg]e(?![a-z])|\d+(?:\.\d+)?/g;

const outlineOf = (tex: string): Outline => ({
	shape: tex.replace(/^-/, '').replaceAll(PLACE, '#'),
	places: [tex.startsWith('-') ? '-' : '+', ...(tex.match(PLACE) ?? [])],
});

/** So many places are no coincidence: in any line, and in the line that a solution begins with. */
const [IN_ANY, IN_FIRST] = [5, 4];

/** The steps of someone's solution are in the prompt to be corrected. */
const HAS_MISTAKE = /\bLine 1\b|mistake|error/;

/** Issues for a formula of the prompt that the solution has only with one other number or sign. */
export function restatementIssues({ question, steps }: Question): string[] {
	const text = questionText(question);
	if (HAS_MISTAKE.test(text)) return [];
	const given = formulasIn(text)
		.filter((tex) => /(?<![\\a-z])[a-z]/.test(tex))
		.map((tex) => ({ tex, ...outlineOf(tex) }))
		.filter(({ places }) => places.length >= IN_FIRST);
	if (given.length === 0) return [];
	const lines = steps.map((step) => formulasIn(step.text));
	const written = new Set(lines.flat().flatMap((line) => [line, ...sidesOf(line)]));
	const isConjugate = /conjugate/.test(steps[0]?.text ?? '');
	return given.flatMap(({ tex, shape, places }) => {
		const isShort = places.length < IN_ANY;
		if (written.has(tex) || (isShort && isConjugate)) return [];
		const copy = (isShort ? lines.slice(0, 1) : lines).flat().find((line) => {
			const other = outlineOf(line);
			const differing = other.places.filter((place, at) => place !== places[at]);
			return other.shape === shape && differing.length === 1;
		});
		return copy === undefined ? [] : [`the prompt has ${tex}, the solution ${copy}`];
	});
}
