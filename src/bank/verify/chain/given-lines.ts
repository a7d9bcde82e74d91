/**
 * What a solution begins with is given: a first line, or one without a reason, that has the shape of a formula of the
 * prompt is that formula, and what a "Let" line introduces is used below it.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for quoted formulas with another number or sign, and for names and expressions that no line below uses. */
export const checkGivenLines = (question: Question): string[] => [
	...misquoted(question),
	...unused(question),
];

/** The first line, if it is one formula; its reason may not calculate yet. */
function misquoted({ question, steps: [first] }: Question): string[] {
	const [, line] = /^\$([^$]*)\$$/.exec(first?.text ?? '') ?? [];
	if (!first || line === undefined || first.why !== undefined) return [];
	const given = formulasIn(questionText(question)).flatMap((tex) => [tex, ...partsOf(tex)]);
	const alike = given.filter((tex) => shapeOf(tex) === shapeOf(line));
	return alike.length === 0 || alike.some((tex) => plain(tex) === plain(line))
		? []
		: [`the first line "${line}" does not quote "${alike[0]}" exactly`];
}

/** Several equations in one formula, or the sides of one. */
const partsOf = (tex: string): string[] => tex.split(/ = |, (?=[a-z])/);

const plain = (tex: string): string => tex.replaceAll(/\\left|\\right|\{,\}|\s/g, '');

/** Without its numbers and signs. */
const shapeOf = (tex: string): string =>
	plain(tex)
		.replaceAll(/\d+(?:\.\d+)?/g, '#')
		.replaceAll(/[-+]/g, '±')
		.replaceAll(/(?<![\w)}])±/g, '');

/** "Let $x$ be the speed of the current. The speed of the boat is $22 + x$ downstream." */
function unused({ question, steps }: Question): string[] {
	const given = questionText(question);
	return steps.flatMap(({ text }, at) => {
		if (!text.startsWith('Let $')) return [];
		const own = formulasIn(text).map(plain);
		const below = steps.slice(at + 1).flatMap((step) => formulasIn(step.text).map(plain));
		const isUsed = (tex: string) =>
			[...below, ...own.filter((one) => one !== tex)].some((line) => line.includes(tex));
		return own
			.filter((tex) => NAME.test(tex) || (SUM.test(tex) && !isFromPrompt(tex, given)))
			.filter((tex) => !isUsed(tex.replace(DEGREES, '$1')))
			.map((tex) => `no line below uses the "${tex}" of "${text}"`);
	});
}

const NAME = /^[a-zA-Z](?:_\{?\w+\}?)?$/;
const SUM = /^\(?\d*[a-z]?[-+]\d*[a-z]?(?:\)\^\{\\circ\})?$/;
const DEGREES = /^\((.*)\)\^\{\\circ\}$/;

/** "w + 13", 13 cm longer, from which squares are cut off, and the other consecutive numbers. */
const isFromPrompt = (tex: string, given: string): boolean =>
	/consecutive/.test(given) || (/^\d*[a-z]\+\d+$/.test(tex) && /cut from/.test(given));
