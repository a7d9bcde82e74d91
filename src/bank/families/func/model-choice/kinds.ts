/** The kinds of function to choose from, and how a kind is recognized from a table of values or from an equation. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	drawnInts,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { line1 } from '../../../steps/function-rule.ts';

// The kinds of function, why each fits, and the multiple choice among them.

export type Kind = 'linear' | 'quadratic' | 'cubic' | 'exponential' | 'logarithmic' | 'sinusoidal';

export const COMMON: readonly Kind[] = ['linear', 'quadratic', 'exponential', 'sinusoidal'];

export const REASONS: Readonly<Record<Kind, string>> = {
	linear: 'the first differences are all equal',
	quadratic: 'the second differences are all equal',
	cubic: 'the third differences are all equal',
	exponential: 'the ratios of consecutive outputs are all equal',
	logarithmic:
		'multiplying the input by the same number always changes the output by the same amount',
	sinusoidal: 'the values rise and fall in a repeating pattern',
};

/** What the values or changes of a kind have in common, whatever its numbers. */
export const MEANS: Readonly<Record<Kind, string>> = {
	linear: 'a linear function changes by the same amount over equal intervals',
	quadratic: 'a quadratic function has equal second differences that are not 0',
	cubic: 'a cubic function has equal third differences that are not 0',
	exponential: 'an exponential function changes by the same factor over equal intervals',
	logarithmic:
		'a logarithmic function changes by the same amount when the input is multiplied by the same number',
	sinusoidal: 'of the four types, only a sinusoidal function repeats its values',
};

export const kindOf = (name: string): Kind =>
	(
		({ L: 'linear', Q: 'quadratic', E: 'exponential', polynomial: 'quadratic' }) as Record<
			string,
			Kind
		>
	)[name] ?? (name as Kind);

/** How a function of another kind comes to be taken for a wave. */
const AS_WAVE: Readonly<Partial<Record<Kind, string>>> = {
	linear: 'mistook the constant change for a repeating pattern',
	quadratic: 'thought that the outputs repeat',
	exponential: 'mistook the repeated multiplication for a repeating pattern',
};

/** For readers who have not met functions that repeat. */
export const inPlainWords = (kind: Kind): string => (kind === 'sinusoidal' ? 'another type' : kind);

/** The kinds to choose from, at most four; `mistake` says how each wrong one comes to be chosen. */
export function familyChoice(
	kind: Kind,
	all: readonly Kind[],
	mistake: (one: Kind) => string,
	named: (one: Kind) => string = String,
) {
	const wrong = all.filter((one) => one !== kind).slice(0, 3);
	return multipleChoice(
		say`${named(kind)}`,
		...wrong.map((one) => distractor(say`${named(one)}`, mistake(one))),
	);
}

/** What leads from the kind to another one, which the reasons would fit. */
const mistakeFor = (
	one: Kind,
	kind: Kind,
	reasons: Readonly<Record<Kind, string>>,
	named: Named,
): string =>
	(one === 'linear' && kind === 'logarithmic' && reasons === REASONS
		? 'did not notice that the inputs do not increase by equal amounts'
		: one === 'sinusoidal'
			? namesWaves(named)
				? AS_WAVE[kind]
				: `overlooked that ${reasons[kind]}`
			: reasons === REASONS && hasEqualDifferences(kind)
				? UNEQUAL[one]
				: undefined) ?? `thought that ${reasons[one]}`;

/** Whether the outputs of a table change by equal amounts. */
const hasEqualDifferences = (kind: Kind): boolean => kind === 'linear' || kind === 'logarithmic';

/** What leads to a kind whose later differences are all equal when the first ones are. */
const UNEQUAL: Readonly<Partial<Record<Kind, string>>> = {
	quadratic: 'thought that the first differences are not all equal',
	cubic: 'thought that the second differences are not all equal',
};

type Named = (kind: Kind) => string;

const namesWaves = (named: Named): boolean => named('sinusoidal') === 'sinusoidal';

// A kind recognized from a table or an equation.

const ALL: readonly Kind[] = [
	'linear',
	'quadratic',
	'exponential',
	'cubic',
	'logarithmic',
	'sinusoidal',
];

/** `named` puts a kind into the words of its readers. */
export function recognize(draw: Draw, named: Named = String): Draft | undefined {
	const kind = kindOf(draw.inTurn('type'));
	const form = draw.choice('form');
	const others =
		ALL.includes(kind) && draw.choice('choices') === 'all types' && !COMMON.includes(kind)
			? [
					kind,
					// Whoever looks only at the outputs takes equal differences for a line.
					'linear' as const,
					...draw.random.sample(
						ALL.filter((one) => one !== kind && one !== 'linear'),
						2,
					),
				]
			: COMMON;
	if (form.startsWith('equation')) return fromEquation(draw, kind, others, named);
	return fromTable(draw, kind, others, { named });
}

