/** Parts of an answer that are left out or kept, and what the misconception itself names. */
import {
	endsAll,
	endsChanged,
	factorReversed,
	minusDropped,
	signOfOther,
	otherWay,
	sameUpperEnd,
	signsInFactors,
} from '../relations/record-relations.ts';
import { ofEquation } from '../relations/combined.ts';
import {
	byNumber,
	fewer,
	isNamed,
	more,
	oneOfTwo,
	onlyGreatest,
	onlyLeast,
} from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

export const PART_RULES: readonly Rule[] = [
	rule(onlyGreatest, 'gave only the (?:larger|greatest|positive) (?:solution|square root)'),
	rule(onlyLeast, 'gave only the smaller solution'),
	rule(oneOfTwo, 'gave only one of the (?:two )?(?:solutions|zeros)', 'gave only one solution'),
	rule(
		fewer,
		'gave only one of the (?!(?:two )?(?:solutions|zeros)$).*',
		'solved only the (?:first|second) case',
		'left out the solution .*',
		'gave only the zero found by testing',
		'left out the zero found by testing',
	),
	rule(more, 'kept the extraneous solution', 'did not reject .*'),
	rule(endsChanged('included'), 'included the endpoint'),
	rule(endsChanged('left out'), '(?:did not include|left out|excluded) the endpoint'),
	rule(endsChanged('included', 'both'), 'included both (?:limits|endpoints)'),
	rule(endsChanged('left out', 'both'), 'did not include either limit', 'left out both endpoints'),
	rule(
		endsChanged('switched'),
		'switched the (?:limit|endpoint) that is included with the one that is not',
	),
	rule(endsAll('closed'), 'included the endpoints'),
	rule(endsAll('open'), '(?:did not include|left out|excluded) the endpoints'),
	rule(
		otherWay,
		'(?:rounded correctly but )?(?:reversed|did not reverse) the inequality symbol(?: when dividing by .*)?',
		'did not reverse the inequality symbols, then read the result as two rays',
		'treated the inequality as a “(?:less|greater) than” inequality',
	),
	rule(sameUpperEnd, 'ignored the negative endpoint'),
	rule(
		factorReversed,
		'reversed the sign in the factor (.+)',
		'reversed the sign of the middle term in (.+)',
	),
	rule(
		signsInFactors,
		'used (different|two plus|two minus) signs in the factors although the last term is (positive|negative)',
	),
	rule(signOfOther, 'dropped the negative sign from (−.+)'),
	rule(ofEquation(minusDropped), 'dropped the negative sign from (−.+)'),
	rule(isNamed, 'gave NUMBER, which .*'),
	rule(
		byNumber((value, number) => value - number),
		'gave only the interest',
		'left out the initial height',
	),
];
