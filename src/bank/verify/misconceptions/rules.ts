/**
 * What the words of a misconception say about its value. A rule matches whole sentences; words without a rule are not
 * checked.
 */
import { FACTOR_RULES } from './rules/factors.ts';
import { FORMULA_PART_RULES } from './rules/formula-parts.ts';
import { FORMULA_SIGN_RULES } from './rules/formula-signs.ts';
import { OPERATION_RULES } from './rules/operations.ts';
import { PART_RULES } from './rules/parts-left-out.ts';
import { RESULT_RULES } from './rules/results.ts';
import type { Rule } from './rules/rule.ts';
import { SIGN_RULES } from './rules/signs.ts';
import { TERM_RULES } from './rules/terms.ts';

const RULES: readonly Rule[] = [
	...SIGN_RULES,
	...PART_RULES,
	...FACTOR_RULES,
	...TERM_RULES,
	...RESULT_RULES,
	...OPERATION_RULES,
	...FORMULA_SIGN_RULES,
	...FORMULA_PART_RULES,
];

const known = new Map<string, readonly Rule[]>();

/** Cached, since the same words occur with many values. */
export function rulesFor(why: string): readonly Rule[] {
	const rules = known.get(why) ?? RULES.filter(({ pattern }) => pattern.test(why));
	known.set(why, rules);
	return rules;
}
