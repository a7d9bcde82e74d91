/** The part of func.compose that asks for the domain of f(g(x)). */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	sentence,
	type Skill,
	takeAway,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, ofCoefficients, put, ruleOf } from '../../../steps/function-rule.ts';

const MINUS = opposite(INFINITY);

export const domainSkill: Skill = (draw) => {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const type = draw.inTurn('type');
	const x = symbol('x');
	const isLog = type.startsWith('log');
	const base = draw.random.pick([2, 3, 10]);
	const log = base === 10 ? call('\\log', 'x') : call('\\log', 'x', { base });
	const pole = Math.abs(a);
	const outer = isLog
		? log
		: type === 'reciprocal of root'
			? quotient(1, line1(1, -pole))
			: type.startsWith('root')
				? root('x')
				: quotient(1, 'x');
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
				...(b === 0 || a === 1 ? [] : [line(relation(line1(a, 0), '\\ne', -b), takeAway(b))]),
				line(relation(x, '\\ne', num(at)), a === 1 ? takeAway(b) : `divide both sides by ${a}`),
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
				...(b === 0 ? [] : [line(relation(line1(a, 0), sign, -b), takeAway(b))]),
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
			line(relation(x, '\\ge', num(shift + 1)), takeAway(-shift)),
			sentence(
				say`When ${relation(x, '\\ge', num(shift + 1))}, the argument ${line1(1, -shift)} is at least 1, so it is positive.`,
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
	} else if (type === 'reciprocal of root') {
		if (pole > 5) return undefined;
		const radicand = line1(1, b);
		const hole = pole * pole - b;
		inner = root(radicand);
		const apart = (from: Expression, at: number, closed: boolean) =>
			union(interval(from, num(at), closed ? '[)' : '()'), interval(num(at), INFINITY, '()'));
		set = apart(num(-b), hole, true);
		lines.push(
			line(relation(radicand, '\\ge', 0), need),
			line(relation(x, '\\ge', num(-b)), takeAway(b)),
			line(relation(inner, '\\ne', num(pole)), 'the denominator must not be 0'),
			line(relation(radicand, '\\ne', num(pole * pole)), 'square both sides'),
			line(relation(x, '\\ne', num(hole)), takeAway(b)),
		);
		wrong.push(
			[interval(num(-b), INFINITY, '[)'), 'gave the domain of g'],
			[apart(MINUS, hole, false), 'did not require the radicand to be 0 or greater'],
			...(pole > -b && pole !== hole
				? [
						[
							apart(num(-b), pole, true),
							`excluded x = ${pole} instead of the x for which g(x) = ${pole}`,
						] as [Expression, string],
					]
				: []),
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
		const between = (closed: boolean) => interval(num(-r), num(r), closed ? '[]' : '()');
		const apart = (closed: boolean) =>
			union(
				interval(MINUS, num(-r), closed ? '(]' : '()'),
				interval(num(r), INFINITY, closed ? '[)' : '()'),
			);
		wrong.push(
			[inside ? apart(!isLog) : between(!isLog), 'reversed the inequality symbol'],
			[inside ? between(isLog) : apart(isLog), `${otherEnd}s`],
			[
				inside
					? interval(MINUS, num(r), isLog ? '()' : '(]')
					: interval(num(r), INFINITY, isLog ? '()' : '[)'),
				`used only the positive square root of ${r * r}`,
			],
		);
		lastReason = inside
			? `only the numbers ${isLog ? 'between' : 'from'} −${r} ${isLog ? 'and' : 'to'} ${r} have such a square`
			: `only numbers ${isLog ? 'more than' : 'at least'} ${r} away from 0 have such a square`;
		const square = power(x, 2);
		lines.push(
			line(relation(inner, sign, 0), need),
			...(inside
				? [
						line(relation(num(r * r), sign, square), 'add x² to both sides'),
						line(
							relation(square, isLog ? '<' : '\\le', num(r * r)),
							'swap the sides and reverse the inequality symbol',
						),
					]
				: [line(relation(square, sign, num(r * r)), `add ${r * r} to both sides`)]),
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
			line(equation(call('f', call('g', 'x')), whole), 'substitute g(x) for x in the rule for f'),
			...(type.endsWith('log') || type.endsWith('root')
				? []
				: [
						sentence(
							say`${call('g', 'x')} is defined for all real numbers.`,
							'g is a polynomial function',
						),
					]),
			...lines,
			withFigure(sentence(say`The domain is ${set}.`, lastReason), {
				kind: 'set on a number line',
			}),
		],
		hints: [
			say`What is the rule for ${call('f', call('g', 'x'))}? For which values of ${x} is ${call('f', call('g', 'x'))} defined?`,
		],
	};
};
