/** Logarithms: the two forms of one statement, the laws, and the equations. */
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';
import {
	anyOf,
	type Edit,
	exchange,
	negative,
	onFirstTerm,
	otherFunction,
	withEachTerm,
	withoutFunction,
	withoutMinus,
} from '../relations/edits.ts';
import { isSum } from '../../tree-parts.ts';
import { frameOf } from './transformed-functions.ts';
import { finiteEnds } from './interval-relations.ts';
import {
	coefficientLost,
	differenceOfArguments,
	dividedByBase,
	onlyPowerOfTen,
	wholeExponent,
	withoutLogs,
	withoutPower,
	withoutRoot,
} from '../relations/power-edits.ts';
import { ofEquation, where } from '../relations/combined.ts';
import {
	allChanged,
	byNumber,
	changed,
	opposite,
	type Pair,
	type Relation,
} from '../relations/relations.ts';
import { miswritten, mistaken, isInRecord } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { ruleIn } from '../relations/record-relations.ts';

/** What "log₃ 9 = 2" and "3² = 9" say. */
type Statement = { base: string; argument: string; exponent: string };

const FORMS = [
	/^log_\{?(?<base>[^{} ]+?)\}? ?\(?(?<argument>[^ ()]+)\)? = (?<exponent>.+)$/,
	/^\(?(?<base>[^()^]+?)\)?\^\{?(?<exponent>[^{}]+?)\}? = (?<argument>.+)$/,
];

function statementIn(text: string): Statement | undefined {
	const plain = plainMath(text).replaceAll(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹₀-₉]+/g, (raised) => raised);
	for (const form of FORMS) {
		const found = form.exec(plain)?.groups;
		if (found)
			return {
				base: found['base'] ?? '',
				argument: found['argument'] ?? '',
				exponent: found['exponent'] ?? '',
			};
	}
	return undefined;
}

const restated =
	(change: (statement: Statement) => Statement): Relation =>
	({ right, wrong }) => {
		const [was, is] = [statementIn(right), statementIn(wrong)];
		if (!was || !is) return undefined;
		const wanted = change(was);
		return (['base', 'argument', 'exponent'] as const).every((part) => wanted[part] === is[part]);
	};

const reciprocal = (number: string): string => {
	const [over = '', under = '1'] = number.split('/');
	return over === '1' ? under : `${under}/${over}`;
};

/** Two numbers of the prompt divided. */
const quotientOfNumbers: Relation = (pair) => {
	const numbers = [...plainMath(pair.prompt).matchAll(/\d+(?:\.\d+)?/g)].map(Number);
	const wrong = pair.parts()?.[1];
	const [found] = wrong?.values[0] ?? [];
	return found === undefined
		? undefined
		: numbers.some((one) =>
				numbers.some(
					(other) =>
						one !== other && Math.abs(one / other - found) <= (wrong?.rounding[0] ?? 0) + 1e-9,
				),
			);
};

const numberIs =
	(wanted: (pair: Pair) => number | undefined): Relation =>
	(pair) => {
		const value = wanted(pair);
		const [found] = pair.parts()?.[1].values[0] ?? [];
		return value === undefined || found === undefined ? undefined : isNear(found, value);
	};

/** The wrong answer is one value, and not the right one. */
const ofOneWrong =
	(relation: Relation): Relation =>
	(pair) =>
		pair.wrong === pair.right || pair.parts()?.[1].rounding.length !== 1 ? false : relation(pair);

/** Only an even power has one. */
const negativeRoot: Relation = (pair) => {
	const [, exponent] = /\\log_\{?[a-z]\}?[^$]* = ([^$]*)\$/.exec(pair.prompt) ?? [];
	if (exponent === undefined) return undefined;
	return Number(exponent) % 2 === 0 && opposite(pair);
};

/** −(log 7 − 13) → log 7 + 13 */
const withoutMinusOfFirst: Edit = (part) =>
	part.kind === 'negative' && isSum(part.of)
		? [withEachTerm(onFirstTerm(part.of, negative), negative)]
		: [];

