/**
 * A sample of what the checks of a chain notice: in each record one number of its reasons, one of its hints, one of
 * what is said of wrong answers and one of the words of its figure is made one greater.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { proveFigure } from '../drawings/prove-figure.ts';
import type { Drawings } from '../drawings/prove-drawings.ts';
import { CHAIN_PARTS, type ChainReading, noChain } from '../reading.ts';
import { type Sentence, sentencesIn } from './check-said.ts';

export function changeNumbers(question: Question, drawings: Drawings): ChainReading {
	const reading = noChain();
	const sentences = sentencesIn(question);
	for (const part of CHAIN_PARTS) {
		const said =
			part === 'figure'
				? figureIn(question, drawings)
				: sentences.filter(({ kind }) => kind === part);
		const places = said.flatMap((sentence) =>
			[...sentence.words.matchAll(NUMBER)].map((match) => ({ sentence, match })),
		);
		const place = places[drawnFrom(question.id) % places.length];
		if (!place) continue;
		const { sentence, match } = place;
		reading[part].changed++;
		if (sentence.issuesOf(oneMore(sentence.words, match)).length > 0) reading[part].noticed++;
	}
	return reading;
}

/** Not the digits of a name such as `y_1` or `\frac12`. */
const NUMBER = /(?<![\w\\])\d+(?:\.\d+)?/g;

const oneMore = (words: string, { 0: number, index }: RegExpExecArray): string =>
	words.slice(0, index) +
	(Number(number) + 1).toFixed(number.split('.')[1]?.length ?? 0) +
	words.slice(index + number.length);

/** Even over the records, and the same in every build. */
const drawnFrom = (id: string): number =>
	[...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7);

function figureIn(question: Question, drawings: Drawings): Pick<Sentence, 'words' | 'issuesOf'>[] {
	const { image_id, question_html } = question;
	const [, words] = /alt="([^"]*)"/.exec(question_html) ?? [];
	if (words === undefined || image_id === null || !drawings.has(image_id)) return [];
	const described = (changed: string) => question_html.replace(words, () => changed);
	return [
		{
			words,
			issuesOf: (changed) =>
				proveFigure({ ...question, question_html: described(changed) }, drawings),
		},
	];
}
