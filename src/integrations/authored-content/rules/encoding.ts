/** A file from another program may have an encoding that the site does not read, or contain invisible characters. */
import { placeAt } from '../issues.ts';
import type { RuleIssue } from './rule.ts';

const ADVICE =
	'Save it as UTF-8: in your text editor choose "Save as" and there "Encoding: UTF-8", then look at the accents and quotation marks again.';

// XML, and with it the feed, does not allow control characters; the others split words that people search for.
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060]|(?<!^)\uFEFF/u;

/** `text` as decoded from UTF-8, where an invalid byte has become U+FFFD. The first issue of each kind. */
export const findEncodingIssues = (text: string): RuleIssue[] => [
	...foreignLetter(text),
	...invisibleSign(text),
];

function invisibleSign(text: string): RuleIssue[] {
	const at = text.search(INVISIBLE);
	if (at < 0 || text.includes('\0')) return [];
	return [
		{
			...placeAt(text, at),
			field: 'encoding',
			message: `found an invisible character in "${shownAround(text, at)}". It came with a paste from another program: delete the space between the letters there, and type it again.`,
		},
	];
}

function foreignLetter(text: string): RuleIssue[] {
	const at = text.search(/[\0\uFFFD]/);
	if (at < 0) return [];
	return [
		{
			...placeAt(text, at),
			field: 'encoding',
			message: `found characters that cannot be read: "${shownAround(text, at)}". ${ADVICE}`,
		},
	];
}

/** The text around a position, within its line. */
function shownAround(text: string, at: number): string {
	const before =
		text
			.slice(Math.max(0, at - 12), at)
			.split('\n')
			.at(-1) ?? '';
	const behind = text.slice(at, at + 12).split('\n')[0] ?? '';
	return (before + behind).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
