/** ineq.multi: inequalities whose fractions are cleared first. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	type Expression,
	num,
	product,
	quotient,
	relation,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line } from '../../../family.ts';
import { bracket } from '../../../steps/solve-equation.ts';
import { inequalityQuestion } from '../../../steps/inequality-question.ts';
import { signNamed } from '../../../steps/inequality.ts';
import { type SolvedInequality, solveInequality } from '../../../steps/solve-inequality.ts';

export const TURN = say`What happens to the inequality symbol when you multiply or divide both sides by a negative number?`;
export const COLLECT = say`How can you get all the variable terms on one side and the constants on the other side?`;
const COMPARE = say`What happens to the variable terms when you get them on one side?`;
const CLEAR = say`What number can you multiply both sides by to clear the fraction?`;
const CLEAR_BOTH = say`What number can you multiply both sides by to clear both fractions?`;

const LARGEST_DENOMINATOR = 20n;

/** (ax + b)/c compared with dx + e. */
export function fractionWithBracket(draw: Draw): Draft | undefined {
	const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => draw.int(name)) as Five;
	// A fraction that is simplified first leaves nothing to clear.
	if (a % c === 0 && b % c === 0) return undefined;
	const sign = signNamed(draw.choice('rel'));
	const problem = relation(
		quotient(polynomialExpression(linear(a, 'x', b)), c),
		sign,
		polynomialExpression(linear(d, 'x', e)),
	);
	const cleared = solveInequality('x', {
		left: [term(a, 'x'), term(b)],
		sign,
		right: [bracket(c, term(d, 'x'), term(e))],
	});
	const { set } = cleared;
	if (set.kind !== 'ray' || set.at.d > LARGEST_DENOMINATOR) return undefined;
	return inequalityQuestion(
		afterClearing(problem, cleared, `multiply both sides by ${c}`),
		[CLEAR, set.sign === sign ? COLLECT : TURN],
		{ form: 'interval' },
	);
}

/** x/a − x/b compared with c. */
export function fractionTerms(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const sign = signNamed(draw.choice('rel'));
	if (a === b) return undefined;
	const common = Number(new Fraction(a).lcm(b).valueOf());
	const multiplied = (part: Expression) => product(common, brackets(part));
	const problem = relation(difference(quotient('x', a), quotient('x', b)), sign, c);
	const cleared = solveInequality('x', {
		left: [term(common / a, 'x'), term(-common / b, 'x')],
		sign,
		right: [term(common * c)],
	});
	const { set } = cleared;
	if (set.kind !== 'ray' || set.at.abs().gt(150)) return undefined;
	return inequalityQuestion(
		afterClearing(
			problem,
			cleared,
			'simplify each term',
			line(
				relation(
					difference(multiplied(quotient('x', a)), multiplied(quotient('x', b))),
					sign,
					multiplied(num(c)),
				),
				`multiply each term by ${common}, the least common denominator`,
			),
		),
		set.sign === sign ? [CLEAR_BOTH] : [CLEAR_BOTH, TURN],
		{ form: 'interval', special: true },
	);
}

/** (ax + c)/a compared with x ± b: the letter drops out. */
export function cancellingFractions(draw: Draw): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const b = draw.int('b') * (draw.random.int(0, 1) === 1 ? 1 : -1);
	const sign = signNamed(draw.choice('rel'));
	if (c % a === 0) return undefined;
	const problem = relation(
		quotient(polynomialExpression(linear(a, 'x', c)), a),
		sign,
		polynomialExpression(linear(1, 'x', b)),
	);
	const cleared = solveInequality('x', {
		left: [term(a, 'x'), term(c)],
		sign,
		right: [bracket(a, term(1, 'x'), term(b))],
	});
	return inequalityQuestion(
		afterClearing(problem, cleared, `multiply both sides by ${a}`),
		[CLEAR, COMPARE],
		{
			form: 'interval',
			special: true,
		},
	);
}

type Five = [number, number, number, number, number];

/** The problem with its fractions comes before the cleared one. */
function afterClearing(
	problem: Expression,
	{ lines, ...cleared }: SolvedInequality,
	why: string,
	...between: Line[]
): SolvedInequality {
	const [first, ...rest] = lines;
	const withoutFractions = first ? [{ ...first, why }] : [];
	return { ...cleared, problem, lines: [line(problem), ...between, ...withoutFractions, ...rest] };
}
