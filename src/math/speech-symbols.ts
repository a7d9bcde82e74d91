/** Names in words: letters, Greek letters, indices, and the names of sides and angles. */
import type { Expression } from './expression.ts';
import { parseTex } from './parse-tex.ts';

/** One letter, one sign, a side by its name, a letter with its case, or digits with a blank among them. */
export const isSign = (name: string): boolean =>
	/^(?:[a-zA-Z]|\\[a-zA-Z]+|\\side [a-z]|\\capital [A-Z]|\\lowercase [a-z]|\d*\\square\d*)$/.test(
		name,
	);

const NAMES: Readonly<Record<string, string>> = {
	'\\infty': 'infinity',
	'\\dots': 'and so on',
	'\\cdots': 'dot dot dot',
	'\\square': 'blank',
};

/** `\\infty` → infinity, `a_{n}` → a sub n, `\\pi` → pi, `\\angle CAD` → angle C A D, `\\side a` → side a, `\\capital A` → capital A, `f^{-1}` → f inverse; a name may be a formula, `mx + b`. */
export function speakSymbol(name: string, speak: (formula: Expression) => string): string {
	const written = isSign(name) || /^[a-zA-Z]\^\{-1\}$/.test(name) ? null : parseTex(name);
	if (written && written.kind !== 'symbol') return speak(written);
	const [, base = name, index, single] = /^(.*?)(?:_\{(.*)\}|_(.))$/.exec(name) ?? [];
	const words = base
		.replaceAll(/\\(?:infty|c?dots|square)(?![a-z])/g, (sign) => ` ${NAMES[sign]} `)
		.replace(/^[\d ]*blank[\d ]*$/, (digits) => digits.replaceAll(/\d(?=\d)/g, '$& ').trim())
		.replace(/^\\overline\{(.*)\}$/, 'segment $1')
		.replace(/(?<=^(?:\\angle|\\triangle|segment) )[A-Z]{2,}$/, (corners) => [...corners].join(' '))
		.replace('^{-1}', ' inverse')
		.replaceAll(/'/g, ' prime')
		.replaceAll('\\', ' ');
	const below = index ?? single;
	if (below === undefined) return words.trim();
	const isLong = /[+-]/.test(below);
	const said = below
		.replace(/^[A-Z]{2,}$/, (corners) => [...corners].join(' '))
		.replaceAll(/(?<=\w)\s*-\s*/g, ' minus ')
		.replaceAll(/\s*\+\s*/g, ' plus ')
		.replace('-', 'negative ');
	return `${words.trim()} sub ${said}${isLong ? ', end sub,' : ''}`;
}
