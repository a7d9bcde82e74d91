/**
 * What a solution begins with is given: a first line, or one without a reason, that has the shape of a formula of the
 * prompt is that formula, and what a "Let" line introduces is used below it.
 */
import { formulasIn, splitMarkup } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for quoted formulas with another number or sign, and for names and expressions that no line below uses. */
export const checkGivenLines = (question: Question): string[] => [
	...misquoted(question),
	...misquotedInWords(question),
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

/** "the value of $x^{3} + 3x^{2}$" where only $x^{3} + 2x^{2}$ is known: what a sentence refers to is quoted exactly. */
function misquotedInWords({ question, answer, steps }: Question): string[] {
	let known: readonly string[] | undefined;
	const given = () =>
		(known ??= [questionText(question), ...(answer.choices ?? []).map(({ text }) => text)].flatMap(
			formulasIn,
		));
	return steps.flatMap(({ text }, at) => {
		if (!REFERS.test(text)) return [];
		const above = steps.slice(0, at).flatMap((step) => formulasIn(step.text));
		const formulas = [...given(), ...above].flatMap((tex) => [tex, ...partsOf(tex)]);
		return splitMarkup(text).flatMap(({ kind, text: tex }, place, parts) => {
			const words = parts[place - 1]?.text ?? '';
			if (kind === 'words' || !REFERRING.test(words) || !isFormula(tex)) return [];
			const alike = formulas.filter((one) => shapeOf(one) === shapeOf(tex));
			return alike.length === 0 || alike.some((one) => plain(one) === plain(tex))
				? []
				: [`"${text}" does not quote "${alike[0]}" exactly`];
		});
	});
}

const REFERRING =
	/(?:(?:First|Second|Third) equation: |(?:graph|line|values?|side|period|exponent|image) of |(?:graph|equation|system|series|rule|domain|range|asymptote) is |(?:[Tt]he line|[Tt]he condition|[Ff]or|[Oo]nly|starts with|follows the rule|it is shaded:|is true when|Synthetic division by|The factors are|identity is|graph shows) )$/;

/** The same anywhere in a line. */
const REFERS = new RegExp(REFERRING.source.replace(/\$$/, '\\$'));

/** Not a point, a number, or the value of a letter. */
const isFormula = (tex: string): boolean =>
	/\d/.test(tex) &&
	/[-+=^<>]|\\[fls]/.test(tex) &&
	/[a-z].*[a-z=(]|[a-z]\^|\d[a-z]/.test(tex.replaceAll(/\\[a-z]+/g, '')) &&
	!/^[a-z] = [^a-z]*$/.test(tex.replaceAll(/\\[a-z]+/g, ''));

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
