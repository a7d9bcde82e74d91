/**
 * One operation in place of another, the wrong order, or only the first term: each mistake is repeated in the formulas
 * of the record.
 */
import {
	acrossFractions,
	anyOf,
	difference,
	divideFirstTerm,
	type Edit,
	exchange,
	isProduct,
	multiplyFirstTerm,
	negateFirstTerm,
	outerTerms,
	quotient,
	sumFirst,
	swapSides,
	withSignedFactors,
} from '../relations/edits.ts';
import { isNear } from '../../equation-lines.ts';
import { partForRoot, powerOfEachTerm, simpleForCompound } from '../relations/power-edits.ts';
import { divisionsOnly } from '../relations/record-relations.ts';
import { either, ofEquation, where } from '../relations/combined.ts';
import { valueOf } from '../relations/formulas.ts';
import { namedNumber } from '../relations/parts.ts';
import { allChanged, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenIn } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const ONE_PAIR = '(?: in the (?:parentheses|brackets)(?: after the minus sign)?)?';
const PAIR_AFTER = ' in the (?:parentheses|brackets) after NUMBER';
const EACH_PAIR = ' in each pair of (?:parentheses|brackets)';
/** The variable term then comes first. */
const SIMPLIFIED = 'simplified inside the square brackets, but then ';

const firstTermMultiplied = anyOf(multiplyFirstTerm, negateFirstTerm);

/** In the product with the factor that the words name. */
const afterFactor =
	(edit: Edit): Relation =>
	(pair) => {
		const factor = namedNumber(pair.said[0] ?? '');
		const there: Edit = (part) =>
			isProduct(part) && isNear(valueOf(part.left), factor) ? edit(part) : [];
		const anywhere = mistaken(edit, withSignedFactors)(pair);
		return anywhere && mistaken(there, withSignedFactors)(pair) === true;
	};

