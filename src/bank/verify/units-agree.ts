/** Units of one kind are the same throughout a question, unless it asks for a conversion, which its verifier calculates. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { descriptionsIn } from './evidence.ts';

type Names = Readonly<Record<string, RegExp>>;

/** The ways to write each unit. A story may have hours and days, but not both hours and minutes. */
const KINDS: Readonly<Record<string, Names>> = {
	length: {
		millimeters: /millimet(?:er|re)s?/,
		centimeters: /centimet(?:er|re)s?/,
		meters: /met(?:er|re)s?/,
		kilometers: /kilomet(?:er|re)s?/,
		inches: /inch(?:es)?/,
		feet: /feet|(?<=(?:\d|[Pp]er|[Ss]quare|[Cc]ubic|\b[Aa]) )foot/,
		yards: /yards|(?<=(?:\d|[Pp]er|[Ss]quare|[Cc]ubic) )yard/,
		miles: /miles?/,
	},
	mass: {
		milligrams: /milligrams?/,
		grams: /grams?/,
		kilograms: /kilograms?/,
		ounces: /(?<!fluid )ounces?/,
		pounds: /pounds?/,
	},
	capacity: {
		milliliters: /millilit(?:er|re)s?/,
		liters: /lit(?:er|re)s?/,
		cups: /cups?/,
		quarts: /quarts?/,
		gallons: /gallons?/,
	},
	'time of day': {
		// "The second term" and "a second pipe" are no units.
		seconds: /seconds|(?<=[Pp]er |[Ee]ach |[Ee]very |one |of a )second/,
		minutes: /minutes?/,
		hours: /hours?/,
	},
	'time of year': {
		days: /days?/,
		weeks: /weeks?|weekly/,
		months: /months?|monthly/,
		quarters: /quarterly/,
		years: /years?|yearly|annually/,
	},
};

/** As they are written after a number; letters elsewhere are variables. */
const SHORT: Readonly<Record<string, string>> = {
	mm: 'millimeters',
	cm: 'centimeters',
	m: 'meters',
	km: 'kilometers',
	in: 'inches',
	ft: 'feet',
	yd: 'yards',
	mg: 'milligrams',
	g: 'grams',
	kg: 'kilograms',
	mL: 'milliliters',
	L: 'liters',
	s: 'seconds',
	min: 'minutes',
	h: 'hours',
};

/** In `$5\text{ cm}$`, `$5$ cm`, and cm². */
const ABBREVIATION = /(?<=\\text\{ ?|[\w}]\$ |\d )(?:[a-zA-Z]+(?=[²³/}])|[ckm]?m(?!\w))/g;

/** Where a question has two units of a kind on purpose, its verifier reads both of them. */
const CONVERSIONS: Readonly<Record<string, RegExp>> = {
	length:
		/(?:\$|\bone) [a-z]+ represents? (?:\$|one)|\bstands for |\bscale of |[Rr]evolutions per |varies directly as its width/,
	mass: /of body weight/,
	'time of day': /[Rr]evolutions per /,
	'time of year':
		/\bcompounded\b|simple interest (?:rate of|at) \$[\d.]+\\%\$ per year|the monthly pay/,
};
const CONVERSION = /^Convert |\bUse the fact that |(?<! of an? [a-z]+)\. How many [^.]* is that\?/;

/** Dates and periods that nothing is measured in. */
const CALENDAR = /\b(?:this|of the) month\b|\bday of the year\b|\bfirst day of (?:spring|fall)\b/g;

type Units = Readonly<Record<string, ReadonlySet<string>>>;

/** What is wrong with the units of a question, in words. */
export function mixedUnits(question: Question): string[] {
	const prompt = questionText(question.question);
	const { given, worked } = unitsOf(question);
	return Object.keys(KINDS).flatMap((kind) => {
		const all = [...new Set([...(given[kind] ?? []), ...(worked[kind] ?? [])])];
		const isOne = all.length < 2 || given[kind]?.size === 0;
		return isOne || CONVERSION.test(prompt) || CONVERSIONS[kind]?.test(prompt)
			? []
			: [`there are both ${all.join(' and ')}, and nothing is converted`];
	});
}

/** The units of the solution, and those of everything else: the prompt, its figure, its answer, its choices. */
function unitsOf(question: Question): { given: Units; worked: Units } {
	const { worked, beside } = around(question);
	const named = unitsIn(questionText(question.question));
	return {
		given: Object.fromEntries(
			Object.keys(KINDS).map((kind) => [
				kind,
				new Set([...(named[kind] ?? []), ...(beside[kind] ?? [])]),
			]),
		),
		worked,
	};
}

type Around = { question_html: string; answer: object; worked: Units; beside: Units };

/** By the solution, which stays the same object while a prompt is changed word by word. */
const known = new WeakMap<Question['steps'], Around>();

function around({ question_html, steps, answer }: Question): Around {
	const before = known.get(steps);
	if (before?.question_html === question_html && before.answer === answer) return before;
	const beside = [
		...descriptionsIn(question_html),
		`\\text{ ${answer.unit ?? ''}}`,
		...(answer.choices ?? []).map(({ text }) => text),
	];
	const found = {
		question_html,
		answer,
		worked: unitsIn(steps.flatMap(({ text, why = '' }) => [text, why]).join(' ')),
		beside: unitsIn(beside.join(' ')),
	};
	known.set(steps, found);
	return found;
}

const whole = (words: RegExp) => new RegExp(`(?<![\\w-])(?:${words.source})(?!\\w)`);

const WORDS = Object.entries(KINDS).map(
	([kind, names]) =>
		[kind, Object.entries(names).map(([name, words]) => [name, whole(words)] as const)] as const,
);

function unitsIn(text: string): Units {
	const short = new Set((text.match(ABBREVIATION) ?? []).map((unit) => SHORT[unit]));
	const words = text.replaceAll(CALENDAR, '');
	return Object.fromEntries(
		WORDS.map(([kind, names]) => [
			kind,
			new Set(
				names.filter(([name, one]) => short.has(name) || one.test(words)).map(([name]) => name),
			),
		]),
	);
}

/** Abbreviated units in a prompt, each with its place and another unit of its kind. */
export const shortUnitsIn = (prompt: string): { text: string; at: number; other: string }[] =>
	[...prompt.matchAll(ABBREVIATION)].flatMap(({ 0: text, index: at }) => {
		const other = OTHER[text];
		return other === undefined ? [] : [{ text, at, other }];
	});

const OTHER: Readonly<Record<string, string>> = {
	mm: 'cm',
	cm: 'm',
	m: 'cm',
	km: 'm',
	in: 'ft',
	ft: 'in',
	mg: 'g',
	g: 'kg',
	kg: 'g',
	mL: 'L',
	L: 'mL',
};

/** True if `word` is a unit and nothing else is of its kind: in another unit, it would be the same question. */
export function isLoneUnit(question: Question, word: string): boolean {
	const { worked, beside } = around(question);
	const prompt = questionText(question.question);
	return Object.values(KINDS).some((names, at) => {
		const kind = Object.keys(KINDS)[at] ?? '';
		const mentions = Object.values(names).flatMap((words) => [
			...prompt.matchAll(new RegExp(whole(words), 'g')),
		]);
		return (
			mentions.length === 1 &&
			word.endsWith(mentions[0]?.[0] ?? '.') &&
			!worked[kind]?.size &&
			!beside[kind]?.size
		);
	});
}
