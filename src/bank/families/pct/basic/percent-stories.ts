/** Stories about a part of a whole, by the contexts of the curriculum plan. Each can ask for any of the three numbers. */
import type { Expression } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { twoNames } from '../../../contexts/names.ts';

export type PercentAsk = 'part' | 'whole' | 'percent';

type PercentStory = {
	prompts: Record<PercentAsk, Prose>;
	/** The last line, from the answer. */
	concludes: Record<PercentAsk, (answer: Prose) => Prose>;
	isMoney: boolean;
};

type Numbers = { p: Expression; percents: number; whole: number; part: number; random: Random };

/** `undefined`: not sensible in this setting. */
type Tell = (numbers: Numbers) => PercentStory | undefined;

const ALLOYS = [
	['brass', 'zinc', 5, 45],
	['bronze', 'tin', 5, 25],
	['solder', 'tin', 40, 70],
	['steel', 'chromium', 10, 25],
	['rose gold', 'copper', 10, 25],
	['green gold', 'silver', 15, 30],
	['nickel silver', 'copper', 50, 65],
	['brass', 'copper', 55, 95],
] as const;

export const PERCENT_STORIES: Readonly<Record<string, Tell>> = {
	'survey result'({ p, whole, part, random }) {
		const does = random.pick([
			'walk to school',
			'play a sport',
			'have a pet',
			'read every day',
			'can swim',
			'speak two languages',
		]);
		return {
			prompts: {
				part: say`In a survey of ${whole} students, ${p} said that they ${does}. How many students is that?`,
				whole: say`In a survey, ${part} students said that they ${does}. That is ${p} of all the students who were asked. How many students were asked?`,
				percent: say`In a survey of ${whole} students, ${part} said that they ${does}. What percent of the students said this?`,
			},
			concludes: {
				part: (answer) => say`${answer} students said that they ${does}.`,
				whole: (answer) => say`${answer} students were asked.`,
				percent: (answer) => say`${answer} of the students said that they ${does}.`,
			},
			isMoney: false,
		};
	},
	'battery charge'({ p, whole, part, random }) {
		const owner = random.pick(['an electric bike', 'an electric scooter', 'a robot mower']);
		if (whole < 100) return undefined;
		return {
			prompts: {
				part: say`When fully charged, the battery of ${owner} holds ${whole} watt-hours of energy. The battery is now at ${p} of a full charge. How many watt-hours does it hold now?`,
				whole: say`The battery of ${owner} now holds ${part} watt-hours of energy. That is ${p} of a full charge. How many watt-hours does the battery hold when it is fully charged?`,
				percent: say`When fully charged, the battery of ${owner} holds ${whole} watt-hours of energy. It now holds ${part} watt-hours. What percent of a full charge is that?`,
			},
			concludes: {
				part: (answer) => say`The battery now holds ${answer} watt-hours.`,
				whole: (answer) => say`When fully charged, the battery holds ${answer} watt-hours.`,
				percent: (answer) => say`The battery is at ${answer} of a full charge.`,
			},
			isMoney: false,
		};
	},
	'class attendance'({ p, percents, whole, part, random }) {
		const day = random.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
		if (percents < 75 || whole < 40) return undefined;
		return {
			prompts: {
				part: say`A school has ${whole} seventh graders. On ${day}, ${p} of them were present. How many seventh graders were present?`,
				whole: say`On ${day}, ${part} seventh graders of a school were present. That is ${p} of all the seventh graders. How many seventh graders does the school have?`,
				percent: say`A school has ${whole} seventh graders. On ${day}, ${part} of them were present. What percent of the seventh graders were present?`,
			},
			concludes: {
				part: (answer) => say`${answer} seventh graders were present.`,
				whole: (answer) => say`The school has ${answer} seventh graders.`,
				percent: (answer) => say`${answer} of the seventh graders were present.`,
			},
			isMoney: false,
		};
	},
	'alloy content'({ p, percents, whole, part, random }) {
		const known = ALLOYS.filter(([, , low, high]) => percents >= low && percents <= high);
		if (known.length === 0) return undefined;
		const [alloy, metal] = random.pick(known);
		const bar = `bar of ${alloy}`;
		return {
			prompts: {
				part: say`A ${bar} has a mass of ${whole} grams, and ${p} of it is ${metal}. How many grams of ${metal} does the bar contain?`,
				whole: say`A ${bar} contains ${part} grams of ${metal}. That is ${p} of the mass of the bar. What is the mass of the bar in grams?`,
				percent: say`A ${bar} has a mass of ${whole} grams and contains ${part} grams of ${metal}. What percent of the bar is ${metal}?`,
			},
			concludes: {
				part: (answer) => say`The bar contains ${answer} grams of ${metal}.`,
				whole: (answer) => say`The mass of the bar is ${answer} grams.`,
				percent: (answer) => say`The bar is ${answer} ${metal}.`,
			},
			isMoney: false,
		};
	},
	'test score'({ p, percents, whole, part, random }) {
		const [name] = twoNames(random);
		if (percents < 40 || whole > 120) return undefined;
		return {
			prompts: {
				part: say`A test has ${whole} questions. ${name} answered ${p} of them correctly. How many questions did ${name} answer correctly?`,
				whole: say`On a test, ${name} answered ${part} questions correctly. That is ${p} of the questions. How many questions were on the test?`,
				percent: say`A test has ${whole} questions. ${name} answered ${part} of them correctly. What percent of the questions did ${name} answer correctly?`,
			},
			concludes: {
				part: (answer) => say`${name} answered ${answer} questions correctly.`,
				whole: (answer) => say`There were ${answer} questions on the test.`,
				percent: (answer) => say`${name} answered ${answer} of the questions correctly.`,
			},
			isMoney: false,
		};
	},
	'budget share'({ p, whole, part, random }) {
		const [club, things] = random.pick([
			['A drama club', 'costumes'],
			['A robotics club', 'motors'],
			['A garden club', 'seeds'],
			['A school band', 'sheet music'],
			['A cooking club', 'vegetables'],
		] as const);
		if (whole < 100) return undefined;
		const spender = club.replace(/^A/, 'The');
		return {
			prompts: {
				part: say`${club} has a budget of ${money(whole)} and spends ${p} of it on ${things}. How many dollars does it spend on ${things}?`,
				whole: say`${club} spends ${money(part)} on ${things}. That is ${p} of its budget. How many dollars are in the whole budget?`,
				percent: say`${club} has a budget of ${money(whole)} and spends ${money(part)} on ${things}. What percent of the budget does it spend on ${things}?`,
			},
			concludes: {
				part: (answer) => say`${spender} spends ${answer} on ${things}.`,
				whole: (answer) => say`The whole budget is ${answer}.`,
				percent: (answer) => say`${spender} spends ${answer} of its budget on ${things}.`,
			},
			isMoney: true,
		};
	},
};
