/** Polynomials by their zeros, and what comes of one when a zero, a sign or an exponent is mistaken. */
import {
	type Expression,
	type Operand,
	operand,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import type { Meeting } from '../../../figures/polynomial-graph.ts';
import type { Curve } from '../../../figures/curves.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { option, type Option } from './question.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

export type Shape = { a: number; meetings: readonly Meeting[] };

const rule =
	({ a, meetings }: Shape) =>
	(x: Operand): Expression =>
		product(
			...(a === 1 ? [] : [a]),
			...meetings.map(({ zero, times }) => {
				const base = zero === 0 ? operand(x) : sum(x, -zero);
				return times === 1 ? base : power(base, times);
			}),
		);

export const valueOf =
	({ a, meetings }: Shape) =>
	(x: number): number =>
		meetings.reduce((all, { zero, times }) => all * (x - zero) ** times, a);

const MEETS: Readonly<Record<number, string>> = {
	2: 'touches the x-axis and turns back',
	3: 'flattens as it crosses the x-axis',
};

/** What is seen at zeros of higher order, and where the ends go. */
function inWords({ a, meetings }: Shape): Pick<Curve, 'says' | 'ends'> {
	const degree = meetings.reduce((all, { times }) => all + times, 0);
	if (degree === 2) return { says: ['It is a parabola.'] };
	const [right, left] = a > 0 ? ['up', 'down'] : ['down', 'up'];
	return {
		says: meetings.flatMap(({ zero, times }) =>
			MEETS[times] ? [`It ${MEETS[times]} at x equals ${spoken(zero)}.`] : [],
		),
		ends:
			degree % 2 === 0
				? `Both ends go ${right}.`
				: `The left end goes ${left}, and the right end goes ${right}.`,
	};
}

export const shapeOption = (shape: Shape, mistake: string): Option =>
	option(
		rule(shape),
		{
			at: valueOf(shape),
			keys: shape.meetings.map(({ zero }) => zero),
			...inWords(shape),
		},
		mistake,
	);

export const mirrored = ({ a, meetings }: Shape): Shape => ({
	a,
	meetings: meetings.map(({ zero, times }) => ({ zero: -zero + 0, times })),
});

export const turned = ({ a, meetings }: Shape): Shape => ({ a: -a, meetings });

/** The zeros keep their places, but take each other's exponents. */
export const exchanged = ({ a, meetings }: Shape): Shape => ({
	a,
	meetings: meetings.map(({ zero }, at) => ({
		zero,
		times: meetings[(at + 1) % meetings.length]?.times ?? 1,
	})),
});

/** "squared x − 2 instead of x − 1" */
export function movedExponent(shape: Shape): string {
	const raisedIn = ({ meetings }: Shape) => meetings.find(({ times }) => times > 1);
	const [old, now] = [raisedIn(shape), raisedIn(exchanged(shape))].map(
		(meeting) => meeting && plainFactor([1, -meeting.zero]),
	);
	return `${raisedIn(shape)?.times === 3 ? 'cubed' : 'squared'} ${now} instead of ${old}`;
}
