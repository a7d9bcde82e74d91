/** Parabolas in factored and standard form, and factored cubics and quartics. */
import { plainFactor } from '../../../../math/coefficients.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Operand,
	operand,
	opposite,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as twice,
	tuple,
} from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { spoken } from '../../../../math/speech-numbers.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import type { Axes, Axis } from '../../../figures/figure.ts';
import type { Meeting } from '../../../figures/polynomial-graph.ts';
import { type Change, type Parent, parentNamed } from '../../../steps/parents.ts';
import { matchChanged } from './changed.ts';
import { matching, type Option, option } from './question.ts';

/** ax² + bx + c of the parabola with the vertex (d, c). */
function standard(_: Parent, { a, d, c }: Change, x: Operand): Expression {
	const [middle, last] = [-2 * a * d, a * d * d + c];
	const base = a === -1 && operand(x).kind === 'number' ? brackets(operand(x)) : x;
	const square = a === 1 ? power(x, 2) : product(a, power(base, 2));
	const rest = [
		...(middle === 0
			? []
			: [Math.abs(middle) === 1 ? product(num(middle), x) : product(middle, x)]),
		...(last === 0 ? [] : [num(last)]),
	];
	return rest.length === 0 ? square : sum(square, ...rest);
}

export function standardParabola(draw: Draw): Draft | undefined {
	const change = { a: draw.int('a'), k: 1, d: draw.int('h'), c: draw.int('k') };
	const { a, d, c } = change;
	if (d === 0) return undefined;
	const middle = -2 * a * d;
	return matchChanged(draw, parentNamed('quadratic'), change, {
		rule: standard,
		mistakeIn: mistakeInParabola,
		steps: (fromGraph) => {
			const axis = equation(
				'x',
				equation(quotient(opposite(signed(middle)), twice(2, signed(a))), d),
			);
			const opens = say`graph opens ${a > 0 ? 'upward' : 'downward'}`;
			const sign = say`coefficient of ${power('x', 2)} is ${a > 0 ? 'positive' : 'negative'}`;
			const whole = (x: Operand) => standard(parentNamed('quadratic'), change, x);
			const vertex = tuple(d, c);
			const height = say`When ${equation('x', d)}, ${equation('y', equation(whole(num(d)), c))}`;
			const why = 'the axis of symmetry is x = −b/(2a)';
			return fromGraph
				? [
						sentence(say`The vertex is ${vertex}, and the ${opens}, so the ${sign}.`),
						sentence(
							say`For ${equation('y', whole(symbol('x')))}, the axis of symmetry is ${axis}.`,
							why,
						),
						sentence(say`${height}, so the vertex is ${vertex}, as in the graph.`),
					]
				: [
						sentence(say`The axis of symmetry is ${axis}.`, why),
						sentence(say`${height}, so the vertex is ${vertex}.`),
						sentence(say`The ${sign}, so the ${opens}.`),
					];
		},
	});
}

/** A parabola in standard form shows no shifts: what differs is the vertex or the coefficient of x². */
function mistakeInParabola(right: Change, wrong: Change): string {
	const { a, d, c } = right;
	const isTurned = wrong.a === -a;
	const turn = isTurned ? [`treated the parabola as opening ${a > 0 ? 'downward' : 'upward'}`] : [];
	const parts = [...(wrong.d === d ? [] : ['x']), ...(wrong.c === c ? [] : ['y'])].map(
		(name) => `${name}-coordinate`,
	);
	if (!isTurned && wrong.a !== a)
		return Math.abs(wrong.a) === 2 * Math.abs(a)
			? 'doubled the coefficient of x²'
			: 'used the reciprocal of the coefficient of x²';
	if (parts.length === 2 && wrong.d === c && wrong.c === d)
		return 'read the coordinates of the vertex in the wrong order';
	if (wrong.d === d + 2 && wrong.d !== -d) return 'placed the vertex 2 units too far to the right';
	if (wrong.c === c - 2 && wrong.c !== -c) return 'placed the vertex 2 units too low';
	const vertex =
		parts.length === 0
			? []
			: [
					parts.length === 2
						? 'used the opposite signs for both coordinates of the vertex'
						: `used the opposite sign for the ${parts.join('')} of the vertex`,
				];
	return [...turn, ...vertex].join(' and ');
}

