/** eq.special: classify a linear equation, or find the constant that forces a case. CCSS 8.EE.C.7a, A-REI.B.3. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Line, line, sentence, type Skills } from '../../../family.ts';
import { classify, distinctFrom } from './classify.ts';

export const skills: Skills = {
	'Classify the number of solutions': classify,

	'Constant that forces no or all solutions'(draw) {
		const [a, b, layout] = [draw.int('a'), draw.int('b'), draw.int('layout')];
		const left = product(a, sum('x', b));
		const type = draw.inTurn('type');
		if (type === 'all' && layout === 3)
			return forced(type, 'c', {
				problem: equation(sum(product(a, 'x'), b), product(a, sum('x', 'c'))),
				expanded: equation(sum(product(a, 'x'), b), sum(product(a, 'x'), product(a, 'c'))),
				matching: equation(product(a, 'c'), b),
				value: new Fraction(b, a),
			});
		const other = type === 'all' ? a * b : distinctFrom(draw, a * b);
		const coefficient = type === 'none' || layout === 2;
		const right = coefficient ? sum(product('c', 'x'), other) : sum(product(a, 'x'), 'c');
		return forced(type, 'c', {
			problem: layout === 2 ? equation(right, left) : equation(left, right),
			expanded:
				layout === 2
					? equation(right, sum(product(a, 'x'), a * b))
					: equation(sum(product(a, 'x'), a * b), right),
			value: new Fraction(coefficient ? a : a * b),
			...(type === 'none'
				? { differ: layout === 2 ? ([other, a * b] as const) : ([a * b, other] as const) }
				: {}),
		});
	},

	'Parameter for no solution or identity'(draw) {
		const [a, b, m] = [draw.int('a'), draw.int('b'), draw.int('m')];
		const more = draw.random.int(2, 7) * draw.random.pick([1, -1]);
		const type = draw.inTurn('type');
		const slope = m * a + more;
		const constant = type === 'all' ? m * b : distinctFrom(draw, m * b);
		const inside = sum(product(a, 'x'), b);
		if (slope === 0) return undefined;
		const right = sum(product('k', 'x'), constant);
		return forced(type, 'k', {
			problem: equation(sum(product(m, inside), product(more, 'x')), right),
			expanded: equation(sum(product(m * a, 'x'), m * b, product(more, 'x')), right),
			combined: equation(sum(product(slope, 'x'), m * b), right),
			value: new Fraction(slope),
			...(type === 'none' ? { differ: [m * b, constant] as const } : {}),
		});
	},

	'Constant for none or infinitely many solutions'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const type = draw.inTurn('type');
		const left = product(k, sum(product(a, 'x'), b));
		const asksConstant = type === 'all' && draw.random.int(0, 1) === 0;
		const constant = type === 'all' ? k * b : distinctFrom(draw, k * b);
		const right = asksConstant ? sum(product(k * a, 'x'), 'b') : sum(product('a', 'x'), constant);
		return forced(type, asksConstant ? 'b' : 'a', {
			problem: equation(left, right),
			expanded: equation(sum(product(k * a, 'x'), k * b), right),
			value: new Fraction(asksConstant ? k * b : k * a),
			...(type === 'none' ? { differ: [k * b, constant] as const } : {}),
		});
	},
};

type Forced = {
	problem: Expression;
	expanded: Expression;
	combined?: Expression;
	/** What the unknown constant must satisfy, when it does not stand alone. */
	matching?: Expression;
	value: Fraction;
	/** The constants of both sides, when no x makes the equation true. */
	differ?: readonly [number, number];
};

function forced(type: string, letter: string, found: Forced): Draft {
	const { problem, expanded, combined, matching, value, differ } = found;
	const all = type === 'all';
	const constant = symbol(letter);
	const steps: Line[] = [
		line(problem),
		line(expanded, 'multiply out the brackets'),
		...(combined ? [line(combined, 'combine like terms')] : []),
		differ
			? sentence(
					say`There is no solution when both sides have the same coefficient of ${symbol('x')} but different constants, and here ${relation(differ[0], '\\ne', differ[1])}.`,
				)
			: sentence(say`The equation is true for every ${symbol('x')} when both sides are the same.`),
		...(matching ? [line(matching, 'compare the constants')] : []),
		line(equation(constant, value), matching ? 'solve for the constant' : 'compare the two sides'),
	];
	return {
		prompt: say`Find the value of the constant ${constant} for which the equation ${problem} has ${all ? 'infinitely many solutions' : 'no solution'}.${value.d === 1n ? '' : ' Give a fraction in lowest terms.'}`,
		answer: rational(value),
		steps,
		hints: [
			all
				? say`Multiply out the brackets. When are both sides the same expression?`
				: say`Multiply out the brackets. When do the terms with ${symbol('x')} cancel and leave a false statement?`,
		],
	};
}
