/** What a visitor would see as is: fields and lists are printed verbatim, without Markdown or formulas. */
const MARKS: readonly (readonly [RegExp, string])[] = [
	[/\\[$<{}[\]*_%"']/, 'No backslash is needed here: write "$5" as it is.'],
	[
		/\$[^$\s][^$]*[\\^_={}][^$]*\$|\$[a-zA-Z]\$|\\[a-zA-Z]{2,}/,
		'Formulas are not typeset here. Say it in words, or with signs such as x² and ½.',
	],
	[
		/\*\*|\]\(|`/,
		'Markdown is not read here. Write plain words, and put a link into the text of a post.',
	],
	[
		/(?![\t\n\r])\p{Cc}/u,
		'It is an invisible character. In double quotes "\\f" and its like make one: use straight single quotes.',
	],
	[/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i, 'HTML is not read here. Write plain words.'],
];

/** The first markup that would be printed, and what to write; undefined for plain text. */
export function plainTextIssue(text: string): string | undefined {
	for (const [mark, advice] of MARKS) {
		const found = mark.exec(text)?.[0];
		if (found) return `found ${named(found)}. ${advice}`;
	}
	return undefined;
}

/** An invisible character is named by its number: U+000C. */
const named = (found: string): string =>
	/^\p{Cc}/u.test(found)
		? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
		: found;
