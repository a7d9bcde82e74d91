/** Mistakes that editors make, one per line in `mistakes/*.jsonl`, with the message the check gives for each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOrder } from '../../../src/integrations/authored-content/issues.ts';
import { findContentIssues } from '../../../src/integrations/authored-content/find-content-issues.ts';
import { projectOf, soundContent } from './content.testdata.ts';
import { findFamilyIssues } from './families.ts';

/** In `file`, replaces `find` (or what matches `pattern`); without either, the whole file. `null` deletes it. */
type Mistake = {
	mistake: string;
	file: string;
	find?: string;
	pattern?: string;
	flags?: string;
	write: string | null;
	/** Line, column, and field, or only the field if the file is missing. */
	place: string;
	/** The file that is reported, if it is not the one with the mistake: two files disagree. */
	named?: string;
	said: string;
};

const FOLDER = join(import.meta.dirname, 'mistakes');
const mistakes = readdirSync(FOLDER).flatMap((name) =>
	readFileSync(join(FOLDER, name), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Mistake),
);
const { files, published } = soundContent();

async function issuesOf(content: ReadonlyMap<string, string>) {
	const root = projectOf(content);
	return inOrder([
		...(await findContentIssues(root, published)),
		...(await findFamilyIssues(root)),
	]);
}

test('finds nothing in valid content', async () => {
	expect(await issuesOf(files)).toEqual([]);
});

test.each(mistakes)('$file: $mistake', async (mistake) => {
	const issues = await issuesOf(withMistake(mistake));
	const [first] = issues;
	const place = first?.line ? `${first.line}:${first.column}  ${first.field}` : first?.field;
	expect({ place, said: first?.message }).toEqual({ place: mistake.place, said: mistake.said });
	// No file without a mistake is blamed.
	expect([...new Set(issues.map(({ file }) => file))]).toEqual([mistake.named ?? mistake.file]);
	expect(issues.map(({ message }) => message).join()).not.toMatch(/received|Invalid input/);
});

function withMistake({ file, find, pattern, flags, write }: Mistake): Map<string, string> {
	const content = new Map(files);
	const before = files.get(file) ?? '';
	if (write === null) content.delete(file);
	else if (find !== undefined)
		content.set(
			file,
			before.replace(find, () => write),
		);
	else if (pattern !== undefined)
		content.set(file, before.replace(new RegExp(pattern, flags), write));
	else content.set(file, write);
	if (content.get(file) === before) throw new Error(`This changes nothing in ${file}.`);
	return content;
}