const MEETS: Readonly<Record<number, Prose>> = {
	1: say`crosses the ${symbol('x')}-axis`,
	2: say`touches the ${symbol('x')}-axis and turns back`,
	3: say`flattens out as it crosses the ${symbol('x')}-axis`,
};

/** Asked where one zero differs from the others. */
const HIGHER: Readonly<Record<number, Prose>> = {
	2: say`At which of them does the graph turn back? `,
	3: say`At which of them does the graph flatten out? `,
};

const factorOf = (zero: number) => (zero === 0 ? symbol('x') : sum(symbol('x'), num(-zero)));

function match(draw: Draw, shape: Shape): Draft | undefined {
	const zeros = shape.meetings.map(({ zero }) => zero);
	if (new Set(zeros).size < zeros.length) return undefined;
	const axes = axesFor(shape);
	if (!axes) return undefined;
	const { a, meetings } = shape;
	const mirroredZeros = oppositeZeros(zeros);
	const isParabola = meetings.reduce((degree, { times }) => degree + times, 0) === 2;
	const behaviours = (fromGraph: boolean) =>
		meetings.map(({ zero, times }) =>
			sentence(
				say`At ${equation('x', zero)}, the graph ${MEETS[times] ?? say``}${fromGraph ? say`, so the factor ${factorOf(zero)} ${times === 1 ? 'has no exponent' : say`has an exponent of ${times}`}` : ''}.`,
				fromGraph ? undefined : `the exponent of the factor with this zero is ${times}`,
			),
		);
	return matching(draw, {
		small: axes,
		large: axes,
		options: [
			shapeOption(shape, ''),
			...draw.random.shuffle([
				shapeOption(turned(shape), 'used the opposite sign for the leading coefficient'),
				shapeOption(mirrored(shape), `used ${mirroredZeros}`),
				shapeOption(exchanged(shape), movedExponent(shape)),
				shapeOption(
					turned(mirrored(shape)),
					`used ${mirroredZeros}, and the opposite sign for the leading coefficient`,
				),
			]),
			shapeOption({ a: 2 * a, meetings }, 'doubled the leading coefficient'),
		],
		steps: (fromGraph) => {
			const all = joinedByAnd(zeros.toSorted((p, q) => p - q).map((zero) => num(zero)));
			const factors = joinedByAnd(zeros.toSorted((p, q) => p - q).map(factorOf));
			const end = isParabola
				? say`parabola opens ${a > 0 ? 'up' : 'down'}`
				: say`right end of the graph goes ${a > 0 ? 'up' : 'down'}`;
			const sign = say`leading coefficient is ${a > 0 ? 'positive' : 'negative'}`;
			return [
				...(meetings.every(({ times }) => times === 1)
					? [
							sentence(
								fromGraph
									? say`The graph crosses the ${symbol('x')}-axis at ${all}, so ${factors} are factors.`
									: say`The zeros are ${all}, so the graph crosses the ${symbol('x')}-axis there.`,
								fromGraph
									? 'if r is a zero, then x − r is a factor'
									: 'a product is 0 if at least one of its factors is 0',
							),
						]
					: behaviours(fromGraph)),
				sentence(fromGraph ? say`The ${end}, so the ${sign}.` : say`The ${sign}, so the ${end}.`),
			];
		},
		hints: () => [
			isParabola
				? say`What are the zeros? Does the parabola open up or down?`
				: say`What are the zeros? ${HIGHER[Math.max(...meetings.map(({ times }) => times))] ?? say``}Where does the right end of the graph go?`,
		],
	});
}

/** "−3 instead of 3 as a zero"; 0 has no opposite. */
function oppositeZeros(zeros: readonly number[]): string {
	const others = zeros.filter((zero) => zero !== 0).toSorted((p, q) => p - q);
	if (others.length === zeros.length) return 'the opposite signs for the zeros';
	const listed = (numbers: readonly number[]) => numbers.map(plainNumber).join(' and ');
	return `${listed(others.map((zero) => -zero))} instead of ${listed(others)} as ${others.length === 1 ? 'a zero' : 'zeros'}`;
}

