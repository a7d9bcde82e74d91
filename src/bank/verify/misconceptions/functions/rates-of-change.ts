/** Average and instantaneous rates of change: differences the other way around, without a division, or at other inputs. */
import { isNear } from '../../equation-lines.ts';
import { intervalIn, isFormula, nameIn, placeIn } from './function-formulas.ts';
import { either, ofNumbers } from '../relations/combined.ts';
import { changed, atEachPoint, type Relation } from '../relations/relations.ts';
import { isInRecord } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** A difference quotient with one of its differences the other way around. */
const exactOpposite: Relation = ofNumbers((pair) =>
	atEachPoint(
		pair,
		(right, wrong) =>
			right.length === wrong.length &&
			right.every((value, at) => isNear(-value, wrong[at] ?? Number.NaN)),
	),
);

export const RATE_RULES: readonly Rule[] = [
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
	rule(isInRecord(), 'chose the steepest segment, which falls'),
];
