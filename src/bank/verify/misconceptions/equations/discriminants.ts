/** What a discriminant says about the roots: the rule of another case, or a discriminant with something left out. */
import { numbersWritten } from '../relations/chosen-answers.ts';
import { isNear } from '../../equation-lines.ts';
import { exchange, leftOut, number } from '../relations/edits.ts';
import { leadsToAny, polynomialsIn } from '../relations/outcomes.ts';
import { sameNumbers } from '../relations/record-relations.ts';
import { type Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** What a choice says in each case. */
const SAYS = {
	none: /^\$?0\$?$|^(?!.*(?:two|one|2|1)).*\b(?:no|not? real|nonreal)\b|nonreal/,
	one: /^\$?1\$?$|\bone\b|\bequal\b/,
	two: /^\$?2\$?$|\btwo (?:different|distinct)\b/,
	rational: /\btwo (?:different|distinct) rational\b/,
	irrational: /\btwo (?:different|distinct) irrational\b/,
} as const;

type Case = keyof typeof SAYS;

const caseOf = (discriminant: number): readonly Case[] => {
	if (discriminant < 0) return ['none'];
	if (discriminant === 0) return ['one'];
	return ['two', Number.isInteger(Math.sqrt(discriminant)) ? 'rational' : 'irrational'];
};

/** The wrong answer is that of another case than the quadratic of the record has. */
const caseInstead =
	(said: Case): Relation =>
	(pair) => {
		const [quadratic] = polynomialsIn(pair, 2);
		if (!quadratic || !Object.values(SAYS).some((words) => words.test(pair.wrong)))
			return undefined;
		const [c = 0, b = 0, a = 0] = quadratic;
		const isThis =
			SAYS[said].test(pair.wrong) &&
			(said !== 'none' || !/two (?:different|distinct) r/.test(pair.wrong));
		return isThis && !caseOf(b ** 2 - 4 * a * c).includes(said);
	};

/** The right answer is b² − 4ac of the record's quadratic, and the wrong one something else of its coefficients. */
const ofCoefficients =
	(wrong: (a: number, b: number, c: number) => number): Relation =>
	(pair) => {
		const [quadratic] = polynomialsIn(pair, 2);
		const [right, found] = pair.parts()?.map(({ values }) => values[0]?.[0]) ?? [];
		if (!quadratic || right === undefined || found === undefined) return undefined;
		const [c = 0, b = 0, a = 0] = quadratic;
		return isNear(right, b ** 2 - 4 * a * c) ? isNear(found, wrong(a, b, c)) : undefined;
	};

/** "k < 4", "k = 4", and "k > 4": only the symbol differs. */
const symbolInstead =
	(symbol: RegExp): Relation =>
	(pair) =>
		symbol.test(pair.wrong) && sameNumbers(pair);

/** From the coefficients of the quadratic equation. */
const fromCoefficients = (value: (a: number, b: number, c: number) => number): Relation =>
	leadsToAny((pair) => {
		const [[c, b, a] = []] = polynomialsIn(pair, 2);
		return a && b !== undefined && c !== undefined ? [[value(a, b, c)]] : [];
	});

export const DISCRIMINANT_RULES: readonly Rule[] = [
	rule(
		fromCoefficients((a, _, c) => c / a),
		'gave the product of the solutions',
	),
	rule(
		fromCoefficients((a, b) => -b / a),
		'gave the sum of the solutions',
	),
	rule(caseInstead('one'), 'used the rule for a discriminant of 0'),
	rule(caseInstead('none'), 'used the rule for a negative discriminant'),
	rule(caseInstead('two'), 'used the rule for a positive discriminant'),
	rule(
		caseInstead('rational'),
		'used the rule for a positive discriminant that is a perfect square',
	),
	rule(
		caseInstead('irrational'),
		'used the rule for a positive discriminant that is not a perfect square',
	),
	rule(
		({ wrong }) => /infinitely many/.test(wrong),
		'counted all the points on the (?:graph|related parabola|parabola), not just (?:the|its) x-intercepts',
	),
	rule(symbolInstead(/ = /), 'used the condition for equal roots'),
	rule(symbolInstead(/[<>]/), 'used the condition for (?:no real roots|two different real roots)'),
	rule(
		({ right, wrong }) =>
			numbersWritten(wrong).join() ===
			numbersWritten(right)
				.map((value) => 2 * value)
				.join(),
		'did not take the square root of the factor 4 in 4ac',
	),
	rule(
		ofCoefficients((a, b, c) => b - 4 * a * c),
		'did not square b',
	),
	rule(
		ofCoefficients((a, b, c) => b ** 2 + 4 * a * c),
		'added 4ac instead of subtracting it',
	),
	rule(
		ofCoefficients((a, b, c) => b ** 2 - a * c),
		'left out the factor 4 in 4ac',
	),
	rule(mistaken(leftOut(number(4))), 'left out the factor 4 in (?:the discriminant|4ac)'),
	rule(mistaken(exchange('-', '+')), 'added \\d+ac in the discriminant instead of subtracting it'),
];
