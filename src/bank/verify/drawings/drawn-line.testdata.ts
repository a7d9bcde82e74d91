/** What the proof says about a drawing on the only line of a solution. */
import { createQuestion } from '../../../books/records.testdata.ts';
import { proveDrawings } from './prove-drawings.ts';
import type { Drawing } from '../../figures/figure.ts';

export function issuesOf(prompt: string, text: string, { svg, alt }: Pick<Drawing, 'svg' | 'alt'>) {
	const html = `${text} <img src="/api/question-images/q-step" alt="${alt}" width="320" height="90">`;
	const step = { text, html, speech: `${text} ${alt}`, image_id: 'q-step' };
	const question = createQuestion({ question: prompt, steps: [step] });
	return proveDrawings(question, new Map([['q-step', svg]]));
}