export const LOGARITHM_RULES: readonly Rule[] = [
	rule(
		restated(({ base, argument, exponent }) => ({ base: argument, argument: base, exponent })),
		'switched the base and the argument',
	),
	rule(
		restated(({ base, argument, exponent }) => ({ base: exponent, argument, exponent: base })),
		'switched the base and the exponent',
	),
	rule(
		restated(({ base, argument, exponent }) => ({ base, argument: exponent, exponent: argument })),
		'switched the exponent and the argument',
	),
	rule(
		restated((statement) => ({ ...statement, argument: reciprocal(statement.argument) })),
		'used the reciprocal of the argument',
	),
	rule(mistaken(dividedByBase), 'divided the argument by the base'),
	rule(
		opposite,
		'used a negative exponent because the argument is less than the base',
		'dropped the negative sign from the exponent',
	),
	rule(negativeRoot, 'chose the negative root, although a base must be positive'),
	rule(mistaken(withoutRoot), 'ignored the radical'),
	rule(mistaken(wholeExponent), 'left out the denominator of the exponent'),
	rule(mistaken(onlyPowerOfTen), 'used only the power of 10 and ignored the factor NUMBER'),
	rule(
		ofOneWrong(isInRecord(/^[a-z]$/)),
		'rejected the value for which both arguments are positive',
	),
	rule(mistaken(exchange('/', '-')), 'subtracted the arguments instead of dividing them'),
	rule(ofEquation(mistaken(withoutMinus)), 'dropped the negative sign from the coefficient of x'),
	rule(
		mistaken(withoutFunction(/log|ln/)),
		'gave the argument of the logarithm instead of its value',
	),
	rule(
		where(/^(?!Assume.*sqrt)/, miswritten(anyOf(withoutPower, coefficientLost))),
		'left out the coefficients?(?: NUMBER)?(?: in the (?:brackets|parentheses))?',
		'did not write the exponents as coefficients',
	),
	rule(
		changed((value) => 1 / value),
		'switched the base and the argument',
	),
	rule(miswritten(withoutRoot), 'left out the factor of one half'),
	rule(miswritten(exchange('*', '/')), 'divided by arguments whose logarithms are added'),
	rule(
		miswritten(exchange('/', '*')),
		'multiplied by .* instead of dividing by (?:it|them), although (?:its|their) logarithms? (?:is|are) subtracted',
	),
	rule(miswritten(exchange('+', '*')), 'multiplied the logarithms instead of adding them'),
	rule(miswritten(exchange('-', '/')), 'divided the logarithms instead of subtracting them'),
	rule(mistaken(withoutLogs), 'dropped log and divided the arguments'),
	rule(mistaken(differenceOfArguments), 'dropped log and subtracted the arguments'),
	rule(quotientOfNumbers, 'divided the (?:levels|magnitudes|pH values)'),
	rule(
		mistaken(anyOf(exchange('-', '+'), withoutMinusOfFirst)),
		'added the logarithm of NUMBER instead of subtracting it',
	),
	rule(
		byNumber((value, number) => number ** value),
		'gave the powers instead of the exponents',
	),
	rule(
		allChanged((value) => value - 1),
		'used exponents that are one too small',
	),
	rule(
		allChanged((value) => value + 1),
		'used exponents that are one too large',
	),
	rule(
		mistaken(otherFunction(/log/, 'ln')),
		'used the natural logarithm instead of the common logarithm',
	),
	rule(
		mistaken(otherFunction(/ln/, 'log')),
		'used the common logarithm instead of the natural logarithm',
	),
	rule(
		numberIs((pair) => frameOf(ruleIn(pair), false)?.d),
		'gave the position of the vertical asymptote',
	),
	rule(
		numberIs((pair) => {
			const frame = frameOf(ruleIn(pair), false);
			return frame && frame.d + 1 / frame.k;
		}),
		'set the argument equal to 1 and ignored the constant',
	),
	rule(where(/domain/, finiteEnds(true)), 'included the endpoint, where the argument is 0'),
];
