/** Words per minute: adults read plain English at about 240; a text with formulas is read more slowly, often twice. */
export const WORDS_A_MINUTE = 200;

const FORMULA = /(?<!\\)\$\$([\s\S]+?)\$\$|(?<!\\)\$((?:\\.|[^$\\])+)\$/g;
/** Layout commands of a formula, which are not read. */
const ARRANGEMENT =
	/\\(?:begin|end)\{\w+\}|\\(?:left|right|[bB]igg?[lr]?|[dt]?frac|sqrt|quad|text|[,;:!\\&])(?![a-z])/g;
const SIGNS = /\\[a-z]+|\d+(?:[.,]\d+)*|[a-z]|[-+=<>/!|]/gi;
const NOT_READ = /^(?:import|export)\s.*$|<[^>]*>|\]\([^)]*\)/gm;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu;

/** Minutes for an article in Markdown, at least 1. In a formula each number, variable, and symbol counts as a word. */
export const minutesToRead = (markdown: string): number =>
	Math.max(1, Math.round(wordsIn(markdown) / WORDS_A_MINUTE));

/** URLs, tags, and imports are not read; an image's description stands for looking at it. */
export function wordsIn(markdown: string): number {
	let signs = 0;
	const prose = markdown.replaceAll(FORMULA, (_, display?: string, inline?: string) => {
		signs += count((display ?? inline ?? '').replaceAll(ARRANGEMENT, ' '), SIGNS);
		return ' ';
	});
	return signs + count(prose.replaceAll(NOT_READ, ' '), WORD);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
