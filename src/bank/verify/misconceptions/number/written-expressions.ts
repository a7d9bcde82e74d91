/** Integers, absolute values, and the order of operations: the expression of the prompt is changed as written. */
import { calculated, fromNamed, inPrompt } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { opposite, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const BARS = /\\left\|(.*?)\\right\|/g;

const withoutParentheses = (tex: string): string =>
	tex.replaceAll(/(?:\\left)?\(([^()]* [-+] [^()]*)\\?(?:right)?\)/g, '$1');

/** "a ÷ b × c" → "a ÷ (b × c)". */
const fromRight = (tex: string): string =>
	tex.replace(
		/^(.*?) (\\div|\\times) (.*)$/,
		(_, first, sign, rest) => `${first} ${sign} (${rest})`,
	);

/** The absolute value of each number between the bars. */
const eachAbsolute = (tex: string): string =>
	tex.replaceAll(
		BARS,
		(_, inside: string) =>
			`(${inside.replaceAll(/(?:\\left)?\(-([\d.]+)(?:\\right)?\)/g, '$1').replace(/^-/, '')})`,
	);

const SUM_IN_PARENTHESES = /\([^()]* \+ /;

const SUM_OF_BARS = /^\\left\|(.*?)\\right\| ([+-]) \\left\|(.*?)\\right\|$/;

/** What a line writes between the bars, in this order or in the reverse one. */
const withoutBars =
	(order: 1 | -1): Relation =>
	(pair) => {
		const inside = pair
			.expressions()
			.flatMap((tex) => /^\\left\|(.* [-+] .*)\\right\|$/.exec(tex)?.[1] ?? [])
			.map((tex) => order * numberIn(tex));
		const [value = Number.NaN] = pair.parts()?.[1].values[0] ?? [];
		return opposite(pair) && inside.every((found) => isNear(found, value));
	};

export const WRITTEN_EXPRESSION_RULES: readonly Rule[] = [
	// Signs of integers
	rule(
		calculated(
			(one, other) => one - other,
			(one, other) => -one - other,
		),
		'changed the sign of the first number too',
	),
	rule(
		fromNamed((right, _, __, doubled = 0) => right + doubled),
		'added NUMBER and NUMBER to get NUMBER instead of 0',
	),
	rule(
		fromNamed((right, _, left = 0) => right - left),
		'added NUMBER but left out NUMBER',
	),
	rule(
		inPrompt((tex) => tex.replaceAll(' - ', ' + ')),
		'treated every operation as addition',
	),
	rule(
		inPrompt((tex) => tex.replaceAll(' + ', ' - ')),
		'treated every operation as subtraction',
	),
	rule(where(/^Find the/, opposite), 'used the sign of the number with the smaller absolute value'),
	rule(
		either(
			calculated(
				(one, other) => one - other,
				(one, other) => one + other,
			),
			calculated(
				(one, other) => one + other,
				(one, other) => one - other,
			),
		),
		'ignored the negative sign of the second (?:fraction|number)',
	),
	// Products and quotients
	rule(
		inPrompt((tex) => tex.replace(/^(.*) (?:\\times|\\cdot) .*$/, '$1')),
		'left out the last factor',
	),
	rule(
		inPrompt((tex) => tex.replace(/^(.* (?:\\times|\\div) .*) (?:\\times|\\div) .*$/, '$1')),
		'stopped after the first operation',
	),
	rule(inPrompt(fromRight), 'worked from right to left'),
	rule(
		calculated(
			(factor, product) => product / factor,
			(factor, product) => product - factor,
		),
		'subtracted the known factor instead of dividing by it',
	),
	rule(({ wrong }) => wrong === '$1$', 'treated the quotient as a number divided by itself'),
	rule(({ prompt, right, wrong }) => {
		const [, bar, dividend] = /\\frac\{([^{}]*)\}|\$([^$]*) \\div/.exec(prompt) ?? [];
		const over = bar ?? dividend;
		return over === undefined ? undefined : right === 'undefined' && wrong === `$${over}$`;
	}, 'divided by 1 instead of 0'),
	rule(({ prompt, right, wrong }) => {
		const divisor = wrong.replaceAll('$', '');
		return (
			right === '$0$' &&
			(prompt.includes(`{${divisor}}`) ||
				prompt.includes(`\\div ${divisor}`) ||
				prompt.includes(`\\div (${divisor})`) ||
				prompt.includes(`\\div \\left(${divisor}`))
		);
	}, 'gave the divisor as the quotient'),
	rule(
		({ right, wrong }) => right === '$0$' && wrong === 'undefined',
		'treated the quotient as a number divided by 0',
	),
	// Absolute values
	rule(
		inPrompt((tex) => tex.replaceAll(BARS, '($1)')),
		'ignored the absolute value bars',
	),
	rule(inPrompt(eachAbsolute), 'took the absolute value of each number before subtracting'),
	rule(
		inPrompt((tex) =>
			tex.replace(SUM_OF_BARS, (_, one, sign, other) => `\\left|${one} ${sign} (${other})\\right|`),
		),
		'(?:added|subtracted) first and then took the absolute value',
	),
	rule(
		either(
			inPrompt((tex) =>
				tex.replace(
					SUM_OF_BARS,
					(_, one, __, other) => `\\left|${one}\\right| + \\left|${other}\\right|`,
				),
			),
			calculated(
				(one, other) => Math.abs(one - other),
				(one, other) => Math.abs(one) + Math.abs(other),
			),
		),
		'added the distances(?: from 0)? instead of subtracting(?: them)?',
	),
	rule(
		either(
			inPrompt((tex) =>
				tex.replace(
					SUM_OF_BARS,
					(_, one, __, other) => `\\left|${one}\\right| - \\left|${other}\\right|`,
				),
			),
			calculated(
				(one, other) => Math.abs(one - other),
				(one, other) => Math.abs(Math.abs(one) - Math.abs(other)),
			),
		),
		'subtracted the distances(?: from 0)? instead of adding them',
	),
	rule(withoutBars(-1), 'subtracted in the reverse order and did not take the absolute value'),
	rule(withoutBars(1), 'did not take the absolute value of the difference'),
	rule(
		opposite,
		'left the number negative',
		'ignored the negative sign outside the bars',
		'gave the distance as a negative number',
		'gave the negative square root',
	),
	// Order of operations
	rule(
		inPrompt((tex) =>
			tex.replace(
				/(?:\\left)?\((\S+) ([+-]) (\S+?)(?:\\right)?\)\^\{2\}/,
				(_, one, sign, other) => `(${one})^{2} ${sign} (${other})^{2}`,
			),
		),
		'squared each (?:fraction|number) before (?:subtracting|adding)',
	),
	rule(
		inPrompt((tex) => tex.replaceAll(/(\d+)\^\{(\d+)\}/g, '($1 \\times $2)')),
		'multiplied each base by its exponent',
	),
	rule(
		inPrompt((tex) => tex.replace(/\)\^\{2\}/, ') \\times 2')),
		'multiplied NUMBER by 2 instead of squaring it',
	),
	rule(
		inPrompt((tex) => tex.replace(/(\[.*)\(([^()]* [-+] [^()]*)\)(.*\])/, '$1$2$3')),
		'removed the inner parentheses without changing any signs',
	),
	rule(inPrompt(withoutParentheses), 'ignored the parentheses'),
	rule(
		inPrompt((tex) =>
			tex.replace(
				/^(\S+) ([+-]) (\S+) (\\times|\\div) (\S+)$/,
				(_, one, sign, two, by, three) => `(${one} ${sign} ${two}) ${by} ${three}`,
			),
		),
		'subtracted before dividing',
		'added before dividing',
	),
	rule(
		(pair) => SUM_IN_PARENTHESES.test(pair.prompt) && opposite(pair),
		'gave the sum in the parentheses the wrong sign',
	),
];
