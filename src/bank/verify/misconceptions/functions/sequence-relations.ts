/** Sequences and series as the prompt gives them, by their terms, by two of them, or by a recursive rule. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { ifReadable, lettersIn, readReal } from '../../values.ts';
import type { Relation } from '../relations/relations.ts';

export type Sequence = {
	/** The first terms, as written. */
	terms: readonly number[];
	/** The last one, if it is written. */
	last: number | undefined;
	/** The term at each position, starting with 1. */
	at: (position: number) => number;
	/** The position or the number of terms that is asked for. */
	n: number;
};

export const askedTerm = ({ at, n }: Sequence): number => at(n);

export const firstOf = ({ terms: [one = 0] }: Sequence): number => one;

export const stepOf = ({ terms: [one = 0, two = 0] }: Sequence): number => two - one;

export const ratioOf = ({ terms: [one = 0, two = 0] }: Sequence): number => two / one;

/** "$3, 6, 12, \dots, 96$", or "$3 + 6 + 12 + \cdots + 96$". */
const LISTED = /\$([^$]*?)(?:, \\dots|\s\+ \\cdots)(?:(?:, | \+ )([^$]+))?\$/;

export function sequencesIn({ question }: Question): Sequence[] {
	const prompt = questionText(question);
	const [, listed, end] = LISTED.exec(prompt) ?? [];
	if (listed === undefined) return [];
	const terms = listed.split(/, | \+ /).map(numberIn);
	const at = ruleFor(terms);
	const last = end === undefined ? undefined : numberIn(end);
	const [, asked] =
		/(?:first \$|the \$?)(\d+)(?:\$ terms|(?:\$)?(?:st|nd|rd|th)\$? term)/.exec(prompt) ?? [];
	if (!at || terms.some(Number.isNaN)) return [];
	const n = asked === undefined ? positionOf(last, at) : Number(asked);
	return [{ terms, last, at, n }];
}

/** From the terms that the prompt lists, or from two terms with their positions; NaN if there are none. */
function commonDifference(prompt: string): number {
	const [one, two] = [...prompt.matchAll(/_\{(\d+)\} = (-?[\d.]+)/g)].map(
		([, position, value]) => [Number(position), Number(value)] as const,
	);
	if (one && two) return (two[1] - one[1]) / (two[0] - one[0]);
	const [, first, second] = /\$(-?[\d.]+), (-?[\d.]+), -?[\d.]+, /.exec(prompt) ?? [];
	return Number(second) - Number(first);
}

/** A positive common difference has no negative sign to ignore; the other rules judge a negative one. */
export const hasNoNegativeStep: Relation = ({ prompt }) =>
	commonDifference(prompt) > 0 ? false : undefined;

/** NaN unless the last term is among the first thousand. */
function positionOf(last: number | undefined, at: Sequence['at']): number {
	if (last === undefined) return Number.NaN;
	for (let n = 1; n < 1000; n++) if (isNear(at(n), last)) return n;
	return Number.NaN;
}

/** Of an arithmetic or a geometric sequence, or one with equal second differences. */
function ruleFor([first = 0, second = 0, third = 0, ...others]: readonly number[]):
	((position: number) => number) | undefined {
	const [step, ratio, bend] = [second - first, second / first, third - 2 * second + first];
	const rules = [
		(n: number) => first + (n - 1) * step,
		(n: number) => first * ratio ** (n - 1),
		(n: number) => first + (n - 1) * step + ((n - 1) * (n - 2) * bend) / 2,
	];
	return rules.find((rule) => [third, ...others].every((term, at) => isNear(rule(at + 3), term)));
}

export const sumOf = (at: Sequence['at'], from: number, to: number): number => {
	let sum = 0;
	for (let position = from; position <= to; position++) sum += at(position);
	return sum;
};

/** "starts with $t_{1} = 3$ and $t_{2} = -2$ and follows the rule $t_{n} = 3t_{n - 1} + t_{n - 2}$". */
export type Recursion = {
	seeds: readonly number[];
	next: (before: number, twoBefore: number, n: number) => number;
	/** The number of terms, or the last position, that is asked for. */
	n: number;
};

export function recursionsIn({ question }: Question): Recursion[] {
	const prompt = questionText(question);
	const seeds = [
		...[...prompt.matchAll(/[a-z]_\{\d\} = (-?[^$]+)\$/g)].map(([, seed = '']) => numberIn(seed)),
		...[...(/begins with \$([^$]+)\$ and \$([^$]+)\$/.exec(prompt) ?? [])].slice(1).map(numberIn),
	];
	const [, rule] = /[a-z]_\{n\} = ([^$]*)\$/.exec(prompt) ?? [];
	const adds = /sum of the two terms before/.test(prompt);
	const [, asked] =
		/(?:Find (?:the )?\$?[a-z]_\{|[Ff]irst \$|Find the )(\d+)(?!\d|\} =)/.exec(prompt) ?? [];
	if (asked === undefined || (rule === undefined && !adds) || seeds.some(Number.isNaN)) return [];
	const tex = (rule ?? 'x + y')
		.replaceAll(/[a-z]_\{n - 1\}/g, '(x)')
		.replaceAll(/[a-z]_\{n - 2\}/g, '(y)');
	const read = ifReadable(() => readReal(tex));
	if (!read) return [];
	return [{ seeds, next: (x, y, n) => read({ x, y, n }), n: Number(asked) }];
}

/** The term at a position; its own step may be another one. */
export function termOf({ seeds, next }: Recursion, position: number, lastStep = next): number {
	const terms = [...seeds];
	for (let n = seeds.length + 1; n <= position; n++) {
		const step = n === position ? lastStep : next;
		terms.push(step(terms.at(-1) ?? Number.NaN, terms.at(-2) ?? Number.NaN, n));
	}
	return terms[position - 1] ?? Number.NaN;
}

/** A formula in one variable; "$t_{n - 1}$" is one, too. */
type Formula = (value: number) => number;

function formulaIn(text: string): Formula | undefined {
	const tex = text
		.replaceAll(/^\$|\$$/g, '')
		.replace(/^(?:y|[a-z]_\{n\}) = /, '')
		.replaceAll(/[a-z]_\{n - 1\}/g, 'z');
	const letters = ifReadable(() => lettersIn(tex));
	const read = ifReadable(() => readReal(tex));
	const [letter = 'n', ...others] = letters ?? [];
	return letters && read && others.length === 0 ? (value) => read({ [letter]: value }) : undefined;
}

const POSITIONS = [2, 3, 5, 7];

/** Whether the wrong formula has these values, which come from the right one and the prompt. */
export const formulaBecomes =
	(wanted: (right: Formula, value: number, record: Question) => number | undefined): Relation =>
	({ right, wrong, record }) => {
		const [was, is] = [right, wrong].map(formulaIn);
		if (!was || !is || isNear(was(1), was(2))) return undefined;
		const values = POSITIONS.map((value) => wanted(was, value, record));
		if (values.includes(undefined)) return undefined;
		return POSITIONS.every((value, at) => isNear(is(value), values[at] ?? Number.NaN, 1e-7));
	};

/** "\sum_{k=1}^{7} (-4k + 6)". */
export type Sigma = { from: number; to: number; at: Formula };

export function sigmaIn(text: string): Sigma | undefined {
	const [, from, to, terms = ''] =
		/\\sum_\{[a-z] ?= ?(-?\d+)\}\^\{(-?\d+)\} ([^$]*)/.exec(text) ?? [];
	const at = formulaIn(terms);
	return at && from !== undefined ? { from: Number(from), to: Number(to), at } : undefined;
}
