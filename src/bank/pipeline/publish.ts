/** Turns a draft into the record that readers get. */
import { checkAnswer } from '../../answers/check-answer.ts';
import { changedParts } from '../../math/changed-parts.ts';
import { escapeHtml, renderInline } from '../../math/markup.ts';
import { mathml } from '../../math/mathml.ts';
import { type Prose, proseText, richText } from '../../math/prose.ts';
import { proseSpeech } from '../../math/prose-speech.ts';
import type { Random } from '../../math/random.ts';
import { tex } from '../../math/tex.ts';
import { type Answer, choiceSchema } from '../../schemas/wire/answer.ts';
import type { Misconception, Question, Step } from '../../schemas/wire/question.ts';
import type { Draft, DraftAnswer, DraftChoice, Line } from '../family.ts';
import type { Drawing } from '../figures/figure.ts';
import { spokenNames } from './spoken-names.ts';

export type Place = Pick<
	Question,
	| 'id'
	| 'number'
	| 'book_name'
	| 'chapter_name'
	| 'material_name'
	| 'standards'
	| 'difficulty'
	| 'skill'
>;

type Named = ReturnType<typeof spokenNames>;

export type FigureRecord = Drawing & { id: string };

/** Where the service serves images; a build may configure another place for the browser. */
const IMAGES = '/api/question-images';

export function publish(draft: Draft<Drawing>, place: Place, random: Random): Question {
	const named = spokenNames(draft);
	const prompt = richText(draft.prompt, named(draft.prompt));
	const imageId = draft.figure ? promptImageId(place.id) : null;
	const tuple = tupleAskedFor(prompt.text);
	const answer = publishAnswer(draft.answer, random, named, tuple);
	const misconceptions = differing(answer, draft.answer.misconceptions ?? []);
	return {
		...place,
		question: imageId ? `${prompt.text} #${imageId}` : prompt.text,
		question_html: prompt.html + (draft.figure && imageId ? image(draft.figure, imageId) : ''),
		question_speech: prompt.speech + (draft.figure ? ` ${draft.figure.alt}` : ''),
		image_id: imageId,
		answer,
		steps: draft.steps.map((step, at) =>
			publishStep(step, draft.steps[at - 1], stepImageId(place.id, at), named, tuple),
		),
		hints: draft.hints.map((hint) => {
			const { text, html } = richText(hint);
			return { text, html };
		}),
		...(misconceptions.length > 0 ? { misconceptions } : {}),
	};
}

/** Whether marking accepts one of the draft's mistakes as right, so that the question would not reveal who made it. */
export const hidesMistake = (
	{ answer, misconceptions = [] }: Question,
	{ answer: drafted }: Pick<Draft, 'answer'>,
): boolean =>
	(drafted.misconceptions ?? []).some(
		({ value }) =>
			// One that the record names is wrong.
			misconceptions.every((named) => named.value !== value) &&
			checkAnswer(answer, value).verdict === 'right',
	);

/** The misconceptions that marking names by their own values; a near miss or another form gets marking's own words. */
function differing(answer: Answer, misconceptions: readonly Misconception[]): Misconception[] {
	const kept: Misconception[] = [];
	for (const { value, why } of misconceptions) {
		const one = { value, why: asPrinted(why) };
		// Marking names a misconception only for a value that it finds wrong.
		const isNamed = checkAnswer(answer, value, { misconceptions: [one] }).misconception === one.why;
		const isNew = (other: Misconception) =>
			checkAnswer({ ...answer, value: other.value }, value).verdict === 'wrong';
		if (isNamed && kept.every(isNew)) kept.push(one);
	}
	return kept;
}

const promptImageId = (questionId: string) => `${questionId}-figure`;
const stepImageId = (questionId: string, at: number) => `${questionId}-step-${at + 1}`;

/** A draft's drawings under the ids that its record names, the prompt's first. */
export const figuresOf = (
	{ figure, steps }: Draft<Drawing>,
	questionId: string,
): FigureRecord[] => [
	...(figure ? [{ id: promptImageId(questionId), ...figure }] : []),
	...steps.flatMap((step, at) =>
		step.figure ? [{ id: stepImageId(questionId, at), ...step.figure }] : [],
	),
];

const image = ({ alt, width, height }: Drawing, id: string) =>
	` <img src="${IMAGES}/${id}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;

/** A formula that is read before the words of its drawing ends like a sentence. */
const ended = (speech: string) => (/[.?!:]$/.test(speech) ? speech : `${speech}.`);

function publishStep(
	step: Line<Drawing>,
	above: Line<Drawing> | undefined,
	imageId: string,
	named: Named,
	tuple: string | undefined,
): Step {
	const { formula, why, figure } = step;
	const text = proseText(step.body);
	const speech = asTuple(proseSpeech(named(step.body)), tuple);
	const changed =
		formula && above?.formula ? changedParts(above.formula, formula) : new Set<never>();
	const html = formula && changed.size > 0 ? mathml(tex(formula, { changed })) : renderInline(text);
	return {
		text,
		html: html + (figure ? image(figure, imageId) : ''),
		speech: figure ? `${ended(speech)} ${figure.alt}` : speech,
		...(why === undefined ? {} : { why: asPrinted(why) }),
		...(figure ? { image_id: imageId } : {}),
	};
}

/** Reasons are plain words: minus signs for hyphens, and commas in long numbers as in formulas (67,500). */
const asPrinted = (words: string) =>
	words
		.replaceAll(/(?<!\w)-(?=\d)/g, '−')
		.replaceAll(/(?<![\d.,])\d{5,}(?!\d|[.,]\d)/g, (digits) =>
			digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','),
		);

const PLACE =
	/\b(?:(?:mid)?points?|graphs?|plane|intercepts?|line|circle|image|cent(?:er|re)|vert|foc)/;

/** "ordered pair" or "ordered triple", where the prompt asks for one of a story or a system: it is not heard as a point. */
const tupleAskedFor = (prompt: string): string | undefined =>
	PLACE.test(prompt) ? undefined : /\bordered (?:pair|triple)/.exec(prompt)?.[0];

/** "The ordered pair 65, 10" for "the point 65, 10". */
const asTuple = (speech: string, tuple: string | undefined): string =>
	tuple ? speech.replaceAll('the point ', `the ${tuple} `) : speech;

function publishAnswer(
	answer: DraftAnswer,
	random: Random,
	named: Named,
	tuple: string | undefined,
): Answer {
	const { kind, value, unit, form, choices } = answer;
	const extras = { ...(unit ? { unit } : {}), ...(form ? { form } : {}) };
	const say = (body: Prose) => {
		const rich = richText(body, named(body));
		return { ...rich, speech: asTuple(rich.speech, tuple) };
	};
	const shown = say(answer.body);
	if (!choices) return { kind, value, ...shown, ...extras };
	const keyed = publishChoices(answer.inOrder ? choices : random.shuffle(choices), say);
	const right = keyed.find((choice) => choice.misconception === undefined);
	if (!right) throw new TypeError('A multiple-choice question needs a right choice.');
	return { kind, value: right.key, ...shown, choices: keyed, ...extras };
}

const KEYS = choiceSchema.shape.key.options;

function publishChoices(
	choices: DraftChoice[],
	say: (body: Prose) => ReturnType<typeof richText>,
): NonNullable<Answer['choices']> {
	if (choices.length !== KEYS.length) throw new TypeError(`${choices.length} choices, not 4.`);
	return choices.map(({ body, misconception }, at) => ({
		key: KEYS[at] ?? 'A',
		...say(body),
		...(misconception === undefined ? {} : { misconception: asPrinted(misconception) }),
	}));
}
