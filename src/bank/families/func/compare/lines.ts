/** Two lines given in different ways: the greater slope or y-intercept, and by how much. */
import {
	difference,
	equation,
	type Expression,
	num,
	quotient,
	signed,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	drawnInts,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skill,
} from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { dotGraph } from '../../../figures/axes.ts';
import type { Figure } from '../../../figures/figure.ts';

// The question which of two functions has the greater value of something, and by how much.

const Y = symbol('y');

/** How a function is given: in words, perhaps with a figure. */
export type Given = { words: Prose; figure?: Figure };

/** A wrong gap, what leads to it, and whether that also makes the other function the greater one. */
type WrongGap = readonly [gap: number, why: string, isCrossed?: boolean];

/** Values p of f and q of g: the choice of the greater one and the gap. */
export function gapChoice(
	what: string,
	p: number,
	q: number,
	[other, why, isCrossed = false]: WrongGap,
	steps: Draft['steps'],
	given: readonly [Given, Given],
	hint: Prose,
): Draft | undefined {
	const gap = Math.abs(p - q);
	if (gap === 0 || other === gap || other === 0) return undefined;
	const [winner, loser] = p > q ? (['f', 'g'] as const) : (['g', 'f'] as const);
	const feature = what === 'y-intercept' ? say`${Y}-intercept` : say`${what}`;
	const body = (name: string, by: number): Prose =>
		say`${symbol(name)} has the greater ${feature}, by ${by}`;
	const [least, greatest] = [Math.min(p, q), Math.max(p, q)];
	/** The gap between the absolute values, where they make the other function the greater one. */
	const absoluteGap = Math.abs(least) - Math.abs(greatest);
	const loserBy = (by: number, mistake: string) =>
		distractor(
			body(loser, by),
			by === absoluteGap ? `compared the absolute values of the two ${what}s` : mistake,
		);
	const [one, two] = given;
	const figure = two.figure ?? one.figure;
	return {
		prompt: say`Compare two functions: ${one.words} and ${two.words}. Which function has the greater ${feature}, and by how much?`,
		answer: multipleChoice(
			body(winner, gap),
			loserBy(gap, 'switched the functions'),
			distractor(body(winner, other), isCrossed ? `switched the functions and ${why}` : why),
			loserBy(other, isCrossed ? why : `switched the functions and ${why}`),
		),
		steps: [
			...steps,
			line(equation(difference(num(greatest), signed(least)), gap), `subtract the ${what}s`),
			sentence(say`So ${body(winner, gap)}.`),
		],
		hints: [hint],
		...(figure ? { figure } : {}),
	};
}

// Lines given by rule, table, graph or words.

/** `ask`: where to look for its slope, and for its y-intercept. */
type GivenLine = Given & {
	slope: Line;
	intercept: readonly Line[];
	ask: { slope: Prose; intercept: Prose };
};

/** A line m x + b by rule, table, graph or words, and where its slope and y-intercept are read. */
function lineGiven(form: string, name: string, m: number, b: number): GivenLine | undefined {
	const f = symbol(name);
	const atZero = [
		sentence(
			say`When ${equation('x', 0)}, the value of ${f} is ${b}, so its ${Y}-intercept is ${b}.`,
		),
	];
	const valueAtZero = say`What is the value of ${f} when ${equation('x', 0)}?`;
	if (form === 'rule')
		return {
			words: say`${ruleOf(name, line1(m, b))}`,
			slope: sentence(say`The slope of ${f} is ${m}, the coefficient of ${symbol('x')}.`),
			intercept: atZero,
			ask: { slope: say`Which number in the rule for ${f} is its slope?`, intercept: valueAtZero },
		};
	if (form === 'words')
		return {
			words: say`the linear function ${f} whose value is ${b} when ${equation('x', 0)} and ${m > 0 ? 'increases' : 'decreases'} by ${Math.abs(m)} each time ${symbol('x')} increases by 1`,
			slope: sentence(
				say`The value of ${f} changes by ${m} each time ${symbol('x')} increases by 1, so its slope is ${m}.`,
			),
			intercept: atZero,
			ask: {
				slope: say`By how much does the value of ${f} change each time ${symbol('x')} increases by 1?`,
				intercept: valueAtZero,
			},
		};
	const inputs = form === 'graph' ? [-1, 0, 1, 2] : [-1, 1, 2, 4];
	const outputs = inputs.map((x) => m * x + b);
	const slope = slopeLine(name, form, [inputs[1] ?? 0, inputs[2] ?? 1], m, b);
	if (form === 'table')
		return {
			words: say`the linear function ${f} whose values are in the table`,
			figure: {
				kind: 'value table',
				rows: [
					{ heading: 'x', values: inputs },
					{ heading: `${name}(x)`, values: outputs },
				],
			},
			slope,
			ask: {
				slope: say`By how much does the value of ${f} change from ${equation('x', 1)} to ${equation('x', 2)}?`,
				intercept: say`How can you work back from the table to the value of ${f} when ${equation('x', 0)}?`,
			},
			intercept: [
				sentence(
					say`From ${equation('x', 1)} to ${equation('x', 2)}, the change in the value of ${f} is ${equation(difference(num(2 * m + b), signed(m + b)), m)}.`,
					'read both values from the table',
				),
				sentence(
					say`One step back, at ${equation('x', 0)}, the value of ${f} is ${equation(difference(num(m + b), signed(m)), b)}, so its ${Y}-intercept is ${b}.`,
					'a linear function changes by the same amount each time x increases by 1',
				),
			],
		};
	if (outputs.some((one) => Math.abs(one) > 14)) return undefined;
	return {
		words: say`the function ${f} whose graph is the line through the dots`,
		figure: dotGraph(inputs.map((x, at) => [x, outputs[at] ?? 0] as const)),
		slope,
		ask: {
			slope: say`How far does the graph of ${f} rise or fall for each unit to the right?`,
			intercept: whereItMeets(f),
		},
		intercept: [
			sentence(
				say`The line meets the ${Y}-axis at ${tuple(0, b)}, so the ${Y}-intercept of ${f} is ${b}.`,
			),
		],
	};
}

