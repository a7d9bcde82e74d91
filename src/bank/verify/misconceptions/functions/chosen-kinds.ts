/**
 * What the words say about a choice that is a kind, a reason, or a claim: "thought that x is in the exponent" leads to
 * "exponential" and to nothing else.
 */
import { plainMath } from '../../chain/plain-math.ts';
import { either, where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The wrong choice says this, and the right one does not, or says what is asked of it. */
const chose =
	(wrong: RegExp, right?: RegExp): Relation =>
	(pair) => {
		const [was, is] = [pair.right, pair.wrong].map((text) => plainMath(text));
		return wrong.test(is ?? '') && (right ? right.test(was ?? '') : !wrong.test(was ?? ''));
	};

// Relations

const pairsIn = (text: string): string[][] =>
	[...plainMath(text).matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map((pair) => pair.slice(1));

const countOf = (all: readonly string[], one: string | undefined): number =>
	all.filter((other) => other === one).length;

const TERM = /^-?\d*(?:(x)(?:\^\{(\d+)\})?|\\frac\{\d+\}\{x(?:\^\{\d+\})?\}|\\sqrt\{x\})?$/;

/** The exponents of "5x⁴ + x − 2" in their order, less than 1 for roots and quotients; undefined for other formulas. */
function exponentsIn(prompt: string): number[] | undefined {
	const [, body = ''] = /\$f\(x\) = ([^$]*)\$/.exec(prompt) ?? [];
	const terms = body.split(/ [-+] /).map((term) => TERM.exec(term));
	return body && terms.every((term) => term !== null)
		? terms.map(([, letter, exponent]) => (letter ? Number(exponent ?? 1) : 0))
		: undefined;
}

/** The highest power does not come first. */
const isOutOfOrder: Relation = ({ prompt }) => {
	const exponents = exponentsIn(prompt);
	return exponents && exponents[0] !== Math.max(...exponents);
};

/** Products are not counted. */
const hasFewTerms: Relation = ({ prompt }) => {
	const exponents = exponentsIn(prompt);
	return exponents && exponents.length < 3;
};

/** The wrong choice keeps an input that occurs twice in the prompt. */
const keepsRepeated: Relation = ({ prompt, wrong }) => {
	const inputs = pairsIn(prompt).map(([input = '']) => input);
	if (inputs.length === 0) return undefined;
	const kept = plainMath(wrong).match(/-?[\d.]+/g) ?? [];
	return kept.some((input) => countOf(inputs, input) > 1);
};

const removesSingle: Relation = ({ prompt, wrong }) => {
	const inputs = pairsIn(prompt).map(([input = '']) => input);
	const [removed] = pairsIn(wrong);
	return inputs.length > 0 && removed ? countOf(inputs, removed[0]) === 1 : undefined;
};

const SQUARE_OF_Y = /y\^?\{?[2²4]|\|y|(?:^|[^a-z])±/;

export const CHOICE_RULES: readonly Rule[] = [
	rule(isOutOfOrder, 'assumed that the terms of a polynomial must be in order'),
	rule(hasFewTerms, 'assumed that a polynomial needs at least three terms'),
	// Even and odd
	rule(
		chose(/^both even and odd$/),
		'thought that a function with nonzero values can be both even and odd',
	),
	rule(
		either(chose(/^even$/, /^odd$/), chose(/^odd$/, /^even$/)),
		'switched the conditions for even and odd functions',
	),
	rule(chose(/^neither/, /^odd$/), 'checked only the condition for an even function'),
	rule(chose(/^neither/, /^even$/), 'checked only the condition for an odd function'),
	rule(
		chose(/^odd$/, /^neither/),
		'looked only at the (?:term that is an odd function|terms that are odd functions|term \\d+x in the numerator)',
	),
	rule(
		chose(/^even$/, /^neither/),
		'looked only at the (?:term that is an even function|terms that are even functions|term −\\d+ in the numerator)',
	),
	rule(
		chose(/^(?:even|odd)$/, /^neither/),
		'did not check whether the opposite of each zero is also a zero',
	),
	// Functions and relations
	rule(
		either(
			chose(/not a function: one input/, /is a function: each input/),
			chose(/not a function: two inputs/, /not a function: one input/),
		),
		'switched the inputs and the outputs',
	),
	rule(
		chose(/is a function: each output/),
		'looked at the outputs instead of the inputs(?: and overlooked (?:the repeated output|one of the arrows to the same output))?',
	),
	rule(
		chose(/not a function: two inputs/, /is a function/),
		'thought that an output cannot appear twice',
	),
	rule(
		chose(/is a function: each input/, /not a function: one input/),
		'overlooked (?:the repeated input|one of the arrows from the same input)',
	),
	rule(keepsRepeated, 'kept the input with two outputs'),
	rule(removesSingle, 'removed a pair whose input appears only once'),
	rule(where(/does not give|gives?/, chose(SQUARE_OF_Y)), 'found only one of the two values of y'),
	// Kinds of functions
	rule(
		chose(/^linear$/),
		'thought that (?:the first differences are all equal|the quantity changes by the same amount each time|the highest exponent of x is 1)',
		'looked only at the exponent of x and overlooked the sine',
		'did not notice that the inputs do not increase by equal amounts',
	),
	rule(
		chose(/^exponential$/),
		'thought that (?:the ratios of consecutive outputs are all equal|the quantity changes by the same percent each time|x is in the exponent)',
	),
	rule(
		chose(/^quadratic$/),
		'thought that (?:the first differences are not all equal, but the second differences are|the changes themselves change by the same amount each time|the highest exponent of x is 2)',
	),
	rule(
		chose(/^cubic$/),
		'thought that (?:the second differences are not all equal, but the third differences are|the highest exponent of x is 3)',
	),
	rule(
		chose(/^logarithmic$/),
		'thought that (?:x is in the argument of a logarithm|multiplying the input by the same number always changes the output by the same amount)',
	),
	rule(
		chose(/^sinusoidal$/),
		'thought that the outputs repeat',
		'mistook the (?:repeated multiplication|constant change) for a repeating pattern',
	),
	rule(
		chose(/^another type$/, /^linear$/),
		'overlooked that (?:the first differences are all equal|the quantity changes by the same amount each time|the highest exponent of x is 1)',
	),
	rule(
		chose(/^another type$/, /^exponential$/),
		'overlooked that (?:the ratios of consecutive outputs are all equal|the quantity changes by the same (?:factor|percent) each time|x is in the exponent)',
	),
	rule(
		chose(/^another type$/, /^quadratic$/),
		'overlooked that (?:the first differences are not all equal, but the second differences are|the graph of the height over time is a parabola|the highest exponent of x is 2)',
	),

	rule(
		either(
			chose(/^decreasing linear$/, /^increasing linear$/),
			chose(/^decreasing exponential$/, /^increasing exponential$/),
		),
		'mistook growth for decay',
	),
	rule(
		either(
			chose(/^increasing linear$/, /^decreasing linear$/),
			chose(/^increasing exponential$/, /^decreasing exponential$/),
		),
		'mistook decay for growth',
	),
	rule(
		either(
			chose(/^increasing exponential$/, /^increasing linear$/),
			chose(/^decreasing exponential$/, /^decreasing linear$/),
		),
		'thought that equal amounts mean equal percents',
	),
	rule(
		either(
			chose(/^increasing linear$/, /^increasing exponential$/),
			chose(/^decreasing linear$/, /^decreasing exponential$/),
		),
		'thought that equal percents mean equal amounts',
	),
	rule(
		chose(/^decreasing exponential$/, /^increasing linear$/),
		'mistook growth for decay and thought that equal amounts mean equal percents',
	),
	rule(
		chose(/^decreasing linear$/, /^increasing exponential$/),
		'mistook growth for decay and thought that equal percents mean equal amounts',
	),
	rule(
		chose(/^increasing exponential$/, /^decreasing linear$/),
		'mistook decay for growth and thought that equal amounts mean equal percents',
	),
	rule(
		chose(/^increasing linear$/, /^decreasing exponential$/),
		'mistook decay for growth and thought that equal percents mean equal amounts',
	),
	rule(chose(/simple.*same factor/), 'gave the reason for compound interest'),
	rule(chose(/compound.*same amount/), 'gave the reason for simple interest'),
	rule(chose(/compound.*same factor/), 'mistook equal amounts for equal factors'),
	rule(chose(/simple.*same amount/, /compound/), 'did not compare the yearly increases'),
	rule(chose(/^Nonlinear.*not a multiple/), 'thought that every line passes through the origin'),
	rule(
		chose(/^Linear.*in only one direction/),
		'thought that every function that only rises or only falls is linear',
	),
	rule(
		chose(/^Nonlinear.*different amounts/),
		'subtracted some of the pairs of y-values in the opposite order',
	),
	rule(chose(/^Linear.*same amount/), 'looked at only one step'),
	rule(chose(/y = -?\d*x\^?\{?[2²]/), 'treated the square of x as linear'),
	rule(chose(/xy/), 'treated a product of the variables as linear'),
	rule(chose(/√|sqrt/), 'treated the square root of x as linear'),
	// Equations by the shape of their graphs
	rule(chose(/y = -\(x/), 'chose an equation whose graph rises and then falls'),
	rule(chose(/y = (?:\d*\(x|x[\^²])/), 'chose an equation whose graph falls and then rises'),
	rule(
		chose(/y = \d+\^/),
		'chose an equation whose graph rises slowly at first and then faster and faster',
	),
	rule(chose(/y = \d*x(?: [+-] \d+)?$/), 'chose an equation whose graph rises at a steady rate'),
	rule(chose(/y = -\d*x(?: [+-] \d+)?$/), 'chose an equation whose graph falls at a steady rate'),
	// Inverses
	rule(
		chose(/^No, because one input/, /^Yes/),
		'thought that (?:a square root function takes on a value twice|a line fails the horizontal line test|the two branches share values)',
	),
	rule(
		chose(/^Yes/, /^No/),
		'gave the (?:range|domain) of f without using the horizontal line test',
		'treated the axis of symmetry as the end of the domain',
	),
];
