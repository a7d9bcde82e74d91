/** The ways a typed answer can be meant. The first is the usual one; the others count only if they are right. */
import type { Answer } from '../../schemas/wire/answer.ts';
import { hasNames, namesIn, some, type Tree } from '../tree.ts';
import { matrixText } from './expected.ts';
import { type ReadOptions, treeOf } from './grammar.ts';
import { commasOf, isListKind, isNumberKind, prepare, sayingOf } from './prepare.ts';
import { MAX_LENGTH, Unreadable } from './unreadable.ts';
import { quotientText } from '../kinds/pair.ts';

export type Reading = {
	tree: Tree;
	otherUnit?: string;
	/** This reading is likely meant but not what stands there: what to ask the student, if it is the right one. */
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
			const tree = treeOf(textFor(expected, text), options);
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

function textFor({ kind }: Answer, text: string): string {
	if (kind === 'matrix') return matrixText(text);
	if (kind === 'interval' || kind === 'inequality') return roundForOutward(text);
	if (kind === 'point' || kind === 'point-set')
		return text.replaceAll(/\p{Lu}['’′]*\s*=?\s*(?=\()/gu, '');
	return kind === 'quotient-remainder' ? quotientText(text) : text;
}

/** ]−2, 4[ is (−2, 4), as in France. */
const roundForOutward = (text: string): string =>
	text.replaceAll(
		/([\][])([^()[\]]*,[^()[\]]*)([\][])/g,
		(_, open: string, inside: string, close: string) =>
			`${open === ']' ? '(' : '['}${inside}${close === '[' ? ')' : ']'}`,
	);

function waysFor({ kind }: Answer, want: Tree, text: string): (ReadOptions & { doubt?: string })[] {
	const timesX =
		isNumberKind(kind) || !some(want, (part) => part.is === 'name' && part.name === 'x');
	const isList = isListKind(kind);
	const decimalCommas = isList && /\d,\d/.test(text) && text.includes(';');
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
	if (!isList && /\d,\d+[a-zA-Z(]/.test(text)) ways.push({ ...plain, commas: 'number' });
	if (isList && /\+\s*[-−–]/.test(text)) ways.push({ ...plain, signPairs: true });
	if (/\/.*[a-zA-Zπ√(\\]/.test(text) && !kind.startsWith('complex'))
		ways.push({
			...plain,
			tight: true,
			doubt:
				'This reads from left to right. Put brackets around everything that belongs under the fraction bar.',
		});
	return ways;
}
