/** How a solved equation is stated: "x = −2 or x = 5", "x = 0, x = 2, or x = 5". */
import { equation, type Expression, type Operand } from '../../math/expression.ts';
import type { Prose } from '../../math/prose.ts';
import { type Line, line, sentence } from '../family.ts';

export function joinedByOr(parts: readonly Expression[]): Prose {
	const last = parts.length - 1;
	const or = parts.length > 2 ? ', or ' : ' or ';
	return {
		parts: parts.flatMap((one, at) => (at === 0 ? [one] : [at === last ? or : ', ', one])),
	};
}

/** The values of a variable that solve its equation, as cases. */
export function solvedLine(variable: Operand, values: readonly Operand[], why?: string): Line {
	const cases = values.map((value) => equation(variable, value));
	const [only] = cases;
	return only && cases.length === 1 ? line(only, why) : sentence(joinedByOr(cases), why);
}

/** Lines of solving without a sentence about the solutions at their end, for a story that still has to choose. */
export const withoutConclusion = (lines: Line[]): Line[] =>
	typeof lines.at(-1)?.body.parts[0] === 'string' ? lines.slice(0, -1) : lines;
