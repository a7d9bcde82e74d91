/**
 * What a solution lets a letter stand for. Below "Let x be the length of the shorter leg. Then the longer leg is x + 4."
 * the shorter leg is not longer, the leg that is asked for has the value that was found for it, and below "let x be the
 * speed of the boat, and let y be the speed of the current" the first number of the solution is the speed of the boat.
 */
import { formulasIn, splitMarkup } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, isNear, numberIn } from '../equation-lines.ts';
import { ifReadable, lettersIn, readReal, sidesOf } from '../values.ts';

/** Issues for quantities that have the values of others. */
export function checkStandsFor({ question, steps, answer }: Question): string[] {
	const lines = steps.map(({ text }) => text);
	const stated = numberIn((formulasIn(answer.text)[0] ?? '').replace('\\$', ''));
	return lines.flatMap((text, at) => {
		if (text.startsWith(SOLVED)) return otherOrder(text, [question, ...lines].join(' '));
		const [letter, ...others] = LET.test(text) ? quantitiesIn(text) : [];
		if (!letter) return [];
		const all = [letter, ...others];
		const found = valuesOf(letter.tex, lines.slice(at + 1));
		const asked = askedIn(questionText(question));
		const isOther = found.every((value) => {
			const values = all.map(({ tex }) => valueAt(tex, letter.tex, value));
			return isOtherThanAsked(all, values, asked, stated) || isOtherSize(all, values);
		});
		return (found.length > 0 && isOther) || isOtherChange(letter, others)
			? [`"${text}" does not say what its letters stand for`]
			: [];
	});
}

const LET = /^Let \$[a-z]\$ be /;

type Quantity = { words: string; tex: string };

/** The letter that is introduced, and the expressions with it, each with the words of its clause. */
function quantitiesIn(text: string): Quantity[] {
	const letter = formulasIn(text)[0] ?? '';
	const [, name = '', rest = ''] = /^Let (.*?)\. (.*)$/.exec(withPlaces(text, letter)) ?? [];
	const clauses = rest.split(/\. |, (?:and|so|which) | and the /);
	const expressions = formulasIn(text).slice(1);
	return [
		{ words: name, tex: letter },
		...clauses.flatMap((words) =>
			[...words.matchAll(/#(\d)/g)].map(([, place]) => ({
				words,
				tex: inRadians(expressions[Number(place) - 1] ?? ''),
			})),
		),
	];
}

/** "#2" in the place of the second expression after the letter; numbers stay. */
const withPlaces = (text: string, letter: string): string =>
	splitMarkup(text)
		.map(({ kind, text: part }, at) =>
			kind === 'words' ? part : isIn(part, letter) ? `#${Math.floor(at / 2)}` : part,
		)
		.join('');

const isIn = (tex: string, letter: string): boolean =>
	ifReadable(() => lettersIn(inRadians(tex)).join() === letter) ?? false;

/** The values that lines below give the letter, among them those that make no sense in the story. */
const valuesOf = (letter: string, below: readonly string[]): number[] =>
	below
		.flatMap((line) => [...line.matchAll(/\$([a-z]) = ([^$]*)\$/g)])
		.filter(([, name]) => name === letter)
		.map(([, , value = '']) => numberIn((sidesOf(value).at(-1) ?? '').replace('\\pm', '+')))
		.filter((value) => !Number.isNaN(value));

const valueAt = (tex: string, letter: string, value: number): number =>
	ifReadable(() => readReal(tex)({ [letter]: value })) ?? Number.NaN;

const askedIn = (prompt: string): string =>
	prompt.split(/(?<=[.?]) (?=[A-Z])/).findLast((sentence) => sentence.includes('?')) ?? '';

const STEMS: Readonly<Record<string, string>> = {
	wide: 'width',
	long: 'length',
	tall: 'height',
	high: 'height',
	deep: 'depth',
};

/** Singular, and "width" for "wide". */
const wordsIn = (text: string): Set<string> =>
	new Set(
		(
			text
				.replaceAll('\\', '')
				.toLowerCase()
				.match(/\d+%|\d+-cent|[a-z-]{3,}/g) ?? []
		)
			.map((word) => STEMS[word] ?? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''))
			.filter((word) => !UNITS.has(word)),
	);

