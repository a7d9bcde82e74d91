/**
 * "substitute 2 for x", "substitute x = 1 and f(x) = −8": the line is a formula from above, or the one that the reason
 * names, with these numbers in it.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear } from '../equation-lines.ts';
import { pointsOf } from '../sample-points.ts';
import { ifReadable, lettersIn, readReal, sidesOf } from '../values.ts';
import { asTex } from './plain-math.ts';

/** Issues for reasons that substitute other numbers than their line. */
export function checkSubstitutedNumbers({ question, steps, answer }: Question): string[] {
	const given = [questionText(question), ...(answer.choices ?? []).map(({ text }) => text)];
	return steps.flatMap(({ text, why = '' }, at) => {
		const values = substitutedBy(why);
		if (values.size === 0) return [];
		const above = [...given, ...steps.slice(0, at).map((step) => step.text)].flatMap(formulasIn);
		const [, named] = /\bin(?:to)? ([^,;]* = [^,;]*)$/.exec(why) ?? [];
		const from = [...above, ...(named === undefined ? [] : [asTex(named)])];
		return leadsTo(text, from, values) === false ? [`"${why}" does not lead to "${text}"`] : [];
	});
}

/** "2/3", "−3x + 6", or "k" */
const VALUE = String.raw`(?<![\w^).])([−-]?\d*(?:\.\d+)?(?:/\d+)?[a-z]?(?: [−+-] \d*[a-z]?(?:/\d+)?)?)`;
const END = String.raw`(?![\w²³(°^/%]|\.\d|-)`;
const FOR = new RegExp(`${VALUE} for (?:both )?([a-zA-Z])${END}`, 'g');
const IS = new RegExp(`(?<= |^)([a-zA-Z])(?:\\([a-z]\\))? = ${VALUE}${END}`, 'g');

/** What is put in for each letter, in TeX; f(x) is named f. */
function substitutedBy(why: string): Map<string, string> {
	if (!why.startsWith('substitute ') || /-term|as a decimal|\bu\b|the pair|π/.test(why))
		return new Map();
	const said = why.replace(/ in(?:to)? [^,;]* = .*$/, '').replace(/[:;].*$/, '');
	return new Map([
		...[...said.matchAll(FOR)].map(([, value = '', name = '']) => [name, asTex(value)] as const),
		...[...said.matchAll(IS)].map(([, name = '', value = '']) => [name, asTex(value)] as const),
	]);
}

/** Undefined if no formula with these letters, or not the line, can be read. */
function leadsTo(
	text: string,
	from: readonly string[],
	values: ReadonlyMap<string, string>,
): boolean | undefined {
	const names = [...values.keys()];
	const now = formulasIn(text).flatMap(sidesRead);
	const before = from.map(sidesRead).filter((sides) => {
		const letters = sides.flatMap((side) => side.letters);
		return names.every((name) => letters.includes(name));
	});
	if (now.length === 0 || before.length === 0) return undefined;
	return before.some((sides) =>
		sides
			.filter(({ letters }) => names.some((name) => letters.includes(name)))
			.every((old) => now.some((one) => haveOneValue(old, one, values))),
	);
}

type Side = { tex: string; letters: string[] };

const sidesRead = (tex: string): Side[] =>
	sidesOf(tex.replaceAll(/([a-zA-Z])\([a-z]\)/g, '$1')).flatMap((side) => {
		const letters = ifReadable(() => lettersIn(side));
		return letters ? [{ tex: side, letters }] : [];
	});

const haveOneValue = (old: Side, now: Side, given: ReadonlyMap<string, string>): boolean =>
	pointsOf([...old.letters, ...now.letters]).every((other) => {
		const put = [...given].map(([name, tex]) => [name, ifReadable(() => readReal(tex)(other))]);
		const point = { ...other, ...Object.fromEntries(put) };
		const was = ifReadable(() => readReal(old.tex)(point));
		const is = ifReadable(() => readReal(now.tex)(other));
		return was !== undefined && is !== undefined && isNear(was, is, 1e-7);
	});