/** The kind of a table whose inputs begin at `x0`, chosen among `others`. */
export function fromTable(
	draw: Draw,
	kind: Kind,
	others: readonly Kind[],
	{ x0 = 0, c = draw.random.int(-5, 9), named = String as Named } = {},
): Draft | undefined {
	const [a, b] = drawnInts(draw, 'a', 'b');
	const { inputs, outputs } = tableOf(kind, a, b, c, x0);
	if (outputs.some((one) => Math.abs(one) > 9999)) return undefined;
	// Values that return to the first one fit a wave as well.
	if (kind === 'quadratic' && outputs[0] === outputs.at(-1)) return undefined;
	const first = differences(outputs);
	return {
		prompt: say`Which type of function fits the values in the table exactly?`,
		answer: familyChoice(kind, others, (one) => mistakeFor(one, kind, REASONS, named), named),
		steps: [
			sentence(
				say`The first differences of the outputs are ${list(first)}${new Set(first).size > 1 ? ', so they are not all equal' : ', so they are all equal'}.`,
				`subtract consecutive outputs${kind === 'logarithmic' ? '' : '; the inputs increase by 1 each time'}`,
			),
			...shownBy(kind, inputs, outputs).map((body, at) =>
				sentence(body, [SHOWN_BY[kind], 'subtract consecutive second differences'][at]),
			),
			sentence(say`So the function is ${named(kind)}.`, MEANS[kind]),
		],
		hints: [
			say`Are the first${others.includes('cubic') ? ', second, or third' : ' or second'} differences of the outputs all equal? Are the ratios of consecutive outputs all equal?${others.includes('logarithmic') ? ' Do the inputs increase by equal amounts?' : namesWaves(named) ? ' Do the outputs repeat?' : ''}`,
		],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: inputs },
				{ heading: 'y', values: outputs },
			],
		},
	};
}

const differences = (values: readonly number[]): number[] =>
	values.slice(1).map((one, at) => one - (values[at] ?? 0));

/** How what is shown first is found. */
const SHOWN_BY: Readonly<Partial<Record<Kind, string>>> = {
	quadratic: 'subtract consecutive first differences',
	cubic: 'subtract consecutive first differences',
	exponential: 'divide consecutive outputs',
	logarithmic: 'divide consecutive inputs',
};

/** What the table shows of its kind, with its numbers. */
function shownBy(kind: Kind, inputs: readonly number[], outputs: readonly number[]): Prose[] {
	const second = differences(differences(outputs));
	const [one = 1, two = 1] = kind === 'logarithmic' ? inputs : outputs;
	switch (kind) {
		case 'quadratic':
			return [say`The second differences are ${list(second)}, so they are ${allEqual(second)}.`];
		case 'cubic':
			return [
				say`The second differences are ${list(second)}, so they are not all equal.`,
				say`The third differences are ${list(differences(second))}, so they are ${allEqual(differences(second))}.`,
			];
		case 'exponential':
			return [say`Each output is ${num(two / one)} times the previous output.`];
		case 'logarithmic':
			return [
				say`Each input is ${num(two / one)} times the previous input, while the outputs change by equal amounts.`,
			];
		case 'sinusoidal':
			return [say`The outputs rise and fall, and from ${equation('x', 4)} on, they repeat.`];
		default:
			return [];
	}
}

function tableOf(kind: Kind, a: number, b: number, c: number, x0: number) {
	const inputs =
		kind === 'logarithmic'
			? [0, 1, 2, 3, 4].map((n) => b ** n)
			: kind === 'sinusoidal'
				? [0, 1, 2, 3, 4, 5, 6]
				: [0, 1, 2, 3, 4].map((n) => n + x0);
	const size = Math.abs(a);
	const outputs = inputs.map((x, at) => {
		if (kind === 'linear') return a * x + c;
		if (kind === 'quadratic') return a * x * x + c;
		if (kind === 'cubic') return a * x ** 3 + c;
		if (kind === 'exponential') return size * b ** at;
		if (kind === 'logarithmic') return size * at + c;
		return [c, c + size, c, c - size][at % 4] ?? c;
	});
	return { inputs, outputs };
}

const list = (values: readonly number[]): Prose => joinedByAnd(values.map((one) => num(one)));

/** "all equal", or "equal" for two numbers. */
const allEqual = (values: readonly number[]): string => (values.length > 2 ? 'all equal' : 'equal');

/** What is taken of x, where its exponent is 1. */
const FUNCTION_OF_X: Readonly<Partial<Record<Kind, string>>> = {
	logarithmic: 'logarithm',
	sinusoidal: 'sine',
};

function fromEquation(
	draw: Draw,
	kind: Kind,
	others: readonly Kind[],
	named: Named,
): Draft | undefined {
	const [a, b] = drawnInts(draw, 'a', 'b');
	const lead = Math.abs(a) === 1 ? 2 * a : a;
	const rules: Record<Kind, Expression> = {
		linear: line1(lead, b),
		quadratic: sum(product(num(lead), power('x', 2)), num(b)),
		cubic: sum(product(num(lead), power('x', 3)), num(b)),
		exponential: product(num(lead), power(b, 'x')),
		logarithmic: product(num(lead), {
			kind: 'call',
			name: '\\log',
			base: null,
			power: null,
			of: symbol('x'),
		}),
		sinusoidal: product(num(lead), {
			kind: 'call',
			name: '\\sin',
			base: null,
			power: null,
			of: symbol('x'),
		}),
	};
	const says: Record<Kind, string> = {
		linear: 'the highest exponent of x is 1',
		quadratic: 'the highest exponent of x is 2',
		cubic: 'the highest exponent of x is 3',
		exponential: 'x is in the exponent',
		logarithmic: 'x is in the argument of a logarithm',
		sinusoidal: 'x is the argument of the sine function',
	};
	return {
		prompt: say`Which type of function is ${equation('y', rules[kind])}?`,
		answer: familyChoice(
			kind,
			others,
			(one) =>
				one === 'linear' && FUNCTION_OF_X[kind]
					? `looked only at the exponent of x and overlooked the ${FUNCTION_OF_X[kind]}`
					: mistakeFor(one, kind, { ...says, sinusoidal: REASONS.sinusoidal }, named),
			named,
		),
		steps: [
			line(equation('y', rules[kind])),
			sentence({
				parts: `In the rule, ${says[kind]}.`
					.split(/\b(x)\b/)
					.map((part) => (part === 'x' ? symbol('x') : part)),
			}),
			sentence(say`So the function is ${named(kind)}.`),
		],
		hints: [say`Where does ${symbol('x')} appear in the rule?`],
	};
}