/** These say nothing of what is measured. */
const UNITS = new Set(
	'the number and are for then that each measure inch degree dollar hour meter metre centimeter centimetre feet foot'.split(
		' ',
	),
);

/** The only one whose own words the question has. */
function isOtherThanAsked(
	quantities: readonly Quantity[],
	values: readonly number[],
	asked: string,
	answer: number,
): boolean {
	const wanted = wordsIn(asked);
	const named = quantities.map(({ words }) => wordsIn(words));
	const own = named.map(
		(words, at) =>
			named
				.filter((_, other) => other !== at)
				.reduce((left, other) => left.difference(other), words)
				.intersection(wanted).size,
	);
	const [at, ...more] = own.flatMap((count, place) => (count > 0 ? [place] : []));
	const value = at === undefined || more.length > 0 ? Number.NaN : (values[at] ?? Number.NaN);
	return !Number.isNaN(value + answer) && !isNear(value, answer, 1e-2);
}

const LESS = /\b(?:smaller|smallest|shorter|shortest|lesser|least|lower)\b/;
const MORE = /\b(?:larger|largest|longer|longest|greater|greatest|higher)\b/;

/** "the smaller number" is not greater than the others. */
function isOtherSize(
	[first, ...others]: readonly Quantity[],
	[value = Number.NaN, ...otherValues]: readonly number[],
): boolean {
	const isLess = LESS.test(first?.words ?? '');
	if (isLess === MORE.test(first?.words ?? '')) return false;
	return others.some((_, at) => {
		const gap = (otherValues[at] ?? Number.NaN) - value;
		return isLess ? gap < 0 : gap > 0;
	});
}

/** "Let x be the number of price increases. Then 80 − 5x are sold, and the price of each is 51 + x." */
function isOtherChange({ words, tex: letter }: Quantity, others: readonly Quantity[]): boolean {
	const way = /\bprice (in|de)creases\b/.exec(words)?.[1];
	return (
		way !== undefined &&
		others.some(({ words: said, tex }) => {
			const change = valueAt(tex, letter, 1) - valueAt(tex, letter, 0);
			const isPrice = /\bprice of each\b|\bprofit per\b/.test(said);
			const isSold = /\bsold\b/.test(said);
			return isPrice === isSold ? false : change > 0 !== (isPrice === (way === 'in'));
		})
	);
}

const SOLVED = 'The solution of the system is $(';

const PAIR =
	/^The solution of the system is \$\(([^(),]*), ([^(),]*)\)\$, so (.*?)(?:,? and )(.*)\.$/;

const TWO =
	/\b[Ll]et \$[a-z]\$ be ([^?$]*(?:\$[^$]*\$[^?$]*)?), and let \$[a-z]\$ be ([^?$]*?(?:\$[^$]*\$[^?$]*?)?)(?:, both in|, in|\. )/;

/** Not the 4 of "at 4%". */
const AMOUNT = /-?\d+(?:\{,\}\d{3})*(?:\.\d+)?(?![\d%]|\.\d)/g;

/** "so the plane flies at $104$ kilometres per hour, and the speed of the wind is $4$" */
function otherOrder(text: string, before: string): string[] {
	const [, x = '', y = '', ...said] = PAIR.exec(text) ?? [];
	const [one, other] = (TWO.exec(before) ?? []).slice(1).map(wordsIn);
	if (!one || !other || x === y) return [];
	const [mine, theirs] = [one.difference(other), other.difference(one)];
	const isOther = said.some((part) => {
		const numbers: readonly string[] = part.match(AMOUNT) ?? [];
		const isX = numbers.includes(x);
		if (isX === numbers.includes(y)) return false;
		const words = wordsIn(part);
		const [own, wrong] = isX ? [mine, theirs] : [theirs, mine];
		return words.isDisjointFrom(own) && !words.isDisjointFrom(wrong);
	});
	return isOther ? [`"${text}" exchanges what its letters stand for`] : [];
}
