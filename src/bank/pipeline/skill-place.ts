/** A file of a family's folder. */
export type SourceFile = { path: string; text: string };

export type SkillPlace = { path: string; line: number };

/** The folder of a family, from the project: `num.int-add` is in `src/bank/families/num/int-add`. */
export const familyFolder = (family: string): string =>
	`src/bank/families/${family.replace('.', '/')}`;

/** Where a family defines a skill: the line on which its title is a key. Undefined when no file of the family does. */
export function skillPlace(files: readonly SourceFile[], skill: string): SkillPlace | undefined {
	const title = RegExp.escape(skill);
	const key = new RegExp(`(?:^|[{,])\\s*(?:'${title}'|"${title}"|\\b${title}\\b)\\s*[:(,]`);
	for (const { path, text } of files) {
		const at = text.split('\n').findIndex((line) => key.test(line));
		if (at >= 0) return { path, line: at + 1 };
	}
	return undefined;
}