export const OPERATION_RULES: readonly Rule[] = [
	// One operation in place of another
	rule(
		mistaken(exchange('-', '+')),
		'added instead of subtracting',
		'added (?:4ac|twice the product|[A-Z]{2} and [A-Z]{2}|the (?:exponents|product of the last terms|squares in the denominator|product|second product|phase shift|logarithm of the denominator|midpoint|poll result|(?:target|set) (?:length|weight|temperature|speed)|second number|last product|known numbers|last number|area of .*|second (?:variable )?term|functions|two distances|cost|coordinates|two values|values|linear term|discount|angles|rates|right side|x-coordinates|y-coordinates|ratio to NUMBER)) instead of subtracting(?: it| them)?',
		'wrote \\+ instead of − in the .*',
	),
	rule(
		where(/^(?!.*foci)/, mistaken(exchange('-', '+'))),
		'added the squares instead of subtracting them',
	),
	rule(mistaken(exchange('+', '-')), 'subtracted twice the product instead of adding it'),
	rule(
		mistaken(difference),
		'subtracted instead of adding',
		'subtracted the (?:squares|constant inside the square|second expression|change|last product|product of the last terms|second product|logarithms of the factors|speeds|parts|functions|distances from 0|second number|numbers|values|tip|lengths of the bases|angles|logarithm of \\d+|second variable term|linear term|tax) instead of adding (?:it|them)',
		'wrote − instead of \\+ in the .*',
	),
	rule(
		mistaken(anyOf(exchange('-', '+'), difference)),
		'moved the x-term to the left side without changing its sign',
	),
	rule(
		where(/^(?!The formula)/, mistaken(exchange('*', '+'), withSignedFactors)),
		'added instead of multiplying',
		'added .* instead of multiplying both sides by it',
		'added the (?:arguments|two numbers|factor to the coefficient|second value|functions|scale factor|three lengths) instead of multiplying(?: by it| them)?',
		'added NUMBER and NUMBER instead of multiplying them',
		'added NUMBER instead of multiplying by it',
	),
	rule(ofEquation(mistaken(quotient)), 'multiplied by the coefficient instead of dividing by it'),
	rule(
		ofEquation(mistaken(exchange('*', '+'), withSignedFactors)),
		'subtracted the coefficient instead of dividing by it',
	),
	rule(
		mistaken(exchange('+', '*')),
		'multiplied instead of adding',
		'multiplied the (?:exponents|two logarithms|functions) instead of adding them',
	),
	rule(
		where(/^(?!Convert|The formula)/, mistaken(anyOf(exchange('/', '*'), quotient))),
		'multiplied instead of dividing',
		'multiplied by .* instead of dividing both sides by it',
		'multiplied by NUMBER instead of dividing(?: by it)?',
		'multiplied by the (?:scale factor|power|denominator|tangent|sine|radius|quotient|rate) instead of dividing(?: by it)?',
		'multiplied the (?:power by the index|time by the period) instead of dividing by it',
	),
	rule(
		either(
			where(/^(?!Solve|The formula|Convert|.* is that\?)/, mistaken(quotient)),
			where(/^Convert|\bis that\?/, divisionsOnly),
		),
		'divided instead of multiplying',
	),
	rule(
		mistaken(exchange('*', '/')),
		'divided by (?:the second fraction|the tangent|NUMBER|the sine|the angle|1 minus the ratio) instead of multiplying',
		// An equation is solved with the inverse operation, so a number alone is not enough here.
		'divided by (?:the second fraction|the tangent|the sine|the angle|1 minus the ratio) instead of multiplying by it',
	),
	rule(
		mistaken(exchange('/', '-')),
		'used equal differences instead of equal ratios',
		'used the difference between the lengths instead of their ratio',
		'subtracted the lengths instead of dividing',
		'subtracted NUMBER instead of dividing by it',
		'took the logarithm of the quotient instead of dividing the logarithms',
	),
	rule(
		mistaken(exchange('^', '*')),
		'multiplied (?:the (?:base|ratio) by the exponent|by (?:2 instead of squaring|the exponent instead of using a power))',
		'doubled the .* instead of squaring it',
	),
	rule(
		where(/^(?!Between)/, mistaken(partForRoot)),
		'divided by (?:2|3) instead of taking the (?:square|cube) root',
	),
	rule(
		mistaken(sumFirst),
		'added before multiplying',
		'subtracted before multiplying',
		'added the constant before multiplying by the amplitude',
	),
	rule(
		mistaken(acrossFractions),
		'added the denominators (?:too|instead of .*)',
		'added the numerators and added the denominators',
		'subtracted the numerators and (?:subtracted|added) the denominators',
		'rewrote the sum as a difference, then added the denominators',
	),
	rule(mistaken(simpleForCompound), 'used simple interest'),
	// The wrong order
	rule(
		// The inverse of the matrix is divided by the determinant, and so are both coordinates.
		either(
			mistaken(swapSides('-')),
			where(
				/inverse matrix/,
				allChanged((value) => -value),
			),
		),
		'subtracted the (?:outputs(?: and the inputs)?|products in the determinant) in (?:opposite orders|the (?:reverse|wrong) order)',
		'subtracted the exponents in the wrong order',
	),
	rule(
		where(/^(?!The formula)/, mistaken(swapSides('/'))),
		'divided (?:the (?:sides|arguments) )?in the (?:wrong|reverse) order',
		'multiplied straight across instead of finding cross products',
		'set up the proportion with one ratio reversed',
		'reversed one of the two ratios',
		'divided (?:the change in the input by the change in the output|x by y instead of y by x|the denominator by the numerator)',
	),
	// Only the first term
	rule(
		where(/^(?!Which number)/, mistakenIn('one', firstTermMultiplied, withSignedFactors)),
		`multiplied only the first term${ONE_PAIR}`,
	),
	rule(
		where(/^(?!Which number)/, afterFactor(firstTermMultiplied)),
		`multiplied only the first term${PAIR_AFTER}`,
	),
	rule(
		where(/^(?!Which number)/, mistakenIn('each', firstTermMultiplied, withSignedFactors)),
		`multiplied only the first term${EACH_PAIR}`,
	),
	rule(
		where(/^(?!Which number)/, mistaken(firstTermMultiplied, withSignedFactors)),
		'multiplied only the variable term of (?:each|the (?:first|second)) numerator',
	),
	rule(
		mistakenIn('one', negateFirstTerm, withSignedFactors),
		`distributed the negative sign only to the first term${ONE_PAIR}`,
		'changed the sign of only the first term in the expression being subtracted',
		'subtracted only the first term of the (?:second numerator|cost)',
	),
	rule(
		afterFactor(negateFirstTerm),
		`distributed the negative sign only to the first term${PAIR_AFTER}`,
	),
	rule(
		mistakenIn('each', negateFirstTerm, withSignedFactors),
		`distributed the negative sign only to the first term${EACH_PAIR}`,
	),
	...(['each', 'left', 'right'] as const).flatMap((reach) => {
		const there = ` the variable term on ${reach === 'each' ? 'each' : `the ${reach}`} side`;
		return [
			rule(
				mistakenIn(reach, firstTermMultiplied, withSignedFactors),
				`${SIMPLIFIED}multiplied only${there}`,
			),
			rule(
				mistakenIn(reach, negateFirstTerm, withSignedFactors),
				`${SIMPLIFIED}distributed the negative sign only to${there}`,
			),
		];
	}),
	rule(mistaken(divideFirstTerm), 'divided only the first term(?: by (?:2a|the .*))?'),
	rule(mistaken(outerTerms), 'multiplied only the first terms and the last terms'),
	rule(
		mistaken(powerOfEachTerm),
		'squared each term (?:and left out the middle term|instead of the difference)',
	),
];
