/** func.numeric-solve: where two functions meet, from tables, graphs and trial. CCSS A-REI.D.11. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	relation,
	sum,
	symbol,
} from '../../../math/expression.ts';
import {
	call,
	decimal,
	INFINITY,
	interval,
	percent,
	root,
	rounded,
	roundedText,
	union,
} from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { decimalAnswer, exactDecimal, withUnit, written } from '../../answer.ts';
import { axesAround, graph, type Spot, whereIs } from '../../figures/graph.ts';
import { valueTable } from '../../figures/value-table.ts';
import { type Draft, type Draw, type Line, line, sentence, type Skills } from '../../family.ts';
import { drawnInts } from '../../working/drawn-ints.ts';
import { ruleOf } from '../../working/function-rule.ts';
import { MINUS_INFINITY } from '../../working/inequality.ts';
import { line1, plus1, times1 } from './rules.ts';

const x = symbol('x');

/** The place where `gap` changes its sign between the two, by halving. */
function crossing(gap: (at: number) => number, from: number, to: number): number {
	let [low, high] = [from, to];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (Math.sign(gap(middle)) === Math.sign(gap(low))) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

const isClear = (value: number, places: number): boolean =>
	Math.abs(((Math.abs(value) * 10 ** places) % 1) - 0.5) > 1e-3;

/** Left minus right at both ends of the rounding interval. */
function bracketing(gap: (at: number) => number, at: number, places: number): Line[] {
	const half = 0.5 * 10 ** -places;
	const middle = Number(roundedText(at, places));
	const row = (value: number): Prose =>
		say`At ${equation(x, decimal(roundedText(value, places + 1)))}, left side minus right side is about ${rounded(gap(value), 4)}.`;
	return [
		sentence(row(middle - half), 'just below the rounded value'),
		sentence(row(middle + half), 'just above it: the sign has changed'),
	];
}

export const skills: Skills = {
	'Find the time by table or graph'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const f = Number(draw.inTurn('f'));
		const factor = f > 1 ? 1 + r / 100 : 1 - r / 100;
		const target = Number((a * f).toFixed(2));
		const t = Math.log(f) / Math.log(factor);
		if (!isClear(t, 1) || t > 80) return undefined;
		const shown = decimal(String(Number(factor.toFixed(2))));
		const value = (at: number) => a * factor ** at;
		const row = (at: number) =>
			line(
				relation(
					product(num(a), power(shown, decimal(roundedText(at, 1)))),
					'\\approx',
					rounded(value(at), 2),
				),
				`the value after ${roundedText(at, 1)} years`,
			);
		const near = Number(roundedText(t, 1));
		const answer = withUnit(decimalAnswer(t, 1), 'years');
		return {
			prompt: say`A quantity of ${num(a)} ${f > 1 ? 'grows' : 'shrinks'} by ${percent(r)} each year. Use a table or a graph of ${equation('y', product(num(a), power(shown, 't')))} to find after how many years it is ${decimal(String(target))}. Round to the nearest tenth.`,
			answer,
			steps: [
				line(
					equation(product(num(a), power(shown, 't')), decimal(String(target))),
					'the time t is asked',
				),
				...[near - 0.1, near, near + 0.1].map(row),
				sentence(say`The value is closest to ${decimal(String(target))} after ${answer.body}.`),
			],
			hints: [say`Try whole numbers of years first. Between which two does the value lie?`],
		};
	},

	'Solve a mixed equation numerically'(draw) {
		const [a, b, k] = drawnInts(draw, 'a', 'b', 'k');
		type Side = readonly [Expression, (at: number) => number];
		const slope = -Math.abs(a);
		const falling: Side = [line1(slope, b + 4), (at) => slope * at + b + 4];
		const parabola = (c: number): Side => [plus1(times1(-1, power(x, 2)), c), (at) => c - at * at];
		const c = Math.abs(b) + a;
		const sides: Record<string, readonly [Side, Side]> = {
			'exponential=line': [[plus1(power(2, 'x'), k), (at) => 2 ** at + k], falling],
			'log=line': [[plus1(call('\\log', 'x'), k), (at) => Math.log10(at) + k], falling],
			'root=line': [[plus1(root('x'), k), (at) => Math.sqrt(at) + k], falling],
			'sine=line': [
				[call('\\sin', 'x'), Math.sin],
				[line1(slope - 1, b), (at) => (slope - 1) * at + b],
			],
			'cosine=parabola': [[call('\\cos', 'x'), Math.cos], parabola(c + 1)],
			'exponential=parabola': [[power(2, 'x'), (at) => 2 ** at], parabola(c + 1)],
			'log=reciprocal': [
				[call('\\log', 'x'), (at) => Math.log10(at)],
				[{ kind: 'quotient', over: num(a), under: x }, (at) => a / at],
			],
			'cubic=exponential': [
				[plus1(times1(-1, power(x, 3)), b), (at) => b - at ** 3],
				[power(2, 'x'), (at) => 2 ** at],
			],
		};
		const type = draw.inTurn('type');
		const [[left, f], [right, g]] = sides[type] ?? [falling, falling];
		const gap = (at: number) => f(at) - g(at);
		const starts = Array.from({ length: 21 }, (_, at) => at - 10);
		const from = draw.random
			.shuffle(starts)
			.find(
				(at) => Number.isFinite(gap(at)) && gap(at) * gap(at + 1) < 0 && Math.abs(gap(at)) < 1e4,
			);
		if (from === undefined) return undefined;
		const found = crossing(gap, from, from + 1);
		if (!isClear(found, 2) || Math.abs(found - Math.round(found)) < 0.02) return undefined;
		const radians = /sin|cos/.test(type) ? ' Angles are in radians.' : '';
		return {
			prompt: say`The equation ${equation(left, right)} has one solution between ${equation(x, from)} and ${equation(x, from + 1)}. Find it by trial or with a graph, and round to two decimal places.${radians}`,
			answer: decimalAnswer(found, 2),
			steps: [
				line(equation(left, right)),
				...bracketing(gap, found, 2),
				sentence(say`So the solution is about ${rounded(found, 2)}.`),
			],
			hints: [
				say`Work out left side minus right side for several values. The solution lies where the sign changes.`,
			],
		};
	},

	'Inequality from two graphs': inequality,

	'Solve f(x) = g(x) from graphs or tables'(draw) {
		const [at, m1, m2] = drawnInts(draw, 'x', 'm1', 'm2');
		if (m1 === m2) return undefined;
		const y = draw.random.int(-4, 4);
		const values = (m: number, xs: readonly number[]) => xs.map((one) => y + m * (one - at));
		const isTable = draw.inTurn('form') === 'table';
		const shift = draw.random.int(1, 3);
		const inputs = [0, 1, 2, 3, 4].map((one) => one + at - shift);
		return {
			prompt: isTable
				? say`The table shows values of the functions ${symbol('f')} and ${symbol('g')}, whose graphs are straight lines. For which ${x} is ${equation(call('f', x), call('g', x))}?`
				: say`The graph shows the lines of two functions ${symbol('f')} and ${symbol('g')}. For which ${x} is ${equation(call('f', x), call('g', x))}?`,
			answer: exactDecimal(at),
			steps: [
				sentence(
					isTable
						? say`At ${equation(x, at)} both outputs are ${y}.`
						: say`The lines meet at ${equation(x, at)}, where both heights are ${y}.`,
				),
				sentence(
					say`So the solution is ${equation(x, at)}.`,
					isTable ? 'two different lines meet only once' : undefined,
				),
			],
			hints: [
				isTable
					? say`In which column are both outputs the same?`
					: say`Where do the two lines meet?`,
			],
			figure: isTable
				? valueTable([
						{ heading: 'x', values: inputs },
						{ heading: 'f(x)', values: values(m1, inputs) },
						{ heading: 'g(x)', values: values(m2, inputs) },
					])
				: graph({
						...axesAround([
							[at, y],
							[6, 6],
						]),
						shapes: [
							...[m1, m2].map((m) => ({
								kind: 'line' as const,
								through: [
									[at, y],
									[at + 1, y + m],
								] as const,
							})),
							{ kind: 'point', at: [at, y] },
						],
						alt: `Two straight lines. They meet in 1 dots: ${whereIs([at, y])}.`.replace(
							'1 dots',
							'a dot',
						),
					}),
		};
	},
};