/** All bends between the zeros are in view. */
function axesFor(shape: Shape): Axes | undefined {
	const zeros = shape.meetings.map(({ zero }) => zero);
	const [low, high] = [Math.min(...zeros), Math.max(...zeros)];
	const at = valueOf(shape);
	const heights = Array.from({ length: 41 }, (_, i) => Math.abs(at(low + (i * (high - low)) / 40)));
	const height = Math.max(...heights);
	const step = [1, 2, 5, 10].find((one) => height <= 5.6 * one);
	if (!step || height < step) return undefined;
	const x: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 2 };
	return { x, y: { from: -6 * step, to: 6 * step, grid: step, numbersEvery: 2 * step } };
}

export function factoredParabola(draw: Draw): Draft | undefined {
	const [r, s] = [draw.int('r'), draw.int('s')];
	if (r + s === 0 && draw.random.int(0, 3) > 0) return undefined;
	const meetings = (r === 0 ? [r, s] : [s, r].includes(0) ? [s, r] : [r, s]).map((zero) => ({
		zero,
		times: 1,
	}));
	return match(draw, { a: draw.int('a'), meetings });
}

export function matchFactored(draw: Draw): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	const kind = draw.inTurn('kind');
	const times = kind === 'single zeros' ? 1 : kind === 'a double zero' ? 2 : 3;
	const zeros =
		times === 3 ? [p, q] : [p, q, r].slice(0, 2 + draw.random.int(times === 1 ? 1 : 0, 1));
	const meetings = zeros
		.map((zero, at) => ({ zero, times: at === 0 ? times : 1 }))
		.sort((one, two) => (one.zero === 0 ? -1 : two.zero === 0 ? 1 : 0));
	return match(draw, { a: draw.int('a'), meetings });
}

// Polynomials by their zeros, and what comes of one when a zero, a sign or an exponent is mistaken.

type Shape = { a: number; meetings: readonly Meeting[] };

const rule =
	({ a, meetings }: Shape) =>
	(x: Operand): Expression =>
		product(
			...(a === 1 ? [] : [a]),
			...meetings.map(({ zero, times }) => {
				const base = zero === 0 ? operand(x) : sum(x, -zero);
				return times === 1 ? base : power(base, times);
			}),
		);

const valueOf =
	({ a, meetings }: Shape) =>
	(x: number): number =>
		meetings.reduce((all, { zero, times }) => all * (x - zero) ** times, a);

const SPOKEN_MEETS: Readonly<Record<number, string>> = {
	2: 'touches the x-axis and turns back',
	3: 'flattens as it crosses the x-axis',
};

/** What is seen at zeros of higher order, and where the ends go. */
function inWords({ a, meetings }: Shape): Pick<Curve, 'says' | 'ends'> {
	const degree = meetings.reduce((all, { times }) => all + times, 0);
	if (degree === 2) return { says: ['It is a parabola.'] };
	const [right, left] = a > 0 ? ['up', 'down'] : ['down', 'up'];
	return {
		says: meetings.flatMap(({ zero, times }) =>
			SPOKEN_MEETS[times] ? [`It ${SPOKEN_MEETS[times]} at x equals ${spoken(zero)}.`] : [],
		),
		ends:
			degree % 2 === 0
				? `Both ends go ${right}.`
				: `The left end goes ${left}, and the right end goes ${right}.`,
	};
}

const shapeOption = (shape: Shape, mistake: string): Option =>
	option(
		rule(shape),
		{
			at: valueOf(shape),
			keys: shape.meetings.map(({ zero }) => zero),
			...inWords(shape),
		},
		mistake,
	);

const mirrored = ({ a, meetings }: Shape): Shape => ({
	a,
	meetings: meetings.map(({ zero, times }) => ({ zero: -zero + 0, times })),
});

const turned = ({ a, meetings }: Shape): Shape => ({ a: -a, meetings });

/** The zeros keep their places, but take each other's exponents. */
const exchanged = ({ a, meetings }: Shape): Shape => ({
	a,
	meetings: meetings.map(({ zero }, at) => ({
		zero,
		times: meetings[(at + 1) % meetings.length]?.times ?? 1,
	})),
});

/** "squared x − 2 instead of x − 1" */
function movedExponent(shape: Shape): string {
	const raisedIn = ({ meetings }: Shape) => meetings.find(({ times }) => times > 1);
	const [old, now] = [raisedIn(shape), raisedIn(exchanged(shape))].map(
		(meeting) => meeting && plainFactor([1, -meeting.zero]),
	);
	return `${raisedIn(shape)?.times === 3 ? 'cubed' : 'squared'} ${now} instead of ${old}`;
}
