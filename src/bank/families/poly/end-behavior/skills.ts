/** poly.end-behavior: ends, degree and turning points of polynomial graphs. */
import { equation, type Expression } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { heightOf } from '../../../figures/rate-sketch.ts';
import { factoredForm, withZeros as factorsOf, written } from '../../../steps/coefficients.ts';
import { withZeros } from '../../../steps/polynomial-sketch.ts';
import {
	asMotion,
	asQuadrants,
	type Ends,
	endsOf,
	mistakenEnds,
	possibleDegree,
	quadrantsReason,
} from './degree.ts';

export const skills: Skills = {
	'Describe a graph from quadrant to quadrant': (draw) =>
		ends(
			draw,
			asQuadrants,
			(rule) =>
				say`From which quadrant to which quadrant does the graph of ${equation('y', rule)} extend, going from left to right?`,
			'So the graph extends',
			quadrantsReason,
		),

	'Relate degree and turning points': possibleDegree,

	'Describe the ends of a polynomial graph': (draw) =>
		ends(
			draw,
			asMotion,
			(rule) => say`What is the end behaviour of the graph of ${equation(call('f', 'x'), rule)}?`,
			'So',
		),
};

function ends(
	draw: Draw,
	describe: (of: Ends) => string,
	ask: (rule: Expression) => Prose,
	conclude: string,
	why?: (of: Ends) => string,
): Draft | undefined {
	const [a, n] = [draw.int('a'), draw.int('n')];
	const isFactored = draw.choice('form') === 'factored';
	if (isFactored && n > 5) return undefined;
	const rule = isFactored ? factoredRule(draw, a, n) : expandedRule(draw, a, n);
	const right = endsOf(a, n);
	const [left] = right;
	const leading = written([a, ...Array.from({ length: n }, () => 0)]);
	const answer = multipleChoice(
		say`${describe(right)}`,
		...mistakenEnds(right).map(([wrong, mistake]) => distractor(say`${describe(wrong)}`, mistake)),
	);
	const last = sentence(say`${conclude} ${answer.body}.`, why?.(right));
	return {
		prompt: ask(rule),
		answer,
		steps: [
			sentence(
				say`The leading term is ${leading}.`,
				isFactored
					? 'multiply the leading terms of all the factors'
					: 'it is the term of highest degree',
			),
			sentence(
				a > 0
					? say`The leading coefficient, ${a}, is positive, so the graph rises to the right.`
					: say`The leading coefficient, ${a}, is negative, so the graph falls to the right.`,
			),
			sentence(
				n % 2 === 0
					? say`The degree, ${n}, is even, so the ends go in the same direction: the graph also ${left > 0 ? 'rises' : 'falls'} to the left.`
					: say`The degree, ${n}, is odd, so the ends go in opposite directions: the graph ${left > 0 ? 'rises' : 'falls'} to the left.`,
			),
			// Without factors, nothing is known of the zeros.
			isFactored ? withZeros(last, heightOf(rule), zerosOf(rule)) : last,
		],
		hints: [
			say`What is the leading term? Is its degree even or odd, and is its coefficient positive or negative?`,
		],
	};
}

/** The leading term need not come first. */
function expandedRule({ random }: Draw, a: number, n: number): Expression {
	const lower = random.sample(
		Array.from({ length: n - 1 }, (_, at) => at),
		Math.min(2, n - 1),
	);
	const terms = [
		[a, n],
		...lower.map((exponent) => [random.pick([-1, 1]) * random.int(2, 9), exponent] as const),
	];
	const parts = random
		.shuffle(terms)
		.map(([coefficient = 1, exponent = 0]) =>
			written([coefficient, ...Array.from({ length: exponent }, () => 0)]),
		);
	return { kind: 'sum', terms: parts };
}

const ZEROS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];

const zerosOf = (rule: Expression): number[] => ZEROS.filter((x) => heightOf(rule)(x) === 0);

/** Zeros that repeat make powers. */
function factoredRule({ random }: Draw, a: number, n: number): Expression {
	const zeros = random.sample(ZEROS, Math.min(n, 3));
	const [first = 1] = zeros;
	const repeated = Array.from({ length: n - zeros.length }, () => first);
	return factoredForm(factorsOf(a, ...repeated, ...zeros));
}
