/** func.solve-input: the inputs that give an output. */
import Fraction from 'fraction.js';
import { absolute, equation, num, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { plainPolynomial } from '../../../../math/plain-notation.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	line,
	onlyIf,
	sentence,
	type Skill,
	type Skills,
	solutions,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
	wrongWay,
} from '../../../family.ts';
import { solveBars } from '../../../steps/absolute-equation.ts';
import { line1, ofCoefficients, plus1, put, ruleOf } from '../../../steps/function-rule.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

const [x, f, g] = [symbol('x'), call('f', 'x'), call('g', 'x')];

const ALL = say`If there is more than one solution, list them from least to greatest, separated by commas.`;

const MISREAD: Readonly<Record<string, string>> = {
	linear: 'added the input to its coefficient instead of multiplying',
	quadratic: 'doubled the input instead of squaring it',
	absolute: 'ignored the absolute value bars',
	'absolute value': 'ignored the absolute value bars',
};

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
	'Solve f(x) = k for a linear function': oneLine,
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
		const misread = type === 'linear' ? a + p : type === 'quadratic' ? 2 * a * p : p + b;
		const part = type === 'linear' ? a * p : type === 'quadratic' ? a * p * p : Math.abs(p + b);
		if (part === 0 || Math.abs(part) > 200 || misread === part) return undefined;
		const k = b;
		const solved = solveEquation([term(part), term(1, 'k')], [term(part + k)]);
		if (!solved) return undefined;
		return {
			prompt: say`The function ${symbol('f')} is defined by ${equation(f, varying)}, where ${symbol('k')} is a constant. If ${equation(call('f', p), part + k)}, what is the value of ${symbol('k')}?`,
			answer: withMisconceptions(
				solutions(num(k)),
				[solutions(num(k + 2 * part)), `added ${part} instead of subtracting it`],
				[solutions(num(part + k - misread)), MISREAD[type] ?? ''],
				[solutions(num(part + k)), 'gave the output as the constant'],
			),
			steps: [
				line(
					equation(put(varying, 'x', num(p)), part + k),
					`substitute ${p} for x and ${part + k} for f(x)`,
				),
				...solved.lines.map((one, place) =>
					place === 0 ? { ...one, why: 'simplify the left side' } : one,
				),
			],
			hints: [
				say`Which number replaces ${x} in the rule? Which number must the rule equal for that input?`,
			],
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
		answer: withMisconceptions(
			solutions(num(at)),
			[solutions(num(a * k + b)), `substituted ${k} for x instead of setting the rule equal to it`],
			[solutions(num(new Fraction(k + b, a))), wrongWay(b)],
			[solutions(num(k - b)), `forgot to divide by ${a}`],
		),
		steps: [
			line(equation(f, k)),
			...solved.lines.map((one, place) =>
				place === 0 ? { ...one, why: 'replace f(x) with its rule' } : one,
			),
		],
		hints: [
			say`Is ${k} an input or an output of ${symbol('f')}? What equation in ${symbol('x')} does that give?`,
		],
	};
}

/** A term moved to the other side with its sign kept. */
function oppositeMove(moved: number, letter: string, side: string): string {
	const size = `${letter && Math.abs(moved) === 1 ? '' : Math.abs(moved)}${letter}`;
	return moved > 0
		? `added ${size} to the ${side} side instead of subtracting it`
		: `subtracted ${size} from the ${side} side instead of adding it`;
}

function twoLines(draw: Draw): Draft | undefined {
	const [a, b, c, d] = drawnInts(draw, 'a', 'b', 'c', 'd');
	const solved = solveEquation([term(a, 'x'), term(b)], [term(c, 'x'), term(d)]);
	if (!solved || solved.value.d > 6n || solved.value.equals(0)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', line1(a, b))} and ${ruleOf('g', line1(c, d))}, solve ${equation(f, g)}.`,
		answer: withMisconceptions(
			solutions(num(solved.value)),
			...(a + c === 0
				? []
				: [[solutions(num(new Fraction(d - b, a + c))), oppositeMove(c, 'x', 'left')] as const]
			).map(([wrong, why]): WrongAnswer => [wrong, why]),
			[solutions(num(new Fraction(d + b, a - c))), oppositeMove(b, '', 'right')],
			...onlyIf(Math.abs(a - c) !== 1, [
				solutions(num(solved.value.neg())),
				`divided by ${c - a} instead of ${a - c}`,
			]),
		),
		steps: [
			line(equation(f, g)),
			...solved.lines.map((one, place) =>
				place === 0 ? { ...one, why: 'replace f(x) and g(x) with their rules' } : one,
			),
		],
		hints: [
			say`What equation in ${x} says that ${symbol('f')} and ${symbol('g')} have the same output?`,
		],
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
	const opposites = [-at, -other].toSorted((p, q) => p - q).map((one) => num(one));
	const whole = { a: 1, b: zero[1], c: zero[0] };
	return {
		prompt: against
			? say`Given ${ruleOf('f', rule)} and ${ruleOf('g', second)}, solve ${goal}. ${ALL}`
			: say`Given ${ruleOf('f', rule)}, solve ${goal}. ${ALL}`,
		answer: withMisconceptions(
			solutions(...roots),
			[solutions(...opposites), 'gave the constants in the factors instead of their opposites'],
			[solutions(...roots.slice(0, 1)), 'gave only one of the two solutions'],
			[solutions(...roots.slice(1)), 'gave only one of the two solutions'],
		),
		steps: [
			line(
				equation(rule, against ? second : d),
				against ? 'replace f(x) and g(x) with their rules' : 'replace f(x) with its rule',
			),
			...factorSolvingLines(
				whole,
				'x',
				against
					? `subtract ${plainPolynomial(ofCoefficients([d, c]))} from both sides`
					: takeAway(d),
			),
		],
		hints: [say`How can you make one side of the equation 0? Does the other side factor?`],
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
	const [low, high] = roots;
	if (!low || !high || low.d > 6n || high.d > 6n) return undefined;
	const solved = (...values: number[]) =>
		solutions(
			...values
				.map((one) => new Fraction(one - b, a))
				.toSorted((p, q) => p.compare(q))
				.map((one) => num(one)),
		);
	return {
		prompt: say`Given ${ruleOf('f', plus1(absolute(line1(a, b)), d))}, solve ${equation(f, size + d)}. ${ALL}`,
		answer: withMisconceptions(
			solutions(...roots.map((one) => num(one))),
			[solutions(num(new Fraction(size - b, a))), 'solved only the positive case'],
			[solved(size, -size - 2 * d), 'wrote two cases before isolating the absolute value'],
			...onlyIf(size + d > 0, [
				solved(size + d, -size - d),
				'left out the constant outside the absolute value bars',
			]),
		),
		steps: [
			...lines.map((one, place) =>
				place === 0 ? { ...one, why: 'replace f(x) with its rule' } : one,
			),
			...(a > 0
				? [sentence(say`The solutions, from least to greatest, are ${num(low)} and ${num(high)}.`)]
				: []),
		],
		hints: [say`How can you isolate the absolute value? Which numbers have that absolute value?`],
	};
}
