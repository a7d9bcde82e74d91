/** func.numeric-solve: where two functions meet, from tables, graphs and trial. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { MINUS_INFINITY } from '../../../../math/inequality.ts';
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
} from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	drawnInts,
	exactDecimal,
	line,
	onlyIf,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
	written,
} from '../../../family.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';
import { comesTo } from '../../../steps/amounts.ts';
import { plus1, ruleOf } from '../../../steps/function-rule.ts';
import { isClear, mixedEquation } from './trial.ts';

// Two lines, drawn or in a table, that meet at one input.

const x = symbol('x');

function meetingOfLines(draw: Draw): Draft | undefined {
	const [at, m1, m2] = drawnInts(draw, 'x', 'm1', 'm2');
	if (m1 === m2 || at === 0) return undefined;
	const y = draw.random.int(-4, 4);
	const values = (m: number, xs: readonly number[]) => xs.map((one) => y + m * (one - at));
	const isTable = draw.inTurn('form') === 'table';
	const shift = draw.random.int(1, 3);
	const inputs = [0, 1, 2, 3, 4].map((one) => one + at - shift);
	return {
		prompt: isTable
			? say`The table shows values of the functions ${symbol('f')} and ${symbol('g')}, whose graphs are lines. For which value of ${x} is ${equation(call('f', x), call('g', x))}?`
			: say`The graph shows two linear functions ${symbol('f')} and ${symbol('g')}. For which value of ${x} is ${equation(call('f', x), call('g', x))}?`,
		answer: withMisconceptions(
			exactDecimal(at),
			[exactDecimal(y), 'gave the output instead of the input'],
			isTable && at >= 0
				? [exactDecimal(at + 1), 'read the column next to the correct one']
				: [
						exactDecimal(-at),
						isTable
							? 'left out the negative sign'
							: 'read the x-value on the other side of the y-axis',
					],
		),
		steps: [
			sentence(
				isTable
					? say`When ${equation(x, at)}, both outputs are ${y}.`
					: say`The lines meet at ${tuple(at, y)}.`,
			),
			sentence(
				say`So ${equation(call('f', x), call('g', x))} when ${equation(x, at)}.`,
				isTable
					? 'two different lines meet at most once'
					: 'both functions have the same output there',
			),
		],
		hints: [
			isTable
				? say`In which column are the two outputs the same?`
				: say`Where do the two lines meet?`,
		],
		figure: isTable
			? {
					kind: 'value table',
					rows: [
						{ heading: 'x', values: inputs },
						{ heading: 'f(x)', values: values(m1, inputs) },
						{ heading: 'g(x)', values: values(m2, inputs) },
					],
				}
			: {
					kind: 'graph',
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
					alt: `Two lines. They meet at 1 dots: ${whereIs([at, y])}.`.replace('1 dots', 'a dot'),
				},
	};
}

/** As many decimals, two at least, as the value needs to differ from the target. */
const placesToTell = (value: number, target: number): number =>
	[2, 3, 4].find((places) => Number(roundedText(value, places)) !== target) ?? 5;

export const skills: Skills = {
	'Find a time from a table or graph'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const f = Number(draw.inTurn('f'));
		const factor = f > 1 ? 1 + r / 100 : 1 - r / 100;
		const target = Number((a * f).toFixed(2));
		const t = Math.log(f) / Math.log(factor);
		if (!isClear(t, 1) || t > 80) return undefined;
		// A table of whole years must not be enough.
		if (Number.isInteger(Number(roundedText(t, 1)))) return undefined;
		const shown = decimal(String(Number(factor.toFixed(2))));
		const value = (at: number) => a * factor ** at;
		const row = (at: number, places: number, why = (text: string) => text) =>
			line(
				comesTo(
					product(num(a), power(shown, decimal(roundedText(at, places)))),
					rounded(value(at), placesToTell(value(at), target)),
				),
				why(`the value after ${roundedText(at, places)} years`),
			);
		const shownValue = (at: number) => roundedText(value(at), placesToTell(value(at), target));
		const low = Math.floor(t * 10) / 10;
		const middle = low + 0.05;
		const [from, to] = t < middle ? [low, middle] : [middle, low + 0.1];
		const shownYears = (at: number) => decimal(String(Number(at.toFixed(2))));
		const answer = withMisconceptions(
			withUnit(decimalAnswer(t, 1), 'years'),
			[
				decimalAnswer(Math.abs(f - 1) / (r / 100), 1),
				'changed the quantity by the same amount each year instead of the same percent',
			],
			[decimalAnswer(Math.ceil(t), 1), 'rounded up to a whole number of years'],
			[decimalAnswer(Math.floor(t), 1), 'rounded down to a whole number of years'],
		);
		return {
			prompt: say`A quantity starts at ${num(a)} and ${f > 1 ? 'grows' : 'shrinks'} by ${percent(r)} each year. Use a table or a graph of ${equation('y', product(num(a), power(shown, 't')))} to find how many years it takes for the quantity to ${f > 1 ? 'reach' : 'fall to'} ${decimal(String(target))}. Round to the nearest tenth.`,
			answer,
			steps: [
				line(
					equation(product(num(a), power(shown, 't')), decimal(String(target))),
					`set the model equal to ${target}`,
				),
				...[Math.floor(t), Math.ceil(t)].map((at) => row(at, 0)),
				withFigure(
					sentence(
						say`The graph meets the line ${equation('y', decimal(String(target)))} between ${Math.floor(t)} and ${Math.ceil(t)} years.`,
						`${shownValue(Math.floor(t))} is ${f > 1 ? 'less' : 'greater'} than ${target}, and ${shownValue(Math.ceil(t))} is ${f > 1 ? 'greater' : 'less'}`,
					),
					{
						kind: 'sketch',
						curves: [(at) => (at < 0 ? Number.NaN : value(at))],
						breaks: [0],
						points: [[0, a]],
						around: [[Math.ceil(t) + 1, value(Math.ceil(t) + 1)]],
						level: target,
						names: ['t', 'y'],
						hasDecimals: true,
					},
				),
				...[low, low + 0.1]
					.filter((at) => !Number.isInteger(Number(roundedText(at, 1))))
					.map((at, place) =>
						place === 0
							? row(at, 1, (text) => `try times that are one tenth apart; this is ${text}`)
							: row(at, 1),
					),
				row(middle, 2, (text) => `${text}, halfway between, to decide which way to round`),
				sentence(
					say`The solution lies between ${shownYears(from)} and ${shownYears(to)}.`,
					`the quantity is ${f > 1 ? 'less' : 'greater'} than ${target} at the first time and ${f > 1 ? 'greater' : 'less'} at the second`,
				),
				sentence(
					say`The quantity ${f > 1 ? 'reaches' : 'falls to'} ${decimal(String(target))} after about ${answer.body}.`,
					'round to the nearest tenth',
				),
			],
			hints: [
				say`Between which two consecutive whole-number values of ${symbol('t')} does the value ${f > 1 ? 'reach' : 'fall to'} ${decimal(String(target))}?`,
			],
		};
	},

	'Approximate a solution by trial and error': mixedEquation,

	'Solve an inequality from two graphs': inequality,

	'Solve f(x) = g(x) from graphs or tables': meetingOfLines,
};

