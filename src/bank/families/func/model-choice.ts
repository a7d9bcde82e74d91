/** func.model-choice: which family of functions fits, and what it leads to. CCSS F-LE.A.1, F-LE.A.3. */
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { decimal, money, percent, rounded } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import { decimalAnswer, integer, multipleChoice, slip, withUnit } from '../../answer.ts';
import { caseOf } from '../../described-cases.ts';
import { valueTable } from '../../figures/value-table.ts';
import { type Draft, type Draw, line, sentence, type Skill, type Skills } from '../../family.ts';
import { drawnInts } from '../../working/drawn-ints.ts';
import { line1 } from './rules.ts';
import { scatter } from './model-choice-scatter.ts';
import { STORIES } from '../../words/growth-stories.ts';

type Kind = 'linear' | 'quadratic' | 'cubic' | 'exponential' | 'logarithmic' | 'sinusoidal';

const REASONS: Readonly<Record<Kind, string>> = {
	linear: 'the first differences are all the same',
	quadratic: 'the second differences are all the same, but the first are not',
	cubic: 'the third differences are all the same, but the second are not',
	exponential: 'each value is the one before times the same number',
	logarithmic: 'the inputs are multiplied by the same number while the outputs grow by equal steps',
	sinusoidal: 'the values go up and down and repeat',
};

const MISREAD: Readonly<Record<Kind, string>> = {
	...REASONS,
	linear: 'thought that it changes by the same amount each time',
	quadratic: 'thought of a curve that turns around once',
	exponential: 'thought that it changes by the same percent each time',
	sinusoidal: 'thought that it goes up and down again and again',
};

const kindOf = (name: string): Kind =>
	(
		({ L: 'linear', Q: 'quadratic', E: 'exponential', polynomial: 'quadratic' }) as Record<
			string,
			Kind
		>
	)[name] ?? (name as Kind);

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

function familyChoice(kind: Kind, all: readonly Kind[]) {
	const wrong = all.filter((one) => one !== kind).slice(0, 3);
	return multipleChoice(
		say`${kind}`,
		...wrong.map((one) => slip(say`${one}`, `thought that ${REASONS[one]}`)),
	);
}

function fromTable(draw: Draw, kind: Kind, others: readonly Kind[], x0 = 0): Draft | undefined {
	const [a, b] = drawnInts(draw, 'a', 'b');
	const c = draw.has('c') ? draw.int('c') : draw.random.int(-5, 9);
	const { inputs, outputs } = tableOf(kind, a, b, c, x0);
	if (outputs.some((one) => Math.abs(one) > 9999)) return undefined;
	const first = outputs.slice(1).map((one, at) => one - (outputs[at] ?? 0));
	const shown = list(first);
	return {
		prompt: say`Which type of function fits the values of the table exactly?`,
		answer: familyChoice(kind, others),
		steps: [
			sentence(say`From one output to the next, the differences are ${shown}.`),
			sentence(say`Look further: ${REASONS[kind]}.`),
			sentence(say`So the function is ${kind}.`),
		],
		hints: [say`Compare the differences of neighbouring outputs, then their quotients.`],
		figure: valueTable([
			{ heading: 'x', values: inputs },
			{ heading: 'y', values: outputs },
		]),
	};
}

const list = (values: readonly number[]): Expression => ({
	kind: 'list',
	items: values.map((one) => num(one)),
});

const THREE: readonly Kind[] = ['linear', 'quadratic', 'exponential', 'sinusoidal'];
const SIX: readonly Kind[] = [
	'linear',
	'quadratic',
	'exponential',
	'cubic',
	'logarithmic',
	'sinusoidal',
];

const recognise: Skill = (draw) => {
	const kind = kindOf(draw.inTurn('type'));
	const form = draw.has('form') ? draw.choice('form') : 'table';
	const others =
		SIX.includes(kind) && draw.has('n') === false && !THREE.includes(kind)
			? [
					kind,
					...draw.random.sample(
						SIX.filter((one) => one !== kind),
						3,
					),
				]
			: THREE;
	if (form.startsWith('equation')) return fromEquation(draw, kind, others);
	return fromTable(draw, kind, others);
};

