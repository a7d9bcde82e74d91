/** Splits typed math where no parenthesis is open. */

/** `cut('(1, 2), (3, 4)', ', ')` has two parts. */
export function cut(text: string, separator: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	let inBars = false;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === '|') {
			inBars = !inBars;
			depth += inBars ? 1 : -1;
		} else if (/[({[]/.test(text[at] ?? '')) depth++;
		else if (/[)}\]]/.test(text[at] ?? '')) depth--;
		else if (depth === 0 && text.startsWith(separator, at)) {
			parts.push(text.slice(from, at));
			from = at + separator.length;
			at = from - 1;
		}
	}
	return [...parts, text.slice(from)].map((part) => part.trim());
}

/** The terms of a sum with their signs: `3x^2 - 2x + 1` has `3x^2`, `-2x`, `1`. */
export function termsOf(sum: string): string[] {
	const [first = [], ...rest] = cut(sum, ' + ').map((part) => cut(part, ' - '));
	const signed = ([head = '', ...subtracted]: readonly string[]) => [
		head,
		...subtracted.map((term) => `-${term}`),
	];
	return [first, ...rest].flatMap(signed);
}

export const sumOf = (terms: readonly string[]): string =>
	terms
		.map((term, at) =>
			at === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`,
		)
		.join('');

/** The factors of a product of parentheses: `4t(t - 7)^2` has `4t` and `(t - 7)^2`. */
export function factorsOf(product: string): string[] {
	if (cut(product, ' * ').length > 1) return cut(product, ' * ');
	const factors: string[] = [];
	let rest = product;
	while (rest) {
		const end = rest.startsWith('(') ? closingAt(rest) + 1 : nextOpening(rest);
		const [power = ''] = rest.startsWith('(')
			? (/^\^(?:\d+|\([^()]*\))/.exec(rest.slice(end)) ?? [])
			: [];
		factors.push(rest.slice(0, end + power.length));
		rest = rest.slice(end + power.length);
	}
	return factors;
}

function closingAt(text: string): number {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === '(') depth++;
		if (text[at] === ')' && --depth === 0) return at;
	}
	return text.length - 1;
}

/** Where the next factor in parentheses starts; an exponent's parentheses belong to the factor before. */
function nextOpening(text: string): number {
	const at = text.search(/(?<!\^)\(/);
	const [power = ''] = /^[^(]*\^\([^()]*\)/.exec(text) ?? [];
	if (power && text[power.length] === '(') return power.length;
	return at < 0 ? text.length : at;
}

const NAMES = String.raw`sqrt|cbrt|(?:sin|cos|tan|sec|csc|cot)(?:\^\d)?|log(?:_\w+)?|ln|pi|theta|inf`;
const TOKEN = new RegExp(
	String.raw`${NAMES}|[a-zA-Z](?:_(?:\w|\([^)]*\)))?|\d+(?:\.\d+)?|\s+|.`,
	'gu',
);

/**
 * Writes out each implied multiplication: `2x(x + 1)` is `2*x*(x + 1)`. The function on the left of a rule stays whole.
 */
export function withStars(plain: string): string {
	const [rule, name = '', right = plain] = /^([a-zA-Z]\([a-z]\) = )(.*)$/.exec(plain) ?? [];
	if (rule !== undefined) return name + withStars(right);
	let text = '';
	let before = '';
	for (const token of plain.match(TOKEN) ?? []) {
		const ends = /^(?:pi|theta|[a-zA-Z](?:_.+)?|\d.*|\)|°)$/.test(before) && before !== 'U';
		const starts =
			/^(?:pi|theta|(?:sqrt|cbrt|sin|cos|tan|sec|csc|cot|log|ln).*|[a-zA-Z](?:_.+)?|\d.*|\()$/.test(
				token,
			);
		text += ends && starts && token !== 'U' ? `*${token}` : token;
		if (token.trim() || !ends) before = token;
		else before = '';
	}
	return text;
}
