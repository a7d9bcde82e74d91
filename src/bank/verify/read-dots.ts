/** The pairs that a figure shows, as dots or as a two-row table. */
import type { Question } from '../../schemas/wire/question.ts';
import { pairsOfTable } from './read-table.ts';
import { placeInWords } from './read-figure.ts';

export function pairsShown(question: Question): (readonly [number, number])[] {
	const dots = /\d+ dots: ([^.]*)\./.exec(question.question_speech)?.[1];
	if (dots !== undefined) return dots.split('; ').map(placeInWords);
	return pairsOfTable(question.question_speech).map(
		([[a, b], [c, d]]) => [Number(a) / Number(b), Number(c) / Number(d)] as const,
	);
}
