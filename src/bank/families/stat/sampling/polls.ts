/** Polls and checks of a random sample: who is asked, and what a part of them has in common. */
import { type Prose, say } from '../../../../math/prose.ts';
import { article, capital } from '../../../../math/things-in-words.ts';

type Poll = {
	ctx: string;
	/** "voters in the town" */
	all: string;
	/** "The app": it has users, so the prompt says "The app has 600 users". */
	owner?: string;
	things: string;
	/** "plan to vote for a new park" */
	trait: string;
	/** The greatest plausible share, in percent. */
	most: number;
	/** The largest realistic population, where it is small. */
	atMost?: number;
};

export const POLLS: readonly Poll[] = [
	{
		ctx: 'voter poll',
		all: 'voters in the town',
		things: 'voters',
		trait: 'plan to vote for a new park',
		most: 90,
	},
	{
		ctx: 'factory quality check',
		all: 'parts from the shipment',
		owner: 'The shipment',
		things: 'parts',
		trait: 'meet the highest quality standard',
		most: 95,
	},
	{
		ctx: 'wildlife survey',
		all: 'deer in the forest',
		things: 'deer',
		trait: 'are less than two years old',
		most: 60,
		atMost: 5000,
	},
	{
		ctx: 'school lunch survey',
		all: 'students at the college',
		things: 'students',
		trait: 'buy lunch in the cafeteria',
		most: 95,
		atMost: 4000,
	},
	{
		ctx: 'app users',
		all: 'users of the app',
		owner: 'The app',
		things: 'users',
		trait: 'open it every day',
		most: 90,
	},
	{
		ctx: 'library',
		all: 'members of the library',
		owner: 'The library',
		things: 'members',
		trait: 'borrow audiobooks',
		most: 80,
	},
];

export const isTooLarge = ({ atMost = Infinity }: Poll, population: number): boolean =>
	population > atMost;

/** "parts in the shipment" as "parts in a shipment", where they are named for the first time */
export const introduced = (people: string): string =>
	people.replace(/\bthe (\w+)/i, (_, owner: string) => article(owner));

/** "voters who …", "parts that …" */
export const relativeOf = ({ things }: Poll): string =>
	['parts', 'deer'].includes(things) ? 'that' : 'who';

/** "There are 1000 students at the college", "The app has 600 users" */
export const inAll = ({ all, owner, things }: Poll, count: number): Prose =>
	owner === undefined ? say`There are ${count} ${all}` : say`${owner} has ${count} ${things}`;

/** "There are 1000 students at a college", "An app has 600 users" */
export const atFirst = ({ all, owner, things }: Poll, count: number): Prose =>
	owner === undefined
		? say`There are ${count} ${introduced(all)}`
		: say`${capital(introduced(owner))} has ${count} ${things}`;
