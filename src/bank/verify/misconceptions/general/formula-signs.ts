/** Wrong signs and transformations: each mistake is repeated in the formulas of the record. */
import {
	anyOf,
	difference,
	type Edit,
	exchange,
	isSame,
	negative,
	on,
	onlyOf,
	operation,
	opposite,
	oppositeNumber,
	otherSign,
	withMinus,
	withoutMinus,
	withSignedFactors,
} from '../relations/edits.ts';
import { withoutMinusInExponent } from '../relations/power-edits.ts';
import { atOppositeInput } from '../relations/record-relations.ts';
import { confirmed, either, ofEquation, where } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { isNear } from '../../equation-lines.ts';
import { readFormulas, valueOf } from '../relations/formulas.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** Checked only if the lines show the translated function before like terms are combined. */
const ofGraph = (edit: Edit): Relation =>
	where(/^(?!Which|.*(?:graph of \$y = x\$|\\(?:sin|cos)))/, mistaken(edit));

/** Not in the line that is the right answer itself: there, a term with the same number is another one. */
const beforeAnswer =
	(relation: Relation): Relation =>
	(pair) => {
		const [answer] = readFormulas([pair.right.replaceAll('$', '')]);
		const last = answer?.at(-1);
		if (!last || lettersOf(last).length === 0) return relation(pair);
		const lines = pair.formulas().filter((sides) => !sides.some((side) => isSame(side, last)));
		return relation({ ...pair, formulas: () => lines });
	};

/** Subtracts this term where the formula adds it, and vice versa. */
const termReversed = (term: Tree): Edit => {
	const isTerm = (part: Tree) => isSame(part.kind === 'negative' ? part.of : part, term);
	return on('+-', (left, right, sign) => [
		...(isTerm(right) ? [operation(sign === '+' ? '-' : '+', left, right)] : []),
		...(isTerm(left) ? [operation(sign, negative(left), right)] : []),
	]);
};

/** Of the two numbers that are named: another product is not on the lines. */
const productReversed: Relation = (pair) =>
	mistakenBy(
		(one, other) =>
			on('*', (left, right) =>
				isNear(valueOf(left), valueOf(one)) && isNear(valueOf(right), valueOf(other))
					? [negative(operation('*', left, right))]
					: [],
			),
		withSignedFactors,
	)(pair) ?? (pair.parts() ? false : undefined);

export const FORMULA_SIGN_RULES: readonly Rule[] = [
	// Transformations of a graph
	rule(
		ofGraph(exchange('-', '+')),
		'(?:translated|shifted) (?:up instead of down|left instead of right)',
	),
	rule(ofGraph(difference), '(?:translated|shifted) (?:down instead of up|right instead of left)'),
	rule(
		ofGraph(oppositeNumber),
		'used the opposite sign for the (?:horizontal|vertical) translation',
	),
	rule(ofGraph(withMinus), 'added a reflection (?:in|across) the x-axis'),
	rule(ofGraph(withoutMinus), 'left out the reflection (?:in|across) the x-axis'),
	// Signs
	rule(
		ofEquation(
			either(
				beforeAnswer(mistakenBy(termReversed)),
				// The same number may also be a factor or a divisor.
				confirmed(mistakenBy((term) => onlyOf(term, opposite))),
			),
		),
		'(?:added|subtracted) TERM instead of (?:subtracting|adding) it',
	),
	rule(
		where(/^(?!.*triple)/, mistaken(oppositeNumber)),
		'added the two (?:(?:hourly )?rates|prices per .*|speeds|(?:monthly|joining|flat|setup) fees)(?: instead of subtracting them)?',
	),
	rule(productReversed, 'used the wrong sign for the product of TERM and TERM'),
	rule(
		confirmed(mistaken(oppositeNumber)),
		'added the equations as if the [xy]-terms were opposites',
	),
	rule(
		mistaken(anyOf(exchange('+', '-'), exchange('-', '+'), opposite)),
		'(?:added|subtracted) the x-terms instead of (?:subtracting|adding) (?:them|one of them)',
		'added the x-term instead of subtracting it',
	),
	rule(
		mistaken(otherSign),
		'factored the difference of squares as if it were a perfect square trinomial',
		'used the pattern for the square of a sum',
		'used the signs of the pattern for a (?:sum|difference)',
		'wrote x \\+ r instead of x − r for each root r',
		'wrote x − .* instead of x \\+ .*',
		'multiplied the numerator by the denominator instead of by its conjugate',
	),
	rule(
		mistaken(withoutMinus),
		'added the absolute values and ignored the signs',
		'left out the negative sign in (?:−b/\\(2a\\)|the exponent)',
		'dropped the negative sign(?: of the coefficient of k)?',
		'ignored the negative sign of the (?:value|common ratio|common difference|second term)',
	),
	rule(either(mistaken(withoutMinus), atOppositeInput), 'dropped the negative sign from the input'),
	rule(
		where(
			/^(?!.*evaluate for)/,
			either(
				mistaken(withoutMinusInExponent),
				changed((value) => 1 / value),
			),
		),
		'ignored the negative sign in the exponent',
	),
	rule(
		mistaken(withMinus),
		'took the sine to be negative',
		'kept a negative sign in the (?:difference|sum|quotient|result|product|missing number)',
		'made the exponent negative',
	),
	rule(
		mistaken(anyOf(withMinus, withoutMinus)),
		'dropped the negative sign from the (?:difference|sum|quotient|result|product|missing number)',
		'made an odd power of a negative (?:coefficient|number) positive',
		'made an even power of a negative coefficient negative',
	),
];
