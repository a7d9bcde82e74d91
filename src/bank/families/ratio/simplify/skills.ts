/** ratio.simplify: ratios in lowest terms. */
import Fraction from 'fraction.js';
import { divided, equation, sum, times } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { ratio } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';

const FORM = say`in lowest terms, with a colon, in the form ${ratio('a', 'b')}`;

const FIRST_NAMED = say`Which quantity is named first in the ratio? What number represents it?`;

export const skills: Skills = {
	'Write a ratio in lowest terms'(draw) {
		const [g, a, b] = [draw.int('g'), draw.int('a'), draw.int('b')];
		if (a === b || gcd(a, b) > 1) return undefined;
		const context = draw.inTurn('ctx');
		const [first, second] = [g * a, g * b];
		if (context === 'recipe parts' && draw.random.int(0, 1) === 0)
			return mixedUnits(draw, first, second);
		const found = groupsFor(context, [first, second], draw.random);
		if (!found) return undefined;
		const [[counted, name], [otherCounted, other]] = found.groups;
		return lowestTerms(
			say`${found.begin} ${first} ${counted} and ${second} ${otherCounted}. Write the ratio of ${name} to ${other} ${FORM}.`,
			[first, second],
			[name, other],
			[],
			FIRST_NAMED,
		);
	},

	'Write part-to-part and part-to-whole ratios'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const three = draw.random.int(0, 1) === 1;
		const counts = three ? [a, b, c] : [a, b];
		const total = counts.reduce((all, count) => all + count, 0);
		const found = groupsFor(draw.inTurn('ctx'), counts, draw.random);
		if (!found || new Set(counts).size < counts.length) return undefined;
		const [one, two, last] = found.groups;
		const stated = three
			? say`${found.begin} ${a} ${one[0]}, ${b} ${two[0]}, and ${c} ${last[0]}.`
			: found.none === undefined
				? say`${found.begin} ${a} ${one[0]} and ${b} ${two[0]}.`
				: say`${found.begin} ${a} ${one[0]}, ${b} ${two[0]}, and ${found.none}.`;
		const toWhole = draw.choice('ask') === 'whole';
		const second = toWhole ? total : b;
		if (gcd(a, second) === 1) return undefined;
		return lowestTerms(
			say`${stated} Write the ratio of ${one[1]} to ${toWhole ? found.all : two[1]} ${FORM}.`,
			[a, second],
			[one[1], toWhole ? found.all : two[1]],
			toWhole ? [line(equation(sum(...counts), total), 'add the parts to find the whole')] : [],
			toWhole
				? say`What number represents the whole? Which amounts do you add to find it?`
				: FIRST_NAMED,
			toWhole,
		);
	},
};

/** Ingredients and times of a recipe in two units of one kind; `size` of the small unit make one of the large. */
const UNITS = [
	{ unit: 'ounces', of: 'cheese', large: 'pound', ofLarge: 'potatoes', size: 16 },
	{ unit: 'tablespoons', of: 'oil', large: 'cup', ofLarge: 'flour', size: 16 },
	{ unit: 'minutes', of: 'mixing', large: 'hour', ofLarge: 'baking', size: 60 },
	{ unit: 'teaspoons', of: 'salt', large: 'tablespoon', ofLarge: 'sugar', size: 3 },
] as const;

function mixedUnits(draw: Draw, first: number, second: number): Draft | undefined {
	const fitting = UNITS.filter(
		({ size }) => second % size === 0 && second / size > 1 && second / size < 8,
	);
	if (fitting.length === 0 || first < 2 || first > 60) return undefined;
	const { unit, of, large, ofLarge, size } = draw.random.pick(fitting);
	const count = second / size;
	return lowestTerms(
		say`A recipe calls for ${first} ${unit} of ${of} and ${count} ${large}s of ${ofLarge}. Write the ratio of the ${of} to the ${ofLarge} ${FORM}. One ${large} is ${size} ${unit}.`,
		[first, second],
		[of, ofLarge],
		[line(equation(times(count, size), second), `write both amounts in ${unit}`)],
		say`Are both amounts in the same unit? How many ${unit} are in ${count} ${large}s?`,
	);
}

