/** Every formula of a draft with its speech, which becomes the alternative text in the printed books. */
import { speech } from '../../math/speech.ts';
import { tex } from '../../math/tex.ts';
import type { Prose } from '../../math/prose.ts';
import type { Draft, Draw } from '../family.ts';
import type { Drawing } from '../figures/figure.ts';
import { inUsage } from '../usage.ts';
import { spokenNames } from './spoken-names.ts';

/** Speech by TeX: `-8 + 5` → "negative 8 plus 5". */
export type SpokenFormulas = ReadonlyMap<string, string>;

export function spokenFormulas(draft: Draft<Drawing>, country: Draw['country']): SpokenFormulas {
	const { prompt, steps, hints, answer } = draft;
	const sentences: Prose[] = [
		prompt,
		answer.body,
		...steps.map(({ body }) => body),
		...hints,
		...(answer.choices ?? []).map(({ body }) => body),
	];
	const named = spokenNames(draft);
	const spoken = new Map<string, string>();
	for (const sentence of sentences) {
		const { parts } = named(sentence);
		sentence.parts.forEach((part, at) => {
			// A single letter may follow "side".
			const said = typeof part === 'object' && part.kind !== 'symbol' ? parts[at] : part;
			if (typeof part === 'object' && typeof said === 'object')
				spoken.set(tex(part), inUsage(speech(said), country));
		});
	}
	return spoken;
}
