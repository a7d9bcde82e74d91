/** func.solve-input: the inputs that give an output. CCSS F-IF.A.2, A-REI.D.11. */
import Fraction from 'fraction.js';
import { absolute, equation, num, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type DraftAnswer, solutions } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skill, type Skills } from '../../../family.ts';
import { solveBars } from '../../../steps/absolute-equation.ts';
import { line1, ofCoefficients, plus1, put, ruleOf } from '../../../steps/function-rule.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

const [x, f, g] = [symbol('x'), call('f', 'x'), call('g', 'x')];

const ALL = say`If there is more than one solution, list them from smallest to largest, separated by commas.`;

const valueOrFunction: Skill = (draw) => {
	switch (draw.inTurn('type')) {
		case 'linear':
			return draw.random.int(0, 1) === 1 ? twoLines(draw) : oneLine(draw);
		case 'quadratic':
			return quadratic(draw);
		default:
			return bars(draw);
	}
};

export const skills: Skills = {
	'Solve f(x) = k for a linear rule': oneLine,
	'Solve f(x) = k or f(x) = g(x)': valueOrFunction,

	'Find the input or an unknown constant'(draw) {
		const [a, b, at] = drawnInts(draw, 'a', 'b', 'x');
		const type = draw.inTurn('type');
		const p = Math.abs(at) < 2 || Math.abs(a) === 1 ? undefined : at;
		if (p === undefined) return undefined;
		const varying =
			type === 'linear'
				? sum(polynomialExpression(linear(a, 'x', 0)), 'k')
				: type === 'quadratic'
					? sum(polynomialExpression(ofCoefficients([0, 0, a])), 'k')
					: sum(absolute(line1(1, b)), 'k');
		const part = type === 'linear' ? a * p : type === 'quadratic' ? a * p * p : Math.abs(p + b);
		if (part === 0 || Math.abs(part) > 200) return undefined;
		const k = b;
		const solved = solveEquation([term(part), term(1, 'k')], [term(part + k)]);
		if (!solved) return undefined;
		return {
			prompt: say`The function ${symbol('f')} is defined by ${equation(f, varying)}, where ${symbol('k')} is a constant. If ${equation(call('f', p), part + k)}, what is the value of ${symbol('k')}?`,
			answer: solutions(num(k)),
			steps: [
				line(
					equation(put(varying, 'x', num(p)), part + k),
					`put ${p} in for x: the value is ${part + k}`,
				),
				...solved.lines,
			],
			hints: [say`Put ${p} in for ${x} in the rule. What must the result be?`],
		};
	},
};

function oneLine(draw: Draw): Draft | undefined {
	const [a, b, at] = drawnInts(draw, 'a', 'b', 'x');
	const k = a * at + b;
	const solved = solveEquation([term(a, 'x'), term(b)], [term(k)]);
	if (!solved || at === 0 || Math.abs(a) === 1) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', line1(a, b))}, solve ${equation(f, k)}.`,
		answer: solutions(num(at)),
		steps: [
			line(equation(f, k)),
			...solved.lines.map((one, place) =>
				place === 0 ? { ...one, why: 'write f(x) with its rule' } : one,
			),
		],
		hints: [say`The output is given, the input is asked. Set the rule equal to ${k}.`],
	};
}

function twoLines(draw: Draw): Draft | undefined {
	const [a, b, c, d] = drawnInts(draw, 'a', 'b', 'c', 'd');
	const solved = solveEquation([term(a, 'x'), term(b)], [term(c, 'x'), term(d)]);
	if (!solved || solved.value.d > 6n || solved.value.equals(0)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', line1(a, b))} and ${ruleOf('g', line1(c, d))}, solve ${equation(f, g)}.`,
		answer: solutions(num(solved.value)),
		steps: [
			line(equation(f, g)),
			...solved.lines.map((one, place) =>
				place === 0 ? { ...one, why: 'write both with their rules' } : one,
			),
		],
		hints: [say`Set the two rules equal to each other.`],
	};
}

/** (x − x₀)(x − r) moved up by k, or by a line cx + d. */
function quadratic(draw: Draw): Draft | undefined {
	const [c, d, at] = drawnInts(draw, 'c', 'd', 'x');
	const other = draw.int('b');
	if (other === at) return undefined;
	const against = draw.random.int(0, 1) === 1;
	const zero = [at * other, -at - other, 1] as const;
	const moved = [zero[0] + d, zero[1] + (against ? c : 0), 1];
	const [rule, second] = [polynomialExpression(ofCoefficients(moved)), line1(c, d)];
	if (moved[0] === 0) return undefined;
	const goal = against ? equation(f, g) : equation(f, d);
	const roots = [at, other].toSorted((p, q) => p - q).map((one) => num(one));
	const found: DraftAnswer = solutions(...roots);
	const whole = { a: 1, b: zero[1], c: zero[0] };
	return {
		prompt: against
			? say`Given ${ruleOf('f', rule)} and ${ruleOf('g', second)}, solve ${goal}. ${ALL}`
			: say`Given ${ruleOf('f', rule)}, solve ${goal}. ${ALL}`,
		answer: found,
		steps: [
			line(
				equation(rule, against ? second : d),
				against ? 'write both with their rules' : 'write f(x) with its rule',
			),
			...factorSolvingLines(whole, 'x', 'bring all terms to the left side'),
		],
		hints: [say`Bring all terms to one side, then factor.`],
	};
}

function bars(draw: Draw): Draft | undefined {
	const [a, b, at, d] = drawnInts(draw, 'a', 'b', 'x', 'd');
	const size = Math.abs(a * at + b);
	if (size === 0) return undefined;
	const { lines, roots } = solveBars({
		letter: 'x',
		factor: 1,
		slope: a,
		inside: b,
		added: d,
		right: size + d,
	});
	if (roots.some((one) => new Fraction(one).d > 6n)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', plus1(absolute(line1(a, b)), d))}, solve ${equation(f, size + d)}. ${ALL}`,
		answer: solutions(...roots.map((one) => num(one))),
		steps: lines.map((one, place) =>
			place === 0 ? { ...one, why: 'write f(x) with its rule' } : one,
		),
		hints: [say`Get the absolute value alone first. Two numbers can have the same absolute value.`],
	};
}
