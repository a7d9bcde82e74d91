/** Sets of numbers on a line: the part that is shaded, the endpoints that belong to it, and two conditions together. */
import { formulasIn } from '../../../../math/markup.ts';
import { sidesOf } from '../../values.ts';
import { isOneOf } from '../relations/found-values.ts';
import {
	ALL,
	areSameSet,
	conditionIn,
	otherPart,
	overlap,
	setIn,
	type Span,
	withEnds,
} from './read-solution-sets.ts';
import { either, where } from '../relations/combined.ts';
import { allNamed, type Pair, type Relation } from '../relations/relations.ts';
import { namedNumber } from '../relations/parts.ts';
import { rule, type Rule } from '../rule.ts';

/** The mistake turns the right set into the wrong one; undefined if it cannot be made with this set. */
const becomes =
	(change: (spans: Span[], pair: Pair) => readonly Span[] | undefined): Relation =>
	(pair) => {
		const figure = pair.record.question_speech;
		const [right, wrong] = [pair.right, pair.wrong].map((text) => setIn(text, figure));
		const wanted = right && wrong && change(right, pair);
		return wanted && wrong
			? areSameSet(wrong, wanted) && !(right && areSameSet(wrong, right))
			: undefined;
	};

const endsOf = (spans: readonly Span[]): number[] =>
	spans.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);

/** All endpoints, or the one that the words name. */
const ends = (has: (had: boolean) => boolean, which?: 'least' | 'greatest' | 'named'): Relation =>
	becomes((spans, { said: [named] }) => {
		const all = endsOf(spans);
		const chosen = {
			least: Math.min(...all),
			greatest: Math.max(...all),
			named: namedNumber(named),
		};
		return withEnds(spans, (end) => which === undefined || end === chosen[which], has);
	});

/** "|x − 109| ≥ 2" and "|x − 109| > 2" */
const strictly: Relation = ({ right, wrong }) =>
	right !== wrong &&
	wrong ===
		right
			.replaceAll('$', '')
			.replace(/\\[lg]e(?![a-z])/, (symbol) => (symbol === '\\ge' ? '>' : '<'));

const yes = () => true;
const no = () => false;
const other = (had: boolean) => !had;

/** "shaded the numbers less than −6 and used an open circle instead of a closed one" */
const shaded: Relation = becomes((spans, { said: [way, end, circle] }) => {
	const [turned] = otherPart(spans);
	if (!turned || endsOf(spans).length !== 1 || endsOf(spans)[0] !== namedNumber(end)) return [];
	if (Number.isFinite(turned.to) !== (way === 'less')) return [];
	return circle ? withEnds([turned], yes, () => circle === 'closed') : [turned];
});

/** The given inequalities, each with its own solutions. */
const given = ({ prompt }: Pair): Span[] =>
	formulasIn(prompt)
		.map(conditionIn)
		.filter((span) => span !== undefined);

const isEmpty = ({ from, to, hasFrom, hasTo }: Span): boolean =>
	from > to || (from === to && !(hasFrom && hasTo));

const both = (one: Span, two: Span): Span[] => [overlap(one, two)].filter((span) => !isEmpty(span));

function joined(one: Span, two: Span): Span[] {
	const [low, high] = [one, two].toSorted((a, b) => a.from - b.from) as [Span, Span];
	const isApart = low.to < high.from || (low.to === high.from && !low.hasTo && !high.hasFrom);
	if (isApart) return [low, high];
	const last = low.to > high.to || (low.to === high.to && low.hasTo) ? low : high;
	const first = low.from === high.from && high.hasFrom ? high : low;
	return [{ from: first.from, hasFrom: first.hasFrom, to: last.to, hasTo: last.hasTo }];
}

const ofTwo = (change: (one: Span, two: Span) => readonly Span[]): Relation =>
	becomes((_, pair) => {
		const [one, two, ...more] = given(pair);
		return one && two && more.length === 0 ? change(one, two) : undefined;
	});

const endOfRay = (tex: string): number[] => {
	const span = conditionIn(tex);
	return span ? endsOf([span]) : [];
};

/** A line of the solution without a variable, such as "-5 ≤ 18". */
const withVariable: Relation = becomes((_, { record }) => {
	const line = record.steps
		.flatMap(({ text }) => formulasIn(text))
		.find((tex) => sidesOf(tex).length === 2 && /^[-\d.]+ (?:[<>]|\\[lg]e) [-\d.]+$/.test(tex));
	const span = line === undefined ? undefined : conditionIn(`x + ${line}`);
	return span && [span];
});

const midpoint = ([{ from, to } = ALL]: readonly Span[]): number => (from + to) / 2;

/** Where the values of a set are whole numbers, an endpoint moves by one. */
const roundedUp = (by: 1 | -1): Relation =>
	either(
		becomes((spans) =>
			endsOf(spans).every(Number.isInteger)
				? spans.map((span) => ({ ...span, from: span.from + by, to: span.to + by }))
				: undefined,
		),
		isOneOf((pair) => (pair.parts()?.[0].values[0] ?? []).map((right) => right + by)),
	);

/** The first inequality of a story, as slope · n + start compared with the limit. */
const storyIn = ({ record }: Pair) => {
	const line = record.steps
		.flatMap(({ text }) => formulasIn(text))
		.find((tex) => /[<>]|\\[lg]e /.test(tex) && conditionIn(tex));
	const [, slope, start, limit] =
		/^(\d*)[a-z] \+ (\d+) (?:[<>]|\\[lg]e) (\d+)$/.exec(line ?? '') ?? [];
	if (line === undefined || limit === undefined) return undefined;
	const round = /<|\\le/.test(line) ? Math.floor : Math.ceil;
	return (keep: number): number =>
		round((Number(limit) - keep * Number(start)) / Number(slope === '' ? 1 : slope));
};

