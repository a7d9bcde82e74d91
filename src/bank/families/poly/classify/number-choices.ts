/** Multiple choice among numbers: a right one and three named mistakes. */
import { num } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type DraftAnswer, multipleChoice } from '../../../family.ts';

/**
 * The first three mistakes whose numbers differ from each other and from the right one; `undefined` when there are
 * not three.
 */
export function numberChoices(
	right: number,
	mistakes: readonly (readonly [value: number | 'undefined', mistake: string])[],
): DraftAnswer | undefined {
	const kept = mistakes.filter(
		([value], at) => value !== right && mistakes.findIndex(([other]) => other === value) === at,
	);
	if (kept.length < 3) return undefined;
	return multipleChoice(
		num(right),
		...kept
			.slice(0, 3)
			.map(([value, mistake]) =>
				distractor(value === 'undefined' ? say`${value}` : num(value), mistake),
			),
	);
}
