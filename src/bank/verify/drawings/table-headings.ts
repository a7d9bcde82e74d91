/** The heading of each row of a table, beside the numbers that its description names after it. */
import { at, type Mark, marksIn } from './svg-elements.ts';

/** Issues for a row with another heading; none for other drawings. */
export function headedOtherwise(svg: string, description: string): string[] {
	const [, words] = /^A table with \d+ rows\. (.*)$/.exec(description) ?? [];
	if (words === undefined) return [];
	const rows = new Map<number, Mark>();
	for (const mark of marksIn(svg).filter(({ text }) => text !== '')) {
		const first = rows.get(at(mark, 'y'));
		if (!first || at(mark, 'x') < at(first, 'x')) rows.set(at(mark, 'y'), mark);
	}
	const shown = [...rows]
		.toSorted(([one], [other]) => one - other)
		.map(([, { text }]) => startOf(text));
	const said = words.split(/\.(?: |$)/).map((row) => startOf(row.split(':')[0] ?? ''));
	return shown
		.filter((heading, row) => heading !== said[row])
		.map((heading) => `the row of ${heading} is described under another heading`);
}

/** "f(x)" and "f of x" are the same; a unit is written as a sign and said as a word. */
const startOf = (heading: string): string =>
	heading
		.replace(/^(\w)\((\w)\)$/, '$1 of $2')
		.replace(/(?:, in .*| \(.*\))$/, '')
		.trim();
