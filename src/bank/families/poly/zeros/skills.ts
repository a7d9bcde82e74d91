/** poly.zeros: zeros, their multiplicity, and what the graph does there. */
import { expanded, same, valueAt, written, zeroAt } from '../../../../math/coefficients.ts';
import { equation, num, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distinctChoices,
	distractor,
	type Draft,
	type Draw,
	type Line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import {
	isInterceptOnGrid,
	isReadable,
	type Meeting,
	polynomialGraph,
} from '../../../figures/polynomial-graph.ts';
import { heightOf } from '../../../figures/rate-sketch.ts';
import {
	isClumsy,
	negated,
	ofMeetings,
	ruleOf,
	sorted,
	swapped,
	twoMeetings,
} from '../../../steps/meetings.ts';
import { withZeros } from '../../../steps/polynomial-sketch.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

// What a factored form tells: where the zeros are, how often each counts, what the graph does there.

const DOES: Readonly<Record<number, string>> = {
	1: 'crosses the axis',
	2: 'touches the axis and turns back',
	3: 'flattens out as it crosses the axis',
};

/** "at x = −2, it crosses the axis, and at x = 3, it touches the axis and turns back" */
const inWords = (meetings: readonly Meeting[]): Prose =>
	joined(
		meetings.map(({ zero, times }) => say`at ${equation('x', zero)}, it ${DOES[times] ?? ''}`),
		', and ',
	);

const joined = (parts: readonly Prose[], between: string): Prose =>
	parts.reduce((all, part, at) => (at === 0 ? part : say`${all}${between}${part}`), say``);

const NEGATED = 'used the signs in the factors as the signs of the zeros';

function behaviour(meetings: readonly Meeting[], lead: number): Draft | undefined {
	const [one, two] = meetings;
	if (!one || !two || isClumsy(meetings) || one.times === two.times) return undefined;
	if (one.zero === -two.zero) return undefined;
	const rule = ruleOf(meetings, lead);
	return {
		prompt: say`Consider the graph of ${equation('y', rule)}. What does it do at its ${symbol('x')}-intercepts?`,
		answer: multipleChoice(
			inWords(meetings),
			distractor(inWords(swapped(meetings)), 'swapped the two exponents'),
			distractor(inWords(negated(meetings)), NEGATED),
			distractor(inWords(negated(swapped(meetings))), `swapped the exponents, and ${NEGATED}`),
		),
		steps: [
			sentence(say`The zeros are ${one.zero} and ${two.zero}.`, 'a factor x − p is 0 when x = p'),
			...meetings.map(({ zero, times }) =>
				sentence(
					say`The zero ${zero} comes from a factor with exponent ${times}, so the graph ${DOES[times] ?? ''}.`,
					times === 2
						? 'the exponent is even, so y does not change sign there'
						: times === 3
							? 'the exponent is odd, so y changes sign there; it is greater than 1, so the graph flattens'
							: 'the exponent is 1, so y changes sign there and the graph does not flatten',
				),
			),
			withZeros(
				sentence(say`So the graph behaves as follows: ${inWords(meetings)}.`),
				heightOf(rule),
				meetings.map(({ zero }) => zero),
			),
		],
		hints: [
			say`For which value of ${symbol('x')} is each factor ${0}? Is the exponent of that factor even, 1, or an odd number greater than 1?`,
		],
	};
}

/** "−2 with multiplicity 2, and 1 with multiplicity 1" */
function counted(meetings: readonly Meeting[]): Prose {
	const parts = meetings.map(({ zero, times }) => say`${zero} with multiplicity ${times}`);
	const last = parts.pop() ?? say``;
	return say`${joined(parts, ', ')}, and ${last}`;
}

function multiplicities(meetings: readonly Meeting[], lead: number): Draft | undefined {
	const single = meetings.map(({ zero }) => ({ zero, times: 1 }));
	const isPalindrome = swapped(meetings).every(({ times }, at) => times === meetings[at]?.times);
	if (isClumsy(meetings) || isPalindrome) return undefined;
	const answer = distinctChoices(
		counted(meetings),
		[counted(negated(meetings)), NEGATED],
		[counted(swapped(meetings)), 'matched the exponents with the wrong zeros'],
		[counted(single), 'ignored the exponents'],
	);
	if (!answer) return undefined;
	return {
		prompt: say`What are the zeros of ${equation(call('f', 'x'), ruleOf(meetings, lead))} and their multiplicities?`,
		answer,
		steps: [
			...meetings.map(({ zero, times }) =>
				sentence(
					say`The factor ${ruleOf([{ zero, times: 1 }], 1)} is 0 when ${equation('x', zero)}. Its exponent is ${times}, so this zero has multiplicity ${times}.`,
				),
			),
			sentence(say`The zeros are ${answer.body}.`),
		],
		hints: [
			say`For which value of ${symbol('x')} is each factor ${0}? How is the multiplicity of that zero related to the exponent of the factor?`,
		],
	};
}

// From a graph to its equation, or to one factor of it.

const MIRRORED = 'wrote x + r instead of x − r for each zero r';

type Candidate = { meetings: readonly Meeting[]; lead: number; mistake: string };

function ruleOfGraph(meetings: readonly Meeting[], lead: number): Draft | undefined {
	if (isClumsy(meetings)) return undefined;
	const turned = {
		meetings,
		lead: -lead,
		mistake: `used a ${lead > 0 ? 'negative' : 'positive'} leading coefficient although the graph ${lead > 0 ? 'rises' : 'falls'} to the right`,
	};
	const mirrored = {
		meetings: negated(meetings),
		lead,
		mistake: MIRRORED,
	};
	const exchanged = {
		meetings: swapped(meetings),
		lead,
		mistake: 'matched the exponents with the wrong factors',
	};
	const both = {
		...mirrored,
		lead: -lead,
		mistake: `${MIRRORED}, and ${turned.mistake}`,
	};
	const rule = expanded(ofMeetings(meetings, lead));
	const coefficients = ({ meetings: of, lead: front }: Candidate) =>
		expanded(ofMeetings(of, front));
	const isSame = same(coefficients(exchanged), rule);
	const wrong: Candidate[] = [turned, mirrored, isSame ? both : exchanged];
	const all = [rule, ...wrong.map(coefficients)];
	if (all.some((one, at) => all.slice(at + 1).some((two) => same(one, two)))) return undefined;
	if (Math.abs(valueAt(rule, 0)) > 120 || !isReadable(rule, meetings)) return undefined;
	const shown = (of: readonly Meeting[], front: number) => equation('y', ruleOf(of, front));
	return {
		prompt: say`The graph of a polynomial function is shown. Which equation could represent it?`,
		answer: multipleChoice(
			shown(meetings, lead),
			...wrong.map(({ meetings: of, lead: front, mistake }) =>
				distractor(shown(of, front), mistake),
			),
		),
		steps: [
			...factorLines(meetings),
			sentence(
				say`The graph ${lead > 0 ? 'rises' : 'falls'} to the right, so the leading coefficient is ${lead > 0 ? 'positive' : 'negative'}.`,
			),
			sentence(
				say`Of the choices, only ${shown(meetings, lead)} has these factors and a ${lead > 0 ? 'positive' : 'negative'} leading coefficient.`,
			),
		],
		hints: [
			say`What are the zeros? At each of them, does the graph cross straight through the ${symbol('x')}-axis, flatten as it crosses, or only touch the axis?`,
			say`Does the graph rise or fall to the right? What does that tell you about the leading coefficient?`,
		],
		figure: polynomialGraph(rule, meetings),
	};
}

/** The factors, then the exponents: those of 1 in one line. */
function factorLines(meetings: readonly Meeting[]): Line[] {
	const inOrder = meetings.toSorted((one, two) => one.zero - two.zero);
	const once = inOrder.filter(({ times }) => times === 1);
	const zeros = (of: readonly Meeting[]) => joinedByAnd(of.map(({ zero }) => num(zero)));
	const factors = (of: readonly Meeting[]) =>
		joinedByAnd(of.map(({ zero }) => ruleOf([{ zero, times: 1 }], 1)));
	return [
		sentence(
			say`The zeros are ${zeros(inOrder)}, so the factors are ${factors(inOrder)}.`,
			'a zero r gives the factor x − r',
		),
		...inOrder.filter(({ times }) => times > 1).map(powerLine),
		...(once.length === 0
			? []
			: [
					sentence(
						say`The graph crosses the ${symbol('x')}-axis at ${zeros(once)} without flattening, so ${once.length === 1 ? say`the exponent of ${factors(once)} is 1` : say`each of the factors ${factors(once)} has exponent 1`}.`,
						'where the graph crosses without flattening, the exponent is 1',
					),
				]),
	];
}

function powerLine({ zero, times }: Meeting): Line {
	return sentence(
		say`The graph ${times === 3 ? 'flattens out as it crosses' : 'touches'} the ${symbol('x')}-axis at ${zero}, so ${ruleOf([{ zero, times }], 1)} is a factor.`,
		times === 2
			? 'where the graph only touches the axis, the exponent is even'
			: 'where the graph flattens as it crosses, the exponent is odd and greater than 1',
	);
}

function factorOfGraph(
	meetings: readonly Meeting[],
	lead: number,
	{ random }: Draw,
): Draft | undefined {
	const rule = expanded(ofMeetings(meetings, lead));
	const zeros = meetings.map(({ zero }) => zero);
	const [right = 0, other = 0] = random.shuffle(zeros);
	const wrong = [-right, -other, valueAt(rule, 0)];
	if (isClumsy(meetings) || new Set([...zeros, ...wrong]).size < zeros.length + 3) return undefined;
	if (Math.abs(valueAt(rule, 0)) > 60 || !isReadable(rule, meetings)) return undefined;
	if (!isInterceptOnGrid(rule, meetings)) return undefined;
	const [first = 0, second = 0, intercept = 0] = wrong;
	return {
		prompt: say`The graph of the polynomial function ${equation('y', call('f', 'x'))} is shown. Which of these must be a factor of ${call('f', 'x')}?`,
		answer: multipleChoice(
			written(zeroAt(right)),
			distractor(written(zeroAt(first)), `reversed the sign of the zero ${plainNumber(right)}`),
			distractor(written(zeroAt(second)), `reversed the sign of the zero ${plainNumber(other)}`),
			distractor(written(zeroAt(intercept)), 'used the y-intercept as a zero'),
		),
		steps: [
			sentence(
				say`The graph meets the ${symbol('x')}-axis at ${equation('x', right)}, so ${equation(call('f', right), 0)}.`,
			),
			sentence(
				say`It does not meet the ${symbol('x')}-axis at ${first} or ${second}, and ${intercept} is its ${symbol('y')}-intercept, not a zero.`,
			),
			sentence(
				say`Therefore ${written(zeroAt(right))} is a factor of ${call('f', 'x')}.`,
				'by the factor theorem',
			),
		],
		hints: [
			say`At which values of ${symbol('x')} does the graph meet the ${symbol('x')}-axis? Which factor does each of them give?`,
		],
		figure: polynomialGraph(rule, meetings),
	};
}

export const skills: Skills = {
	'Describe a graph at its zeros': (draw) => {
		const meetings = twoMeetings(draw.int('p'), draw.int('m'), draw.int('q'), draw.int('n'));
		return draw.random.int(0, 1) === 0
			? behaviour(meetings, draw.int('a'))
			: ruleOfGraph(meetings, draw.int('a'));
	},

	'Relate zeros and multiplicities to a graph'(draw) {
		const [p, q, r, m] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('m')];
		const three = draw.random.int(0, 1) === 0;
		const meetings = sorted([
			{ zero: p, times: m },
			{ zero: q, times: three ? 1 : 3 - (m % 2) },
			...(three ? [{ zero: r, times: 1 }] : []),
		]);
		return draw.random.int(0, 1) === 0
			? multiplicities(meetings, draw.int('a'))
			: ruleOfGraph(meetings, draw.int('a'));
	},

	'Relate x-intercepts to factors'(draw) {
		const [p, q, r, m] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('m')];
		const meetings = sorted(
			m === 2
				? [
						{ zero: p, times: 2 },
						{ zero: q, times: 1 },
					]
				: [p, q, r].map((zero) => ({ zero, times: 1 })),
		);
		return draw.inTurn('ask') === 'factor'
			? factorOfGraph(meetings, draw.int('a'), draw)
			: ruleOfGraph(meetings, draw.int('a'));
	},
};
