/** A stored answer of any kind as a list of numbers or expressions: coordinates, solutions, endpoints, both sides. */
import { formulasIn, splitMarkup } from '../../../../math/markup.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { halfPlace } from '../../equation-lines.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf } from '../../values.ts';

/** `values` has a row for each point at which the variables are read, with a value for each part. */
export type Parts = {
	letters: readonly string[];
	values: readonly (readonly number[])[];
	rounding: readonly number[];
};

/** Two answers in the same words, read at the same points; undefined if either is outside the grammar. */
export function readTogether(right: string, wrong: string): [Parts, Parts] | undefined {
	if (wordsOf(right) !== wordsOf(wrong)) return undefined;
	const [one, other] = [partsOf(right), partsOf(wrong)];
	return ifReadable(() => {
		const letters = [...new Set([...one, ...other].flatMap(lettersIn))];
		return [valuesOf(one, letters), valuesOf(other, letters)];
	});
}

/** The left side of "y = …" or "f(x) = …", the same in both answers; e is a number. */
const NAME = /^(?:[a-df-z](?:_\{?\w+\}?)?|f\(x\))$/;

const INFINITE = '10^{300}';

const partsOf = (text: string): string[] => formulasAlone(text).flatMap(partsOfFormula);

function partsOfFormula(formula: string): string[] {
	return formula
		.replaceAll('{,}', '')
		.replaceAll(/\^\{\\circ\}|^\$|\$$/g, '')
		.replaceAll(/\\infty/g, INFINITE)
		.replaceAll(/(?<![\d}])(-?\d+)\/(\d+)(?!\d)/g, '\\frac{$1}{$2}')
		.split(/ \\cup | : /)
		.flatMap(sidesOf)
		.filter((side, at, sides) => at > 0 || sides.length === 1 || !NAME.test(side))
		.flatMap((side) => membersOf(side.replace(/^\\\{(.*)\\\}$/, '$1')))
		.flatMap((member) => {
			const inner = membersOf(/^[([](.*)[)\]]$/.exec(member)?.[1] ?? '');
			return inner.length > 1 ? inner : [member];
		})
		.flatMap((part) =>
			part.includes('\\pm') ? [part.replaceAll('\\pm', '-'), part.replaceAll('\\pm', '+')] : [part],
		);
}

/** Of a choice with words between its formulas, the formulas: "all real numbers except $-3$ and $5$". */
const formulasAlone = (text: string): readonly string[] =>
	text.includes('$') ? formulasIn(text) : [text];

/** The words around the formulas, whatever joins them. */
const wordsOf = (text: string): string =>
	splitMarkup(text.includes('$') ? text : '')
		.map((part) => (part.kind === 'words' ? part.text.replaceAll(/\band\b|,|\s/g, '') : ''))
		.join('');

/** Splits at the commas outside parentheses and brackets. */
function membersOf(text: string): string[] {
	const members = [''];
	let depth = 0;
	for (const part of text.split(/(, |[()[\]{}])/)) {
		if (part === ', ' && depth === 0) members.push('');
		else members.push(`${members.pop()}${part}`);
		if (/^[([{]$/.test(part)) depth++;
		if (/^[)\]}]$/.test(part)) depth--;
	}
	return members;
}

function valuesOf(parts: readonly string[], letters: readonly string[]): Parts {
	const readers = parts.map((part) => readReal(part));
	return {
		letters,
		values: pointsOf(letters).map((point) => readers.map((read) => read(point))),
		rounding: parts.map(halfPlace),
	};
}

/** The numbers that texts contain, unsigned, and the values of fractions and percents. */
export function numbersOf(texts: readonly string[]): number[] {
	const found = new Set<number>([1]);
	for (const text of texts)
		for (const [, number = '', under, percent] of plainMath(text).matchAll(NUMBER)) {
			found.add(Number(number));
			if (percent)
				for (const whole of [0, 1, -1]) found.add(Math.abs(whole + Number(number) / 100));
			if (under) found.add(Number(under)).add(Number(number) / Number(under));
		}
	return [...found];
}

const NUMBER = /(\d+(?:\.\d+)?|\.\d+)(?:\/(\d+(?:\.\d+)?))?(%)?/g;

/** NaN if the rule has no value, or has variables other than x. */
export const valueAt = (rule: string, x: number): number =>
	ifReadable(() => readReal(rule)({ x })) ?? Number.NaN;

/** A number as a sentence names it: "−3/4", "0.7". */
export function namedNumber(text = ''): number {
	const [over = Number.NaN, under = 1] = text.replace('−', '-').split('/').map(Number);
	return over / under;
}
