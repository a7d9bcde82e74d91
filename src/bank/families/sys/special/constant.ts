/** sys.special: the number k that leaves a system without a solution, or with infinitely many. */
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	mergedByValue,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { givenLine, type Row, rowEquation } from '../../../steps/linear-system.ts';

// How many solutions a system has, and what it is called.

export type Kind = 'one' | 'none' | 'many';

export const NAMES: Readonly<Record<Kind | 'two', string>> = {
	one: 'exactly one solution',
	none: 'no solution',
	many: 'infinitely many solutions',
	two: 'exactly two solutions',
};

/** The plan has several words for "many". */
export function drawnKind(draw: Draw): Kind {
	const type = draw.choice('type');
	return type === 'one' || type === 'none' ? type : 'many';
}

const K = symbol('k');

/** What the two lines must be. */
const CONDITIONS: Readonly<Record<Kind, Prose>> = {
	one: say`The system has exactly one solution unless the slopes of the two lines are equal.`,
	none: say`The system has no solution when the lines are parallel and distinct, so the slopes must be equal.`,
	many: say`The system has infinitely many solutions when both equations describe the same line, so the second equation must be a multiple of the first.`,
};

/** The left sides are multiples of each other when k is right; the right sides decide the rest. */
export function missingConstant(draw: Draw): Draft | undefined {
	const [a, b, by, c] = [draw.int('a'), draw.int('b'), draw.int('k'), draw.int('c')];
	const type = drawnKind(draw);
	const first: Row = { a, b, c };
	const shift = type === 'many' ? 0 : draw.random.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
	const right = by * c + shift;
	if (right === 0) return undefined;
	const place = draw.random.pick(
		type === 'many' ? (['x', 'y', 'c'] as const) : (['x', 'y'] as const),
	);
	const value = { x: by * a, y: by * b, c: by * c }[place];
	const second = withK({ a: by * a, b: by * b, c: right }, place);
	// Every other k gives exactly one solution, so the one that prevents it is asked for.
	const isPrevented = type === 'one';
	const name = place === 'x' ? 'y' : 'x';
	const from = place === 'c' ? c : place === 'x' ? a : b;
	return {
		prompt: isPrevented
			? say`For every value of ${K} but one, the system ${rowEquation(first)} and ${second} has ${NAMES[type]}. What is that one value of ${K}?`
			: say`For which value of ${K} does the system ${rowEquation(first)} and ${second} have ${NAMES[type]}?`,
		answer: withMisconceptions(
			rational(value),
			...mergedByValue(
				[
					rational(from),
					place === 'c'
						? 'used the constant from the first equation without multiplying it'
						: 'used the coefficient from the first equation without multiplying it',
				],
				[
					rational(by),
					`gave the number that multiplies the ${place === 'c' ? 'coefficients' : `${name}-coefficient`} instead of the value of k`,
				],
				[rational(-value), `multiplied by the opposite of ${by}`],
			),
		),
		steps: [
			givenLine(rowEquation(first), second),
			sentence(CONDITIONS[type]),
			...(place === 'x' ? [] : [factorLine('x', a, by)]),
			...(place === 'y' ? [] : [factorLine('y', b, by)]),
			line(
				equation(K, product(by, num(from))),
				`for the ${type === 'many' ? 'lines to be the same' : 'slopes to be equal'}, the ${place === 'c' ? 'constant' : `coefficient of ${place}`} must also be multiplied by ${by}`,
			),
			line(equation(K, value), 'multiply'),
			place === 'c'
				? sentence(
						say`So for ${equation(K, value)}, both equations describe the same line, and the system has infinitely many solutions.`,
						'both coefficients and the right side are multiplied by the same number',
					)
				: compared(value, by, c, right),
		],
		hints: [
			say`What must be true about two lines if their system ${isPrevented ? 'does not have' : 'has'} ${NAMES[type]}? What does that mean for the ${type === 'many' ? 'equations' : 'coefficients'}?`,
			say`What number times the ${symbol(name)}-term of the first equation gives the ${symbol(name)}-term of the second equation?`,
		],
	};
}

/** "The coefficient of x is 5 in the first equation and -20 in the second, so it is multiplied by -4." */
const factorLine = (name: 'x' | 'y', from: number, by: number) =>
	sentence(
		say`The coefficient of ${symbol(name)} is ${from} in the first equation and ${by * from} in the second, so it is multiplied by ${by}.`,
	);

/** What the right sides say once k is found. */
const compared = (value: number, by: number, c: number, right: number) =>
	by * c === right
		? sentence(
				say`So for ${equation(K, value)}, both equations describe the same line, and the system has infinitely many solutions.`,
				`the right side is multiplied by the same number: ${by} times ${c} is ${right}`,
			)
		: sentence(
				say`So for ${equation(K, value)}, the lines are parallel and distinct, and the system has no solution.`,
				`the right side is not multiplied by the same number: ${by} times ${c} is ${by * c}, not ${right}`,
			);

function withK({ a, b, c }: Row, place: 'x' | 'y' | 'c'): Expression {
	const y = place === 'y' ? product(K, 'y') : product(b, 'y');
	const x = place === 'x' ? product(K, 'x') : product(a, 'x');
	return equation(sum(x, y), place === 'c' ? K : c);
}
