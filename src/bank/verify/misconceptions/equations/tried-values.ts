/** Values and points that were tried in equations or inequalities: which statements the mistake makes true. */
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import {
	truthOf,
	conditionsOf,
	equal,
	inclusive,
	numbersIn,
	type Point,
	reversed,
	strict,
	SYMBOL,
	withSymbols,
} from './conditions.ts';
import { exact, negate, sidesOf } from '../../values.ts';
import { ofNumbers } from '../relations/combined.ts';
import { opposite, type Relation, type Pair } from '../relations/relations.ts';
import { conditionAbout } from './half-planes.ts';
import { rule, type Rule } from '../rule.ts';

/** For each given relation, whether it is true at the wrong choice, and what its words make of it. */
const ofChoice =
	(
		leads: (
			truths: readonly boolean[],
			at: { point: Point; conditions: readonly string[]; pair: Pair },
		) => boolean | undefined,
	): Relation =>
	(pair) => {
		const conditions = conditionsOf(pair);
		const point = numbersIn(pair.wrong);
		if (!point || conditions.length === 0 || pair.right === pair.wrong) return undefined;
		const truths = conditions.map((tex) => truthOf(tex, point));
		return truths.includes(undefined)
			? undefined
			: leads(truths as boolean[], { point, conditions, pair });
	};

/** The choice is right only if it is substituted like this. */
const substituted = (change: (point: Point) => Point): Relation =>
	ofChoice((truths, { point, conditions, pair }) => {
		const isAsked = !/\bnot\b/.test(pair.prompt);
		const isRight = (all: readonly (boolean | undefined)[]) =>
			isAsked ? !all.includes(false) : all.includes(false);
		return (
			point.length === 2 &&
			!isRight(truths) &&
			(!isAsked || `${change(point)}` === `${numbersIn(pair.right)}`) &&
			isRight(conditions.map((tex) => truthOf(tex, change(point))))
		);
	});

/** Only this one of two conditions was looked at. */
const onlyTrue = (truths: readonly boolean[], one: number): boolean =>
	truths.length === 2 && truths.every((truth, at) => truth === (at === one));

const STATEMENTS: Readonly<Record<string, readonly boolean[]>> = {
	both: [true, true],
	'only the first': [true, false],
	'only the second': [false, true],
	neither: [false, false],
};

/** "It satisfies only the first equation." */
const statement =
	(
		judge: (
			conditions: readonly string[],
			point: Point,
			pair: Pair,
		) => readonly (boolean | undefined)[],
	): Relation =>
	(pair) => {
		const [, which = ''] = /^It satisfies (.*?) equations?\.$/.exec(pair.wrong) ?? [];
		const claimed = STATEMENTS[which];
		const [, at = ''] = /\$(\(.*?\))\$/.exec(pair.prompt) ?? [];
		const point = numbersIn(at);
		const conditions = conditionsOf(pair);
		if (!claimed || !point || conditions.length !== 2) return undefined;
		const judged = judge(conditions, point, pair);
		return pair.wrong !== pair.right && judged.every((truth, place) => truth === claimed[place]);
	};

const turnedPoint = ([x = exact(0), y = exact(0)]: Point, letter: string): Point =>
	letter === 'x' ? [negate(x), y] : [x, negate(y)];

/** The values of the prompt for which the changed inequality is true. */
const listed: Relation = (pair) => {
	const [, values = '', tex = ''] =
		/values (.*) satisfy the inequality \$(.*?)\$/.exec(pair.prompt) ?? [];
	const all = numbersIn(values.replaceAll(/,? and /g, ', ').replaceAll(/,+/g, ','));
	const chosen = numbersIn(pair.wrong);
	if (!all || !chosen || !SYMBOL.test(tex)) return undefined;
	const words = pair.said.join(' ');
	const [, change, named] = /(included|left out) (−?\d+)/.exec(words) ?? [];
	const turned = /reverse/.test(words) ? withSymbols(tex, reversed) : tex;
	const changed = withSymbols(
		turned,
		change === 'included' ? inclusive : change ? strict : (one) => one,
	);
	const wanted = all.filter((value) => truthOf(changed, [value]));
	const isEqual =
		named === undefined || truthOf(equal(tex), numbersIn(named.replace('−', '-')) ?? []);
	return isEqual === true && changed !== tex && `${wanted}` === `${chosen}`;
};

