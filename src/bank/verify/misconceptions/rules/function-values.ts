/** Functions of the prompt combined, composed, or evaluated in another way: the formula in the words is worked out. */
import { numberOf } from '../power-edits.ts';
import { isNear } from '../../equation-lines.ts';
import type { Tree } from '../../tex-tree.ts';
import {
	type Edit,
	exchange,
	negative,
	on,
	operation,
	withoutRoot,
	withoutTerm,
	withSignedFactors,
} from '../edits.ts';
import { askedCall, bodiesIn, intervalIn, isFormula, nameIn, placeIn } from '../called.ts';
import {
	changed,
	either,
	ofNumbers,
	atEachPoint,
	type Pair,
	type Relation,
	where,
} from '../relations.ts';
import { miswritten, mistaken, stands } from '../remade.ts';
import { rule, type Rule } from './rule.ts';

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

/** c·xⁿ → (cx)ⁿ */
const powerOfProduct = on('*', (left, right) =>
	right.kind === 'operation' && right.sign === '^'
		? [operation('^', operation('*', left, right.left), right.right)]
		: [],
);

const withoutBars = (part: Parameters<typeof withoutRoot>[0]) =>
	part.kind === 'absolute' ? [part.of] : [];

// Pairs of a function

const pairsOf = (set: string): string[] =>
	[...set.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(([, x = '', y = '']) => `${x} ${y}`);

const pairsChanged =
	(change: (x: number, y: number) => readonly [number, number]): Relation =>
	({ right, wrong }) => {
		const [was, is] = [pairsOf(right), pairsOf(wrong)];
		if (was.length < 2) return undefined;
		const wanted = was.map((pair) => {
			const [x = 0, y = 0] = pair.split(' ').map(Number);
			return change(x, y)
				.map((value) => value + 0)
				.join(' ');
		});
		return right !== wrong && wanted.toSorted().join() === is.toSorted().join();
	};

/** Of the term that is this number. */
const signOf = (named: string): Edit => {
	const isNamed = (tree: Tree) => Math.abs(numberOf(tree)) === Number(named);
	return on('+-', (left, right, sign) => [
		...(isNamed(right) ? [operation(sign === '+' ? '-' : '+', left, right)] : []),
		...(isNamed(left) ? [operation(sign, negative(left), right)] : []),
	]);
};

/** A difference quotient with one of its differences the other way round. */
const exactOpposite: Relation = ofNumbers((pair) =>
	atEachPoint(
		pair,
		(right, wrong) =>
			right.length === wrong.length &&
			right.every((value, at) => isNear(-value, wrong[at] ?? Number.NaN)),
	),
);

export const FUNCTION_VALUE_RULES: readonly Rule[] = [
	rule(composedBackward, 'composed in the opposite order'),
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
		isFormula(({ prompt }, one = '?', other = '?') => {
			const at = /find \$f\((-?\d+)\) - g/.exec(prompt)?.[1];
			const difference = `${other} - ${one}`;
			return [at === undefined ? difference : difference.replaceAll('(x)', `(${at})`)];
		}),
		`subtracted ${CALL} from ${CALL}`,
	),
	rule(
		isFormula(() => ['f(x) - g(x)']),
		'subtracted g\\(x\\) instead of dividing by it',
	),
	rule(
		isFormula((_, one = '?', other = '?') => [`\\frac{${one}}{${other}}`]),
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
		'graphed f\\(−x\\) instead of −f\\(x\\)',
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
		mistaken(powerOfProduct, withSignedFactors),
		'applied the exponent to the coefficient,? too',
	),
	rule(where(/f\(/, mistaken(withoutBars)), 'ignored the absolute value bars'),
	rule(mistaken(withoutTerm), 'left out the constant(?: term)? outside the absolute value bars'),
	rule(mistaken(withoutRoot), 'forgot to take the square root'),
	// Rates of change
	rule(
		isFormula((pair) => [`${nameIn(pair)}(${placeIn(pair) ?? '?'})`]),
		'gave the value of the function instead of its rate of change',
	),
	rule(
		isFormula((pair) => {
			const [from = '?', to = '?'] = intervalIn(pair) ?? [];
			return [`\\frac{f(${from}) + f(${to})}{2}`];
		}),
		'averaged the two outputs',
	),
	rule(
		isFormula((pair) => {
			const [from = '?', to = '?'] = intervalIn(pair) ?? [];
			return [`${nameIn(pair)}(${to}) - ${nameIn(pair)}(${from})`];
		}),
		'gave the total change without dividing by .*',
	),
	rule(
		isFormula((pair, at = '?', by = '?') => [`\\frac{${nameIn(pair)}(${at})}{${by}}`]),
		'divided the .* at [a-z] = NUMBER by NUMBER',
	),
	rule(
		exactOpposite,
		'subtracted the .* and the .* in opposite orders',
		'subtracted the (?:outputs|values) in the (?:opposite|reverse) order',
		'read a (?:fall as a rise|rise as a fall)',
	),
	rule(
		changed((value) => 1 / value),
		'divided the change in time by the change in .*',
		'divided the run by the rise',
		'chose the right segment, but divided the change in x by the change in y',
	),
	rule(
		either(...[0.01, 0.1, 10, 100].map((by) => changed((value) => value * by))),
		'misplaced the decimal point in the width of the interval',
	),
	rule(
		changed((value) => value * Math.PI),
		'left π out of the change in the input',
	),
	rule(
		isFormula((pair) => {
			const at = placeIn(pair) ?? '?';
			return [`f(${at} + 1) - f(${at})`];
		}),
		'substituted 1 for h instead of letting h approach 0',
	),
	rule(stands(), 'chose the steepest segment, which falls', 'used only the (?:first|second) rule'),
	// Inverses
	rule(
		pairsChanged((x, y) => [x, -y]),
		'switched the coordinates, then changed the signs of the new outputs',
	),
	rule(
		pairsChanged((x, y) => [y, x]),
		'left the pairs of f unchanged',
	),
	rule(
		pairsChanged((x, y) => [y, -x]),
		'changed the signs of the outputs instead of switching the coordinates',
	),
	rule(
		where(/f\^\{-1\}/, (pair) => miswritten(signOf(pair.said[0] ?? ''))(pair)),
		'(?:added|subtracted) NUMBER instead of (?:subtracting|adding) it',
	),
	rule(
		isFormula((pair) =>
			bodiesIn(pair).flatMap((body) => [
				body.replace(/([+-])(?= \d+(?![\d.]*[a-z(\\]))/, (sign) => (sign === '+' ? '-' : '+')),
			]),
		),
		'changed only the sign of the constant',
	),
];
