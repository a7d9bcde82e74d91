/** What changed in the next line of working: the parts that differ from the line above. */
import type { Expression } from './expression.ts';
import { partsOf } from './parts-of.ts';
import { tex } from './tex.ts';

/**
 * The smallest parts of `after` that are not in `before` at the same place. Empty if the lines are the same. A "= …"
 * line is compared with the right side of the line above.
 */
export function changedParts(before: Expression, after: Expression): Set<Expression> {
	const changed = new Set<Expression>();
	compare(startOf(before, after), after.kind === 'relation' && !after.left ? after.right : after);
	return changed;

	function compare(old: Expression, now: Expression): void {
		if (tex(old) === tex(now)) return;
		const oldParts = partsOf(old);
		const nowParts = partsOf(now);
		if (old.kind !== now.kind || nowParts.length === 0) {
			changed.add(now);
		} else if (oldParts.length === nowParts.length) {
			nowParts.forEach((part, place) => compare(oldParts[place] ?? part, part));
		} else if (now.kind === 'sum') {
			const seen = new Set(oldParts.map((part) => tex(part)));
			for (const part of nowParts) if (!seen.has(tex(part))) changed.add(part);
		} else {
			changed.add(now);
		}
	}
}

function startOf(before: Expression, after: Expression): Expression {
	const goesOn = after.kind === 'relation' && after.left === null;
	return goesOn && before.kind === 'relation' ? before.right : before;
}
