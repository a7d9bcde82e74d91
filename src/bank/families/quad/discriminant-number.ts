/** How many real roots a quadratic has, and of which kind, without solving. */
import {
	equation,
	type Expression,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { multipleChoice, slip } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import { isSquare } from '../../working/divisors.ts';
import { standardEquation, standardForm, vertexForm } from '../../working/quadratic.ts';
import {
	coefficientsLine,
	discriminantShown,
	discriminantValue,
	type WholeQuadratic,
} from '../../working/quadratic-formula.ts';

type Count = 'two' | 'one' | 'none';
type Kind = 'rational' | 'irrational' | 'equal' | 'complex';
type Option = { name: string; mistake: string };

const COUNTS: Readonly<Record<Count | 'all', Option>> = {
	two: { name: 'exactly two', mistake: 'took the discriminant for a positive number' },
	one: { name: 'exactly one', mistake: 'took the discriminant for 0' },
	none: { name: 'none', mistake: 'took the discriminant for a negative number' },
	all: { name: 'infinitely many', mistake: 'thought of an equation that is always true' },
};

const KINDS: Readonly<Record<Kind, Option>> = {
	rational: {
		name: 'two different rational roots',
		mistake: 'took the discriminant for a square number',
	},
	irrational: {
		name: 'two different irrational roots',
		mistake: 'took the discriminant for a positive number that is no square',
	},
	equal: { name: 'one rational root (two equal roots)', mistake: 'took the discriminant for 0' },
	complex: { name: 'no real root', mistake: 'took the discriminant for a negative number' },
};

const choiceOf = (options: Readonly<Record<string, Option>>, right: string) =>
	multipleChoice(
		say`${options[right]?.name ?? ''}`,
		...Object.entries(options)
			.filter(([name]) => name !== right)
			.map(([, { name, mistake }]) => slip(say`${name}`, mistake)),
	);

const countOf = (d: number): Count => (d > 0 ? 'two' : d < 0 ? 'none' : 'one');

const kindOf = (d: number): Kind =>
	d < 0 ? 'complex' : d === 0 ? 'equal' : isSquare(d) ? 'rational' : 'irrational';

/** Without zero coefficients. Equal roots come too seldom by chance and are made on purpose now and then. */
function drawn(draw: Draw): WholeQuadratic | undefined {
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

const DISCRIMINANT: Expression = sum(power('b', 2), product(-4, 'a', 'c'));

const discriminantLines = (quadratic: WholeQuadratic): Line[] => [
	coefficientsLine(quadratic),
	line(
		equation(equation(DISCRIMINANT, discriminantShown(quadratic)), discriminantValue(quadratic)),
		'work out the discriminant',
	),
];

const HINT = say`You need not solve. Work out the discriminant only: is it positive, 0 or negative?`;

const REASONS: Readonly<Record<Count, string>> = {
	two: 'the discriminant is positive',
	one: 'the discriminant is 0',
	none: 'the discriminant is negative',
};

function counted(quadratic: WholeQuadratic, prompt: Prose, what: string): Draft {
	const count = countOf(discriminantValue(quadratic));
	return {
		prompt,
		answer: choiceOf(COUNTS, count),
		steps: [
			...discriminantLines(quadratic),
			sentence(say`Number of ${what}: ${COUNTS[count].name}.`, REASONS[count]),
		],
		hints: [HINT],
	};
}

export function rootsOrIntercepts(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	return draw.random.int(0, 1) === 0
		? counted(
				quadratic,
				say`How many different real roots does ${standardEquation(quadratic)} have?`,
				'different real roots',
			)
		: counted(
				quadratic,
				say`How many ${symbol('x')}-intercepts does the graph of ${equation('y', standardForm(quadratic))} have?`,
				'x-intercepts',
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
		say`How many different real solutions does ${problem} have?`,
		'different real solutions',
	);
	const standard = line(standardEquation(quadratic), 'write it with 0 on one side');
	return turned ? { ...draft, steps: [standard, ...draft.steps] } : draft;
}

export function numberOfZeros(draw: Draw): Draft | undefined {
	if (draw.inTurn('form') === 'vertex') return zerosFromVertex(draw);
	const quadratic = drawn(draw);
	return (
		quadratic &&
		counted(
			quadratic,
			say`How many zeros does ${equation(call('f', 'x'), standardForm(quadratic))} have?`,
			'zeros',
		)
	);
}

function zerosFromVertex(draw: Draw): Draft | undefined {
	const [a, h] = [draw.int('a'), draw.int('b')];
	const k = draw.random.int(0, 3) === 0 ? 0 : draw.int('c');
	if (h === 0 || Math.abs(h) > 9) return undefined;
	const count = countOf(-a * k);
	const opens = a > 0 ? 'up' : 'down';
	const lies = k === 0 ? 'on' : k > 0 ? 'above' : 'below';
	return {
		prompt: say`How many zeros does ${equation(call('f', 'x'), vertexForm(a, h, k))} have?`,
		answer: choiceOf(
			{
				two: { ...COUNTS.two, mistake: 'took the parabola to cross the x-axis' },
				one: { ...COUNTS.one, mistake: 'took the vertex to lie on the x-axis' },
				none: { ...COUNTS.none, mistake: 'took the parabola to miss the x-axis' },
				all: { ...COUNTS.all, mistake: 'mixed up zeros with points of the graph' },
			},
			count,
		),
		steps: [
			sentence(say`The vertex is ${tuple(h, k)}, so it lies ${lies} the x-axis.`),
			sentence(
				say`The parabola opens ${opens}.`,
				`the coefficient ${a} is ${a > 0 ? 'positive' : 'negative'}`,
			),
			sentence(say`Number of zeros: ${COUNTS[count].name}.`, ZERO_REASONS[count]),
		],
		hints: [say`Where is the vertex? Does the parabola open up or down?`],
	};
}

const ZERO_REASONS: Readonly<Record<Count, string>> = {
	two: 'from its vertex it goes toward the x-axis and crosses it on both sides',
	one: 'it only touches the x-axis at its vertex',
	none: 'from its vertex it goes away from the x-axis',
};

export function natureOfRoots(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	const d = discriminantValue(quadratic);
	const kind = kindOf(d);
	if (kind === 'irrational' && draw.random.int(0, 2) > 0) return undefined;
	const square = kind === 'rational' ? `, and ${d} is a square number` : '';
	const noSquare = kind === 'irrational' ? `, and ${d} is no square number` : '';
	return {
		prompt: say`Which describes the roots of ${standardEquation(quadratic)}?`,
		answer: choiceOf(KINDS, kind),
		steps: [
			...discriminantLines(quadratic),
			sentence(
				say`There ${kind === 'equal' || kind === 'complex' ? 'is' : 'are'} ${KINDS[kind].name}.`,
				`${REASONS[countOf(d)]}${square}${noSquare}`,
			),
		],
		hints: [HINT],
	};
}
