/** The part of func.compose that asks for the domain of f(g(x)). */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { polynomialExpression, scale, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	expression,
	solutions,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../answer.ts';
import { line, type Line, sentence, type Skill } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import {
	composed,
	composingLines,
	line1,
	ofCoefficients,
	put,
	ruleOf,
} from '../../../steps/function-rule.ts';
import { plainNumber, plainSigned } from '../../../steps/plain.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';

// The parts of func.compose that go backwards: an input, or one of the two functions, is asked for.

const added = (n: number): string =>
	n > 0 ? `add ${n} to both sides` : `subtract ${-n} from both sides`;

export const solveComposition: Skill = (draw) => {
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
		return {
			prompt: say`Given ${ruleOf('f', f)} and ${ruleOf('g', g)}, solve ${equation(both, k)}.`,
			answer: withMisconceptions(
				solutions(num(solved.value)),
				[solutions(num(new Fraction(k - d, c).sub(b).div(a))), 'composed in the opposite order'],
				[solutions(num(new Fraction(k - b, a))), `solved f(x) = ${k}`],
				[
					solutions(num(a * (c * k + d) + b)),
					`substituted ${k} for x instead of setting the rule equal to it`,
				],
			),
			steps: [
				...composingLines(
					both,
					[b, a],
					ofCoefficients([d, c]),
					'substitute g(x) for x in the rule of f',
				),
				...solved.lines.map((one, place) =>
					place === 0 ? { ...one, why: `set the rule equal to ${k}` } : one,
				),
			],
			hints: [say`What is the rule of ${both}? For which ${symbol('x')} is its value ${k}?`],
		};
	}
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
			prompt: say`Given ${equation(both, result)} and ${ruleOf('g', g)}, find the rule of the linear function ${call('f', 'x')}.`,
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
		prompt: say`Given ${equation(both, result)} and ${ruleOf('f', f)}, find the rule of ${call('g', 'x')}.`,
		answer: withMisconceptions(
			expression(g),
			[
				expression(polynomialExpression(scale(composed([b, 1], total), new Fraction(1, a)))),
				b > 0 ? `added ${b} instead of subtracting it` : `subtracted ${-b} instead of adding it`,
			],
			[expression(polynomialExpression(composed([-b, 1], total))), `forgot to divide by ${a}`],
			[
				expression(polynomialExpression(composed([b, a], total))),
				'applied f to f(g(x)) instead of solving for g(x)',
			],
		),
		steps: [
			line(equation(put(f, 'x', call('g', 'x')), result), 'apply the rule of f to g(x)'),
			line(
				equation(
					{ kind: 'product', factors: [num(a), call('g', 'x')] },
					polynomialExpression(composed([-b, 1], total)),
				),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
			line(
				equation(call('g', 'x'), quotient(polynomialExpression(composed([-b, 1], total)), a)),
				`divide both sides by ${a}`,
			),
			line(equation(call('g', 'x'), g), 'divide each term'),
		],
		hints: [
			say`What do you get when the rule of ${symbol('f')} is applied to ${call('g', 'x')}? How can you isolate ${call('g', 'x')}?`,
		],
	};
};

const MINUS = opposite(INFINITY);

