/** From a graph to its equation, or to one factor of it. */
import { equation, num, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import {
	isInterceptOnGrid,
	isReadable,
	type Meeting,
	polynomialGraph,
} from '../../../figures/polynomial-graph.ts';
import { expanded, same, valueAt, written, zeroAt } from '../../../steps/coefficients.ts';
import { isClumsy, negated, ofMeetings, ruleOf, swapped } from '../../../steps/meetings.ts';
import { plainNumber } from '../../../steps/plain.ts';

const MIRRORED = 'wrote x + r instead of x − r for each zero r';

type Candidate = { meetings: readonly Meeting[]; lead: number; mistake: string };

export function ruleOfGraph(meetings: readonly Meeting[], lead: number): Draft | undefined {
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
	const sorted = meetings.toSorted((one, two) => one.zero - two.zero);
	const once = sorted.filter(({ times }) => times === 1);
	const zeros = (of: readonly Meeting[]) => joinedByAnd(of.map(({ zero }) => num(zero)));
	const factors = (of: readonly Meeting[]) =>
		joinedByAnd(of.map(({ zero }) => ruleOf([{ zero, times: 1 }], 1)));
	return [
		sentence(
			say`The zeros are ${zeros(sorted)}, so the factors are ${factors(sorted)}.`,
			'a zero r gives the factor x − r',
		),
		...sorted.filter(({ times }) => times > 1).map(powerLine),
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

export function factorOfGraph(
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
