/** Which of two parent functions has a feature: domain, range, zeros, symmetry or end behaviour. */
import {
	absolute,
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { call, PI, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf, distractor, multipleChoice, sentence, type Skill } from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';

/** all: defined everywhere; negative: has negative values; zero: has a zero; even; grows: without end to the right. */
type Features = readonly [
	all: boolean,
	negative: boolean,
	zero: boolean,
	even: boolean,
	grows: boolean,
];

/** The rule, its features, and one of its zeros, where it has any. */
const FUNCTIONS: Readonly<Record<string, readonly [Expression, Features, zero?: Expression]>> = {
	x: [symbol('x'), [true, true, true, false, true], num(0)],
	'x²': [power('x', 2), [true, false, true, true, true], num(0)],
	'√x': [root('x'), [false, false, true, false, true], num(0)],
	'1/x': [quotient(1, 'x'), [false, true, false, false, false]],
	'abs x': [absolute('x'), [true, false, true, true, true], num(0)],
	linear: [line1(2, 3), [true, true, true, false, true], opposite(quotient(3, 2))],
	quadratic: [line1(1, 0), [true, false, true, true, true], num(0)],
	cubic: [power('x', 3), [true, true, true, false, true], num(0)],
	rational: [quotient(1, 'x'), [false, true, false, false, false]],
	exponential: [power(2, 'x'), [true, false, false, false, true]],
	logarithmic: [call('\\log', 'x'), [false, true, true, false, true], num(1)],
	sinusoidal: [call('\\cos', 'x'), [true, true, true, true, false], quotient(PI, 2)],
};

/** Where a function is not defined. */
const GAPS: Readonly<Record<string, Expression>> = {
	'√x': relation('x', '<', 0),
	'1/x': equation('x', 0),
	rational: equation('x', 0),
	logarithmic: relation('x', '\\le', 0),
};

/** Of one function, of two or none, of a function that does not have it, and what its graph then shows. */
type Asked = {
	at: number;
	one: string;
	both: string;
	none: string;
	shown: readonly [yes: string, no: string];
	/** How a function without the feature comes to have it, and one with it comes to lack it. */
	missed: readonly [yes: (f: string) => string, no: (f: string) => string];
	hint: string;
};

const ASKS: Readonly<Record<string, Asked>> = {
	domain: {
		at: 0,
		one: 'is defined for all real numbers',
		both: 'are defined for all real numbers',
		none: 'is not defined for all real numbers',
		shown: ['has a point for every x', 'has no point where'],
		missed: [
			(f) => `overlooked that ${f} is undefined for some values of x`,
			(f) => `thought that ${f} is undefined for some values of x`,
		],
		hint: 'Does the graph of each function have a point for every x?',
	},
	range: {
		at: 1,
		one: 'has negative values',
		both: 'have negative values',
		none: 'has no negative values',
		shown: ['has points below the x-axis', 'has no points below the x-axis'],
		missed: [
			(f) => `overlooked that ${f} is never negative`,
			(f) => `overlooked that ${f} has negative values`,
		],
		hint: 'Does the graph of either function go below the x-axis?',
	},
	zeros: {
		at: 2,
		one: 'has a zero',
		both: 'have a zero',
		none: 'has no zero',
		shown: ['meets the x-axis', 'does not meet the x-axis'],
		missed: [
			(f) => `overlooked that ${f} is never zero`,
			(f) => `overlooked that ${f} has an x-intercept`,
		],
		hint: 'Does the graph of each function meet the x-axis?',
	},
	symmetry: {
		at: 3,
		one: 'is an even function',
		both: 'are even functions',
		none: 'is not an even function',
		shown: ['is symmetric about the y-axis', 'is not symmetric about the y-axis'],
		missed: [
			(f) => `assumed that ${f} has the same value at x and −x`,
			(f) => `overlooked that ${f} is symmetric about the y-axis`,
		],
		hint: 'Is the graph of each function symmetric about the y-axis?',
	},
	'end behaviour': {
		at: 4,
		one: 'increases without bound as x does',
		both: 'increase without bound as x does',
		none: 'does not increase without bound as x does',
		shown: ['rises without bound to the right', 'does not rise without bound to the right'],
		missed: [
			(f) => `overlooked that ${f} does not keep rising`,
			(f) => `thought that ${f} stops rising`,
		],
		hint: 'What does the graph of each function do far to the right?',
	},
};

/** The same with its x and y as formulas. */
const typeset = (text: string): Prose => ({
	parts: text
		.split(/\b([xy])\b/)
		.map((part) => (part === 'x' || part === 'y' ? symbol(part) : part)),
});

/** "overlooked that f is never zero and that g has an x-intercept": a verb that both share is said once, and so is the same mistake. */
function bothSlips([first = '', second]: readonly string[]): string {
	if (!second) return first;
	const ofEach = first.replace(/\bf\b/, 'each function');
	if (ofEach === second.replace(/\bg\b/, 'each function')) return ofEach;
	const verb = first.slice(0, first.indexOf(' ') + 1);
	return second.startsWith(verb)
		? `${first} and ${second.slice(verb.length)}`
		: `${first}, and ${second}`;
}

export const features: Skill = (draw) => {
	const [name, other] = [draw.choice('f'), draw.choice('g')];
	if (name === other) return undefined;
	const [f, ofF, zeroOfF] = caseOf(FUNCTIONS, name);
	const [g, ofG, zeroOfG] = caseOf(FUNCTIONS, other);
	const ask = draw.inTurn('ask');
	const { at, one: has, both, none, shown, missed, hint } = caseOf(ASKS, ask);
	const rule = (of: Expression, key: string) => (key === 'quadratic' ? power('x', 2) : of);
	const [inF, inG] = [ofF[at] ?? false, ofG[at] ?? false];
	const options = [
		say`both of them`,
		say`only ${symbol('f')}`,
		say`only ${symbol('g')}`,
		say`neither of them`,
	];
	const right = inF && inG ? 0 : inF ? 1 : inG ? 2 : 3;
	const body = (place: number): Prose => options[place] ?? say``;
	const tell = (letter: string, key: string, holds: boolean, zero?: Expression) => {
		const gap = GAPS[key];
		return sentence(
			say`The graph of ${symbol(letter)} ${typeset(shown[holds ? 0 : 1])}${ask === 'zeros' && zero ? say` at ${equation('x', zero)}` : ''}${ask === 'domain' && gap ? say` ${gap}` : ''}, so ${symbol(letter)} ${typeset(holds ? has : none)}.`,
			FEATURE_REASONS[ask]?.[key],
		);
	};
	return {
		prompt: say`Given ${ruleOf('f', rule(f, name))} and ${ruleOf('g', rule(g, other))}, which of the two functions ${typeset(has)}?`,
		answer: multipleChoice(
			body(right),
			...[0, 1, 2, 3]
				.filter((one) => one !== right)
				.map((one) => {
					const wrong = [
						...(one < 2 === inF ? [] : [missed[inF ? 1 : 0]('f')]),
						...((one === 0 || one === 2) === inG ? [] : [missed[inG ? 1 : 0]('g')]),
					];
					return distractor(body(one), bothSlips(wrong));
				}),
		),
		steps: [
			tell('f', name, inF, zeroOfF),
			tell('g', other, inG, zeroOfG),
			sentence(say`So ${body(right)} ${typeset(right === 0 ? both : has)}.`),
		],
		hints: [typeset(hint)],
	};
};

// The reasons, by the parent functions.

const NOT_ZERO = 'the denominator must not be 0';
const SQUARE = 'a square is never negative';
const POSITIVE = 'a power of 2 is always positive';
const DIFFERENT = 'opposite values of x give different values of the function';

/** Why the graph of a function has the feature or does not, where the rule shows it. */
const FEATURE_REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	domain: {
		x: 'every real number can be substituted for x',
		'x²': 'every real number has a square',
		'abs x': 'every real number has an absolute value',
		linear: 'every real number can be substituted for x',
		quadratic: 'every real number has a square',
		cubic: 'every real number has a cube',
		'√x': 'a negative number has no real square root',
		'1/x': NOT_ZERO,
		rational: NOT_ZERO,
		exponential: 'every real number can be an exponent',
		logarithmic: 'the argument of a logarithm must be positive',
		sinusoidal: 'every angle has a cosine',
	},
	range: {
		x: 'x itself can be negative',
		'x²': SQUARE,
		'√x': '√x is never negative',
		'1/x': 'the fraction is negative when x is negative',
		'abs x': 'an absolute value is never negative',
		quadratic: SQUARE,
		cubic: 'the cube of a negative number is negative',
		rational: 'the fraction is negative when x is negative',
		exponential: POSITIVE,
		logarithmic: 'the logarithm of a number between 0 and 1 is negative',
		sinusoidal: 'the cosine of an obtuse angle is negative',
	},
	zeros: {
		'1/x': 'the numerator is never 0',
		rational: 'the numerator is never 0',
		exponential: POSITIVE,
	},
	symmetry: {
		x: DIFFERENT,
		'x²': 'opposite numbers have the same square',
		'√x': 'the function is not defined for negative numbers',
		'1/x': DIFFERENT,
		'abs x': 'opposite numbers have the same absolute value',
		linear: DIFFERENT,
		quadratic: 'opposite numbers have the same square',
		cubic: DIFFERENT,
		rational: DIFFERENT,
		exponential: DIFFERENT,
		logarithmic: 'the function is not defined for negative numbers',
		sinusoidal: 'opposite angles have the same cosine',
	},
	'end behaviour': {
		x: 'the value is x itself',
		'x²': 'for x > 1, x² is greater than x',
		'√x': 'every positive number is the square root of its square',
		'abs x': 'for positive x, the value is x itself',
		linear: 'the slope is positive',
		quadratic: 'for x > 1, x² is greater than x',
		cubic: 'for x > 1, x³ is greater than x',
		exponential: 'the value doubles whenever x increases by 1',
		logarithmic: 'the value increases by 1 whenever x is multiplied by 10',
		'1/x': 'the values approach 0',
		rational: 'the values approach 0',
		sinusoidal: 'the values stay between −1 and 1',
	},
};