export const domainSkill: Skill = (draw) => {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const type = draw.inTurn('type');
	const x = symbol('x');
	const isLog = type.startsWith('log');
	const base = draw.random.pick([2, 3, 10]);
	const log = base === 10 ? call('\\log', 'x') : call('\\log', 'x', { base });
	const outer = isLog ? log : type.startsWith('root') ? root('x') : quotient(1, 'x');
	let [inner, set]: [Expression, Expression | undefined] = [line1(a, b), undefined];
	const lines: Line[] = [];
	const wrong: [Expression, string][] = [];
	let lastReason: string | undefined;
	const everywhere = interval(MINUS, INFINITY, '()');
	const need = isLog
		? 'the argument of a logarithm must be positive'
		: 'the radicand must be 0 or greater';
	const otherEnd = isLog ? 'included the endpoint' : 'left out the endpoint';
	const sign = isLog ? '>' : '\\ge';
	if (type.endsWith('linear')) {
		const at = new Fraction(-b, a);
		if (type.startsWith('reciprocal')) {
			set = union(interval(MINUS, num(at), '()'), interval(num(at), INFINITY, '()'));
			lines.push(
				line(relation(inner, '\\ne', 0), 'the denominator must not be 0'),
				...(b === 0 || a === 1 ? [] : [line(relation(line1(a, 0), '\\ne', -b), added(-b))]),
				line(relation(x, '\\ne', num(at)), a === 1 ? added(-b) : `divide both sides by ${a}`),
			);
			wrong.push(
				[
					union(interval(MINUS, num(at.neg()), '()'), interval(num(at.neg()), INFINITY, '()')),
					'used the opposite sign for the value that is left out',
				],
				[everywhere, 'gave the domain of g'],
				[
					union(interval(MINUS, num(0), '()'), interval(num(0), INFINITY, '()')),
					'gave the domain of f',
				],
			);
		} else {
			const turned = a < 0 ? (isLog ? '<' : '\\le') : sign;
			set =
				a > 0
					? interval(num(at), INFINITY, isLog ? '()' : '[)')
					: interval(MINUS, num(at), isLog ? '()' : '(]');
			const up = (closed: boolean) => interval(num(at), INFINITY, closed ? '[)' : '()');
			const down = (closed: boolean) => interval(MINUS, num(at), closed ? '(]' : '()');
			wrong.push(
				[
					a > 0 ? down(!isLog) : up(!isLog),
					a > 0
						? 'reversed the inequality symbol'
						: 'did not reverse the inequality symbol when dividing by a negative number',
				],
				[a > 0 ? up(isLog) : down(isLog), otherEnd],
				[everywhere, 'gave the domain of g'],
			);
			lines.push(
				line(relation(inner, sign, 0), need),
				...(b === 0
					? []
					: [
							line(
								relation(line1(a, 0), sign, -b),
								b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
							),
						]),
				...(a === 1
					? []
					: [
							line(
								relation(x, turned, num(at)),
								a < 0
									? `divide both sides by ${a} and reverse the inequality symbol`
									: `divide both sides by ${a}`,
							),
						]),
			);
		}
	} else if (type === 'root of log') {
		const shift = b;
		inner = call('\\log', line1(1, -shift), base === 10 ? {} : { base });
		set = interval(num(shift + 1), INFINITY, '[)');
		lines.push(
			line(relation(inner, '\\ge', 0), need),
			line(
				relation(line1(1, -shift), '\\ge', 1),
				'a logarithm is 0 or greater when its argument is 1 or greater',
			),
			line(
				relation(x, '\\ge', num(shift + 1)),
				shift > 0 ? `add ${shift} to both sides` : `subtract ${-shift} from both sides`,
			),
		);
		wrong.push(
			[interval(num(shift), INFINITY, '()'), 'gave the domain of g'],
			[interval(num(shift + 1), INFINITY, '()'), 'left out the endpoint'],
			[
				interval(num(shift), INFINITY, '[)'),
				'required the argument, not the logarithm, to be 0 or greater',
			],
		);
	} else {
		const r = Math.abs(a);
		const inside = b < 0;
		inner = polynomialExpression(ofCoefficients(inside ? [r * r, 0, -1] : [-r * r, 0, 1]));
		const ends = isLog ? '()' : '[]';
		set = inside
			? interval(num(-r), num(r), ends)
			: union(
					interval(MINUS, num(-r), isLog ? '()' : '(]'),
					interval(num(r), INFINITY, isLog ? '()' : '[)'),
				);
		const squares = line1(1, 0);
		const between = (closed: boolean) => interval(num(-r), num(r), closed ? '[]' : '()');
		const apart = (closed: boolean) =>
			union(
				interval(MINUS, num(-r), closed ? '(]' : '()'),
				interval(num(r), INFINITY, closed ? '[)' : '()'),
			);
		wrong.push(
			[inside ? apart(!isLog) : between(!isLog), 'reversed the inequality symbol'],
			[inside ? between(isLog) : apart(isLog), otherEnd],
			[
				inside
					? interval(MINUS, num(r), isLog ? '()' : '(]')
					: interval(num(r), INFINITY, isLog ? '()' : '[)'),
				'overlooked the negative square root',
			],
		);
		lastReason = inside
			? `only the numbers ${isLog ? 'between' : 'from'} −${r} ${isLog ? 'and' : 'to'} ${r} have such a square`
			: `only numbers ${isLog ? 'more than' : 'at least'} ${r} away from 0 have such a square`;
		lines.push(
			line(relation(inner, sign, 0), need),
			line(
				relation(
					{ kind: 'power', base: squares, exponent: num(2) },
					inside ? (isLog ? '<' : '\\le') : sign,
					num(r * r),
				),
				inside ? `add x² to both sides` : `add ${r * r} to both sides`,
			),
		);
	}
	const whole = put(outer, 'x', inner);
	return {
		prompt: say`Given ${ruleOf('f', outer)} and ${ruleOf('g', inner)}, find the domain of ${call('f', call('g', 'x'))}. Use interval notation.`,
		answer: withMisconceptions(
			written('interval', set),
			...wrong.map(([value, why]): WrongAnswer => [written('interval', value), why]),
		),
		steps: [
			line(equation(call('f', call('g', 'x')), whole), 'substitute g(x) for x in the rule of f'),
			...lines,
			withSetLine(sentence(say`The domain is ${set}.`, lastReason)),
		],
		hints: [say`What is the rule of ${call('f', call('g', 'x'))}? For which ${x} is it defined?`],
	};
};