function fromEquation(draw: Draw, kind: Kind, others: readonly Kind[]): Draft | undefined {
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
		linear: 'the highest power of x is the first',
		quadratic: 'the highest power of x is the second',
		cubic: 'the highest power of x is the third',
		exponential: 'x stands in the exponent',
		logarithmic: 'the logarithm of x is taken',
		sinusoidal: 'the sine of x is taken',
	};
	return {
		prompt: say`Which type of function is ${equation('y', rules[kind])}?`,
		answer: multipleChoice(
			say`${kind}`,
			...others
				.filter((one) => one !== kind)
				.slice(0, 3)
				.map((one) => slip(say`${one}`, `thought that ${says[one]}`)),
		),
		steps: [
			line(equation('y', rules[kind])),
			sentence(say`In the rule, ${says[kind]}.`),
			sentence(say`So the function is ${kind}.`),
		],
		hints: [say`Where does ${symbol('x')} stand in the rule?`],
	};
}

export const skills: Skills = {
	'Which relation fits the data or graph?': recognise,
	'Linear, quadratic or exponential': recognise,
	'Polynomial, sinusoidal or exponential': recognise,
	'Choose the best family': recognise,
	'Identify the family from a table': (draw) =>
		fromTable(draw, kindOf(draw.inTurn('type')), THREE, draw.int('x0')),

	'Identify the family from a description'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const { tells, kind, why } = caseOf(STORIES, draw.inTurn('ctx'))(a, r, draw.random.int(2, 9));
		return {
			prompt: say`${tells} Which type of function describes this?`,
			answer: multipleChoice(
				say`${kind}`,
				...THREE.filter((one) => one !== kind).map((one) => slip(say`${one}`, MISREAD[one])),
			),
			steps: [sentence(say`Here ${why}.`), sentence(say`So the function is ${kind}.`)],
			hints: [say`Does it change by an equal amount, by an equal percent, or in some other way?`],
		};
	},

	'Increasing/decreasing, linear/exponential'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const type = draw.inTurn('type');
		const up = type.startsWith('increasing');
		const tells = type.endsWith('linear')
			? say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${r} units every year.`
			: say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${percent(r)} every year.`;
		const all = [
			'increasing linear',
			'decreasing linear',
			'increasing exponential',
			'decreasing exponential',
		];
		return {
			prompt: say`${tells} Which type of function models the quantity?`,
			answer: multipleChoice(
				say`${type}`,
				...all
					.filter((one) => one !== type)
					.map((one) =>
						slip(
							say`${one}`,
							one.split(' ')[0] === type.split(' ')[0]
								? 'mixed up equal amounts and equal percents'
								: 'took the wrong direction',
						),
					),
			),
			steps: [
				sentence(
					type.endsWith('linear')
						? say`Every year it changes by the same amount: linear.`
						: say`Every year it changes by the same percent: exponential.`,
				),
				sentence(say`It ${up ? 'grows' : 'shrinks'}, so the function is ${type}.`),
			],
			hints: [say`Is the change the same amount or the same percent each year?`],
		};
	},

	'Linear or exponential account?'(draw) {
		const [P, r, n] = drawnInts(draw, 'P', 'r', 'n');
		const compound = draw.inTurn('type').startsWith('compound');
		const values = Array.from({ length: n + 1 }, (_, at) =>
			Number((compound ? P * (1 + r / 100) ** at : P + (P * r * at) / 100).toFixed(2)),
		);
		const lin = say`It earns simple interest, because it grows by the same amount each year`;
		const exp = say`It earns compound interest, because it grows by the same factor each year`;
		return {
			prompt: say`The table shows the balance of an account, in dollars, after ${symbol('t')} years. Which statement is true?`,
			answer: multipleChoice(
				compound ? exp : lin,
				slip(
					compound ? lin : exp,
					compound
						? 'did not compare the yearly increases'
						: 'took equal amounts for equal factors',
				),
				slip(
					say`It earns simple interest, because it grows by the same factor each year`,
					'gave the reason for compound interest',
				),
				slip(
					say`It earns compound interest, because it grows by the same amount each year`,
					'gave the reason for simple interest',
				),
			),
			steps: [
				sentence(
					say`The increases of the first two years are ${rounded((values[1] ?? 0) - P, 2)} and ${rounded((values[2] ?? 0) - (values[1] ?? 0), 2)} dollars.`,
				),
				sentence(
					compound
						? say`They are not equal: each year brings interest on the interest too.`
						: say`They are equal.`,
				),
				sentence(say`${compound ? exp : lin}.`),
			],
			hints: [say`How much does the account grow in the first year, and how much in the second?`],
			figure: valueTable([
				{ heading: 't', values: Array.from({ length: n + 1 }, (_, at) => at) },
				{ heading: 'balance', values },
			]),
		};
	},

	'Compare y = x^2 and y = 2^x'(draw) {
		const [x, b] = drawnInts(draw, 'x', 'b');
		const ask = draw.inTurn('ask');
		const [p, q] = [equation('y', power('x', 2)), equation('y', power(b, 'x'))];
		if (ask === 'difference at x' || ask === 'first differences')
			return differenceAt(Math.abs(x), b, ask === 'first differences');
		const far = ask !== 'which is greater at x';
		const at = far ? 10 + Math.abs(x) : x;
		const [square, grown] = [at * at, b ** at];
		if (square === grown || (at < 0 && -at > 4)) return undefined;
		const right = square > grown ? p : q;
		const wrong = square > grown ? q : p;
		return {
			prompt: far
				? say`Which of ${p} and ${q} has the greater value at ${equation('x', at)}, and which grows faster from there on?`
				: say`Which of ${p} and ${q} has the greater value at ${equation('x', at)}?`,
			answer: far
				? multipleChoice(
						say`${right} is greater and grows faster`,
						slip(say`${wrong} is greater and grows faster`, 'mixed up the square and the power'),
						slip(
							say`${right} is greater, but ${wrong} grows faster`,
							'thought that a square overtakes a power later',
						),
						slip(say`${wrong} is greater, but ${right} grows faster`, 'mixed up the values'),
					)
				: multipleChoice(
						say`${right}`,
						slip(say`${wrong}`, 'mixed up the square and the power'),
						slip(say`They are equal`, 'multiplied the base by the exponent in both'),
						slip(say`It cannot be decided`, 'did not work out the values'),
					),
			steps: [
				line(equation(power(num(at), 2), num(square)), 'the square'),
				line(
					equation(power(b, num(at)), grown < 1 ? quotient(1, b ** -at) : num(grown)),
					'the power',
				),
				sentence(
					far
						? say`${right} is greater and grows faster.`
						: say`The greater value belongs to ${right}.`,
					far ? 'in the long run an exponential function passes every square' : undefined,
				),
			],
			hints: [say`Work out both values.`],
		};
	},

	'First whole x where exponential exceeds linear'(draw) {
		const [a, b, m, c] = drawnInts(draw, 'a', 'b', 'm', 'c');
		const f = a === 1 ? power(b, 'x') : product(num(a), power(b, 'x'));
		const g = line1(m, c);
		let x = 0;
		while (a * b ** x <= m * x + c) x++;
		if (x < 2) return undefined;
		const row = (at: number) =>
			sentence(
				say`At ${equation('x', at)} the exponential value is ${a * b ** at} and the linear one is ${m * at + c}.`,
			);
		return {
			prompt: say`Find the least whole number ${relation(symbol('x'), '\\ge', 0)} for which ${f} is greater than ${g}.`,
			answer: integer(x),
			steps: [
				...(x > 2 ? [row(x - 2)] : []),
				row(x - 1),
				row(x),
				sentence(say`The exponential value is greater for the first time at ${equation('x', x)}.`),
				line(num(x)),
			],
			hints: [say`Make a table with ${equation('x', 0)}, 1, 2 and so on for both rules.`],
		};
	},

	'Choose the best-fitting rule for a scatterplot': scatter,

	'Compare two plans after n periods'(draw) {
		const [P, d, r, n] = drawnInts(draw, 'P', 'd', 'r', 'n');
		const [one, two] = [P + d * n, P * (1 + r / 100) ** n];
		const gap = Math.abs(two - one);
		if (gap < 1 || Math.abs(((gap * 100) % 1) - 0.5) < 1e-3) return undefined;
		const answer = withUnit(decimalAnswer(gap, 2), 'dollars');
		const factor = decimal(String(Number((1 + r / 100).toFixed(2))));
		const [low, high] = one < two ? [one, two] : [two, one];
		return {
			prompt: say`Two accounts start with ${money(P)}. The first grows by ${money(d)} each year, the second by ${percent(r)} each year. By how many dollars do their balances differ after ${n} years? Round to the nearest cent.`,
			answer,
			steps: [
				line(equation(sum(num(P), product(num(d), num(n))), num(one)), 'the first account'),
				line(
					relation(product(num(P), power(factor, n)), '\\approx', rounded(two, 4)),
					'the second account',
				),
				line(
					relation(difference(rounded(high, 4), rounded(low, 4)), '\\approx', rounded(gap, 4)),
					'the larger balance minus the smaller one',
				),
				sentence(say`They differ by ${answer.body}.`),
			],
			hints: [
				say`The first account adds the same amount each year, the second multiplies by the same factor.`,
			],
		};
	},
};

