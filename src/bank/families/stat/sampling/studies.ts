/** Studies, the ways to choose samples and groups, and polls. */
import { type Prose, say } from '../../../../math/prose.ts';
import { article, capital } from '../../../../math/things-in-words.ts';

/** Two groups that are compared, for the question what may be concluded. */
type Treatment = {
	ctx: string;
	people: string;
	are: 'who' | 'that';
	does: string;
	/** The same after "would" and "to". */
	wouldDo: string;
	result: string;
};

export const TREATMENTS: readonly Treatment[] = [
	{
		ctx: 'library visitors',
		people: 'visitors to the library',
		are: 'who',
		does: 'got a book recommendation',
		wouldDo: 'get a book recommendation',
		result: 'borrowed more books',
	},
	{
		ctx: 'battery life',
		people: 'phones in the company',
		are: 'that',
		does: 'ran a new program',
		wouldDo: 'run a new program',
		result: 'had a longer battery life',
	},
	{
		ctx: 'commute times',
		people: 'employees of the company',
		are: 'who',
		does: 'left home earlier than usual',
		wouldDo: 'leave home earlier than usual',
		result: 'had shorter travel times',
	},
	{
		ctx: 'plant growth',
		people: 'plants in the nursery',
		are: 'that',
		does: 'got a new fertilizer',
		wouldDo: 'get a new fertilizer',
		result: 'grew taller',
	},
	{
		ctx: 'app users',
		people: 'users of the app',
		are: 'who',
		does: 'got daily reminders',
		wouldDo: 'get daily reminders',
		result: 'practised more often',
	},
	{
		ctx: 'tree heights',
		people: 'young trees in the forest',
		are: 'that',
		does: 'got extra water',
		wouldDo: 'get extra water',
		result: 'grew taller',
	},
];

/** Short descriptions of studies by kind. */
export const STUDY_KINDS = [
	'A sample survey',
	'An experiment',
	'An observational study',
	'A census',
] as const;

/** `shows`: what the story tells about the design. */
type Study = { kind: (typeof STUDY_KINDS)[number]; text: string; shows: string };

const survey = (text: string, shows: string): Study => ({ kind: 'A sample survey', text, shows });
const experiment = (text: string, shows: string): Study => ({ kind: 'An experiment', text, shows });
const observation = (text: string, shows: string): Study => ({
	kind: 'An observational study',
	text,
	shows,
});
const census = (text: string, shows: string): Study => ({ kind: 'A census', text, shows });

export const STUDIES: readonly Study[] = [
	survey(
		'A city picks 400 of its adults at random and asks them how often they take the bus.',
		'Only some of the adults are asked, and they are picked at random.',
	),
	survey(
		'A school asks 60 randomly chosen students which language they want to learn.',
		'Only some of the students are asked, and they are chosen at random.',
	),
	survey(
		'A magazine asks 250 randomly chosen subscribers how they like its new look.',
		'Only some of the subscribers are asked, and they are chosen at random.',
	),
	survey(
		'A park asks 120 randomly chosen visitors how long they stayed.',
		'Only some of the visitors are asked, and they are chosen at random.',
	),
	experiment(
		'Forty plants are split at random into two groups. One group gets a fertilizer, and the other does not. Then the growth is compared.',
		'Chance decides which plants get the fertilizer.',
	),
	experiment(
		'Students are split at random into two groups. One group learns words with cards, and the other with a list. Then the test scores are compared.',
		'Chance decides which students learn with cards and which learn with a list.',
	),
	experiment(
		'Runners are split at random into two groups. One group does a new warm-up, and the other does the usual one. Then the race times are compared.',
		'Chance decides which runners do the new warm-up.',
	),
	experiment(
		'Cookies are baked with one of two kinds of flour, which is chosen at random for each batch. Then their sizes are compared.',
		'Chance decides which kind of flour each batch gets.',
	),
	observation(
		'A scientist watches a flock of birds for a month and writes down what they eat, without interfering in any way.',
		'The scientist only watches the birds and does not change what they eat.',
	),
	observation(
		'A doctor compares the records of people who drink coffee with the records of people who do not, without giving them any instructions.',
		'The people decide for themselves whether they drink coffee; the doctor only compares records.',
	),
	observation(
		'A student counts the cars at an intersection and records which ones stop, without interfering in any way.',
		'The student only watches the cars and does not change what they do.',
	),
	observation(
		'A researcher compares the grades of students who play an instrument with those of students who do not, without assigning anyone to a group.',
		'The students decide for themselves whether they play an instrument; the researcher only compares grades.',
	),
	census(
		'A club asks every one of its members which day suits them best for the meeting.',
		'Every member of the club is asked.',
	),
	census(
		'A teacher asks every student in the class how many books they own.',
		'Every student in the class is asked.',
	),
	census(
		'A company asks every one of its employees whether they want to work from home.',
		'Every employee of the company is asked.',
	),
];

