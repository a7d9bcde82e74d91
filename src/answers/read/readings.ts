/** The possible readings of a typed answer. The first is the usual one; the others count only if they are right. */
import type { Answer } from '../../schemas/wire/answer.ts';
import { hasNames, namesIn, rename, some, type Tree } from '../tree.ts';
import { matrixText } from './expected.ts';
import type { ReadOptions } from './cursor.ts';
import { treeOf } from './grammar.ts';
import { commasOf, isListKind, isNumberKind, prepare, sayingOf } from './prepare.ts';
import { MAX_LENGTH, Unreadable } from './unreadable.ts';
import { quotientText } from '../kinds/pair.ts';

export type Reading = {
	tree: Tree;
	otherUnit?: string;
	/** This reading is probably meant but is not what was typed: what to ask the student if it is right. */
	doubt?: string;
};

export type Readings = { readings: Reading[]; problem: Unreadable | null };

export function readingsOf(expected: Answer, want: Tree, given: string): Readings {
	if (given.length > MAX_LENGTH)
		return { readings: [], problem: new Unreadable('This is too long for an answer.', MAX_LENGTH) };
	const saying = sayingOf(given.replaceAll(/\p{Cf}/gu, ''));
	if (saying) return { readings: [{ tree: saying }], problem: null };
	const { text, otherUnit } = prepare(expected, given, hasNames(want));
	const readings: Reading[] = [];
	let problem: Unreadable | null = null;
	for (const { doubt, ...options } of waysFor(expected, want, text)) {
		try {
			const tree = sameCase(treeOf(textFor(expected, text), options), want, expected);
			readings.push({
				tree,
				...(otherUnit === undefined ? {} : { otherUnit }),
				...(doubt === undefined ? {} : { doubt }),
			});
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error;
			problem ??= error;
		}
	}
	return { readings: problem && readings.every(({ doubt }) => doubt) ? [] : readings, problem };
}

/**
 * Phones start with a capital letter: X² + 3x is x² + 3x. In a formula with several variables only X, Y, and Z are
 * safe, or a text all in capitals: m and M may be two quantities.
 */
function sameCase(tree: Tree, want: Tree, { kind }: Answer): Tree {
	const wanted = namesIn(want);
	const isOther = (name: string) => !wanted.has(name) && wanted.has(turned(name));
	const names = [...namesIn(tree)];
	const all = wanted.size === 1 || names.every(isOther);
	const folded = names
		.filter((name) => isOther(name) && (all || /^[XYZ]/.test(name)))
		.reduce((now, name) => rename(now, name, turned(name)), tree);
	return kind.startsWith('complex') ? rename(folded, 'I', 'i') : folded;
}

/** X₁ → x₁, n → N. */
const turned = (name: string): string => {
	const first = name[0] as string;
	const lower = first.toLowerCase();
	return (first === lower ? first.toUpperCase() : lower) + name.slice(1);
};

function textFor({ kind }: Answer, text: string): string {
	if (kind === 'matrix') return matrixText(text);
	if (kind === 'interval' || kind === 'inequality') return setText(roundForOutward(text));
	if (kind === 'ratio') return text.replaceAll(/\s+(?:is to|for every)\s+/gi, ' : ');
	if (isNumberKind(kind)) return numberText(text);
	if (kind === 'expression' || kind === 'polynomial' || kind === 'factorization')
		return text.replace(RESTRICTION, '');
	if (kind === 'point' || kind === 'point-set')
		return text.replaceAll(/\p{Lu}['’′]*\s*=?\s*(?=\()/gu, '');
	if (kind === 'set') return listText(text.replace(NAMED_SET, ''));
	return kind === 'quotient-remainder' ? quotientText(text) : listText(text);
}

/** One and a half is `1 1/2`, two thirds is `2/3`. */
const numberText = (text: string): string =>
	text
		.replace(/(\d)\s+and\s+(?=\d+\s*\/\s*\d+$)/i, '$1 ')
		.replace(/(\/\s*\d+)(?:ths?|rds?|nds?)$/i, '$1');

/** `x = 3 x = 6`, `3 ou 6`, `p/q = ±1, ±2`. */
const listText = (text: string): string =>
	text
		.replace(/^p\s*\/\s*q\s*=/, '')
		.replaceAll(/(=[^=,;]*[\d)}])\s+(?=\p{L}_?\d?\s*=)/gu, '$1, ')
		.replaceAll(/\s+ou\s+/gi, ' or ')
		.replaceAll(/\s+et\s+/gi, ' and ');

