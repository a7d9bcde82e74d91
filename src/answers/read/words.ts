/** Letters in a text: known words and functions first, the rest are one-letter names. */
import { IS_FUNCTION, KNOWN } from './signs.ts';
import type { Token } from './tokens.ts';
import { Unreadable } from './unreadable.ts';

export function addCommand(command: string, at: number, gap: boolean, tokens: Token[]): void {
	const name = command.slice(1);
	const word = KNOWN.exec(name)?.[0];
	const known = word === name ? name : name.startsWith('var') ? name.slice(3) : undefined;
	if (known === undefined)
		throw new Unreadable(`The command “${command}” cannot be used in an answer.`, at);
	tokens.push(wordToken(known, at, gap));
}

/** `\text{ or }`, `\text{no solution}`: words between formulas. */
export function addWords(words: string, at: number, tokens: Token[]): void {
	for (const word of words.match(/[a-zA-Z]+/g) ?? []) addLetters(word, at, true, tokens);
}

/** Letters in a row: known words first, the rest are one-letter names: `2xsin` is 2·x·sin. */
export function addLetters(
	letters: string,
	start: number,
	gap: boolean,
	tokens: Token[],
	expected?: ReadonlySet<string>,
): void {
	let at = 0;
	if (/^oo$/i.test(letters)) {
		tokens.push({ type: 'sign', text: '∞', at: start, gap });
		return;
	}
	let single = '';
	while (at < letters.length) {
		const rest = letters.slice(at);
		const known = KNOWN.exec(rest)?.[0];
		const isWord =
			known && (known.length > 2 || known.toLowerCase() !== 'to' || letters.length === 2);
		const whole = known && /^(?:or|and|to|mu|over|plus|minus|times|equals)$/i.test(known);
		if (known && isWord && (!whole || known.length === letters.length)) {
			tokens.push(wordToken(known, start + at, gap && at === 0));
			at += known.length;
			single = '';
		} else {
			single += rest[0];
			const environment = tokens.some(
				({ text }, place) => /^\\(?:begin|end)$/.test(text) && place > tokens.length - 12,
			);
			const strange =
				expected &&
				!environment &&
				[...single].some((letter) => !expected.has(letter) && !'eix'.includes(letter));
			if (strange && single.length > 2)
				throw new Unreadable(
					`“${letters}” is a word: write the answer with numbers and symbols.`,
					start,
				);
			tokens.push({
				type: 'name',
				text: rest[0] as string,
				at: start + at,
				gap: gap && at === 0,
			});
			at++;
		}
	}
}

function wordToken(word: string, at: number, gap: boolean): Token {
	const lower = word.toLowerCase();
	const sign: Record<string, string> = {
		infinity: '∞',
		infty: '∞',
		inf: '∞',
		union: '∪',
		degrees: '°',
		degree: '°',
		deg: '°',
		percent: '%',
		over: '/',
		plus: '+',
		minus: '-',
		times: '*',
		equals: '=',
	};
	const text = sign[lower];
	if (text) return { type: 'sign', text, at, gap };
	if (IS_FUNCTION.test(lower)) return { type: 'function', text: canonicalFunction(lower), at, gap };
	if (/^(?:or|and|to|rad)/.test(lower)) return { type: 'word', text: lower, at, gap };
	return { type: 'name', text: lower, at, gap };
}

const canonicalFunction = (name: string): string =>
	name === 'lg' ? 'log' : name.replace(/^a(?=sin|cos|tan)/, 'arc');
