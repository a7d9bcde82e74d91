/** The speech must say what is written: the same words between the formulas, and formulas that read back the same. */
import { splitMarkup, type Segment } from '../../../math/markup.ts';
import { withSignsInWords, withUnitInFull } from '../../../math/speech-units.ts';
import { inOneSpelling } from './hear.ts';
import { readSpoken, UnheardError } from './read-spoken.ts';
import { isSame, printedStructure, type Structure } from './structure.ts';

/** An issue, or none. */
export function speechIssues(text: string, speech: string): string[] {
	const segments = splitMarkup(text).map(inWords).map(withUnits);
	if (isSpoken(segments, inOneSpelling(speech))) return [];
	const alone = segments.length === 1 && segments[0]?.kind !== 'words' ? segments[0] : undefined;
	const heard = alone && hears(alone.text, speech);
	return [`"${text}" is spoken as "${speech}"${heard ? `: ${heard}` : ''}`];
}

/** The text between the formulas, as spoken. */
const inWords = (segment: Segment): Segment =>
	segment.kind === 'words' ? { ...segment, text: withSignsInWords(segment.text) } : segment;

/** Units after a formula are spoken in full. */
function withUnits(segment: Segment, at: number, segments: readonly Segment[]): Segment {
	const before = segments[at - 1];
	return segment.kind === 'words' && before && before.kind !== 'words'
		? { ...segment, text: inOneSpelling(withUnitInFull(segment.text, before.text === '1')) }
		: { ...segment, text: inOneSpelling(segment.text) };
}

/** Words of a sentence may also occur in a formula ("and"), so each occurrence is tried. `before` is the sentence so far, its formulas as "$". */
function isSpoken([first, ...rest]: readonly Segment[], speech: string, before = ''): boolean {
	if (!first) return speech === '';
	if (first.kind === 'words') {
		const words = first.text.replaceAll('**', '');
		const said = [words, words.replace(/^,/, '')]
			.flatMap(withPause)
			.find((one) => speech.startsWith(one));
		return said !== undefined && isSpoken(rest, speech.slice(said.length), before + words);
	}
	const [next, ...behind] = rest;
	const { text } = first;
	const isHeard = (said: string) => hears(text, withoutLead(said, text, before)) === null;
	if (!next) return isHeard(speech);
	if (next.kind !== 'words') return false;
	for (const words of [next.text, next.text.replace(/^, /, '; ')].flatMap(withPause))
		for (let at = speech.indexOf(words, 1); at >= 0; at = speech.indexOf(words, at + 1))
			if (
				isHeard(withoutPause(speech.slice(0, at), words)) &&
				isSpoken(behind, speech.slice(at + words.length), `${before}$${next.text}`)
			)
				return true;
	return false;
}

/** "The equation, the fraction 7, over x": a pause between two nouns. */
const withPause = (words: string): string[] => [words, words.replace(/(?<=[a-z]) $/, ', ')];

/** "The equation x equals 3", "the inequality x is less than 3", "the statement that 3 is less than 2", "the range is all y less than 3". */
function withoutLead(said: string, tex: string, before: string): string {
	if (/\b(?:domain|range)(?: of \$)? is $/.test(before)) return said.replace(/^all /, '');
	if (before.endsWith('statement ')) return said.replace(/^that /, '');
	if (before.endsWith('interval ')) return said.replace(/^from /, 'the interval from ');
	return said.replace(
		tex.includes('=') ? /^the equation,? / : /^the (?:compound )?inequality,? /,
		'',
	);
}

/** A comma or a semicolon before a joining word is a pause; before other words, a comma behind a formula of several words. */
function withoutPause(said: string, words: string): string {
	if (/^ (?:and|or) /.test(words)) return said.replace(/[,;]$/, '');
	return said.includes(' ') && /^ [\w$]/.test(words) ? said.replace(/,$/, '') : said;
}

const MAX_KNOWN = 50_000;
const known = new Map<string, string | null>();

/** Null if the speech reads back to the formula; otherwise why not. */
function hears(tex: string, words: string): string | null {
	const key = `${tex}\n${words}`;
	let issue = known.get(key);
	if (issue === undefined) {
		issue = findIssue(tex, words);
		if (known.size >= MAX_KNOWN) known.clear();
		known.set(key, issue);
	}
	return issue;
}

/** "Sine of angle A" is sin A, and "angle A equals" is A =. */
const withoutAngle = (heard: Structure): Structure =>
	typeof heard === 'string'
		? heard
		: heard[0] === 'angle' && /^[A-Z]$/.test(String(heard[1]))
			? String(heard[1])
			: heard.map(withoutAngle);

const DIGITS_AND_BLANK = /^\d*\\square\d*$/;

const digitByDigit = (tex: string): string =>
	[...tex.replace('\\square', '□')].join(' ').replace('□', 'blank');

function findIssue(tex: string, words: string): string | null {
	if (DIGITS_AND_BLANK.test(tex))
		return words === digitByDigit(tex) ? null : 'the digits around a blank are one number';
	const printed = printedStructure(tex);
	if (printed === null) return `"${tex}" is notation that cannot be read back`;
	try {
		const heard = readSpoken(words);
		return isSame(heard, printed) || isSame(withoutAngle(heard), printed)
			? null
			: `a listener hears ${JSON.stringify(heard)}, the formula says ${JSON.stringify(printed)}`;
	} catch (error) {
		if (error instanceof UnheardError) return error.message;
		throw error;
	}
}