const whereItMeets = (f: Expression): Prose =>
	say`Where does the graph of ${f} meet the ${Y}-axis?`;

/** The slope from two pairs, which are read from the table or lie on the graph. */
function slopeLine(
	name: string,
	form: string,
	[from, to]: readonly [number, number],
	m: number,
	b: number,
): Line {
	const f = symbol(name);
	const [low, high] = [m * from + b, m * to + b];
	const pairs =
		form === 'table'
			? say`The table shows ${equation(call(name, from), low)} and ${equation(call(name, to), high)}, so the slope of ${f}`
			: say`The graph of ${f} passes through ${tuple(from, low)} and ${tuple(to, high)}, so its slope`;
	const run = difference(num(to), num(from));
	return sentence(
		say`${pairs} is ${equation(quotient(difference(num(high), signed(low)), run), m)}.`,
		'the slope is the change in the output over the change in the input',
	);
}

export const lines: Skill = (draw) => {
	const [m1, m2, b1, b2] = drawnInts(draw, 'm1', 'm2', 'b1', 'b2');
	const [form1 = 'rule', form2 = 'table'] = draw.inTurn('reps').split('-');
	const slope = draw.choice('ask') === 'slope';
	const isTwoFigures = form1 !== 'rule' && form2 === 'graph';
	const one = lineGiven(isTwoFigures ? 'table' : form1, 'f', m1, b1);
	const two = isTwoFigures ? lineThrough(m2, b2) : lineGiven(form2, 'g', m2, b2);
	if (!one || !two) return undefined;
	const [slopes, intercepts] = [[m1, m2] as const, [b1, b2] as const];
	const asked = slope ? slopes : intercepts;
	// Adding the two values, or taking the slope for the y-intercept, must be wrong.
	if (asked.includes(0) || m1 === b1 || m2 === b2) return undefined;
	// Comparing the slopes when the y-intercepts are asked for, or the reverse, must not lead to a gap in the choices.
	const otherGap = slope ? b1 - b2 : m1 - m2;
	if (
		[asked[0] - asked[1], asked[0] + asked[1]].some((gap) => Math.abs(gap) === Math.abs(otherGap))
	)
		return undefined;
	const [first, second] = [one, two].map(({ ask }) => (slope ? ask.slope : ask.intercept));
	return gapChoice(
		slope ? 'slope' : 'y-intercept',
		...asked,
		[Math.abs(asked[0] + asked[1]), combined(...asked, slope ? 'slopes' : 'y-intercepts')],
		slope ? [one.slope, two.slope] : [...one.intercept, ...two.intercept],
		[one, two],
		say`${first ?? ''} ${second ?? ''}`,
	);
};

/** What leads to |p + q|: for −8 and −9, whoever finds 17 leaves out the signs. */
function combined(p: number, q: number, values: string): string {
	if (p + q > 0) return `added the two ${values} instead of subtracting them`;
	return p * q > 0
		? `added the absolute values of the two ${values} instead of subtracting the ${values}`
		: `found the difference of the absolute values of the two ${values}`;
}

/** A table and a graph cannot both be figures: the graph is given by two of its points. */
const lineThrough = (m: number, b: number): GivenLine => ({
	words: say`the function ${symbol('g')} whose graph is the line through ${tuple(0, b)} and ${tuple(3, 3 * m + b)}`,
	slope: slopeLine('g', 'graph', [0, 3], m, b),
	ask: {
		slope: say`By how much do ${symbol('x')} and ${Y} change between the two given points on the graph of ${symbol('g')}?`,
		intercept: whereItMeets(symbol('g')),
	},
	intercept: [
		sentence(
			say`The graph of ${symbol('g')} meets the ${Y}-axis at ${tuple(0, b)}, so its ${Y}-intercept is ${b}.`,
		),
	],
});
