/** What is given in place of what the question asks for must be something else: the range for a domain, an intercept. */
import { pointsIn } from '../relations/outcomes.ts';
import { numbersAsked } from '../relations/calculations.ts';
import { numbersWritten } from '../relations/chosen-answers.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { drawnIn } from './drawn-curves.ts';

/** "gave the domain" where the domain is asked for. */
const asksForIt: Relation = ({ prompt, said: [set = ''] }) => {
	const other = set === 'domain' ? 'range' : 'domain';
	return prompt.includes(set) && !prompt.includes(other) ? false : undefined;
};

/** Each first or second coordinate of the pairs in the prompt, once. */
const setOfPairs: Relation = ({ prompt, wrong, said: [set] }) => {
	const points = pointsIn(
		prompt.replaceAll(/(?<=\)), (?=\()/g, '$, $').replaceAll(/\\\{|\\\}/g, ''),
	);
	if (points.length < 3 || !wrong.includes('\\{')) return undefined;
	const values = new Set(points.map(([x, y]) => (set === 'domain' ? x : y)));
	const found = numbersWritten(wrong);
	return found.length === values.size && found.every((value) => values.has(value));
};

/** The ends of the other set are numbers of the situation, or follow from them by a rate and a start. */
const setOfStory: Relation = ({ record, right, wrong }) => {
	const given = numbersAsked(record);
	const ends = numbersWritten(wrong);
	const isEnd = (end: number) =>
		end === 0 ||
		given.includes(end) ||
		given.some((rate) =>
			given.some((count) => [0, ...given].some((start) => Math.abs(end - start) === rate * count)),
		);
	if (given.length < 2 || ends.length === 0) return undefined;
	// Where the situation does not start at 0, an end may take more than one step.
	return (right !== wrong && ends.every(isEnd)) || (ends[0] === 0 ? false : undefined);
};

const COORDINATES = { x: 0, y: 1 } as const;

/** Where the drawn curve meets the axis, if a point of it there is stated. */
const drawnIntercept: Relation = ({ record, wrong, said: [axis] }: Pair) => {
	const place = COORDINATES[axis === 'x' ? 'x' : 'y'];
	const { spots = [], zeros = [] } = drawnIn(record.question_speech) ?? {};
	const met = [
		...spots.filter((spot) => spot[1 - place] === 0).map((spot) => spot[place]),
		...(axis === 'x' ? zeros : []),
	];
	const [value, ...more] = numbersWritten(wrong);
	if (value === undefined || more.length > 0) return undefined;
	return met.length > 0 ? met.includes(value) : undefined;
};

/** "(8t − 4)²" already has the signs of the pattern for a difference. */
const otherPattern: Relation = ({ prompt, said: [pattern] }) => {
	const [, sign] = /\([^()]* ([-+]) [^()]*\)\^/.exec(prompt) ?? [];
	return sign === (pattern === 'sum' ? '+' : '-') ? false : undefined;
};

/** Asked before the rules that find the other set or the other signs. */
export const ASKED_RULES: readonly Rule[] = [
	rule(asksForIt, 'gave the (domain|range)'),
	rule(otherPattern, 'used the signs of the pattern for a (sum|difference)'),
];

/** Asked after them. */
export const OTHER_SET_RULES: readonly Rule[] = [
	rule(setOfPairs, 'gave the (domain|range)'),
	rule(setOfStory, 'gave the (?:domain|range)'),
	rule(drawnIntercept, 'gave the ([xy])-intercept'),
];
