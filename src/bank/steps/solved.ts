/** How a solved equation is stated: "x = −2 or x = 5", "x = 0, x = 2, or x = 5". */
import { equation, type Operand } from '../../math/expression.ts';
import { type Prose, proseText, say, type Sayable } from '../../math/prose.ts';
import { type Line, line, sentence } from '../family.ts';

export const joinedByOr = (items: readonly Sayable[]): Prose => joinedBy('or', items);

/** "(−3, 0) and (2, 0)", "(−3, 0), (2, 0), and (0, 6)". */
export const joinedByAnd = (items: readonly Sayable[]): Prose => joinedBy('and', items);

/** The items of a list within a sentence: "−3 and 3" for "−3, 3". */
export function spelledOut(body: Prose): Prose {
	const [only, ...more] = body.parts;
	return typeof only === 'object' && only.kind === 'list' && more.length === 0
		? joinedByAnd(only.items)
		: body;
}

function joinedBy(word: string, items: readonly Sayable[]): Prose {
	const last = items.length - 1;
	const before = items.length > 2 ? `, ${word} ` : ` ${word} `;
	return items.reduce<Prose>(
		(list, one, at) => (at === 0 ? say`${one}` : say`${list}${at === last ? before : ', '}${one}`),
		say``,
	);
}

/** The values of a variable that solve its equation, as cases. */
export function solvedLine(variable: Operand, values: readonly Operand[], why?: string): Line {
	const cases = values.map((value) => equation(variable, value));
	const [only] = cases;
	return only && cases.length === 1 ? line(only, why) : sentence(joinedByOr(cases), why);
}

/** Lines of solving that end before the cases "x = 2 − √3 or x = 2 + √3" follow from one line with ±. */
export function withoutConclusion(lines: Line[]): Line[] {
	const above = lines.at(-2);
	return above && proseText(above.body).includes('\\pm') ? lines.slice(0, -1) : lines;
}