const REVERSES =
	'(?:reversed|did not reverse) the inequality symbol(?: when dividing by a negative number)?';

export const TRIED_RULES: readonly Rule[] = [
	rule(
		substituted(([x = exact(0), y = exact(0)]) => [y, x]),
		'switched x and y(?: when checking this pair)?',
	),
	rule(
		(pair) => substituted((point) => turnedPoint(point, pair.said[0] ?? ''))(pair),
		'changed the sign of the ([xy])-coordinate when substituting',
	),
	rule(
		substituted((point) => point.map(negate)),
		'changed the signs of both coordinates when substituting',
	),
	rule(
		ofChoice(
			(
				truths,
				{
					pair: {
						said: [which = ''],
					},
				},
			) => onlyTrue(truths, ORDINALS.indexOf(which)),
		),
		'(?:checked|tested) only the (first|second) (?:inequality|equation)',
	),
	rule(
		ofChoice((truths, { pair }) => onlyTrue(truths, 1 - conditionAbout(pair.said[0] ?? '', pair))),
		'did not check (.*)',
	),
	rule(
		ofChoice((truths, { point, conditions }) =>
			truths.every((truth, at) => truth || truthOf(equal(conditions[at] ?? ''), point) === true),
		),
		'chose a point on (?:the|a) boundary,? (?:that|which) is not included',
	),
	rule(
		ofChoice((_, { point, conditions }) =>
			conditions.every((tex) => truthOf(equal(tex), point) === true),
		),
		'chose the point where the boundary lines intersect',
	),
	rule(
		ofChoice((truths, { point, conditions }) =>
			truths.every(
				(truth, at) =>
					!truth && truthOf(withSymbols(conditions[at] ?? '', reversed), point) === true,
			),
		),
		'reversed both inequality symbols',
	),
	rule(
		ofChoice((truths, { conditions: [tex = ''] }) => truths[0] === false && tex.includes('\\le')),
		'accepted a total that is over the limit',
	),
	rule(
		ofChoice((truths, { conditions: [tex = ''] }) => truths[0] === false && tex.includes('\\ge')),
		'accepted a total that is less than the goal',
	),
	rule(
		ofChoice(
			(
				truths,
				{
					point,
					conditions: [tex = ''],
					pair: {
						said: [value = '', side],
					},
				},
			) => {
				const [left = '', right = ''] = sidesOf(tex);
				return (
					truths[0] === false &&
					truthOf(`${left} = ${value.replace('−', '-')}`, point) === true &&
					side?.replace('−', '-') === right
				);
			},
		),
		'chose a value that makes the left side NUMBER, not NUMBER',
	),
	rule(ofNumbers(opposite), 'gave the opposite of the solution'),
	rule(
		statement((conditions, point, { said: [letter = '', which] }) =>
			conditions.map((tex, at) =>
				truthOf(
					tex,
					which === 'both' || at === ORDINALS.indexOf(which ?? '')
						? turnedPoint(point, letter)
						: point,
				),
			),
		),
		'changed the sign of the ([xy])-term in (?:the )?(both|first|second) equations?',
	),
	rule(
		statement((conditions, point, { said: [which = ''] }) => {
			const tested = truthOf(conditions[ORDINALS.indexOf(which)] ?? '', point);
			return [tested, tested];
		}),
		'tested only the (first|second) equation',
	),
	rule(
		listed,
		`(${REVERSES}(?: and (?:included|left out) −?\\d+)?)`,
		'(included −?\\d+), which only makes the two sides equal',
		'(left out −?\\d+), although a value that makes the two sides equal is a solution here',
	),
];