/** The domain and range have their own letters. */
const NAMED_SET = /^[DR]\s*=\s*/;

/** The restriction after a simplified fraction: `, x ≠ 0, 3`. */
const RESTRICTION =
	/(?:\s*(?:[,;]|\b(?:where|for|if|when|provided)\b)\s*\p{L}\s*(?:≠|!=|\\neq?\b)[^\p{L}]*)+$/u;

/** `R \ {2}` is `x ≠ 2`; `D = (2, 5)` has a name; `x < 4, x ∈ ℝ` adds what is true of any number. */
const setText = (text: string): string =>
	listText(text)
		.replace(NAMED_SET, '')
		.replace(/^\p{L}\s*(?:∈|\\in)\s*(?:R|ℝ|\\mathbb\{R\})\s*[,|:]\s*/u, '')
		.replace(/\s*[,;]\s*\p{L}\s*(?:∈|\\in)\s*(?:R|ℝ|\\mathbb\{R\})$/u, '')
		.replace(
			/^(?:\p{L}\s*∈\s*)?(?:R|ℝ|\\mathbb\{R\})\s*(?:\\setminus|\\|[-−∖])\s*\\?\{([^{}]*?)\\?\}$/u,
			(_, out: string) =>
				out
					.split(',')
					.map((value) => `x ≠ ${value}`)
					.join(', '),
		)
		.replaceAll(/\s*(?:∪|\\cup|\bU\b)\s*(?=\p{L}\s*[<>≤≥])/gu, ' or ');

/** ]−2, 4[ is (−2, 4), as in France. */
const roundForOutward = (text: string): string =>
	text.replaceAll(
		/([\][])([^()[\]]*[,;][^()[\]]*)([\][])/g,
		(_, open: string, inside: string, close: string) =>
			`${open === ']' ? '(' : '['}${inside}${close === '[' ? ')' : ']'}`,
	);

function waysFor({ kind }: Answer, want: Tree, text: string): (ReadOptions & { doubt?: string })[] {
	const timesX =
		isNumberKind(kind) || !some(want, (part) => part.is === 'name' && part.name === 'x');
	const isList = isListKind(kind);
	const decimalCommas =
		isList && kind !== 'matrix' && /\d,\d/.test(text) && /;(?!\s*\()/.test(text);
	const letters = new Set(
		[...namesIn(want)].flatMap((name) => [
			name[0] as string,
			(name[0] as string).toUpperCase(),
			(name[0] as string).toLowerCase(),
		]),
	);
	const plain: ReadOptions = {
		commas: decimalCommas ? 'number' : commasOf(kind),
		timesX,
		letters,
	};
	const ways: (ReadOptions & { doubt?: string })[] = [plain];
	if (isList && /\d,\d{3}(?!\d)/.test(text)) ways.push({ ...plain, commas: 'thousands' });
	if (kind === 'inequality' && /^[^,([]*\d,\d[^,)\]]*$/.test(text))
		ways.push({ ...plain, commas: 'number' });
	if (!isList && /\d,\d+[a-zA-Z(]/.test(text)) ways.push({ ...plain, commas: 'number' });
	if (isList && /\+\s*[-−–]/.test(text)) ways.push({ ...plain, signPairs: true });
	if (/\/.*[a-zA-Zπ√(\\]/.test(text) && !kind.startsWith('complex'))
		ways.push({
			...plain,
			tight: true,
			doubt:
				'As typed, only part of this is under the fraction bar. Put parentheses around the whole denominator.',
		});
	return ways;
}
