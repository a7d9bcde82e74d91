/** A file in a family's folder. */
export type SourceFile = { path: string; text: string };

export type SkillPlace = { path: string; line: number };

/** A family's folder, relative to the project: `num.int-add` is in `src/bank/families/num/int-add`. */
export const familyFolder = (family: string): string =>
	`src/bank/families/${family.replace('.', '/')}`;

/** Where a family defines a skill: the line with its title as a key. Undefined if no file of the family does. */
export function skillPlace(files: readonly SourceFile[], skill: string): SkillPlace | undefined {
	const title = RegExp.escape(skill);
	const key = new RegExp(`(?:^|[{,])\\s*(?:'${title}'|"${title}"|\\b${title}\\b)\\s*[:(,]`);
	for (const { path, text } of files) {
		const at = text.split('\n').findIndex((line) => key.test(line));
		if (at >= 0) return { path, line: at + 1 };
	}
	return undefined;
}