/** A curve and the line through two of its points with whole coordinates. */
function inequality(draw: Draw): Draft | undefined {
	const [a, b] = drawnInts(draw, 'a', 'b');
	const type = draw.inTurn('type');
	const kind = type.startsWith('exponential')
		? 'exponential'
		: type.startsWith('root') || type.startsWith('sine')
			? 'root'
			: 'log';
	const spots: Spot[] =
		kind === 'exponential'
			? [0, 1, 2, 3].map((n): Spot => [n, 2 ** n + b])
			: kind === 'root'
				? [0, 1, 2].map((n): Spot => [n * n, n + b])
				: [0, 1, 2, 3].map((n): Spot => [2 ** n, n + b]);
	const [p, q] = draw.random.sample(spots, 2).toSorted(([one], [two]) => one - two);
	if (!p || !q || a < 1) return undefined;
	const slope = (q[1] - p[1]) / (q[0] - p[0]);
	if (!Number.isInteger(slope * 6)) return undefined;
	const exactSlope = num(`${q[1] - p[1]}/${q[0] - p[0]}`);
	const constant = num(`${p[1] * (q[0] - p[0]) - (q[1] - p[1]) * p[0]}/${q[0] - p[0]}`);
	const lineRule: Expression =
		constant.kind === 'number' && constant.value.equals(0)
			? oneOrTimes(exactSlope)
			: sum(oneOrTimes(exactSlope), constant);
	const f: Expression = plus1(
		kind === 'exponential'
			? power(2, 'x')
			: kind === 'root'
				? root('x')
				: call('\\log', 'x', { base: 2 }),
		b,
	);
	const less = draw.choice('rel') === '<';
	const between = (kind === 'exponential') === less;
	const start: readonly [Expression, '[' | '('] =
		kind === 'exponential' ? [MINUS_INFINITY, '('] : [num(0), kind === 'root' ? '[' : '('];
	const [l, r] = less ? ['(', ')'] : ['[', ']'];
	const left =
		kind !== 'exponential' && p[0] === 0
			? undefined
			: interval(start[0], num(p[0]), `${start[1]}${less ? ')' : ']'}`);
	if (!left && !between && !less) return undefined;
	const right = interval(num(q[0]), INFINITY, less ? '()' : '[)');
	const inside = interval(num(p[0]), num(q[0]), `${l}${r}` as '()' | '[]');
	const answer = between ? inside : left ? union(left, right) : right;
	const curve = Array.from({ length: 81 }, (_, at): Spot => {
		const value = (kind === 'exponential' ? -8 : 0.01) + at * 0.2;
		return [
			Number(value.toFixed(2)),
			Number(
				(
					(kind === 'exponential'
						? 2 ** value
						: kind === 'root'
							? Math.sqrt(value)
							: Math.log2(value)) + b
				).toFixed(2),
			),
		];
	});
	const goal = relation(call('f', x), less ? '<' : '\\ge', call('g', x));
	return {
		prompt: say`The graph shows ${ruleOf('f', f)}, a curve, and ${ruleOf('g', lineRule)}, a line. Their two common points are marked. Solve ${goal} in interval notation.`,
		answer: written('interval', answer),
		steps: [
			sentence(
				say`The graphs meet at ${equation(x, p[0])} and ${equation(x, q[0])}.`,
				'read the marked points',
			),
			sentence(
				between
					? say`Between these points the curve is ${less ? 'below' : 'above'} the line.`
					: say`Outside of these points the curve is ${less ? 'below' : 'above'} the line.`,
				less ? 'the points themselves do not belong to it' : 'the points themselves belong to it',
			),
			sentence(say`The solution is ${answer}.`),
		],
		hints: [say`Where is the curve ${less ? 'below' : 'above'} the line?`],
		figure: graph({
			...axesAround([p, q, [5, 5]]),
			shapes: [
				{ kind: 'curve', points: curve },
				{ kind: 'line', through: [p, q] },
				{ kind: 'point', at: p },
				{ kind: 'point', at: q },
			],
			alt: `A curve and a straight line that meet at 2 dots: ${whereIs(p)}; ${whereIs(q)}.`,
		}),
	};
}

const oneOrTimes = (slope: Expression): Expression =>
	slope.kind === 'number' && slope.value.equals(1) ? x : product(slope, x);
