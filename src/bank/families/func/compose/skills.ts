/** func.compose: a function of a function. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { plainNumber, plainSigned } from '../../../../math/plain-notation.ts';
import { type Polynomial, polynomialExpression, scale, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	expression,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	solutions,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
	wrongWay,
} from '../../../family.ts';
import { dotGraph } from '../../../figures/axes.ts';
import type { Figure } from '../../../figures/figure.ts';
import {
	composed,
	composingLines,
	line1,
	ofCoefficients,
	plus1,
	put,
	ruleOf,
	times1,
} from '../../../steps/function-rule.ts';
import { exactValue, valueLines } from '../../../steps/rule-value.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { domainSkill } from './domain.ts';
import { multiplyingLines, productOf, transformation } from './transformation.ts';

// The part that goes backwards: an input, or one of the two functions, is asked for.

const solveComposition: Skill = (draw) => {
	const [a, b, c, d, k] = drawnInts(draw, 'a', 'b', 'c', 'd', 'k');
	const [f, g] = [line1(a, b), line1(c, d)];
	const both = call('f', call('g', 'x'));
	const total = composed([b, a], ofCoefficients([d, c]));
	const result = polynomialExpression(total);
	const type = draw.inTurn('type');
	if (Math.abs(a) === 1 || Math.abs(c) === 1) return undefined;
	if (type === 'solve f(g(x))=k') {
		const solved = solveEquation([...total], [term(k)]);
		if (!solved || solved.value.d > 12n || total.length < 2) return undefined;
		const answer = withMisconceptions(
			solutions(num(solved.value)),
			[solutions(num(new Fraction(k - d, c).sub(b).div(a))), 'composed in the opposite order'],
			[solutions(num(new Fraction(k - b, a))), `solved f(x) = ${k}`],
			[
				solutions(num(a * (c * k + d) + b)),
				`substituted ${k} for x instead of setting the rule equal to it`,
			],
		);
		return {
			prompt: say`Given ${ruleOf('f', f)} and ${ruleOf('g', g)}, solve ${equation(both, k)}.`,
			answer,
			steps: [
				...composingLines(
					both,
					[b, a],
					ofCoefficients([d, c]),
					'substitute g(x) for x in the rule for f',
				),
				...solved.lines.map((one, place) =>
					place === 0 ? { ...one, why: `set the rule equal to ${k}` } : one,
				),
			],
			hints: [
				say`What is the rule for ${both}? For which value of ${symbol('x')} does ${both} equal ${k}?`,
			],
		};
	}
	// The constant of the other function can be copied.
	if (b === d) return undefined;
	if (type === 'find f from f(g(x)) and g') {
		if (c < 0 || total.length < 2) return undefined;
		const timesA = (inner: Expression): Expression => ({
			kind: 'product',
			factors: [num(a), brackets(inner)],
		});
		const xTerm = line1(c, 0);
		const constant = a * d + b;
		const undone = `${a * d > 0 ? 'subtract' : 'add'} ${Math.abs(a * d)}`;
		return {
			prompt: say`Given ${equation(both, result)} and ${ruleOf('g', g)}, find the linear function ${call('f', 'x')}.`,
			answer: withMisconceptions(
				expression(f),
				[expression(line1(a, a * d + b)), 'kept the constant term of f(g(x))'],
				[expression(line1(a, a * d + b - d)), `did not multiply the constant term of g(x) by ${a}`],
				[expression(line1(a * c - c, a * d + b - d)), 'subtracted g(x) from f(g(x))'],
			),
			steps: [
				line(equation(both, result)),
				line(
					continued(sum(timesA(xTerm), num(constant))),
					`write the x-term as a multiple of ${c}x, the x-term of g(x)`,
				),
				line(
					continued(sum(timesA(g), num(-a * d), num(constant))),
					`${plainNumber(a)} × ${plainSigned(d)} = ${plainNumber(a * d)}, so ${undone} to keep the value the same`,
				),
				...(constant === 0
					? []
					: [line(continued(sum(timesA(g), num(b))), 'combine the constant terms')]),
				line(equation(call('f', 'x'), f), 'replace g(x) with x'),
			],
			hints: [
				say`Which multiple of ${call('g', 'x')} has the same ${symbol('x')}-term as ${both}? What constant is left over?`,
			],
		};
	}
	if (total.length < 2) return undefined;
	return {
		prompt: say`Given ${equation(both, result)} and ${ruleOf('f', f)}, find ${call('g', 'x')}.`,
		answer: withMisconceptions(
			expression(g),
			[
				expression(polynomialExpression(scale(composed([b, 1], total), new Fraction(1, a)))),
				wrongWay(b),
			],
			[expression(polynomialExpression(composed([-b, 1], total))), `forgot to divide by ${a}`],
			[
				expression(polynomialExpression(composed([b, a], total))),
				'applied f to f(g(x)) instead of solving for g(x)',
			],
		),
		steps: [
			line(equation(put(f, 'x', call('g', 'x')), result), 'apply the rule for f to g(x)'),
			line(
				equation(
					{ kind: 'product', factors: [num(a), call('g', 'x')] },
					polynomialExpression(composed([-b, 1], total)),
				),
				takeAway(b),
			),
			line(
				equation(call('g', 'x'), quotient(polynomialExpression(composed([-b, 1], total)), a)),
				`divide both sides by ${a}`,
			),
			line(equation(call('g', 'x'), g), 'divide each term'),
		],
		hints: [
			say`What do you get when the rule for ${symbol('f')} is applied to ${call('g', 'x')}? How can you isolate ${call('g', 'x')}?`,
		],
	};
};

// Compositions of functions that are given by a table or a graph.

/** f(g(x)) read from a table of both functions, or from dots and a rule. `form` is "table" or "graph". */
function compositionFromFigure(draw: Draw, form: string): Draft | undefined {
	const inputs = form === 'table' ? [0, 1, 2, 3, 4, 5] : [-3, -2, -1, 0, 1, 2, 3];
	const [a, b] = drawnInts(draw, 'a', 'b');
	const x = draw.random.pick(inputs);
	const f = inputs.map(() => draw.random.int(-6, 6));
	const g = form === 'table' ? draw.random.shuffle(inputs) : inputs.map((one) => a * one + b);
	const middle = g[inputs.indexOf(x)] ?? 99;
	const at = inputs.indexOf(middle);
	const end = f[at];
	const skipped = f[inputs.indexOf(x)];
	if (end === undefined || skipped === undefined || new Set(f).size < 4) return undefined;
	if (end === skipped || middle === x || end === middle || skipped === x) return undefined;
	/** In the other order, g(f(x)). */
	const swapped = form === 'table' ? g[inputs.indexOf(skipped)] : a * skipped + b;
	if (end === swapped) return undefined;
	const asked = call('f', call('g', num(x)));
	const figure: Figure =
		form === 'table'
			? {
					kind: 'value table',
					rows: [
						{ heading: 'x', values: inputs },
						{ heading: 'f(x)', values: f },
						{ heading: 'g(x)', values: g },
					],
				}
			: dotGraph(inputs.map((one, place) => [one, f[place] ?? 0] as const));
	return {
		prompt:
			form === 'table'
				? say`The table shows values of the functions ${symbol('f')} and ${symbol('g')}. Find ${asked}.`
				: say`The dots form the graph of the function ${symbol('f')}, and ${ruleOf('g', line1(a, b))}. Find ${asked}.`,
		answer: withMisconceptions(
			rational(end),
			[rational(middle), `stopped at g(${x})`],
			[rational(skipped), `gave f(${x})`],
			[rational(skipped * middle), `multiplied f(${x}) by g(${x})`],
		),
		steps: [
			...(form === 'table'
				? [line(equation(call('g', num(x)), middle), `read g(${x}) from the table`)]
				: valueLines('g', line1(a, b), x).lines),
			line(equation(asked, call('f', num(middle))), `use ${middle} as the input of f`),
			line(equation(call('f', num(middle)), end), `read f(${middle}) from the ${form}`),
			sentence(say`So ${equation(asked, num(end))}.`),
		],
		hints: [say`Which function is applied to ${num(x)} first? What happens to its output?`],
		figure,
	};
}