/** Populations with one fair plan for a sample (built from `all`) and three plans that leave people out. */
type SamplePlans = {
	/** "The principal of a school wants to know which sport the students like best." */
	wish: string;
	/** "students" */
	people: string;
	/** "of the school": ends "all the students …". */
	whole: string;
	/** Each follows "The first {n} …" or "{n} …" and names no other number. */
	convenient: string;
	voluntary: string;
	/** What the voluntary sample depends on, if not "who volunteers". */
	dependsOn?: string;
	partial: string;
	/** Whom or what the partial sample leaves out. */
	leftOut: string;
};

export const SAMPLE_PLANS: readonly SamplePlans[] = [
	{
		wish: 'A principal wants to know which sport the students at a school like best.',
		people: 'students',
		whole: 'at the school',
		convenient: 'students who are standing near the office',
		voluntary: 'students who respond to a poster in the hall',
		partial: 'students on the soccer team',
		leftOut: 'students who are not on the team',
	},
	{
		wish: 'A city wants to know whether its adults would use a new bicycle path.',
		people: 'adults',
		whole: 'in the city',
		convenient: 'adults who pass city hall one morning',
		voluntary: 'adults who reply to an online poll',
		partial: 'adults in a cycling club',
		leftOut: 'adults who are not in the club',
	},
	{
		wish: 'A library wants to know how often its members borrow books.',
		people: 'members',
		whole: 'of the library',
		convenient: 'members who come in on Monday',
		voluntary: 'members who fill in a form at the desk',
		partial: 'members of the library’s book club',
		leftOut: 'members who are not in the book club',
	},
	{
		wish: 'A farm wants to know how heavy its pumpkins are.',
		people: 'pumpkins',
		whole: 'on the farm',
		convenient: 'pumpkins that lie next to the gate',
		voluntary: 'pumpkins that visitors picked for a weighing contest',
		dependsOn: 'what visitors pick',
		partial: 'pumpkins from the sunniest field',
		leftOut: 'pumpkins from the other fields',
	},
	{
		wish: 'A company wants to know how its employees come to work.',
		people: 'employees',
		whole: 'of the company',
		convenient: 'employees who are in the parking lot',
		voluntary: 'employees who answer an e-mail',
		partial: 'employees in the sales office',
		leftOut: 'employees in the other offices',
	},
	{
		wish: 'A theater wants to know what its season-ticket holders think of the seats.',
		people: 'season-ticket holders',
		whole: 'at the theater',
		convenient: 'season-ticket holders who are standing nearest the box office one evening',
		voluntary: 'season-ticket holders who write to the theater',
		partial: 'season-ticket holders under the age of thirty',
		leftOut: 'season-ticket holders who are older',
	},
	{
		wish: 'A school wants to know how much its students sleep.',
		people: 'students',
		whole: 'at the school',
		convenient: 'students who arrive on the first bus',
		voluntary: 'students who choose to hand in a sleep diary',
		partial: 'students in the oldest grade',
		leftOut: 'students in the other grades',
	},
	{
		wish: 'A town wants to know whether its households sort their recycling.',
		people: 'households',
		whole: 'in the town',
		convenient: 'households that are near the town hall',
		voluntary: 'households that respond to a flyer',
		partial: 'households that have a garden',
		leftOut: 'households without a garden',
	},
	{
		wish: 'A factory wants to know how many of the lamps made on one day are faulty.',
		people: 'lamps',
		whole: 'made on that day',
		convenient: 'lamps from the nearest box',
		voluntary: 'lamps that workers choose to send in',
		partial: 'lamps from the newest machine',
		leftOut: 'lamps from the other machines',
	},
	{
		wish: 'A zoo wants to know which animals its visitors on one day like best.',
		people: 'visitors',
		whole: 'who bought a ticket on that day',
		convenient: 'visitors who are standing at the lion house',
		voluntary: 'visitors who drop a card into a box',
		partial: 'visitors who belong to school groups',
		leftOut: 'visitors who do not belong to school groups',
	},
	{
		wish: 'A sports club wants to know how far its members live from the club.',
		people: 'members',
		whole: 'of the club',
		convenient: 'members who come in on Saturday morning',
		voluntary: 'members who answer a message',
		partial: 'members of the swim team',
		leftOut: 'members who are not on the swim team',
	},
	{
		wish: 'A college wants to know how many hours its students work in a week.',
		people: 'students',
		whole: 'at the college',
		convenient: 'students who eat in the cafeteria at noon',
		voluntary: 'students who reply to a post',
		partial: 'students in the evening courses',
		leftOut: 'students in the other courses',
	},
];

// Polls and checks of a random sample: who is asked, and what a part of them has in common.

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
