/**
 * One text, two usages. Families and lectures are written once; books for the USA use American English. Formulas are
 * never changed.
 */
import { withNamesSpelled } from '../math/speech-units.ts';
import { withPointsSaid } from '../math/spoken-points.ts';
import type { Prose } from '../math/prose.ts';
import type { Question } from '../schemas/wire/question.ts';
import type { Draft, Draw } from './family.ts';
import type { Drawing } from './figures/figure.ts';

const AMERICAN: readonly (readonly [RegExp, string])[] = [
	[/(?<![Ss]quare )\b(?:round )?brackets\b/g, 'parentheses'],
	[/\bBrackets\b/g, 'Parentheses'],
	[/(?<!(?:[Ss]quare|open|close) )\b(?:round )?bracket\b/g, 'parenthesis'],
	[/\b([Cc]enti|[Mm]illi|[Kk]ilo)?([Mm])etre(s?)\b/g, '$1$2eter$3'],
	[/\b([Mm]illi)?([Ll])itre(s?)\b/g, '$1$2iter$3'],
	[/\b([Cc])entre/g, '$1enter'],
	[/\b([Cc])olour/g, '$1olor'],
	[/\b([Nn])eighbour/g, '$1eighbor'],
	[/\b([Bb])ehaviour/g, '$1ehavior'],
	[/\b([Uu]n)?([Ff])avour/g, '$1$2avor'],
	[/\b([Hh])arbour/g, '$1arbor'],
	[/\b([Ll])abour/g, '$1abor'],
	[/\b([Pp])ractis(e|ed|es|ing)\b/g, '$1ractic$2'],
	[/\b([Ff])actoris/g, '$1actoriz'],
	[/\b([Tt])heatre/g, '$1heater'],
	[/\b([Jj])ewellery\b/g, '$1ewelry'],
	[/\b([Cc])heque\b/g, '$1heck'],
	[/\b([Gg])rey\b/g, '$1ray'],
	[/\btravelled\b/g, 'traveled'],
	[/\btravelling\b/g, 'traveling'],
	[/\bcancelled\b/g, 'canceled'],
	[/\bcancelling\b/g, 'canceling'],
	[/\bmodelled\b/g, 'modeled'],
	[/\blabelled\b/g, 'labeled'],
	[/\bvertically opposite angles\b/g, 'vertical angles'],
	[/\b(reflect(?:ion|ed)(?: the \w+)?) in the\b/g, '$1 across the'],
];

/** Formulas are spoken with American names of signs. */
const CANADIAN: typeof AMERICAN = [
	[/\b(open|close) parenthesis\b/g, '$1 bracket'],
	[/\b([Ll])east common (denominator|multiple)/g, '$1owest common $2'],
];

/** Any word of either list; most sentences have none. */
const SPELLED_OTHERWISE = new RegExp(
	[...AMERICAN, ...CANADIAN].map(([from]) => from.source).join('|'),
);

/** The words of a sentence in the usage of the book's country. */
export function inUsage(words: string, country: Draw['country']): string {
	if (!SPELLED_OTHERWISE.test(words)) return words;
	return (country === 'USA' ? AMERICAN : CANADIAN).reduce(
		(text, [from, to]) => text.replaceAll(from, to),
		words,
	);
}

/** A whole draft in the usage of the book's country. */
export function draftInUsage(draft: Draft<Drawing>, country: Draw['country']): Draft<Drawing> {
	const words = (text: string) => inUsage(text, country);
	const prose = ({ parts }: Prose): Prose => ({
		parts: parts.map((part) => (typeof part === 'string' ? words(part) : part)),
	});
	const pictured = (figure: Drawing): Drawing => ({
		...figure,
		alt: withPointsSaid(withNamesSpelled(words(figure.alt))),
	});
	const { answer, figure } = draft;
	return {
		prompt: prose(draft.prompt),
		steps: draft.steps.map((step) => ({
			...step,
			body: prose(step.body),
			...(step.why === undefined ? {} : { why: words(step.why) }),
			...(step.figure && { figure: pictured(step.figure) }),
		})),
		hints: draft.hints.map(prose),
		answer: {
			...answer,
			body: prose(answer.body),
			...(answer.unit && { unit: words(answer.unit) }),
			...(answer.misconceptions && {
				misconceptions: answer.misconceptions.map(({ value, why }) => ({ value, why: words(why) })),
			}),
			...(answer.choices && {
				choices: answer.choices.map(({ body, misconception }) => ({
					body: prose(body),
					...(misconception === undefined ? {} : { misconception: words(misconception) }),
				})),
			}),
		},
		...(figure && { figure: pictured(figure) }),
	};
}

/**
 * The speech of a record's formulas in the usage of the book's country: speech has units in Canadian spelling and
 * American names of signs.
 */
export function spokenInUsage(question: Question, country: Draw['country']): Question {
	const heard = <Part extends { speech: string }>(part: Part): Part => ({
		...part,
		speech: inUsage(part.speech, country),
	});
	const { answer } = question;
	return {
		...question,
		question_speech: inUsage(question.question_speech, country),
		answer: { ...heard(answer), ...(answer.choices && { choices: answer.choices.map(heard) }) },
		steps: question.steps.map(heard),
	};
}
