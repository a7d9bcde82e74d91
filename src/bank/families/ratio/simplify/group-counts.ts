/** Things that come in two or three groups, by the contexts of the curriculum plan. */
import type { Random } from '../../../../math/random.ts';

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
export function groupsFor(context: string, counts: number[], random: Random): Groups | undefined {
	const known = GROUPS[context];
	if (!known) throw new RangeError(`No groups for "${context}".`);
	const fitting = known.filter(({ most }) => counts.every((count) => count > 1 && count <= most));
	return fitting.length > 0 ? random.pick(fitting) : undefined;
}
