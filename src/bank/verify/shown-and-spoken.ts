/** Html and speech against their text: what is proven from the text must be what is seen and heard. */
import { renderInline } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question, Step } from '../../schemas/wire/question.ts';
import { speechIssues } from './spoken/speech-issues.ts';

type Shown = { where: string; text: string; html: string; speech?: string };

/** Html that differs from its text, and an image whose alternative text differs from the speech. */
export function shownIssues(question: Question): string[] {
	const { described } = promptOf(question);
	return [
		...shownTexts(question)
			.filter(({ text, html }) => elements(html) !== elements(renderInline(text)))
			.map(({ where }) => `${where}: the html does not show the text`),
		...(question.question_speech.endsWith(described)
			? []
			: ['the picture is described in other words than it is spoken']),
	];
}

/** Texts whose speech differs from what is printed. */
export const spokenIssues = (question: Question): string[] =>
	shownTexts(question).flatMap(({ where, text, speech }) =>
		speech === undefined ? [] : speechIssues(text, speech).map((issue) => `${where}: ${issue}`),
	);

function shownTexts(question: Question): Shown[] {
	const { answer, steps, hints } = question;
	const { html, speech } = promptOf(question);
	return [
		{ where: 'the prompt', text: questionText(question.question), html, speech },
		{ where: 'answer', ...answer },
		...(answer.choices ?? []).map((choice) => ({ where: `choice ${choice.key}`, ...choice })),
		...steps.map((step, at) => ({
			where: `step ${at + 1}`,
			text: step.text,
			html: step.html.replace(PICTURE, ''),
			speech: withoutWords(step),
		})),
		...hints.map((hint, at) => ({ where: `hint ${at + 1}`, ...hint })),
	];
}

/** The prompt without its image, and the image's description. */
function promptOf({ question_html, question_speech }: Question) {
	const [html = '', picture = ''] = question_html.split(/ (?=<img [^>]*>$)/);
	const described = unescaped(/alt="([^"]*)"/.exec(picture)?.[1] ?? '');
	const speech = question_speech.slice(0, described ? -described.length - 1 : undefined);
	return { html, speech, described };
}

const PICTURE = / <img [^>]*alt="([^"]*)"[^>]*>$/;

/** What is spoken of a line before its image is described: a formula takes a period there, a sentence has its own. */
function withoutWords({ text, html, speech }: Pick<Step, 'text' | 'html' | 'speech'>): string {
	const [, words] = PICTURE.exec(html) ?? [];
	if (words === undefined) return speech;
	return speech.slice(0, -unescaped(words).length - (/[.?!:]$/.test(text) ? 1 : 2));
}

const unescaped = (html: string): string =>
	html
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&amp;', '&');

/**
 * The words and symbols of a line, then its elements. Groups, spaces, and attributes are ignored: only the html marks,
 * and so groups, what changed from the line above.
 */
function elements(html: string): string {
	const names = [...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name);
	const shown = names.filter((name) => name !== 'mrow' && name !== 'mspace').toSorted();
	return [html.replaceAll(/<[^>]*>/g, ''), ...shown].join(' ');
}
