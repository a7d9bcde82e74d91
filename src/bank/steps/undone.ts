/** What is left on both sides when the operation around a letter is undone. */
import type { Expression } from '../../math/expression.ts';

export type Sides = { holds: Expression; other: Expression };

/** One undone operation. `wrong` are the other sides that common mistakes give. */
export type Undone = {
	holds: Expression;
	other: Expression;
	/** The letter has changed sides. */
	swaps?: boolean;
	/** A line between, for what takes two operations. */
	before?: Sides & { why: string };
	why: string;
	/** What both sides are divided by. */
	divisor?: Expression;
	wrong?: Wrong[];
};
type Wrong = { other: Expression; misconception: string };
