/** Other coefficients of the quadratic in the prompt than the ones that the question needs, named by their letters. */
import { isNear } from '../../equation-lines.ts';
import { leadsToAny, polynomialsIn } from '../relations/outcomes.ts';
import { isRounded, type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Coefficients = Readonly<Record<string, number>>;

/** ax² + bx + c, in the prompt or as the first line to have it; NaN for another letter. */
function coefficientsIn(pair: Pair): Coefficients | undefined {
	const [found] = polynomialsIn(pair, 2);
	return found && { a: found[2] ?? 0, b: found[1] ?? 0, c: found[0] ?? 0 };
}

const named = (coefficients: Coefficients, letter = ''): number =>
	coefficients[letter] ?? Number.NaN;

/** The quadratic formula with another letter for −b. */
const inPlaceOfB = leadsToAny((pair) => {
	const found = coefficientsIn(pair);
	if (!found) return undefined;
	const [first, root] = [
		named(found, pair.said[0]),
		Math.sqrt(named(found, 'b') ** 2 - 4 * named(found, 'a') * named(found, 'c')),
	];
	const double = 2 * named(found, 'a');
	return [[(first - root) / double, (first + root) / double]];
});

/** For a question about the sum or the product of the solutions. */
const ofSolutions =
	(value: (found: Coefficients, pair: Pair) => number): Relation =>
	(pair) => {
		const found = coefficientsIn(pair);
		const wrong = pair.parts()?.[1].values[0]?.[0];
		const [, asked] = /\b(sum|product) of the (?:solutions|zeros|roots)\b/.exec(pair.prompt) ?? [];
		if (!found || !asked || wrong === undefined || isRounded(pair)) return undefined;
		const { a = 0, b = 0, c = 0 } = found;
		const right = asked === 'sum' ? -b / a : c / a;
		return isNear(wrong, value(found, pair)) && !isNear(wrong, right);
	};

/** (hx + k)(x + j) = (9x − 8)(x + 10): the number in the place of the letter that was given instead. */
const otherLetter: Relation = (pair) => {
	const [, first, second, third] = /\$\((\w)x \+ (\w)\)\(x \+ (\w)\)\$/.exec(pair.prompt) ?? [];
	const [, asked] = /value of \$(\w)\$/.exec(pair.prompt) ?? [];
	const [given = '', instead] = pair.said;
	const factors = pair.record.steps
		.map(({ text }) => /\((\d+)x ([-+]) (\d+)\)\(x ([-+]) (\d+)\)/.exec(text))
		.find((found) => found);
	if (!first || !second || !third || !asked || !factors) return undefined;
	const [, h, sign, k, other, j] = factors;
	const values: Coefficients = {
		[first]: Number(h),
		[second]: Number(`${sign}${k}`),
		[third]: Number(`${other}${j}`),
	};
	return asked === instead && given !== instead && Number(pair.wrong) === named(values, given);
};

export const QUADRATIC_COEFFICIENT_RULES: readonly Rule[] = [
	rule(inPlaceOfB, 'used ([ac-z]) instead of −b in the quadratic formula'),
	rule(
		ofSolutions(
			(found, { said: [sign, over, under] }) =>
				((sign ? -1 : 1) * named(found, over)) / named(found, under),
		),
		'used (−?)([a-z])/([a-z]) instead of −?[bc]/a',
	),
	rule(
		ofSolutions(({ a = 0, b = 0 }) => -b / a),
		'gave the sum of the solutions',
	),
	rule(
		ofSolutions(({ a = 0, c = 0 }) => c / a),
		'gave the product of the solutions',
	),
	rule(
		ofSolutions(({ b = 0, c = 0 }, { prompt }) => (prompt.includes('the sum of') ? -b : c)),
		'did not divide by the leading coefficient',
	),
	rule(otherLetter, 'gave ([hjk]) instead of ([hjk])'),
];
