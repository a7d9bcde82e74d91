/** The rule of a line after a change to f(x) = mx + b: f(x) + k, f(x − h), and the like. */
import {
	equation,
	type Expression,
	num,
	type Operand,
	opposite,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { parentNamed } from '../../../steps/parents.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { withChange } from './change-sketch.ts';

export const lineRule = (m: number, b: number): Expression =>
	polynomialExpression(linear(m, 'x', b));

type Two = readonly [slope: number, height: number];

type ChangedLine = {
	asked: Expression;
	written: Expression;
	expanded?: Expression;
	becomes: Two;
	why: string;
	/** Why the last line follows, where it is not by adding constants. */
	last?: string;
	wrong: readonly [Two, string][];
};

/** g(x) = f(x) + k and the like for f(x) = mx + b. */
export function changedLineRule(draw: Draw): Draft | undefined {
	const [m, b, h, k] = [draw.int('m'), draw.int('b'), draw.int('h'), draw.int('k')];
	if (h === 0 || Math.abs(k) < 2 || b === 0) return undefined;
	const f = (of: Operand) => call('f', of);
	const x = symbol('x');
	const at = (of: Expression) => (m === 1 ? sum(of, b) : sum(product(m, of), b));
	const whole = lineRule(m, b);
	const shifted = sum('x', -h);
	const CASES: Record<string, ChangedLine> = {
		'f(x)+k': {
			asked: sum(f(x), k),
			written: sum(whole, k),
			becomes: [m, b + k],
			why: 'replace f(x) with its rule',
			wrong: [
				[[m + k, b], `added ${k} to the slope`],
				[
					[m, b + m * k],
					k > 0
						? `added ${k} to the input instead of to the output`
						: `subtracted ${-k} from the input instead of from the output`,
				],
			],
		},
		'f(x-h)': {
			asked: f(shifted),
			written: at({ kind: 'brackets', of: shifted }),
			expanded: sum(product(num(m), x), -m * h, b),
			becomes: [m, b - m * h],
			why: `substitute ${plainFactor([1, -h])} for x in the rule for f`,
			wrong: [
				[[m, b + m * h], 'used the opposite sign in the input'],
				[
					[m, b - h],
					h > 0
						? `subtracted ${h} from the output instead of from the input`
						: `added ${-h} to the output instead of to the input`,
				],
			],
		},
		'k·f(x)': {
			asked: product(k, f(x)),
			written: product(k, whole),
			becomes: [m * k, b * k],
			why: `multiply the whole rule by ${k}`,
			last: 'use the distributive property',
			wrong: [
				[[m * k, b], `multiplied only the first term by ${k}`],
				[[m, b + k], `added ${k} instead of multiplying by it`],
			],
		},
		'f(kx)': {
			asked: f(product(k, x)),
			written: at({ kind: 'brackets', of: product(k, x) }),
			becomes: [m * k, b],
			why: `substitute ${k}x for x in the rule for f`,
			last: Math.abs(m) === 1 ? 'remove the brackets' : 'multiply the numbers',
			wrong: [
				[[m * k, b * k], `multiplied the whole rule by ${k}`],
				[[m + k, b], `added ${k} to the slope`],
			],
		},
		'-f(x)': {
			asked: opposite(f(x)),
			written: opposite(whole),
			becomes: [-m, -b],
			why: 'take the opposite of the whole rule',
			last: 'distribute the negative sign',
			wrong: [
				[[-m, b], 'changed the sign of the first term only'],
				[[m, -b], 'changed the sign of the constant only'],
			],
		},
	};
	const found = CASES[draw.inTurn('kind')];
	if (!found) return undefined;
	const { asked, written, expanded, why, wrong } = found;
	const [slope, height] = found.becomes;
	const g = call('g', 'x');
	return {
		prompt: say`Let ${equation(f(x), whole)} and ${equation(g, asked)}. Write ${g} in the form ${sum(product('m', 'x'), 'b')}.`,
		answer: withMisconceptions(
			expression(lineRule(slope, height)),
			...wrong.map(([[p, q], reason]): WrongAnswer => [expression(lineRule(p, q)), reason]),
			[expression(whole), 'left the rule for f unchanged'],
		),
		steps: [
			line(equation(g, asked)),
			line(equation(g, written), why),
			...(expanded
				? [
						line(
							equation(g, expanded),
							m === 1 ? 'remove the brackets' : 'use the distributive property',
						),
					]
				: []),
			withLines(
				line(equation(g, lineRule(slope, height)), found.last ?? 'combine the constants'),
				[slope, height],
				[m, b],
			),
		],
		hints: [
			say`Does the change act on the input ${x} or on the output ${f(x)}? ${tex(written).includes('(') ? 'Which part needs brackets?' : say`Which rule can you substitute for ${f(x)}?`}`,
		],
	};
}

/** The line y = mx + b after the change, and before it. */
export const withLines = (
	last: Line,
	[m, b]: readonly [number, number],
	[oldM, oldB]: readonly [number, number],
	points: readonly (readonly [number, number])[] = [],
): Line =>
	withChange(
		last,
		parentNamed('linear'),
		{ a: m, k: 1, d: 0, c: b },
		{
			points,
			before: { a: oldM, k: 1, d: 0, c: oldB },
		},
	);
