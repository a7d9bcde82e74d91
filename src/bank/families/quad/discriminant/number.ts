/** How many real roots a quadratic has, by its discriminant. */
import { equation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import {
	discriminantValue,
	standardEquation,
	standardForm,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';
import { takeAway } from '../../../steps/reasons.ts';

export type Count = 'two' | 'one' | 'none';
export type Option = { name: string; mistake: string };

export const COUNTS: Readonly<Record<Count | 'all', Option>> = {
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
export const countSentence = (count: Count, { subject, one, two, none }: Counted): Prose =>
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

export function counted(quadratic: WholeQuadratic, prompt: Prose, what: Counted): Draft {
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
