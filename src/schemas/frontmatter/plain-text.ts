/** What a visitor would see as it stands: fields and lists are printed as they are, without Markdown or formulas. */
const MARKS: readonly (readonly [RegExp, string])[] = [
	[/\\[$<{}[\]*_%"']/, 'Here no sign needs a backslash: write "$5" as it is.'],
	[
		/\$[^$\s][^$]*[\\^_={}][^$]*\$|\$[a-zA-Z]\$|\\[a-zA-Z]{2,}/,
		'Formulas are not set here. Say it in words, or with signs such as x² and ½.',
	],
	[
		/\*\*|\]\(|`/,
		'Markdown is not read here. Write plain words, and put a link into the text of a post.',
	],
	[/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i, 'HTML is not read here. Write plain words.'],
];

/** The first mark that would be printed, and what to write; undefined in plain words. */
export function plainTextFault(text: string): string | undefined {
	for (const [mark, advice] of MARKS) {
		const found = mark.exec(text)?.[0];
		if (found) return `found ${found}. ${advice}`;
	}
	return undefined;
}