function differenceAt(x: number, b: number, first: boolean): Draft | undefined {
	if (x < 2 || b > 3 || x > 7) return undefined;
	const [p, q] = [power('x', 2), power(b, 'x')];
	const right = first ? b ** (x + 1) - b ** x : Math.abs(x * x - b ** x);
	const slips: [number, string][] = first
		? [
				[(x + 1) ** 2 - x ** 2, 'took the square instead'],
				[b ** x, 'took the value at the start'],
				[b ** (x + 1), 'took the value at the end'],
				[b, 'took the base'],
				[b * x, 'multiplied base and exponent'],
			]
		: [
				[Math.abs(x * x - b * x), 'multiplied base and exponent'],
				[x * x + b ** x, 'added the values'],
				[b ** x, 'took only the power'],
				[x * x, 'took only the square'],
				[Math.abs(2 * x - b ** x), 'doubled instead of squaring'],
			];
	const kept = slips
		.filter(
			([value], at) => value !== right && slips.findIndex(([other]) => other === value) === at,
		)
		.slice(0, 3);
	if (kept.length < 3 || right === 0) return undefined;
	return {
		prompt: first
			? say`By how much does ${equation('y', q)} increase from ${equation('x', x)} to ${equation('x', x + 1)}?`
			: say`What is the difference between the values of ${equation('y', p)} and ${equation('y', q)} at ${equation('x', x)}, the larger minus the smaller?`,
		answer: multipleChoice(
			num(right),
			...kept.map(([value, mistake]) => slip(num(value), mistake)),
		),
		steps: first
			? [
					line(equation(power(b, num(x + 1)), num(b ** (x + 1))), 'the value at the end'),
					line(equation(power(b, num(x)), num(b ** x)), 'the value at the start'),
					line(equation(difference(num(b ** (x + 1)), num(b ** x)), num(right)), 'subtract'),
				]
			: [
					line(equation(power(num(x), 2), num(x * x)), 'the square'),
					line(equation(power(b, num(x)), num(b ** x)), 'the power'),
					line(
						equation(
							difference(num(Math.max(x * x, b ** x)), num(Math.min(x * x, b ** x))),
							num(right),
						),
						'the larger minus the smaller',
					),
				],
		hints: [say`Work out the two values first.`],
	};
}
