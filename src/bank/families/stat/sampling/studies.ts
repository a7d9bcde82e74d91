/** Short descriptions of studies by kind. */
export const STUDY_KINDS = [
	'A sample survey',
	'An experiment',
	'An observational study',
	'A census',
] as const;

/** `shows`: what the story tells about the design. */
export type Study = { kind: (typeof STUDY_KINDS)[number]; text: string; shows: string };

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