function lowestTerms(
	prompt: Prose,
	[first, second]: readonly [number, number],
	names: readonly [string, string],
	before: Line[],
	hint: Prose,
	toWhole = false,
): Draft {
	const shared = gcd(first, second);
	const reduced = new Fraction(first, second);
	const [p, q] = [Number(reduced.n), Number(reduced.d)];
	const answer = withMisconceptions(
		written('ratio', ratio(p, q)),
		[written('ratio', ratio(q, p)), 'reversed the order of the ratio'],
		...(toWhole
			? ([
					[
						written('ratio', ratio(p, q - p)),
						'compared the part with the rest instead of the whole',
					],
				] satisfies WrongAnswer[])
			: ([
					[written('ratio', ratio(p, p + q)), 'compared the first part with the sum of both parts'],
					[
						written('ratio', ratio(p, Math.abs(q - p))),
						'compared the first part with the difference of the two parts',
					],
				] satisfies WrongAnswer[])),
	);
	return {
		prompt,
		answer,
		steps: [
			...before,
			line(
				ratio(first, second),
				'write the numbers in the order in which the quantities are named',
			),
			...(shared > 1
				? [
						withFigure(
							sentence(
								say`${equation(divided(first, shared), Number(reduced.n))} and ${equation(divided(second, shared), Number(reduced.d))}`,
								`divide both numbers by ${shared}, their greatest common factor`,
							),
							{
								kind: 'tape diagram',
								rows: [
									{ boxes: p, name: names[0] },
									{ boxes: q, name: names[1] },
								],
								each: shared,
							},
						),
					]
				: [sentence(say`The only common factor of ${first} and ${second} is ${1}.`)]),
			sentence(say`The ratio in lowest terms is ${answer.body}.`),
		],
		hints: [
			hint,
			...(shared > 1
				? [
						before.length > 0
							? say`What is the largest number that divides evenly into both numbers in the ratio?`
							: say`What is the largest number that divides evenly into both ${first} and ${second}?`,
					]
				: []),
		],
	};
}

// Things that come in two or three groups, by the contexts of the curriculum plan.

type Group = readonly [
	/** After a number: "cups of blue paint". */
	counted: string,
	/** In a ratio: "blue paint". */
	name: string,
];

type Groups = {
	/** "A pet shop has". */
	begin: string;
	groups: readonly [Group, Group, Group];
	/** What all of them are together: "all animals". */
	all: string;
	/** Says that the third group is empty, where the counts of only two are given: "no ties". */
	none?: string;
	/** The largest count that makes sense. */
	most: number;
};

const same = (name: string): Group => [name, name];
const of = (measure: string, name: string): Group => [`${measure} of ${name}`, name];

const GROUPS: Readonly<Record<string, readonly Groups[]>> = {
	'paint mix': [
		{
			begin: 'A painter mixes',
			groups: [of('cups', 'blue paint'), of('cups', 'white paint'), of('cups', 'yellow paint')],
			all: 'all the paint',
			most: 60,
		},
		{
			begin: 'An art teacher mixes',
			groups: [
				of('spoonfuls', 'red paint'),
				of('spoonfuls', 'white paint'),
				of('spoonfuls', 'green paint'),
			],
			all: 'all the paint',
			most: 60,
		},
	],
	'class groups': [
		{
			begin: 'A school has',
			groups: [same('chess club members'), same('choir members'), same('art club members')],
			all: 'all members of these groups',
			most: 180,
		},
		{
			begin: 'A group of campers is made up of',
			groups: [same('swimmers'), same('climbers'), same('paddlers')],
			all: 'all campers in the group',
			most: 180,
		},
	],
	'sports wins and losses': [
		{
			begin: 'Since it was founded, a soccer team has had',
			groups: [same('wins'), same('losses'), same('ties')],
			all: 'all games',
			none: 'no ties',
			most: 120,
		},
		{
			begin: 'Since it was founded, a hockey team has had',
			groups: [same('wins'), same('losses'), same('ties')],
			all: 'all games',
			none: 'no ties',
			most: 180,
		},
	],
	'recipe parts': [
		{
			begin: 'A trail mix is made from',
			groups: [of('ounces', 'nuts'), of('ounces', 'raisins'), of('ounces', 'oats')],
			all: 'the whole trail mix',
			most: 120,
		},
		{
			begin: 'A fruit punch is made from',
			groups: [of('cups', 'orange juice'), of('cups', 'apple juice'), of('cups', 'water')],
			all: 'the whole punch',
			most: 60,
		},
	],
	'pet counts': [
		{
			begin: 'An animal shelter has',
			groups: [same('dogs'), same('cats'), same('rabbits')],
			all: 'all these animals',
			most: 150,
		},
		{
			begin: 'A pet show has',
			groups: [same('hamsters'), same('parrots'), same('turtles')],
			all: 'all these animals',
			most: 100,
		},
	],
};

/** `undefined` when the counts are too large for every setting of this context. */
function groupsFor(context: string, counts: number[], random: Random): Groups | undefined {
	const known = GROUPS[context];
	if (!known) throw new RangeError(`No groups for "${context}".`);
	const fitting = known.filter(({ most }) => counts.every((count) => count > 1 && count <= most));
	return fitting.length > 0 ? random.pick(fitting) : undefined;
}
