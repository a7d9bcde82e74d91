/**
 * How many real roots a quadratic has, by its discriminant, and how many zeros a quadratic function has, from standard
 * or vertex form.
 */
import { equation, symbol, tuple } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	discriminantValue,
	standardEquation,
	standardForm,
	vertexForm,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	takeAway,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';

type Count = 'two' | 'one' | 'none';
export type Option = { name: string; mistake: string };

const COUNTS: Readonly<Record<Count | 'all', Option>> = {
	two: { name: '2', mistake: 'used the rule for a positive discriminant' },
	one: { name: '1', mistake: 'used the rule for a discriminant of 0' },
	none: { name: '0', mistake: 'used the rule for a negative discriminant' },
	all: { name: 'infinitely many', mistake: 'counted all the points on the parabola' },
};

export const choiceOf = (options: Readonly<Record<string, Option>>, right: string) =>
	multipleChoice(
		say`${options[right]?.name ?? ''}`,
		...Object.entries(options)
			.filter(([name]) => name !== right)
			.map(([, { name, mistake }]) => distractor(say`${name}`, mistake)),
	);

export const countOf = (d: number): Count => (d > 0 ? 'two' : d < 0 ? 'none' : 'one');

/** Without zero coefficients. Equal roots are too rare by chance and are made on purpose now and then. */
export function drawn(draw: Draw): WholeQuadratic | undefined {
	const quadratic =
		draw.random.int(0, 3) === 0
			? equalRoots(draw)
			: { a: draw.int('a'), b: draw.int('b'), c: draw.int('c') };
	return quadratic.b !== 0 && quadratic.c !== 0 ? quadratic : undefined;
}

/** ±(mx + n)². */
function equalRoots({ random }: Draw): WholeQuadratic {
	const [m, n] = [random.pick([1, 1, 2]), random.pick([-3, -2, -1, 1, 2, 3])];
	const [g, sign] = [Math.abs(n) * m > 2 ? 1 : random.int(1, 3), random.pick([1, -1])];
	return { a: sign * g * m * m, b: 2 * sign * g * m * n, c: sign * g * n * n };
}

export const HINT = say`Is the discriminant positive, zero, or negative?`;

export const REASONS: Readonly<Record<Count, string>> = {
	two: 'the discriminant is positive',
	one: 'the discriminant is 0',
	none: 'the discriminant is negative',
};

/** "The equation has 1 real root.", "The number of real roots is 0." */
const countSentence = (count: Count, { subject, one, two, none }: Counted): Prose =>
	count === 'none'
		? say`The number of ${none} is 0.`
		: say`${subject} has ${COUNTS[count].name} ${count === 'one' ? one : two}.`;

/** The parabola as far as it tells how often it meets the x-axis. */
export function withRoots(last: Line, quadratic: WholeQuadratic): Line {
	const away = Math.sqrt(Math.abs(discriminantValue(quadratic))) / Math.abs(2 * quadratic.a);
	return withParabola(last, quadratic, { reach: away === 0 ? 2 : 1.5 * away });
}

/**
 * What is counted: "The equation" has one "real root", two "different real roots", or no "real roots"; `points` says
 * what is counted by mistake.
 */
type Counted = {
	subject: string;
	one: string | Prose;
	two: string | Prose;
	none: string | Prose;
	points: string;
};

function counted(quadratic: WholeQuadratic, prompt: Prose, what: Counted): Draft {
	const count = countOf(discriminantValue(quadratic));
	return {
		prompt,
		answer: choiceOf({ ...COUNTS, all: { ...COUNTS.all, mistake: what.points } }, count),
		steps: [
			...discriminantLines(quadratic),
			withRoots(sentence(countSentence(count, what), REASONS[count]), quadratic),
		],
		hints: [HINT],
	};
}

const INTERCEPTS = say`${symbol('x')}-intercepts`;