// Pairs of functions, an outer one f and an inner one g. Both are polynomials when `outer` and `inner` are given.

type Pair = {
	f: Expression;
	g: Expression;
	outer?: readonly number[];
	inner?: readonly number[];
};

const pairOf = {
	polynomial: (c: readonly number[]): Polynomial => ofCoefficients(c),
	square: (a: number, b: number): Expression => polynomialExpression(ofCoefficients([b, 0, a])),
	root: (): Expression => root('x'),
	reciprocal: (c: number, d: number): Expression =>
		quotient(Math.sign(c) * 12, line1(Math.abs(c), d)),
};

function mixedPair(draw: Draw): Pair | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const trig = draw.random.pick(['\\sin', '\\cos']);
	const base = draw.random.pick([2, 3, 5, 10]);
	const inner = Math.abs(a) === 1 && draw.random.int(0, 1) === 1 ? a * 2 : a;
	switch (draw.inTurn('type')) {
		case 'quadratic of linear':
			return { f: pairOf.square(b, a), g: line1(inner, b), outer: [a, 0, b], inner: [b, inner] };
		case 'root of quadratic':
			return { f: root('x'), g: pairOf.square(Math.abs(a), b) };
		case 'log of linear':
			return { f: call('\\log', 'x', { base }), g: line1(a, b) };
		case 'linear of log':
			return { f: line1(a, b), g: call('\\log', 'x', { base }) };
		case 'trig of linear':
			return { f: times1(b, call(trig, 'x')), g: line1(a, b) };
		case 'exponential of quadratic':
			return { f: plus1(power(Math.min(base, 5), 'x'), b), g: pairOf.square(a, -b) };
		case 'reciprocal of linear':
			return { f: plus1(quotient(1, 'x'), b), g: line1(inner, b) };
		default:
			return { f: sum(times1(a, power('x', 3)), num(b)), g: line1(inner, -b) };
	}
}

