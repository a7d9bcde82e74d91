/**
 * The unit of the answer against the prompt: the prompt and its figure name each part of it, and it is a unit of what
 * is asked for, so that an area is in square feet, and only a rate is in miles per hour. Where the question itself names
 * a unit ("in metres", "How many hours"), it is that one.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { descriptionsIn } from './evidence.ts';

/** What is wrong with the unit of the answer, in words; nothing for an answer without one. */
export function answerUnitIssues({ question, question_html, answer }: Question): string[] {
	const { unit } = answer;
	if (unit === undefined) return [];
	const prompt = questionText(question);
	const read = [prompt, ...descriptionsIn(question_html)].join(' ').toLowerCase();
	return [
		...partsOf(unit)
			.filter((part) => !(EXCUSES[part] ?? new RegExp(`\\b${part}`)).test(read))
			.map((part) => `the prompt does not name the "${part}" of the answer's unit "${unit}"`),
		...otherThanAsked(unit, prompt),
		...otherThanNamed(unit, prompt),
	];
}

/** As they are written after a number. */
const SHORT: Readonly<Record<string, string>> = {
	cm: 'centimet',
	m: 'met',
	km: 'kilomet',
	s: 'second',
	h: 'hour',
	min: 'minute',
	rad: 'radian',
	rev: 'revolution',
};

/** "square feet" has none but "feet", which is what a prompt names; "m/s" has meters and seconds. */
const partsOf = (unit: string): string[] =>
	unit
		.replace(/[²³]$/, '')
		.split(/[ /]+/)
		.map((part) => SHORT[part] ?? part.toLowerCase().replace(/(?<=..)s$/, ''))
		.filter((part) => !['per', 'square', 'cubic', 'of'].includes(part));

/** Where a prompt writes a part of a unit in another way. */
const EXCUSES: Readonly<Record<string, RegExp>> = {
	'°': /\bdegree|°|\\circ/,
	'°f': /\bfahrenheit|°f/,
	'°c': /\bcelsius|°c/,
	'%': /\bpercent|%/,
	dollar: /\bdollar|\\\$/,
	people: /\bpeople|\bpopulation|\bperson/,
	foot: /\bfoot|\bfeet/,
	feet: /\bfoot|\bfeet/,
	inche: /\binch/,
	pennie: /\bpenn/,
};

type Measure = {
	name: string;
	isUnit: (unit: string) => boolean;
	/** What a question that is answered in such a unit has in it. */
	words?: RegExp;
	/** What is measured in such a unit and in no other. */
	measured?: RegExp;
};

/** "Find $A$ when …" asks for the value of a formula, whatever it measures. */
const MEASURES: readonly Measure[] = [
	{
		name: 'a rate',
		isUnit: (unit) => /\bper\b|\//.test(unit),
		words:
			/\brates?\b|\bfast\b|\bspeed|\baverage change\b|\bdensity\b|\bper\b|\b(?:on|in|for) (?:one|each|every) |\bFind \$/,
		measured:
			/\b(?:the|its) (?:average |instantaneous )?(?:rate of change|speed)(?: of|,|\?| from)/,
	},
	{
		name: 'an area',
		isUnit: (unit) => /\bsquare\b|²/.test(unit),
		words: /\barea|\bsquare\b|\bdensity\b|\bFind \$/,
		measured: /\b(?:the|its) (?:(?:surface|total|lateral) )*area(?: of|,|\?|\.)/,
	},
	{
		name: 'a volume',
		isUnit: (unit) => /\bcubic\b|³/.test(unit),
		words: /\bvolume|\bcubic\b|\bdensity\b|\bFind \$/,
	},
	{
		name: 'a volume',
		isUnit: (unit) => /\bcubic\b|³|lit(?:er|re)s?\b|\bgallon|\bquart|\bcup/.test(unit),
		measured: /\b(?:the|its) volume(?: of|,|\?|\.)/,
	},
];

/** The unit of an area for what is not one, and any other for an area. */
function otherThanAsked(unit: string, prompt: string): string[] {
	const asked = askedIn(prompt);
	return MEASURES.filter(({ isUnit, words, measured }) =>
		isUnit(unit) ? words?.test(asked) === false : measured?.test(asked) === true,
	).map(({ name, isUnit }) =>
		isUnit(unit)
			? `the answer is in ${unit}, but the question does not ask for ${name}`
			: `the question asks for ${name}, but the answer is in ${unit}`,
	);
}

/** The sentences that ask for something, without "in square feet". */
const askedIn = (prompt: string): string =>
	prompt
		.split(/(?<=[.?]) /)
		.filter((sentence) => ASKS.test(sentence))
		.join(' ')
		.replaceAll(/, in [a-zA-Z°/²³ -]+(?=[,.?]|$)/g, ',');

const ASKS = /^(?:Write|Convert|Estimate)\b|\b(?:[Ww]hat|[Ww]hich|[Hh]ow|[Ff]ind)\b/;

/** What a question names as a unit; other words after "in" and "How many" are none. */
const NAMED =
	/(?:\b[Hh]ow many|,? in) ((?:square |cubic )?(?:(?:milli|centi|kilo)?met(?:er|re)s|inches|feet|yards|miles|(?:milli)?lit(?:er|re)s|gallons|cups|quarts|(?:milli|kilo)?grams|pounds|ounces|tons|seconds|minutes|hours|days|weeks|months|years|dollars|degrees|radians)(?: (?:Celsius|Fahrenheit))?(?: (?:per|each) (?:square |cubic )?[a-z]+)?)/g;

/** "How many hours are left?" is not answered in miles. */
function otherThanNamed(unit: string, prompt: string): string[] {
	const named = prompt
		.split(/(?<=[.?]) /)
		.filter((sentence) => /\?$|^(?:Find|Write|Give|Estimate)\b/.test(sentence))
		.flatMap((sentence) => [...sentence.matchAll(NAMED)].map(([, words = '']) => words));
	const own = inFull(unit);
	return named.length === 0 || named.some((words) => `${own} `.startsWith(`${inFull(words)} `))
		? []
		: [`the answer is in ${unit}, and the question asks for ${named.join(', ')}`];
}

const IN_FULL: Readonly<Record<string, string>> = {
	...SHORT,
	foot: 'feet',
	inches: 'inch',
	'°': 'degree',
	F: 'fahrenheit',
	C: 'celsius',
	'²': 'square',
	'³': 'cubic',
};

/** "met second" for m/s as well as for metres per second, and "centimet square" for cm² */
function inFull(unit: string): string {
	const words = (unit.match(/[°²³]|[A-Za-z]+/g) ?? [])
		.filter((word) => word !== 'per' && word !== 'each')
		.map(
			(word) =>
				IN_FULL[word] ??
				word
					.toLowerCase()
					.replace(/s$/, '')
					.replace(/met(?:er|re)$/, 'met'),
		);
	const [power = '', one = ''] = words;
	const isPower = power === 'square' || power === 'cubic';
	return (isPower ? [one, power, ...words.slice(2)] : words).join(' ');
}
