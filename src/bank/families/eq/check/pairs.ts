/** Ordered pairs tested in two linear equations. */
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	product,
	relation,
	signed,
	sum,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

/** a·x + b·y = c. */
type Linear = { a: number; b: number; c: number };

const leftAt = ({ a, b }: Linear, x: number, y: number): number => a * x + b * y;

const written = ({ a, b, c }: Linear): Expression =>
	equation(sum(product(a, 'x'), product(b, 'y')), c);

/** 3(2) − 2(−5); a coefficient of 1 is not written, nor brackets around a positive number after a minus sign. */
function putIn({ a, b }: Linear, x: number, y: number): Expression {
	const times = (factor: number, value: number) => {
		if (factor === 1) return signed(value);
		return factor === -1 && value > 0 ? num(-value) : product(factor, brackets(num(value)));
	};
	return sum(a === 1 ? num(x) : times(a, x), times(b, y));
}

const TRUTHS = ['both', 'first', 'second', 'neither'] as const;
type Truth = (typeof TRUTHS)[number];

const STATEMENTS: Readonly<Record<Truth, string>> = {
	both: 'It satisfies both equations.',
	first: 'It satisfies only the first equation.',
	second: 'It satisfies only the second equation.',
	neither: 'It satisfies neither equation.',
};

const CONCLUSIONS: Readonly<Record<Truth, string>> = {
	both: 'both equations are true',
	first: 'the first equation is true, but the second is false',
	second: 'the second equation is true, but the first is false',
	neither: 'both equations are false',
};

/** Which truth each equation has: first, second. */
const HOLDS: Readonly<Record<Truth, readonly [boolean, boolean]>> = {
	both: [true, true],
	first: [true, false],
	second: [false, true],
	neither: [false, false],
};

/** The changed sign makes a true equation false, and a false one true: that is how its constant was chosen. */
function mistake(right: Truth, wrong: Truth): string {
	if (right === 'first' && wrong === 'both') return 'tested only the first equation';
	if (right === 'second' && wrong === 'both') return 'tested only the second equation';
	const [first, second] = HOLDS[right].map((truth, at) => truth !== HOLDS[wrong][at]);
	const where = first && second ? 'both equations' : `the ${first ? 'first' : 'second'} equation`;
	return `changed the sign of the y-term in ${where}`;
}

function system(draw: Draw): [Linear, Linear] | undefined {
	const [x, y] = [draw.int('x'), draw.int('y')];
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	if (x === 0 || y === 0 || x === y || a * d === b * c) return undefined;
	return [
		{ a, b, c: a * x + b * y },
		{ a: c, b: d, c: c * x + d * y },
	];
}

/** Is the pair a solution of the system? */
export function testPair(draw: Draw): Draft | undefined {
	const [x, y] = [draw.int('x'), draw.int('y')];
	const equations = system(draw);
	if (!equations) return undefined;
	const { random } = draw;
	const right = random.pick(TRUTHS);
	// A wrong constant is the value that the commonest sign mistake gives.
	const [first, second] = equations.map((one, at) => ({
		...one,
		c: HOLDS[right][at] ? one.c : one.a * x - one.b * y,
	}));
	if (!first || !second) return undefined;
	const pair = tuple(x, y);
	const tests = [testLines(first, 'first', x, y), testLines(second, 'second', x, y)];
	return {
		prompt: say`Does ${pair} satisfy both equations of the system ${written(first)} and ${written(second)}? Choose the true statement.`,
		answer: multipleChoice(
			say`${STATEMENTS[right]}`,
			...TRUTHS.filter((truth) => truth !== right).map((truth) =>
				distractor(say`${STATEMENTS[truth]}`, mistake(right, truth)),
			),
		),
		steps: [...tests.flat(), sentence(say`${STATEMENTS[right]}`, CONCLUSIONS[right])],
		hints: [
			say`What do you get when you substitute ${x} for ${{ kind: 'symbol', name: 'x' }} and ${y} for ${{ kind: 'symbol', name: 'y' }} in the left side of each equation?`,
		],
	};
}

function testLines(one: Linear, name: string, x: number, y: number): Line[] {
	const value = leftAt(one, x, y);
	const truth = value === one.c;
	const [substituted, multiplied] = [putIn(one, x, y), sum(one.a * x, one.b * y)];
	return [
		line(substituted, `substitute into the left side of the ${name} equation`),
		...(tex(substituted) === tex(multiplied)
			? []
			: [line(continued(multiplied), multiplyingReason(one, x, y))]),
		line(continued(value), one.b * y < 0 ? 'subtract' : 'add'),
		sentence(
			say`${relation(value, truth ? '=' : '\\ne', one.c)}: the ${name} equation is ${truth ? 'true' : 'false'}.`,
			'compare with the right side',
		),
	];
}

/** Coefficients of 1 and −1 leave nothing to multiply, but a negative value next to a sign is written without it. */
function multiplyingReason({ a, b }: Linear, x: number, y: number): string {
	return [
		...(Math.abs(a) === 1 && Math.abs(b) === 1 ? [] : ['multiply']),
		...(a === -1 && x < 0 ? [`the opposite of −${-x} is ${-x}`] : []),
		...(b === 1 && y < 0 ? [`adding −${-y} is the same as subtracting ${-y}`] : []),
		...(b === -1 && y < 0 ? [`subtracting −${-y} is the same as adding ${-y}`] : []),
	].join('; ');
}

/** Four pairs, one of them solves the system. */
export function pickPair(draw: Draw): Draft | undefined {
	const [x, y] = [draw.int('x'), draw.int('y')];
	const equations = system(draw);
	if (!equations) return undefined;
	const [first, second] = equations;
	const step = draw.random.pick([1, -1]);
	const mistakes = [
		{ at: [x + step * first.b, y - step * first.a], mistake: 'tested only the first equation' },
		{ at: [x - step * second.b, y + step * second.a], mistake: 'tested only the second equation' },
		{ at: [y, x], mistake: 'switched x and y' },
	] as const;
	const seen = new Set([[x, y], ...mistakes.map(({ at }) => at)].map((pair) => pair.join()));
	const solvesBoth = ([p, q]: readonly [number, number]) =>
		leftAt(first, p, q) === first.c && leftAt(second, p, q) === second.c;
	if (seen.size < 4 || mistakes.some(({ at }) => solvesBoth(at))) return undefined;
	// In the printed order, in which they are tested.
	const wrong = draw.random.shuffle(mistakes);
	return {
		prompt: say`Which ordered pair is the solution of the system ${written(first)} and ${written(second)}?`,
		answer: letteredChoice(
			wrong
				.map(({ at: [p, q], mistake: why }) => distractor(tuple(p, q), why))
				.toSpliced(draw.random.int(0, 3), 0, { body: say`${tuple(x, y)}` }),
		),
		steps: [
			...wrong.map(({ at: [p, q] }) => {
				const failing = leftAt(first, p, q) === first.c ? second : first;
				const which = failing === first ? 'first' : 'second';
				return sentence(
					say`For ${tuple(p, q)}, the left side of the ${which} equation is ${relation(putIn(failing, p, q), '=', leftAt(failing, p, q))}, not ${failing.c}.`,
					`the ${which} equation is false`,
				);
			}),
			sentence(
				say`For ${tuple(x, y)}, the left sides are ${relation(putIn(first, x, y), '=', first.c)} and ${relation(putIn(second, x, y), '=', second.c)}.`,
				'both equations are true',
			),
			sentence(say`The solution of the system is ${tuple(x, y)}.`),
		],
		hints: [say`Substitute each pair into both equations. Which pairs can you rule out?`],
	};
}
