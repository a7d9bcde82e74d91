/** Intermediate results given as the answer, and answers related to the right one as the misconception says. */
import {
	oneFurther,
	lastDifferenceAdded,
	sameNumbers,
	stepsMiscounted,
} from '../relations/record-relations.ts';
import { allChanged, changed, opposite, shifted } from '../relations/relations.ts';
import { isInRecord } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

export const RESULT_RULES: readonly Rule[] = [
	rule(
		isInRecord(/^u$/),
		'gave the values of (?:u|the power) instead of (?:the values of )?x',
		'gave the angles inside the (?:sine|cosine|tangent) instead of the values of x',
	),
	rule(
		isInRecord(/^k$/),
		'gave k instead of y',
		'gave the value of k',
		'gave the constant of variation instead of .*',
	),
	rule(
		isInRecord(/^[a-z]$/),
		'gave the other solution of the equation',
		'gave the excluded values? instead of the solutions?',
		'kept (?:an excluded value|both excluded values)',
	),
	rule(
		isInRecord(),
		'chose the corner point .* without comparing the values at all the corner points',
		'gave the (?:number of (?:price (?:increases|decreases)|[a-z]+ instead of the percent|years for n)|mean|price instead of the greatest (?:revenue|profit)|count instead of the fraction|probability (?:of (?:a single success|the (?:first|second) event)|along the branch .*)|sum for the other model|value of x at which the (?:minimum|maximum) occurs|rate as a decimal instead of a percent|time instead of the height|amount of the change instead of the percent|number that multiplies the (?:[xy]-coefficient|coefficients) instead of the value of k|value of the radical instead of x|constant difference|target mean|annual rate for i|predicted value|third quartile|length of a side instead of the area|amount of plan [AB] instead of the difference|angles instead of the times|slope of the second line|new (?:mean|median)|average speed|value instead of (?:x|the position)|count in all the samples|difference of the (?:levels|magnitudes|pH values)|least value|total of the column|smallest number|distance of the point that is farther away|shorter leg)',
		'gave n − 1 instead of n',
		'gave one of the numbers instead of their product',
		'gave only the (?:change in x|greater solution)',
		'stopped (?:after the first (?:conversion|step|digit that works)|at (?!the (?:first common|edges|length)).*|one (?:step|term) too early|one place too early in the cycle|before dividing by the coefficient)',
		'found only the angles for (?:sin|cos|tan) x = .*',
		'used only the (?:positive|negative) square root',
	),
	rule(
		opposite,
		'dropped the negative sign from the endpoint',
		'made the value negative because of the negative exponent',
		'made an even power of a negative number negative',
	),
	rule(
		allChanged((value) => -value),
		'used b instead of −b in the quadratic formula',
		'(?:added|subtracted) the constant inside the square instead of (?:subtracting|adding) it',
	),
	rule(
		shifted,
		'did not multiply the subtracted number by the leading coefficient',
		'used the y-intercept of the given line',
	),
	rule(
		changed((value) => 180 - value),
		'gave the obtuse angle with the same sine',
		'added the two given angles but did not subtract the sum from 180°',
	),
	rule(
		changed((value) => value / 100),
		'left the result as a fraction or decimal instead of changing it to a percent',
	),
	rule(
		stepsMiscounted,
		'counted one step too (many|few) when adding the (?:common|next) difference',
	),
	rule(oneFurther, 'added one more than the (?:common|next) difference'),
	rule(lastDifferenceAdded, 'added the last difference instead of multiplying by the common ratio'),
	rule(sameNumbers, 'switched the (?:two standard deviations)'),
];
