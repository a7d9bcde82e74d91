/** Functions of the prompt combined, composed, or evaluated in another way, by the formula that the words name. */
import { exchange, withoutTerm, withSignedFactors } from '../relations/edits.ts';
import { productToPower, withoutRoot } from '../relations/power-edits.ts';
import { askedCall, bodiesIn, isFormula } from './function-formulas.ts';
import { where } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const CALL = '([fgh]\\([^()]*\\))';
const WHAT = '(−?[\\d./]*[a-z]?)';

/** f(g(3)) → g(f(3)) */
const composedBackward = isFormula((pair) => [
	askedCall(pair)?.replace(/^([a-z])\(([a-z])\((.*)\)\)$/, '$2($1($3))'),
]);

/** The inside of the call, for "f(2x)": "2x". */
const insideOf = (pair: Pair): string => /\((.*)\)$/.exec(askedCall(pair) ?? '')?.[1] ?? '?';

/** The number that the function is to have, or is applied to the inverse. */
const givenValue = ({ prompt }: Pair): string | undefined =>
	/f\^\{-1\}\(([^()]*)\)/.exec(prompt)?.[1] ?? /[fgh]\([^()]*\) = (-?[\d.]+)\$/.exec(prompt)?.[1];

/** At the number for which "find $f(-3) - g(-3)$" asks, if it is one. */
function atInput({ prompt }: Pair, formula: string): string {
	const [, at] = /find \$(?:\\frac\{)?f\((-?\d+)\)(?: - |\}\{)g/.exec(prompt) ?? [];
	return at === undefined ? formula : formula.replaceAll('(x)', `(${at})`);
}

const otherRule: Relation = (pair) => {
	const at = insideOf(pair);
	const bodies = bodiesIn(pair);
	if (bodies.length < 2) return undefined;
	return isFormula(() =>
		bodies.map((body) => body.replaceAll(/(?<![a-z\\])x(?![a-z])/g, `(${at})`)),
	)({
		...pair,
		prompt: '',
	});
};

const withoutBars = (part: Parameters<typeof withoutRoot>[0]) =>
	part.kind === 'absolute' ? [part.of] : [];

/** "Find $2f(-3) + f(3)$." from f(3) alone, for a function with the other parity. */
function withParity({ prompt }: Pair, parity?: string): (string | undefined)[] {
	const [, given, value] = /\$f\((\d+)\) = (-?[\d.]+)\$/.exec(prompt) ?? [];
	const [, asked] = /Find \$([^$]*)\$/.exec(prompt) ?? [];
	return [
		value === undefined
			? undefined
			: asked
					?.replaceAll(`f(-${given})`, parity === 'odd' ? `(-(${value}))` : `(${value})`)
					.replaceAll(`f(${given})`, `(${value})`),
	];
}

/** The y-intercept, with the logarithm in the other base. */
function atOtherBase({ prompt }: Pair, other?: string, base?: string): (string | undefined)[] {
	const [, body] = /^Find the \$y\$-intercept .*\$[a-z](?:\(x\))? = ([^$]*)\$/.exec(prompt) ?? [];
	const log = base === 'e' ? '\\ln' : `\\log_{${base}}`;
	return [
		body?.includes(log)
			? body.replaceAll(log, other === 'e' ? '\\ln' : '\\log').replaceAll(/(?<![a-z\\])x/g, '(0)')
			: undefined,
	];
}

export const FUNCTION_VALUE_RULES: readonly Rule[] = [
	rule(composedBackward, 'composed in the opposite order'),
	rule(isFormula(withParity), 'treated the function as (odd|even)'),
	rule(isFormula(atOtherBase), 'used base (10|e) instead of base (\\d+|e)'),
	rule(
		isFormula((_, call = '?') => [`\\frac{1}{${call}}`]),
		`took the reciprocal of ${CALL}`,
	),
	rule(
		isFormula(() => ['f(x)g(x)']),
		'multiplied the two rules(?: instead of composing them)?',
	),
	rule(
		isFormula((_, one = '?', other = '?') => [`(${one})(${other})`]),
		`multiplied ${CALL} by ${CALL}`,
	),
	rule(
		isFormula((pair, one = '?', other = '?') => [atInput(pair, `${other} - ${one}`)]),
		`subtracted ${CALL} from ${CALL}`,
	),
	rule(
		isFormula(() => ['f(x) - g(x)']),
		'subtracted g\\(x\\) instead of dividing by it',
	),
	rule(
		isFormula((pair, one = '?', other = '?') => [atInput(pair, `\\frac{${one}}{${other}}`)]),
		`divided ${CALL} by ${CALL}`,
	),
	rule(
		isFormula((_, call) => [call]),
		`(?:gave|found) ${CALL}(?: itself)?`,
	),
	rule(
		isFormula((_, call = '?') => [`${call}`]),
		`used ${CALL}`,
	),
	rule(
		isFormula(() => ['f(x)']),
		'gave the (?:outer|inner) function',
	),
	rule(
		isFormula((_, what = '?') => [`f(x) + (${what})`]),
		`added ${WHAT} to f\\(x\\) instead of (?:to x|multiplying x by it)`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x) - (${what})`]),
		`subtracted ${WHAT} from f\\(x\\) instead of from x`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x - (${what}))`]),
		`subtracted ${WHAT} from x instead of adding it`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x + (${what}))`]),
		`added ${WHAT} to x instead of subtracting it`,
	),
	rule(
		isFormula((_, what = '?') => [`(${what})f(x)`]),
		`multiplied (?:f\\(x\\)|the whole rule) by ${WHAT}(?: instead of replacing x with .*)?`,
	),
	rule(
		isFormula(() => ['f(x)']),
		'left the rule unchanged instead of replacing x with .*',
		'left the rule for f unchanged',
		'graphed f instead of g',
	),
	rule(
		isFormula(() => ['f(-x)']),
		'changed the sign of the first term only',
		'graphed f\\(−x\\) instead of −f\\(x\\)',
	),
	rule(
		isFormula(() => ['-f(-x)']),
		'changed the sign of the constant only',
	),
	rule(
		isFormula(() => ['-f(x)']),
		'graphed −f\\(x\\) instead of f\\(−x\\)',
	),
	rule(
		isFormula((_, what = '?') => [`f(x) + (${what})x`]),
		`added ${WHAT} to the slope`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x) - (${what})`]),
		`subtracted ${WHAT} from the output instead of from the input`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x) + (${what})`]),
		`added ${WHAT} to the output instead of to the input`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x + (${what}))`]),
		`added ${WHAT} to the input instead of to the output`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x - (${what}))`]),
		`subtracted ${WHAT} from the input instead of from the output`,
	),
	rule(
		isFormula((pair) => [
			askedCall(pair)?.replace(/[+-] (?=[\d.]+\)$)/, (sign) => (sign === '+ ' ? '- ' : '+ ')),
		]),
		'used the opposite sign in the input',
	),
	rule(
		isFormula((_, call = '?') => [`f(x) + ${call}`]),
		`added ${CALL} instead of subtracting it`,
	),
	rule(
		isFormula((_, what = '?') => [`f(x) - (${what})`]),
		`subtracted ${WHAT} instead of f\\(.*\\)`,
	),
	rule(
		isFormula(() => ['C(x) - R(x)']),
		'subtracted the revenue from the cost',
	),
	rule(
		isFormula(({ prompt }, what = '?') => [
			prompt.includes('$f(g(x)) =') ? `f(g(${what}))` : `f(${what})`,
		]),
		`substituted ${WHAT} for x instead of setting the rule equal to it`,
	),
	rule(
		isFormula((pair) => [`f(${givenValue(pair) ?? '?'})`]),
		'substituted the output for the input',
	),
	rule(
		isFormula((pair) => [givenValue(pair)]),
		'gave the output instead of the input',
	),
	rule(
		isFormula((pair) => [insideOf(pair)]),
		'gave the input(?: instead of the output)?',
	),
	rule(otherRule, 'used a rule whose condition is false for .*'),
	rule(
		where(/^(?!.*\\left\|)/, mistaken(exchange('*', '+'), withSignedFactors)),
		'added the input to the coefficient of x instead of multiplying',
	),
	rule(
		mistaken(productToPower, withSignedFactors),
		'applied the exponent to the coefficient,? too',
	),
	rule(where(/f\(/, mistaken(withoutBars)), 'ignored the absolute value bars'),
	rule(mistaken(withoutTerm), 'left out the constant(?: term)? outside the absolute value bars'),
	rule(mistaken(withoutRoot), 'forgot to take the square root'),
];
