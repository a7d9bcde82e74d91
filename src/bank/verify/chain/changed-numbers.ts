/**
 * A sample of what the chain checks detect: in one record of `CHANGED_ONE_IN`, one number in its steps, one in its
 * reasons, one in its hints, one in its misconceptions, and one in the words of its figure is increased by one, and two
 * letters of its figure are exchanged.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { proveFigure } from '../drawings/prove-figure.ts';
import type { Drawings } from '../drawings/prove-drawings.ts';
import { descriptionsIn } from '../evidence.ts';
import { letterPairs, withLettersSwapped } from '../drawings/swapped-letters.ts';
import {
	CHAIN_PARTS,
	CHANGED_ONE_IN,
	type ChainPart,
	type ChainReading,
	drawnFrom,
	noChain,
} from '../reading.ts';
import { sentencesIn } from './check-said.ts';

type Changeable = { words: string; isNoticed: (changed: string) => boolean };

/** `refuses`: whether the checks of a whole record report an issue after this part was changed. */
export function changeNumbers(
	question: Question,
	drawings: Drawings,
	refuses: (changed: Question, part: ChainPart) => boolean,
): ChainReading {
	const reading = noChain();
	const sentences = sentencesIn(question);
	const saidIn = (part: ChainPart): readonly Changeable[] => {
		if (part === 'step') return stepsIn(question, (changed) => refuses(changed, part));
		if (part === 'figure') return figureIn(question, drawings);
		return sentences
			.filter(({ kind }) => kind === part)
			.map(({ words, issuesOf, changed }) => ({
				words,
				isNoticed: (said) => issuesOf(said).length > 0 || refuses(changed(said), part),
			}));
	};
	const changesIn = (part: ChainPart): readonly (() => boolean)[] =>
		part === 'letters'
			? exchangesIn(question, drawings)
			: saidIn(part).flatMap(({ words, isNoticed }) =>
					[...words.matchAll(NUMBER)].map((match) => () => isNoticed(oneMore(words, match))),
				);
	for (const part of CHAIN_PARTS) {
		const changes = changesIn(part);
		const isNoticed = changes[Math.floor(drawnFrom(question.id) / CHANGED_ONE_IN) % changes.length];
		if (!isNoticed) continue;
		reading[part].changed++;
		if (isNoticed()) reading[part].noticed++;
	}
	return reading;
}

/** Not the digits of a name such as `y_1` or `\frac12`. */
const NUMBER = /(?<![\w\\])\d+(?:\.\d+)?/g;

const oneMore = (words: string, { 0: number, index }: RegExpExecArray): string =>
	words.slice(0, index) +
	(Number(number) + 1).toFixed(number.split('.')[1]?.length ?? 0) +
	words.slice(index + number.length);

function stepsIn(question: Question, refuses: (changed: Question) => boolean): Changeable[] {
	const { steps } = question;
	return steps.map((step, at) => ({
		words: step.text,
		isNoticed: (text) => refuses({ ...question, steps: steps.with(at, { ...step, text }) }),
	}));
}

function figureIn(question: Question, drawings: Drawings): Changeable[] {
	const { image_id, question_html } = question;
	const [words] = descriptionsIn(question_html);
	if (words === undefined || image_id === null || !drawings.has(image_id)) return [];
	const described = (changed: string) => ({
		...question,
		question_html: question_html.replace(words, () => changed),
	});
	return [{ words, isNoticed: (changed) => proveFigure(described(changed), drawings).length > 0 }];
}

/** Whether each exchange of two letters in the drawing is noticed. */
function exchangesIn(question: Question, drawings: Drawings): (() => boolean)[] {
	const { image_id } = question;
	const svg = image_id === null ? undefined : drawings.get(image_id);
	if (image_id === null || svg === undefined) return [];
	return letterPairs(svg).map((pair) => () => {
		const drawn = new Map([[image_id, withLettersSwapped(svg, pair)]]);
		return proveFigure(question, drawn).length > 0;
	});
}
