/** stat.display: dot plots, histograms, box plots. */
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { boxQuestion, boxShare, fiveNumberSummary } from './box.ts';
import { compareSkills } from './compare.ts';
import { dotQuestion, histogramQuestion } from './plots.ts';

// Which display answers the question that the data are collected for.

const DISPLAYS = {
	dot: 'dot plot',
	histogram: 'histogram',
	boxes: 'box plot',
	scatter: 'scatter plot',
} as const;

type Display = keyof typeof DISPLAYS;

const NAMES: readonly Display[] = ['dot', 'histogram', 'boxes', 'scatter'];

/** Where two data sets are compared, each has a display of its own. */
const nameOf = (display: Display, purpose: Display): string =>
	purpose === 'boxes' ? `two ${DISPLAYS[display]}s` : `a ${DISPLAYS[display]}`;

type Kind = {
	/** Who collects the data, and how many values there are. */
	stories: readonly ((count: number) => Prose)[];
	wants: string;
	seen: (count: number) => Prose;
	shows: string;
	/** Why other displays do not serve this purpose, if the reason is specific to it. */
	shortcomings?: Partial<Record<Display, Shortcoming>>;
};

/** Said about displays that do not fit, and about the student who chooses one. */
type Shortcoming = { shown: string; mistake: string };

const SHORTCOMINGS: Readonly<Record<Display, Shortcoming>> = {
	dot: {
		shown: 'dot plots show the individual values of one quantity',
		mistake: 'chose a display that shows the individual values of one quantity',
	},
	histogram: {
		shown: 'histograms group the values of one quantity into intervals',
		mistake: 'chose a display that groups the values of one quantity into intervals',
	},
	boxes: {
		shown: 'box plots show only the five-number summary of the data',
		mistake: 'chose a display that shows only the five-number summary of the data',
	},
	scatter: {
		shown: 'scatter plots need two quantities for each point',
		mistake: 'chose a display that needs two quantities for each point',
	},
};

const KINDS: Readonly<Record<Display, Kind>> = {
	dot: {
		stories: [
			(n) => say`A coach knows how many goals a soccer team scored in each of ${n} games`,
			(n) => say`A teacher knows how many books each of ${n} students read last month`,
			(n) => say`A baker knows how many cakes were sold on each of ${n} days`,
			(n) => say`A librarian knows how many members each of ${n} book clubs has`,
		],
		wants: 'wants to show every value',
		seen: (n) => say`There are only ${n} values, and the display must show each of them.`,
		shows: 'a dot plot shows each value as a dot',
	},
	histogram: {
		stories: [
			(n) => say`A museum has the ages of ${n} visitors`,
			(n) => say`A farmer has the weights of ${n} pumpkins`,
			(n) => say`A clinic has the waiting times of ${n} patients`,
			(n) => say`A biologist has the lengths of ${n} fish`,
		],
		wants: 'wants to show the shape of the distribution',
		seen: (n) =>
			say`There are ${n} values, too many to show one by one, and the display must show the shape of their distribution.`,
		shows: 'a histogram shows how many values are in each interval',
		shortcomings: {
			dot: {
				shown: 'dot plots show every value one by one',
				mistake: 'chose a display that shows every value one by one',
			},
		},
	},
	boxes: {
		stories: [
			(n) => say`A biologist has the lengths of ${n} fish from each of two lakes`,
			(n) => say`A health department has the waiting times of ${n} patients at each of two clinics`,
			(n) => say`A farmer has the weights of ${n} apples from each of two orchards`,
			(n) => say`A school board has the test scores of ${n} students at each of two schools`,
		],
		wants: 'wants to compare the medians and the interquartile ranges',
		seen: () =>
			say`The purpose is to compare the medians and the interquartile ranges of two data sets.`,
		shows:
			'box plots drawn one above the other show the median and the quartiles of each data set, so the two sets are easy to compare',
		shortcomings: {
			dot: {
				shown: 'dot plots do not mark the median and the quartiles',
				mistake: 'chose a display that does not mark the median and the quartiles',
			},
			histogram: {
				shown: 'histograms do not show exact values',
				mistake: 'chose a display that does not show exact values',
			},
		},
	},
	scatter: {
		stories: [
			(n) => say`A trainer has the age and the resting heart rate of each of ${n} people`,
			(n) => say`A ranger has the height and the trunk diameter of each of ${n} trees`,
			(n) => say`A teacher has the study time and the test score of each of ${n} students`,
			(n) => say`A vendor has the temperature and the ice cream sales on each of ${n} days`,
		],
		wants: 'wants to see whether the two quantities are associated',
		seen: () =>
			say`The values come in pairs, and the question is how one quantity changes with the other.`,
		shows: 'a scatter plot shows each pair as a point',
	},
};

const isDisplay = (name: string): name is Display => name in KINDS;

function chooseDisplay(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('display');
	if (!isDisplay(kind)) return undefined;
	const { stories, wants, seen, shows, shortcomings } = KINDS[kind];
	const shortcomingOf = (name: Display): Shortcoming => shortcomings?.[name] ?? SHORTCOMINGS[name];
	const count = draw.int(kind === 'dot' ? 'few' : 'many');
	const others = NAMES.filter((name) => name !== kind);
	const story = draw.random.pick(stories)(count);
	return {
		prompt: say`${story} and ${wants}. Which ${kind === 'boxes' ? 'displays are' : 'display is'} the best choice?`,
		answer: multipleChoice(
			say`${nameOf(kind, kind)}`,
			...others.map((name) => distractor(say`${nameOf(name, kind)}`, shortcomingOf(name).mistake)),
		),
		steps: [
			sentence(seen(count)),
			sentence(
				say`The other displays do not suit this purpose.`,
				listInWords(others.map((name) => shortcomingOf(name).shown)),
			),
			sentence(say`The best choice is ${nameOf(kind, kind)}.`, shows),
		],
		hints: [
			say`What should the display show: individual values, the shape of one data set, a comparison, or pairs of values?`,
		],
	};
}

export const skills: Skills = {
	...compareSkills,

	'Read a dot plot or histogram'(draw) {
		const ask = draw.inTurn('ask');
		return draw.random.int(0, 1) === 1 ? dotQuestion(draw, ask) : histogramQuestion(draw, ask);
	},

	'Interpret a histogram or dot plot'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'percent in a range' && draw.random.int(0, 1) === 1)
			return dotQuestion(draw, 'percent');
		return histogramQuestion(draw, ask);
	},

	'Read a histogram or box plot'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'shape' ? boxShare(draw) : histogramQuestion(draw, ask);
	},

	'Read a box plot': (draw) => boxQuestion(draw, draw.inTurn('ask')),
	'Find a five-number summary': fiveNumberSummary,
	'Choose a display for a purpose': chooseDisplay,
};
