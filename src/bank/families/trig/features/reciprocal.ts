/** Cosecant, secant and cotangent curves. */
import Fraction from 'fraction.js';
import { equation, num, opposite, product, quotient } from '../../../../math/expression.ts';
import { INFINITY, interval, union } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	line,
	onlyIf,
	radical,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { RECIPROCAL } from '../../../steps/exact-trig.ts';
import { angle, NAMES, trig } from '../../../steps/turns.ts';
import { x, y } from './letters.ts';
import { periodSteps, periodMisconceptions } from './count.ts';

const REVERSED = 'multiplying by a negative number reverses the order of the values';

/** y = a csc kx and its relatives. */
export function reciprocal(draw: Draw): Draft | undefined {
	const [f, a, k, ask] = [
		draw.choice('f'),
		draw.int('a'),
		new Fraction(draw.choice('k')),
		draw.inTurn('ask'),
	];
	const size = Math.abs(a);
	// A learner who takes one coefficient for the other must not be right.
	if (size > 1 && k.equals(size)) return undefined;
	const inside = k.equals(1) ? x : k.d === 1n ? product(num(k), x) : quotient(x, Number(k.d));
	const core = trig(f, inside);
	const rule = equation(y, a === 1 ? core : product(a, core));
	const opening = say`Consider the graph of ${rule}, where ${x} is in radians.`;
	const partner = caseOf(RECIPROCAL, f);
	const denominator = f === 'cot' ? 'sin' : partner;
	const hints: Prose[] =
		ask === 'asymptotes'
			? [
					say`Which function is the denominator when the ${NAMES[f] ?? f} is written as a fraction? Where is it 0?`,
				]
			: [
					say`What are the greatest and least values of the ${NAMES[partner] ?? partner}? What are the reciprocals of these two values?`,
					...(a === 1 ? [] : [say`How does multiplying by ${a} change these values?`]),
				];
	if (ask === 'asymptotes') {
		const first = (f === 'sec' ? new Fraction(1, 2) : new Fraction(1)).div(k);
		return {
			prompt: say`${opening} What is the least positive value of ${x} at which it has a vertical asymptote? Write the exact value.`,
			answer: withMisconceptions(
				radical(angle(first, 'radians')),
				[
					radical(angle((f === 'sec' ? new Fraction(1) : new Fraction(1, 2)).div(k), 'radians')),
					`looked for a zero of the ${f === 'sec' ? 'sine' : 'cosine'}`,
				],
				...(k.equals(1)
					? []
					: ([
							[
								radical(angle(first.mul(k).mul(k), 'radians')),
								'multiplied by the coefficient of x instead of dividing by it',
							],
							[
								radical(angle(first.mul(k), 'radians')),
								'did not take the coefficient of x into account',
							],
						] satisfies WrongAnswer[])),
			),
			hints,
			steps: [
				sentence(
					say`There are vertical asymptotes where ${equation(trig(denominator, inside), 0)}.`,
					`the ${NAMES[f]} is the ${f === 'cot' ? 'cosine over the sine' : `reciprocal of the ${NAMES[partner]}`}, and division by 0 is undefined`,
				),
				line(
					equation(inside, angle(first.mul(k), 'radians')),
					`the least positive angle whose ${NAMES[denominator]} is 0`,
				),
				...(k.equals(1)
					? []
					: [
							line(
								equation(x, angle(first, 'radians')),
								k.gt(1) ? `divide both sides by ${k.toFraction()}` : 'multiply both sides by 2',
							),
						]),
				...(k.equals(1)
					? [sentence(say`The least positive value is ${angle(first, 'radians')}.`)]
					: []),
			],
		};
	}
	if (ask === 'period') {
		const period = new Fraction(f === 'cot' ? 1 : 2).div(k);
		return {
			prompt: say`${opening} What is its period? Write the exact value.`,
			answer: withMisconceptions(radical(angle(period, 'radians')), ...periodMisconceptions(f, k)),
			hints: [
				say`Of which primary trigonometric function is the ${NAMES[f] ?? f} the reciprocal? What is the period of that function?${k.equals(1) ? '' : say` How does the coefficient of ${x} change the period?`}`,
			],
			steps: periodSteps(f, k, period),
		};
	}
	if (f === 'cot') return undefined;
	const unscaled = sentence(
		say`Every value of ${core} is either at least ${1} or at most ${-1}.`,
		`it is the reciprocal of a value of the ${NAMES[partner]}, which is never greater than 1 or less than −1`,
	);
	if (ask === 'range') {
		const range = union(interval(opposite(INFINITY), -size, '(]'), interval(size, INFINITY, '[)'));
		return {
			prompt: say`${opening} What is the range of the function? Write it in interval notation.`,
			answer: withMisconceptions(
				written('interval', range),
				[
					written('interval', interval(-size, size, '[]')),
					`gave the range of the ${NAMES[partner]} function`,
				],
				...onlyIf(size !== 1, [
					written(
						'interval',
						union(interval(opposite(INFINITY), -1, '(]'), interval(1, INFINITY, '[)')),
					),
					`did not multiply by ${String(a).replace('-', '−')}`,
				]),
			),
			hints,
			steps: [
				unscaled,
				...(a === 1
					? []
					: [
							sentence(
								say`Every value of ${product(a, core)} is either at least ${size} or at most ${-size}.`,
								a < 0 ? REVERSED : `multiply by ${a}`,
							),
						]),
				withFigure(sentence(say`So the range is ${range}.`), { kind: 'set on a number line' }),
			],
		};
	}
	const isLeast = draw.random.int(0, 1) === 0;
	const value = isLeast ? size : -size;
	return {
		prompt: say`${opening} What is the ${isLeast ? 'local minimum' : 'local maximum'} value of the function?`,
		answer: withMisconceptions(
			integer(value),
			[integer(-value), `gave the local ${isLeast ? 'maximum' : 'minimum'} value`],
			[integer(isLeast ? 1 : -1), `did not multiply by ${String(a).replace('-', '−')}`],
			[integer(0), `gave the axis of the ${NAMES[partner]} graph`],
		),
		hints,
		steps: [
			unscaled,
			sentence(
				say`So the branches above the ${x}-axis have ${y}-values of ${size} or more, and the branches below it have ${y}-values of ${-size} or less.`,
				a < 0
					? `multiplying by −${size} turns the values of 1 or more into those of the lower branches, and the values of −1 or less into those of the upper branches`
					: a === 1
						? undefined
						: `every value is multiplied by ${a}`,
			),
			sentence(
				say`The lowest points of the upper branches are local minima, and the highest points of the lower branches are local maxima.`,
			),
			sentence(say`The ${isLeast ? 'local minimum' : 'local maximum'} value is ${value}.`),
		],
	};
}
