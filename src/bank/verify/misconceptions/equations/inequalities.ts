/** Solutions of inequalities: the values on the other side of the zeros, or other endpoints. */
import { endsAll } from '../relations/record-relations.ts';
import { allChanged, allNamed, type Relation, sameEnds } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const intervalsOf = (text: string): number => text.split('\\cup').length;

const endsOf = (text: string): string[] =>
	(text.match(/(?<=[([]|, )-?(?:\\frac\{\d+\}\{\d+\}|[\d.]+|\\sqrt\{\d+\})/g) ?? []).toSorted();

const reachesInfinity = (text: string): boolean => text.startsWith('(-\\infty');

/** The same endpoints between the other intervals: (−4, −1) and (−∞, −4) ∪ (−1, ∞). */
const otherSide: Relation = ({ right, wrong }) =>
	/^[([].*[)\]]$/.test(right)
		? endsOf(right).join(' ') === endsOf(wrong).join(' ') &&
			reachesInfinity(right) !== reachesInfinity(wrong) &&
			intervalsOf(right + wrong) > 1
		: undefined;

/** A zero inside an interval divides it; that is not checked. */
const sameIntervals =
	(relation: Relation): Relation =>
	(pair) =>
		intervalsOf(pair.right) === intervalsOf(pair.wrong) ? relation(pair) : undefined;

/** Every solution moves by twice the number, as its term has changed sides. */
const movedBy =
	(times: 2 | -2): Relation =>
	(pair) => {
		const [named = Number.NaN] = allNamed(pair);
		return allChanged((value) => value + times * named)(pair);
	};

export const INEQUALITY_RULES: readonly Rule[] = [
	rule(
		otherSide,
		'gave the values (?:outside|between) the zeros instead of those (?:between|outside) them',
		'chose the values of x for which the (?:expression|fraction) is .* instead of .*',
	),
	rule(
		sameIntervals(endsAll('closed')),
		'included the zeros(?:, although the inequality is strict)?',
	),
	rule(sameIntervals(endsAll('open')), '(?:left out|excluded) the zeros'),
	rule(
		sameEnds,
		'(?:included|left out) the (?:zero of the numerator|value of x for which the fraction equals .*?)(?:, although the inequality is strict)?',
	),
	rule(movedBy(2), 'added NUMBER to both sides instead of subtracting it'),
	rule(movedBy(-2), 'subtracted NUMBER from both sides instead of adding it'),
];
