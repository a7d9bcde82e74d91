/** Surveys that sort people or things in two ways. */
import { type Prose, say } from '../../math/prose.ts';

/** `name` heads the table; the others end "the students who …" and "the student …". */
export type Category = { name: string; plural: string; single: string; not: string };

export type TwoWaySetting = {
	/** "students", "student". */
	many: string;
	one: string;
	/** "of a sports club", where it is not clear without. */
	from?: string;
	/** What sorts them into rows and into columns. */
	by: readonly [rows: string, columns: string];
	rows: readonly [Category, Category];
	columns: readonly [Category, Category, Category];
};

const category = (name: string, plural: string, single: string, not: string): Category => ({
	name,
	plural,
	single,
	not,
});

/** "are in grade 7", "is in grade 7", "is not in grade 7" */
const being = (name: string, rest: string): Category =>
	category(name, `are ${rest}`, `is ${rest}`, `is not ${rest}`);

/** "take the bus", "takes the bus", "does not take the bus" */
const doing = (name: string, verb: string, rest: string): Category =>
	category(name, `${verb} ${rest}`, `${verb}s ${rest}`, `does not ${verb} ${rest}`);

/** "are not in grade 7", "do not take the bus" */
export const notPlural = ({ plural }: Category): string =>
	plural.startsWith('are ') ? plural.replace('are', 'are not') : `do not ${plural}`;

/** After "can": "be in grade 7", "be a novel", "take the bus" */
export const infinitive = ({ plural, single }: Category): string =>
	single.startsWith('is ') ? single.replace('is', 'be') : plural;

/** What the table shows; `count` is the number in all. */
export const sorted = (setting: TwoWaySetting, count?: Prose): Prose => {
	const { many, from, by } = setting;
	const some = say`${relative(setting) === 'who' ? 'a group of' : 'some'}`;
	return say`The two-way table shows ${count ?? some} ${from === undefined ? many : `${many} ${from}`}, classified by ${by[0]} and ${by[1]}.`;
};

/** "students who …", "trees that …" */
export const relative = ({ many }: TwoWaySetting): string =>
	/student|visitor|member|traveler|employee/.test(many) ? 'who' : 'that';

/** "the students who are in the band", "the adults" */
export const membersOf = (setting: TwoWaySetting, { plural, single }: Category): string =>
	/^is an? /.test(single)
		? plural.replace('are', 'the')
		: `the ${setting.many} ${relative(setting)} ${plural}`;

export const TWO_WAY_SETTINGS: readonly TwoWaySetting[] = [
	{
		many: 'students',
		one: 'student',
		by: ['school level', 'means of transportation'],
		rows: [being('Junior high', 'in junior high'), being('High school', 'in high school')],
		columns: [
			doing('Bus', 'take', 'the bus'),
			doing('Car', 'come', 'to school by car'),
			doing('Walk', 'walk', 'to school'),
		],
	},
	{
		many: 'students',
		one: 'student',
		by: ['ensemble', 'favourite subject'],
		rows: [being('Band', 'in the band'), being('Choir', 'in the choir')],
		columns: [
			doing('Math', 'like', 'math best'),
			doing('Art', 'like', 'art best'),
			doing('Science', 'like', 'science best'),
		],
	},
	{
		many: 'visitors',
		one: 'visitor',
		from: 'to a zoo',
		by: ['age', 'favourite animal'],
		rows: [
			category('Adult', 'are adults', 'is an adult', 'is not an adult'),
			category('Child', 'are children', 'is a child', 'is not a child'),
		],
		columns: [
			doing('Fish', 'like', 'the fish best'),
			doing('Birds', 'like', 'the birds best'),
			doing('Bears', 'like', 'the bears best'),
		],
	},
	{
		many: 'members',
		one: 'member',
		from: 'of a sports club',
		by: ['day of visit', 'sport'],
		rows: [doing('Weekday', 'come', 'on weekdays'), doing('Weekend', 'come', 'on weekends')],
		columns: [
			doing('Swim', 'choose', 'swimming'),
			doing('Climb', 'choose', 'climbing'),
			doing('Run', 'choose', 'running'),
		],
	},
	{
		many: 'orders',
		one: 'order',
		from: 'at a restaurant',
		by: ['meal', 'dish'],
		rows: [doing('Lunch', 'come', 'in at lunchtime'), doing('Dinner', 'come', 'in at dinnertime')],
		columns: [being('Soup', 'for soup'), being('Salad', 'for salad'), being('Pasta', 'for pasta')],
	},
	{
		many: 'bicycles',
		one: 'bicycle',
		from: 'in a shop',
		by: ['type', 'colour'],
		rows: [being('City', 'made for the city'), being('Trail', 'made for trails')],
		columns: [
			being('Red', 'painted red'),
			being('Blue', 'painted blue'),
			being('Black', 'painted black'),
		],
	},
	{
		many: 'books',
		one: 'book',
		from: 'in a used bookstore',
		by: ['type', 'condition'],
		rows: [
			category('Novel', 'are novels', 'is a novel', 'is not a novel'),
			category('Guidebook', 'are guidebooks', 'is a guidebook', 'is not a guidebook'),
		],
		columns: [
			being('Like new', 'in like-new condition'),
			being('Good', 'in good condition'),
			being('Worn', 'in worn condition'),
		],
	},
	{
		many: 'travelers',
		one: 'traveler',
		by: ['reason for travel', 'means of transportation'],
		rows: [
			category(
				'Business',
				'are on business trips',
				'is on a business trip',
				'is not on a business trip',
			),
			category(
				'Leisure',
				'are on leisure trips',
				'is on a leisure trip',
				'is not on a leisure trip',
			),
		],
		columns: [
			category('Train', 'go by train', 'goes by train', 'does not go by train'),
			category('Plane', 'go by plane', 'goes by plane', 'does not go by plane'),
			category('Bus', 'go by bus', 'goes by bus', 'does not go by bus'),
		],
	},
	{
		many: 'employees',
		one: 'employee',
		from: 'of a company',
		by: ['shift', 'favourite drink'],
		rows: [doing('Day', 'work', 'the day shift'), doing('Night', 'work', 'the night shift')],
		columns: [
			doing('Tea', 'prefer', 'tea'),
			doing('Coffee', 'prefer', 'coffee'),
			doing('Water', 'prefer', 'water'),
		],
	},
	{
		many: 'trees',
		one: 'tree',
		from: 'in a town',
		by: ['location', 'species'],
		rows: [doing('Park', 'stand', 'in the park'), doing('Street', 'stand', 'beside a street')],
		columns: [
			category('Oak', 'are oaks', 'is an oak', 'is not an oak'),
			category('Maple', 'are maples', 'is a maple', 'is not a maple'),
			category('Birch', 'are birches', 'is a birch', 'is not a birch'),
		],
	},
];
