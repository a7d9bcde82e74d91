/**
 * What a reason says can be seen on its line: "identify the coefficients" where they are stated, "add 3 to both sides"
 * where there are sides, "combine like terms" where fewer signs are left. A reason that was moved to another line of
 * the same solution is not seen there. The tables are in `seen-operations.ts` (what is done) and `seen-statements.ts`
 * (what is said to hold).
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { placeOf, type SeenRow } from './line-marks.ts';
import { SEEN_OPERATIONS } from './seen-operations.ts';
import { NAMES_A_PART, SEEN_PARTS, SEEN_STATEMENTS } from './seen-statements.ts';

/** The rows by the first word of their reasons; under '' those that begin in different ways. */
const BY_WORD = Map.groupBy(
	[...SEEN_OPERATIONS, ...SEEN_STATEMENTS],
	([why]) => /^\^([a-zA-Z]+)(?![a-zA-Z?*+|])/.exec(why.source)?.[1] ?? '',
);
const OTHERS = BY_WORD.get('') ?? [];

const FOUND = new Map<string, readonly SeenRow[]>();

/** The rows that speak of a reason; the same reason occurs in many questions. */
function rowsFor(why: string): readonly SeenRow[] {
	const known = FOUND.get(why);
	if (known) return known;
	const first = /^[a-zA-Z]+/.exec(why)?.[0];
	const rows = [
		...((first === undefined ? undefined : BY_WORD.get(first)) ?? []),
		...OTHERS,
		...(NAMES_A_PART.test(why) ? SEEN_PARTS : []),
	];
	const said = rows.filter(([words]) => words.test(why));
	FOUND.set(why, said);
	return said;
}

/** Issues for reasons whose line does not show what they say. */
export const checkReasonLines = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why }, at) => {
		if (why === undefined) return [];
		const said = rowsFor(why);
		if (said.length === 0) return [];
		const place = placeOf(why, text, steps[at - 1]?.text ?? '');
		return said.every(([, ...needed]) => needed.every((isSeen) => isSeen(place)))
			? []
			: [`"${why}" cannot be seen on the line "${text}"`];
	});
