/**
 * A formula solved for a letter that occurs in it once: the operations around the letter are undone from the outside
 * in, each on both sides and with its reason. Radicands are assumed to be positive.
 */
import { equation, type Expression, symbol } from '../../math/expression.ts';
import { line, type Line } from '../family.ts';
import { collected, countOf, lettersOf, plainWords } from './letter-algebra.ts';
import type { Formula } from './read-formula.ts';
import { undo } from './undo-operation.ts';
import type { Undone } from './undone.ts';

/** `holds` is the side with the letter. */
type Sides = { holds: Expression; other: Expression; turned: boolean };

/** Appended to the reason of a division by an expression that could be 0. */
export const ASSUMING_NOT_ZERO = ', assuming that it is not 0';

export type Isolated = { lines: Line[]; result: Expression };

const write = ({ holds, other, turned }: Sides): Expression =>
	turned ? equation(other, holds) : equation(holds, other);

/**
 * All lines from the formula on. `undefined` when the letter occurs twice, or its sign would not be certain. Letters
 * that measure something `arePositive`; others may be 0, and a divisor with such letters is assumed not to be.
 */
export function isolate(
	formula: Formula,
	letter: string,
	arePositive = false,
): Isolated | undefined {
	let sides = sidesWith(formula, letter);
	const lines = [line(write(sides))];
	while (sides.holds.kind !== 'symbol') {
		const undone = undo(sides, letter);
		if (!undone) return undefined;
		const { before, divisor, why } = undone;
		if (before) lines.push(line(write({ ...before, turned: sides.turned }), before.why));
		sides = after(sides, undone);
		const canBeZero = !arePositive && divisor !== undefined && lettersOf(divisor).length > 0;
		lines.push(line(write(sides), canBeZero ? `${why}${ASSUMING_NOT_ZERO}` : why));
	}
	if (sides.turned)
		lines.push(
			line(
				equation(letter, sides.other),
				`write ${plainWords(symbol(letter)) ?? 'the variable'} on the left side`,
			),
		);
	return { lines, result: sides.other };
}

/** Results of solutions with exactly one mistake, and what the mistake was. */
export function mistaken(
	formula: Formula,
	letter: string,
): { result: Expression; misconception: string }[] {
	const found: { result: Expression; misconception: string }[] = [];
	let sides = sidesWith(formula, letter);
	while (sides.holds.kind !== 'symbol') {
		const undone = undo(sides, letter);
		if (!undone) return found;
		for (const { other, misconception } of undone.wrong ?? []) {
			const result = finished({ ...sides, holds: undone.holds, other }, letter);
			if (result) found.push({ result, misconception });
		}
		sides = after(sides, undone);
	}
	return found;
}

function finished(from: Sides, letter: string): Expression | undefined {
	let sides = from;
	while (sides.holds.kind !== 'symbol') {
		const undone = undo(sides, letter);
		if (!undone) return undefined;
		sides = after(sides, undone);
	}
	return collected(sides.other);
}

const after = ({ turned }: Sides, { holds, other, swaps }: Undone): Sides => ({
	holds,
	other,
	turned: swaps ? !turned : turned,
});

function sidesWith({ left, right }: Formula, letter: string): Sides {
	const turned = countOf(left, letter) === 0;
	return turned ? { holds: right, other: left, turned } : { holds: left, other: right, turned };
}
