/** Tries to lay the triangle out on coordinates: it exists when the third corner is off the line of the other two. */
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const [a, b] = lengthsIn(question.question);
	if (a === undefined || b === undefined)
		return expectOneChoice(question, (text) =>
			exists(...(lengthsIn(text) as [number, number, number])),
		);
	return expectOneChoice(question, (text) => {
		const [, low, sign, high] = /^\$(\d+) (<|\\le) x (?:<|\\le) (\d+)\$$/.exec(text) ?? [];
		const open = sign === '<';
		return Array.from({ length: 4 * (a + b) + 8 }, (_, at) => (at + 1) / 4).every((x) => {
			const [from, to] = [Number(low), Number(high)];
			return (open ? from < x && x < to : from <= x && x <= to) === exists(a, b, x);
		});
	});
};

const lengthsIn = (text: string): number[] =>
	[...text.matchAll(/\$(\d+)\$ cm/g)].map(([, length]) => Number(length));

/** Sides a on the x-axis from 0, b from 0 and c from its end: the square of the height must be positive. */
function exists(a: number, b: number, c: number): boolean {
	const x = (a * a + b * b - c * c) / (2 * a);
	return b * b - x * x > 1e-9;
}