/** The fixed amount is not subtracted, or is added; the result is rounded to a whole number. */
const fixedAmount = (keep: 0 | -1): Relation =>
	either(
		isOneOf((pair) => [storyIn(pair)?.(keep) ?? Number.NaN]),
		becomes((spans, pair) => {
			const end = storyIn(pair)?.(keep);
			return end === undefined
				? undefined
				: spans.map((span) => ({
						...span,
						from: Number.isFinite(span.from) ? end : span.from,
						to: Number.isFinite(span.to) ? end : span.to,
					}));
		}),
	);

const meansOf = ({ right, prompt }: Pair) => {
	const [, , known = ''] = /On (the )?first (two|three|four|five)/.exec(prompt) ?? [];
	const mean = Number(/mean of at least \$?(\d+)/.exec(prompt)?.[1]);
	const count = ['two', 'three', 'four', 'five'].indexOf(known) + 2;
	const last = Number(right.replaceAll('$', ''));
	return { mean, last, count, average: ((count + 1) * mean - last) / count };
};

/** Only as many times as there are known tests, and not once more for the last one. */
const meanOfKnown: Relation = (pair) => {
	const [used = Number.NaN, needed = Number.NaN] = allNamed(pair);
	const { mean, last, count } = meansOf(pair);
	return (
		used === count && needed === count + 1 && isOneOf(() => [last - (needed - used) * mean])(pair)
	);
};

export const SOLUTION_SET_RULES: readonly Rule[] = [
	rule(
		becomes((spans, { prompt }) => {
			const [span = ALL] = spans;
			const isFromFact = prompt.includes('is positive') && span.from === 0;
			return otherPart(isFromFact ? [{ ...span, from: -Infinity }] : spans);
		}),
		'(?:reversed|did not reverse) the inequality symbols?',
		'chose the numbers (?:on the other side of the endpoint|between the two circles instead of those outside them|outside the two circles instead of those between them)',
		'gave the numbers outside the endpoints instead of between them',
	),
	rule(
		shaded,
		'shaded the numbers (less|greater) than (−?[\\d.]+)(?: and used an? (open|closed) circle instead of an? (?:open|closed) one)?',
	),
	rule(
		becomes(([span = ALL]) => [{ ...span, from: -Infinity, hasFrom: false }]),
		'did not use the fact that [a-z] is positive',
	),
	rule(
		becomes((spans) => spans.map((span) => ({ ...span, from: midpoint(spans) }))),
		'allowed only values above the (?:(?:target|set) [a-z]+|poll result)',
	),
	rule(
		becomes((spans) => spans.map((span) => ({ ...span, to: midpoint(spans) }))),
		'allowed only values below the (?:(?:target|set) [a-z]+|poll result)',
	),
	// Endpoints
	rule(ends(other), 'switched the meanings of open and closed circles'),
	rule(ends(no), 'used an open circle instead of a closed one', 'did not include the limit'),
	rule(
		(pair) => roundedUp(/\\ge|\bleast number/.test(pair.right + pair.prompt) ? 1 : -1)(pair),
		'did not allow the total to equal the limit',
	),
	rule(strictly, 'did not include a difference of exactly .*'),
	rule(ends(yes), 'used a closed circle instead of an open one', 'included the limit'),
	rule(ends(no, 'least'), 'left out the left endpoint', 'did not include the lower limit'),
	rule(ends(no, 'greatest'), 'left out the right endpoint', 'did not include the upper limit'),
	rule(ends(yes, 'least'), 'included the (?:left endpoint|lower limit)'),
	rule(ends(yes, 'greatest'), 'included the (?:right endpoint|upper limit)'),
	rule(ends(no, 'named'), 'left out NUMBER, which is a solution'),
	rule(ends(yes, 'named'), 'included NUMBER, which is not a solution'),
	rule(
		isOneOf(({ prompt }) => formulasIn(prompt).slice(0, 1).flatMap(endOfRay)),
		'gave the endpoint for [a-z] instead of the value of the expression',
	),
	// Two conditions
	rule(
		ofTwo((one) => [one]),
		'solved only the first inequality',
	),
	rule(
		ofTwo((_, two) => [two]),
		'solved only the second inequality',
	),
	rule(ofTwo(both), 'used “and” instead of “or”'),
	rule(ofTwo(joined), 'used “or” instead of “and”'),
	// One condition
	rule(withVariable, 'wrote [a-z] instead of 0 after the variable terms canceled'),
	rule(
		becomes((spans) => (spans.length === 1 ? [] : undefined)),
		'concluded that there is no solution because no variable is left',
	),
	rule(
		becomes((spans) => (spans.length === 0 ? [ALL] : undefined)),
		'concluded that every number is a solution because no variable is left',
	),
	rule(
		becomes((_, pair) => (given(pair).length === 1 ? given(pair) : undefined)),
		'ignored the absolute value bars',
	),
	// Whole numbers in stories
	rule(roundedUp(1), 'rounded up(?:, even though .*)?'),
	rule(roundedUp(-1), 'rounded down(?:, even though .*)?'),
	rule(fixedAmount(0), 'did not subtract the (?!.*instead)[a-zA-Z -]+'),
	rule(fixedAmount(-1), 'added the (?!decrease)[a-zA-Z -]+ instead of subtracting it'),
	rule(where(/course/, meanOfKnown), 'multiplied the mean by NUMBER instead of by NUMBER'),
	rule(
		where(
			/course/,
			isOneOf((pair) => {
				const { mean, average } = meansOf(pair);
				return [2 * mean - average, Math.ceil(2 * mean - average - 1e-9)];
			}),
		),
		'counted the mean of the .* tests as a single score(?:, and rounded up)?',
	),
];