// Inequalities read from a curve and a line that meet twice.

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
		prompt: say`The graph shows the curve ${ruleOf('f', f)} and the line ${ruleOf('g', lineRule)}. Their two points of intersection are marked. Solve the inequality ${goal}. Write the solution in interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			...onlyIf(!between || left !== undefined, [
				written('interval', between ? (left ? union(left, right) : right) : inside),
				`gave the values of x for which the curve is ${less ? 'above' : 'on or below'} the line`,
			]),
			[
				written(
					'interval',
					between
						? interval(num(p[0]), num(q[0]), less ? '[]' : '()')
						: interval(num(q[0]), INFINITY, less ? '[)' : '()'),
				),
				between
					? `${less ? 'included' : 'left out'} the points of intersection`
					: left
						? `gave only the part to the right and ${less ? 'included' : 'left out'} its endpoint`
						: 'included the endpoint',
			],
			...onlyIf(between || left !== undefined, [
				written('interval', right),
				between
					? 'gave the part to the right instead of the part between the points'
					: 'gave only the part to the right',
			]),
		),
		steps: [
			sentence(
				say`The graphs meet at ${equation(x, p[0])} and ${equation(x, q[0])}.`,
				'read the marked points',
			),
			...(kind === 'exponential'
				? []
				: [
						sentence(
							say`${call('f', x)} is defined only for ${relation(x, kind === 'root' ? '\\ge' : '>', 0)}.`,
							kind === 'root'
								? 'the radicand must be 0 or greater'
								: 'the argument of a logarithm must be positive',
						),
					]),
			sentence(
				say`Between ${equation(x, p[0])} and ${equation(x, q[0])}, the curve is ${between === less ? 'below' : 'above'} the line.`,
				'compare the heights of the curve and the line',
			),
			sentence(
				say`${left ? say`To the left of ${equation(x, p[0])} and to` : 'To'} the right of ${equation(x, q[0])}, the curve is ${between === less ? 'above' : 'below'} the line.`,
			),
			...(kind === 'root' && left && !between
				? [
						sentence(
							say`The curve starts at ${equation(x, 0)}, where it is also below the line, so 0 is included.`,
						),
					]
				: []),
			sentence(
				say`${goal} on ${answer}.`,
				between || left
					? `at the points of intersection, the two values are equal, so these endpoints are ${less ? 'not included' : 'included'}`
					: `at x = ${q[0]}, the two values are equal, so this endpoint is ${less ? 'not included' : 'included'}`,
			),
		],
		hints: [say`For which ${x} is the curve ${less ? 'below' : 'on or above'} the line?`],
		figure: {
			kind: 'graph',
			...axesAround([p, q, [5, 5]]),
			shapes: [
				{ kind: 'curve', points: curve },
				{ kind: 'line', through: [p, q] },
				{ kind: 'point', at: p },
				{ kind: 'point', at: q },
			],
			alt: `A curve and a line that meet at 2 dots: ${whereIs(p)}; ${whereIs(q)}. The line rises from left to right. The curve rises ${kind === 'exponential' ? 'more and more' : 'less and less'} steeply.`,
		},
	};
}

const oneOrTimes = (slope: Expression): Expression =>
	slope.kind === 'number' && slope.value.equals(1) ? x : product(slope, x);
