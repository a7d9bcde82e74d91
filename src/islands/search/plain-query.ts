/**
 * What a visitor typed, as the index has it: letters and digits, a power as in `x2`, no words that only make a
 * sentence. The index asks for every word, so "how to add fractions" would need a page with "how".
 */
const FILLERS = new Set('a an and do does how i in is of or the to what with'.split(' '));
/** `x^2+5x+6`, whatever its numbers. */
const TRINOMIAL = /^\d*([a-z])2 \d*\1 \d+$/;

export function plainQuery(text: string): string {
	const words = text
		.toLowerCase()
		.replaceAll('²', '2')
		.replaceAll(/\^/g, '')
		.replaceAll(/[^\p{L}\p{N}.'’-]+/gu, ' ')
		.trim();
	if (TRINOMIAL.test(words)) return 'factoring x2 bx';
	const telling = words.split(' ').filter((word) => !FILLERS.has(word));
	// A lone letter says nothing beside a longer word or a formula's other parts.
	const kept =
		telling.length > 1 ? telling.filter((word) => word.length > 1 || /\d/.test(word)) : telling;
	return (kept.length > 0 ? kept : telling.length > 0 ? telling : [words]).join(' ');
}
