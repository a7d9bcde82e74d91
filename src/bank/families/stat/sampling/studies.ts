/** Short descriptions of studies by kind. */
export const STUDY_KINDS = [
	'A sample survey',
	'An experiment',
	'An observational study',
	'A census',
] as const;

export type Study = { kind: (typeof STUDY_KINDS)[number]; text: string };

const survey = (text: string): Study => ({ kind: 'A sample survey', text });
const experiment = (text: string): Study => ({ kind: 'An experiment', text });
const observation = (text: string): Study => ({ kind: 'An observational study', text });
const census = (text: string): Study => ({ kind: 'A census', text });

export const STUDIES: readonly Study[] = [
	survey('A city picks 400 of its adults at random and asks them how often they take the bus.'),
	survey('A school asks 60 randomly chosen students which language they want to learn.'),
	survey('A magazine asks 250 randomly chosen subscribers how they like its new look.'),
	survey('A park asks 120 randomly chosen visitors how long they stayed.'),
	experiment(
		'Forty plants are split at random into two groups. One group gets a fertilizer, and the other does not. Then the growth is compared.',
	),
	experiment(
		'Students are split at random into two groups. One group learns words with cards, and the other with a list. Then the test scores are compared.',
	),
	experiment(
		'Runners are split at random into two groups. One group does a new warm-up, and the other does the usual one. Then the race times are compared.',
	),
	experiment(
		'Cookies are baked with one of two kinds of flour, which is chosen at random for each batch. Then their sizes are compared.',
	),
	observation(
		'A scientist watches a flock of birds for a month and writes down what they eat, without changing anything.',
	),
	observation(
		'A doctor compares the records of people who drink coffee with the records of people who do not, without giving them any instructions.',
	),
	observation(
		'A student counts the cars at an intersection and notes which of them stop, without changing anything.',
	),
	observation(
		'A researcher compares the grades of students who play an instrument with those of students who do not, without assigning anyone to a group.',
	),
	census('A club asks every one of its members which day suits them best for the meeting.'),
	census('A teacher asks every student in the class how many books they own.'),
	census('A company asks every one of its employees whether they want to work from home.'),
];
