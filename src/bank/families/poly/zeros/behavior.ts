/** What a factored form tells: where the zeros are, how often each counts, what the graph does there. */
import { equation, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { distractor, type Draft, multipleChoice, sentence } from '../../../family.ts';
import type { Meeting } from '../../../figures/polynomial-graph.ts';
import { heightOf } from '../../../figures/rate-sketch.ts';
import { withZeros } from '../../../steps/polynomial-sketch.ts';
import { distinctChoices } from '../../../steps/choices.ts';
import { isClumsy, negated, ruleOf, swapped } from '../../../steps/meetings.ts';

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

export function behaviour(meetings: readonly Meeting[], lead: number): Draft | undefined {
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

export function multiplicities(meetings: readonly Meeting[], lead: number): Draft | undefined {
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
