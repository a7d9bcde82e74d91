/** Sequences given by two of their terms or by a recursive rule: each mistake is repeated with them. */
import { calculated, changedBy, fromGiven } from '../relations/calculations.ts';
import { where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { recursionsIn, termOf } from './sequence-relations.ts';
import { rule, type Rule } from '../rule.ts';
import { recursiveTerm } from './sequences.ts';

const root = (value: number, index: number): number =>
	value < 0 && index % 2 !== 0 ? -((-value) ** (1 / index)) : value ** (1 / index);

/** "a_{3} = 41 and a_{8} = 76": two positions and their terms. */
const ratioFrom = (i: number, u: number, j: number, v: number): number =>
	j - i > 1 ? root(v / u, j - i) : Number.NaN;

export const GIVEN_TERM_RULES: readonly Rule[] = [
	// Two given terms
	rule(
		calculated(ratioFrom, (i, u, j, v) => (v - u) / (j - i)),
		'found a common difference instead of a common ratio',
	),
	rule(
		calculated(ratioFrom, (i, u, j, v) => root(u / v, j - i)),
		'divided the earlier term by the later one',
	),
	rule(
		where(
			/sequence/,
			calculated(ratioFrom, (i, u, j, v) => v / u / (j - i)),
		),
		'divided by NUMBER instead of taking the (?:square|cube|\\w+) root',
	),
	rule(
		where(
			/common ratio/,
			changed((value) => -value),
		),
		'ignored the negative sign of the ratio',
	),
	rule(
		calculated(
			(common, position, value) => value / common ** (position - 1),
			(common, position, value) => value / common ** position,
		),
		'divided by the ratio NUMBER times instead of NUMBER times',
	),
	rule(
		calculated(
			(common, position, value) => value / common ** (position - 1),
			(common, position, value) => value * common ** (position - 1),
		),
		'multiplied by the power of the common ratio instead of dividing by it',
	),
	// Recursive rules
	rule(
		fromGiven(recursionsIn, recursiveTerm, (given) => termOf(given, given.n + 1)),
		'applied the rule one time too many',
		'went one term too far',
	),
	rule(
		fromGiven(recursionsIn, recursiveTerm, (given) => termOf(given, given.n - 1)),
		'applied the rule one fewer time than needed',
	),
	rule(
		fromGiven(recursionsIn, recursiveTerm, (given) =>
			termOf(given, given.n, (before, twoBefore, n) => given.next(twoBefore, before, n)),
		),
		'switched the two previous terms in the last step',
	),
	rule(
		fromGiven(
			recursionsIn,
			recursiveTerm,
			({ seeds: [seed = 0], n, next }) => seed - (n - 1) * next(0, 0, n),
		),
		'added NUMBER each time, although the rule subtracts it',
	),
	rule(
		changedBy((_, one, other) => one + other),
		'added the two given terms instead of subtracting to go back',
	),
	rule(
		calculated(
			(after, before) => 2 * before - after,
			(after, before) => after - 2 * before,
		),
		'subtracted the same term twice',
	),
];
