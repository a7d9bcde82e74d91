/** Which of two parent functions has a feature: domain, range, zeros, symmetry or end behaviour. */
import { absolute, type Expression, power, quotient, symbol } from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { sentence, type Skill } from '../../../family.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { line1 } from '../../../steps/drawn-rules.ts';

/** all: defined everywhere; negative: has negative values; zero: has a zero; even; grows: without end to the right. */
type Features = readonly [
	all: boolean,
	negative: boolean,
	zero: boolean,
	even: boolean,
	grows: boolean,
];

const FUNCTIONS: Readonly<Record<string, readonly [Expression, Features]>> = {
	x: [symbol('x'), [true, true, true, false, true]],
	'x²': [power('x', 2), [true, false, true, true, true]],
	'√x': [root('x'), [false, false, true, false, true]],
	'1/x': [quotient(1, 'x'), [false, true, false, false, false]],
	'abs x': [absolute('x'), [true, false, true, true, true]],
	linear: [line1(2, 3), [true, true, true, false, true]],
	quadratic: [line1(1, 0), [true, false, true, true, true]],
	cubic: [power('x', 3), [true, true, true, false, true]],
	rational: [quotient(1, 'x'), [false, true, false, false, false]],
	exponential: [power(2, 'x'), [true, false, false, false, true]],
	logarithmic: [call('\\log', 'x'), [false, true, true, false, true]],
	sinusoidal: [call('\\cos', 'x'), [true, true, true, true, false]],
};

const ASKS: Readonly<Record<string, readonly [number, string, string]>> = {
	domain: [0, 'is defined for all real numbers', 'its domain is all real numbers'],
	range: [1, 'has negative values', 'its range holds negative numbers'],
	zeros: [2, 'has a zero', 'its graph meets the x-axis'],
	symmetry: [3, 'is an even function', 'its graph is symmetric about the y-axis'],
	'end behaviour': [4, 'grows without end as x grows', 'its graph rises without end on the right'],
};

export const features: Skill = (draw) => {
	const [name, other] = [draw.choice('f'), draw.choice('g')];
	if (name === other) return undefined;
	const [f, ofF] = caseOf(FUNCTIONS, name);
	const [g, ofG] = caseOf(FUNCTIONS, other);
	const [at, asks, reason] = caseOf(ASKS, draw.inTurn('ask'));
	const rule = (of: Expression, key: string) => (key === 'quadratic' ? power('x', 2) : of);
	const [inF, inG] = [ofF[at] ?? false, ofG[at] ?? false];
	const options = [
		say`both of them`,
		say`only ${symbol('f')}`,
		say`only ${symbol('g')}`,
		say`neither of them`,
	];
	const right = inF && inG ? 0 : inF ? 1 : inG ? 2 : 3;
	const body = (place: number): Prose => options[place] ?? say``;
	const tell = (letter: string, has: boolean) =>
		sentence(say`For ${call(letter, 'x')} it is ${has ? 'true' : 'not true'} that ${reason}.`);
	return {
		prompt: say`Given ${ruleOf('f', rule(f, name))} and ${ruleOf('g', rule(g, other))}, which of the two functions ${asks}?`,
		answer: multipleChoice(
			body(right),
			...[0, 1, 2, 3]
				.filter((one) => one !== right)
				.map((one) =>
					slip(
						body(one),
						one < 2 !== inF && (one === 0 || one === 2) !== inG
							? 'misjudged both functions'
							: one < 2 !== inF
								? 'misjudged f'
								: 'misjudged g',
					),
				),
		),
		steps: [tell('f', inF), tell('g', inG), sentence(say`So the answer is ${body(right)}.`)],
		hints: [say`Picture both graphs.`],
	};
};
