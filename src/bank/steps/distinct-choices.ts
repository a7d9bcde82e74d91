/** Multiple choice from more mistakes than are needed: those that lead to the same choice as another are left out. */
import { type Prose, proseText } from '../../math/prose.ts';
import { type DraftAnswer, multipleChoice, slip } from '../answer.ts';

export type Wrong = readonly [body: Prose, mistake: string];

/** The first three different wrong choices; `undefined` when there are fewer. */
export function distinctChoices(right: Prose, ...wrong: readonly Wrong[]): DraftAnswer | undefined {
	const seen = new Set([proseText(right)]);
	const kept = wrong.filter(([body]) => {
		const text = proseText(body);
		const isNew = !seen.has(text);
		seen.add(text);
		return isNew;
	});
	if (kept.length < 3) return undefined;
	return multipleChoice(right, ...kept.slice(0, 3).map(([body, mistake]) => slip(body, mistake)));
}