export const skills: Skills = {
	'Find a value of a composition'(draw) {
		const form = draw.inTurn('form');
		if (form !== 'rules') return compositionFromFigure(draw, form);
		const [a, b, c, d, x] = drawnInts(draw, 'a', 'b', 'c', 'd', 'x');
		return valueOfPair(
			{ f: line1(a, b), g: draw.random.int(0, 1) ? line1(c, d) : pairOf.square(c, d) },
			x,
		);
	},

	'Find a rule for a composition'(draw) {
		const pair = mixedPair(draw);
		return pair && ruleOfPair(pair, draw.choice('order') === 'fg');
	},

	'Compose two functions and evaluate'(draw) {
		const [a, b, c, d] = drawnInts(draw, 'a', 'b', 'c', 'd');
		const type = draw.inTurn('type');
		const pairs: Record<string, Pair> = {
			'linear in quadratic': {
				f: pairOf.square(a, b),
				g: line1(c, d),
				outer: [b, 0, a],
				inner: [d, c],
			},
			'quadratic in linear': {
				f: line1(a, b),
				g: pairOf.square(c, d),
				outer: [b, a],
				inner: [d, 0, c],
			},
			'linear in root': { f: pairOf.root(), g: line1(c, d) },
			'rational in linear': { f: line1(a, b), g: pairOf.reciprocal(c, d) },
		};
		const pair = pairs[type];
		if (!pair) return undefined;
		if (draw.choice('ask') === 'formula') return ruleOfPair(pair, draw.random.int(0, 1) === 1);
		return valueOfPair(pair, draw.random.int(-6, 8));
	},

	'Find the domain of a composition': domainSkill,
	'Solve for an input or a function in a composition': solveComposition,
	'Write a transformation as a composition': transformation,
};

function valueOfPair({ f, g }: Pair, x: number): Draft | undefined {
	try {
		const inner = valueLines('g', g, x);
		const outer = valueLines('f', f, inner.value);
		if (outer.value.abs().gt(900) || outer.value.d > 30n || x === 0) return undefined;
		const whole = call('f', call('g', num(x)));
		const answer = withMisconceptions(
			rational(outer.value),
			...valueIfAny(put(g, 'x', f), x, 'composed in the opposite order'),
			[rational(inner.value), `stopped at g(${x})`],
			...valueIfAny(product(f, g), x, `multiplied f(${x}) by g(${x})`),
		);
		const next = `use ${inner.value.toFraction()} as the input of f`;
		return {
			prompt: say`Given ${ruleOf('f', f)} and ${ruleOf('g', g)}, find ${whole}.`,
			answer,
			steps: [
				...inner.lines,
				line(equation(whole, call('f', num(inner.value))), next),
				...outer.lines,
				sentence(say`So ${equation(whole, num(outer.value))}.`),
			],
			hints: [say`Which function is applied to ${num(x)} first? What happens to its output?`],
		};
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

/** The value of a rule that a learner may have used; nothing where it has no exact one. */
function valueIfAny(rule: Expression, at: number, why: string): WrongAnswer[] {
	try {
		return [[rational(exactValue(put(rule, 'x', num(at)))), why]];
	} catch (error) {
		if (error instanceof RangeError) return [];
		throw error;
	}
}

/** f(g(x)), or the same pair with the names changed over. */
function ruleOfPair({ f, g, outer, inner }: Pair, named: boolean): Draft {
	const [out, into] = named ? ['f', 'g'] : ['g', 'f'];
	const left = call(out ?? 'f', call(into ?? 'g', 'x'));
	const result = put(f, 'x', g);
	const rules = named
		? say`${ruleOf('f', f)} and ${ruleOf('g', g)}`
		: say`${ruleOf('f', g)} and ${ruleOf('g', f)}`;
	const expands = outer && inner;
	const why = `substitute ${into}(x) for x in the rule for ${out}`;
	const lines = expands
		? composingLines(left, outer, pairOf.polynomial(inner), why)
		: multiplyingLines(left, result, why);
	const last = lines.at(-1)?.formula;
	const answer: Expression = last?.kind === 'relation' ? last.right : result;
	return {
		prompt: say`Given ${rules}, find a rule for ${left}.${expands ? ' Expand and simplify.' : formOf(answer)}`,
		answer: withMisconceptions(
			expression(answer),
			[expression(put(g, 'x', f)), 'composed in the opposite order'],
			[expression(productOf(f, g)), 'multiplied the two rules'],
		),
		steps: [
			line(equation(left, call(out ?? 'f', g)), 'replace the inner function with its rule'),
			...lines,
		],
		hints: [
			say`Which function is applied first? What does the rule for ${symbol(out ?? 'f')} do to its output?`,
		],
	};
}

/** What the reader is asked to leave as it is. */
function formOf(answer: Expression): string {
	const written = tex(answer);
	if (written.includes('\\frac')) return ' A common denominator is not needed.';
	return written.includes(')^') ? ' Do not expand the power.' : '';
}