export function rootsOrIntercepts(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	return draw.random.int(0, 1) === 0
		? counted(
				quadratic,
				say`How many different real roots does the equation ${standardEquation(quadratic)} have?`,
				{
					subject: 'The equation',
					one: 'real root',
					two: 'different real roots',
					none: 'real roots',
					points: 'counted all the points on the related parabola, not just its x-intercepts',
				},
			)
		: counted(
				quadratic,
				say`How many ${symbol('x')}-intercepts does the graph of ${equation('y', standardForm(quadratic))} have?`,
				{
					subject: 'The graph',
					one: say`${symbol('x')}-intercept`,
					two: INTERCEPTS,
					none: INTERCEPTS,
					points: 'counted all the points on the parabola, not just its x-intercepts',
				},
			);
}

export function realSolutions(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	const { a, b, c } = quadratic;
	const turned = draw.random.int(0, 1) === 0;
	const problem = turned ? equation(standardForm({ a, b, c: 0 }), -c) : standardEquation(quadratic);
	const draft = counted(
		quadratic,
		say`How many different real solutions does the equation ${problem} have?`,
		{
			subject: 'The equation',
			one: 'real solution',
			two: 'different real solutions',
			none: 'real solutions',
			points: 'counted all the points on the related parabola, not just its x-intercepts',
		},
	);
	const standard = line(standardEquation(quadratic), takeAway(-c));
	return turned ? { ...draft, steps: [standard, ...draft.steps] } : draft;
}

// How many zeros a quadratic function has, from standard or vertex form.

export function numberOfZeros(draw: Draw): Draft | undefined {
	if (draw.inTurn('form') === 'vertex') return zerosFromVertex(draw);
	const quadratic = drawn(draw);
	return (
		quadratic &&
		counted(
			quadratic,
			say`How many real zeros does the function ${equation(call('f', 'x'), standardForm(quadratic))} have?`,
			ZEROS,
		)
	);
}

function zerosFromVertex(draw: Draw): Draft | undefined {
	const [a, h] = [draw.int('a'), draw.int('b')];
	const k = draw.random.int(0, 3) === 0 ? 0 : draw.int('c');
	if (h === 0 || Math.abs(h) > 9) return undefined;
	const count = countOf(-a * k);
	const opens = a > 0 ? 'up' : 'down';
	const misread =
		k === 0
			? 'overlooked that the vertex is on the x-axis'
			: `assumed that the parabola opens ${a > 0 ? 'down' : 'up'}`;
	const lies = k === 0 ? 'on' : k > 0 ? 'above' : 'below';
	return {
		prompt: say`How many real zeros does the function ${equation(call('f', 'x'), vertexForm(a, h, k))} have?`,
		answer: choiceOf(
			{
				two: {
					...COUNTS.two,
					mistake: k === 0 ? 'counted a squared factor as two different zeros' : misread,
				},
				one: { ...COUNTS.one, mistake: 'treated the vertex as a point on the x-axis' },
				none: { ...COUNTS.none, mistake: misread },
				all: { ...COUNTS.all, mistake: ZEROS.points },
			},
			count,
		),
		steps: [
			sentence(
				say`The vertex is ${tuple(h, k)}, which is ${lies} the ${symbol('x')}-axis.`,
				'compare with a(x − h)² + k: the vertex is (h, k)',
			),
			...(k === 0
				? []
				: [
						sentence(
							say`The parabola opens ${opens}.`,
							`the coefficient ${a} is ${a > 0 ? 'positive' : 'negative'}`,
						),
					]),
			withRoots(sentence(countSentence(count, ZEROS), ZERO_REASONS[count]), {
				a,
				b: -2 * a * h,
				c: a * h * h + k,
			}),
		],
		hints: [
			k === 0
				? say`Where is the vertex, and where does the parabola meet the ${symbol('x')}-axis?`
				: say`Where is the vertex, and does the parabola open up or down?`,
		],
	};
}

const ZEROS = {
	subject: 'The function',
	one: 'real zero',
	two: 'real zeros',
	none: 'real zeros',
	points: 'counted all the points on the graph, not just the x-intercepts',
};

const ZERO_REASONS: Readonly<Record<Count, string>> = {
	two: 'from its vertex the parabola opens toward the x-axis and crosses it twice',
	one: 'the parabola touches the x-axis only at its vertex',
	none: 'from its vertex the parabola opens away from the x-axis',
};
