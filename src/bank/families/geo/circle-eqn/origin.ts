/** Circles about the origin: the equation, and the radius or the intercepts from it. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	opposite,
	power,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	radical,
	rational,
	sentence,
	solutions,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import type { Corner } from '../../../steps/corners.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { rootExpression, rootReason } from '../../../steps/square-roots.ts';
import { withCircle } from './circle-sketch.ts';

export const X_Y = sum(power('x', 2), power('y', 2));
const GENERAL = equation(X_Y, power('r', 2));

export function centeredCircle(draw: Draw): Draft | undefined {
	const given = draw.inTurn('given');
	const [r, at]: [number, Corner] = [draw.int('r'), [draw.int('x'), draw.int('y')]];
	const isPoint = given.startsWith('point');
	// The square of 1 is 1, and that of 2 is its double.
	if (isPoint ? at.includes(0) : r <= 2) return undefined;
	const square = isPoint ? at[0] ** 2 + at[1] ** 2 : r * r;
	const equationOf = (right: number) => written('equation', circleEquation(0, 0, right));
	const answer = withMisconceptions(
		equationOf(square),
		...(isPoint
			? ([
					[equationOf((at[0] + at[1]) ** 2), 'added the coordinates before squaring'],
					[
						equationOf(Math.abs(at[0] ** 2 - at[1] ** 2)),
						'subtracted the squares instead of adding them',
					],
				] satisfies WrongAnswer[])
			: ([
					[
						equationOf(given === 'radius' ? r : 2 * r),
						given === 'radius'
							? 'did not square the radius'
							: 'used the diameter as the square of the radius',
					],
					[
						equationOf(given === 'radius' ? 2 * r : 4 * r * r),
						given === 'radius'
							? 'doubled the radius instead of squaring it'
							: 'squared the diameter instead of the radius',
					],
				] satisfies WrongAnswer[])),
	);
	const lines: Record<string, Line[]> = {
		radius: [],
		diameter: [
			line(equation('r', quotient(2 * r, 2)), 'the radius is half of the diameter'),
			line(equation('r', r), 'divide'),
		],
	};
	const known = isPoint
		? say`that passes through ${pointAt(at)}`
		: say`and ${given} ${given === 'radius' ? r : 2 * r}`;
	return {
		prompt: say`Write the equation of the circle with centre ${pointAt([0, 0])} ${known}. Use the form ${GENERAL}, and evaluate ${power('r', 2)}.`,
		answer,
		steps: [
			...(isPoint
				? [
						line(
							equation(power('r', 2), sum(power(num(at[0]), 2), power(num(at[1]), 2))),
							'the coordinates of the point satisfy the equation',
						),
						line(equation(power('r', 2), sum(at[0] ** 2, at[1] ** 2)), 'square both coordinates'),
						line(equation(power('r', 2), square), 'add'),
					]
				: [
						...(lines[given] ?? []),
						line(
							equation(power('r', 2), power(num(r), 2)),
							'the right side of the equation is the square of the radius',
						),
						line(equation(power('r', 2), square), 'evaluate the square'),
					]),
			withCircle(
				sentence(say`The equation is ${answer.body}.`),
				[0, 0],
				square,
				isPoint ? [[0, 0], at] : [[0, 0]],
			),
		],
		hints: [
			isPoint
				? say`How can you use the coordinates of the point to find ${power('r', 2)}?`
				: say`What does the number on the right side tell you about the circle?${given === 'diameter' ? ' How long is the radius?' : ''}`,
		],
	};
}

export function fromCenteredEquation(draw: Draw): Draft | undefined {
	const [n, ask] = [draw.int('n'), draw.inTurn('ask')];
	// The square root of 1 is 1, and that of 4 is its half.
	if (n === 1 || n === 4) return undefined;
	const problem = circleEquation(0, 0, n);
	const simplest = rootExpression(n);
	const reason = rootReason(n);
	if (ask === 'radius')
		return {
			prompt: say`Find the radius of the circle ${problem}. Give the exact value in simplest form.`,
			answer: withMisconceptions(
				radical(simplest),
				[radical(num(n)), 'did not take the square root'],
				[rational(new Fraction(n, 2)), 'divided by 2 instead of taking the square root'],
				[radical(rootExpression(4 * n)), 'gave the diameter'],
			),
			steps: [
				line(equation(power('r', 2), n), 'the right side is the square of the radius'),
				line(equation('r', root(n)), 'take the positive square root, because a radius is positive'),
				...(reason ? [line(equation('r', simplest), reason)] : []),
				sentence(say`The radius is ${simplest}.`),
			],
			hints: [
				say`Compare the equation with ${GENERAL}. What does the number on the right side represent?`,
			],
		};
	const [letter, other] = ask.startsWith('x') ? ['x', 'y'] : ['y', 'x'];
	const intercepts = say`${symbol(letter ?? 'x')}-intercepts`;
	const negative = simplest.kind === 'number' ? num(simplest.value.neg()) : opposite(simplest);
	const answer = withMisconceptions(
		solutions(negative, simplest),
		[solutions(-n, n), 'did not take the square root'],
		[solutions(simplest), 'used only the positive square root'],
	);
	return {
		prompt: say`Find the two ${intercepts} of the circle ${problem}. Give the exact values in simplest form, with the smaller one first.`,
		answer,
		steps: [
			line(problem),
			line(equation(power(letter ?? 'x', 2), n), `on the ${letter}-axis, ${other} = 0`),
			sentence(
				say`${equation(letter ?? 'x', opposite(root(n)))} or ${equation(letter ?? 'x', root(n))}`,
				'take both square roots',
			),
			withCircle(
				sentence(say`The ${intercepts} are ${joinedByAnd([negative, simplest])}.`, reason),
				[0, 0],
				n,
				simplest.kind === 'number' ? onAxis(letter, Math.sqrt(n)) : [],
			),
		],
		hints: [
			say`Which coordinate is ${num(0)} for every point on the ${symbol(letter ?? 'x')}-axis?`,
		],
	};
}

const onAxis = (letter: string, r: number): Corner[] =>
	[-r, r].map((at): Corner => (letter === 'x' ? [at, 0] : [0, at]));
