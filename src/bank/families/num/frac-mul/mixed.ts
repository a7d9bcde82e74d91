/** num.frac-mul, mixed numbers: through improper fractions and back. */
import Fraction from 'fraction.js';
import { continued, divided, type Expression, times } from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	rationalAs,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	FLIP,
	isProperForm,
	multiplyHint,
	productLines,
	type Ratio,
	reciprocalLines,
	valueOf,
} from '../../../steps/fractions.ts';

export const mixedSkills: Skills = {
	'Multiply mixed numbers'(draw) {
		const factors = [mixedRatio(draw, 'w', 'p', 'q'), mixedRatio(draw, 'v', 'r', 's')];
		const [first, second] = factors;
		if (!first || !second) return undefined;
		const values = [valueOf(first), valueOf(second)] as const;
		return inMixedForm(
			'product',
			times(...values.map(mixed)),
			values[0].mul(values[1]),
			[
				line(continued(times(...values)), 'write each mixed number as an improper fraction'),
				...productLines([first, second]),
			],
			[say`What is each mixed number as an improper fraction?`, multiplyHint([first, second])],
			[
				rational(
					new Fraction(first[0] % first[1], first[1])
						.mul(second[0] % second[1])
						.div(second[1])
						.add(Math.floor(first[0] / first[1]) * Math.floor(second[0] / second[1])),
				),
				'multiplied the whole numbers and the fractions separately',
			],
			[rational(values[0].div(values[1])), 'divided instead of multiplying'],
		);
	},
	'Divide with mixed numbers'(draw) {
		const first = mixedRatio(draw, 'w', 'p', 'q');
		const second: Ratio = [draw.int('r'), draw.int('s')];
		if (!first || !isProperForm(second) || second[0] > second[1]) return undefined;
		const [over, under] = [valueOf(first), valueOf(second)];
		return inMixedForm(
			'quotient',
			divided(mixed(over), under),
			over.div(under),
			[
				line(continued(divided(over, under)), 'write the mixed number as an improper fraction'),
				...reciprocalLines(first, second),
			],
			[say`What is the mixed number as an improper fraction?`, FLIP],
			[rational(over.mul(under)), 'multiplied without taking the reciprocal'],
			[rational(under.div(over)), 'took the reciprocal of the first number instead of the second'],
		);
	},
};

/** w p/q as an improper fraction; `undefined` when p/q is not proper and in lowest terms. */
function mixedRatio(draw: Draw, w: string, p: string, q: string): Ratio | undefined {
	const [whole, over, under] = [draw.int(w), draw.int(p), draw.int(q)];
	if (over >= under || !isProperForm([over, under])) return undefined;
	return [whole * under + over, under];
}

function inMixedForm(
	name: string,
	problem: Expression,
	value: Fraction,
	lines: Line[],
	hints: Prose[],
	...wrong: Parameters<typeof withMisconceptions>[1][]
): Draft | undefined {
	if (value.lt(1) || value.d === 1n) return undefined;
	return {
		prompt: say`Find the ${name}: ${problem}. Give your answer as a mixed number in simplest form.`,
		answer: withMisconceptions(rationalAs(value, 'mixed number', mixed(value)), ...wrong),
		steps: [
			line(problem),
			...lines,
			line(
				continued(mixed(value)),
				`${value.n} divided by ${value.d} is ${value.n / value.d} with a remainder of ${value.n % value.d}`,
			),
		],
		hints,
	};
}
