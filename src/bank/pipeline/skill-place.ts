/** A file in a family's folder. */
type SourceFile = { path: string; text: string };

export type SkillPlace = { path: string; line: number };

type Place = SkillPlace & {
	/** Where the function is defined that the line only names. */
	made?: SkillPlace;
};

/** A family's folder, relative to the project: `num.int-add` is in `src/bank/families/num/int-add`. */
export const familyFolder = (family: string): string =>
	`src/bank/families/${family.replace('.', '/')}`;

/**
 * Where a family defines a skill: the line with its title as a key, and the function that it names, if that is in the
 * family's folder. Undefined if no file of the family has the title as a key.
 */
export function skillPlace(files: readonly SourceFile[], skill: string): Place | undefined {
	const title = RegExp.escape(skill);
	const key = new RegExp(`(?:^|[{,])\\s*(?:'${title}'|"${title}"|\\b${title}\\b)\\s*[:(,]`);
	const place = placeOf(files, key);
	if (!place) return undefined;
	const named = new RegExp(`['"]${title}['"]:\\s*(?:\\(\\w*\\) =>\\s*)?(\\w+)`);
	const name = named.exec(files.find(({ path }) => path === place.path)?.text ?? '')?.[1];
	const sources = files.filter(
		({ path }) => path.endsWith('.ts') && !/(?:\bverify|\.test)\.ts$/.test(path),
	);
	const made =
		name && placeOf(sources, new RegExp(`^(?:export )?(?:function ${name}\\b|const ${name}\\b)`));
	return made ? { ...place, made } : place;
}

function placeOf(files: readonly SourceFile[], pattern: RegExp): SkillPlace | undefined {
	for (const { path, text } of files) {
		const at = text.split('\n').findIndex((line) => pattern.test(line));
		if (at >= 0) return { path, line: at + 1 };
	}
	return undefined;
}
