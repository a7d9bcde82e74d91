/** Solution lines about a fraction: its asymptotes, its turn, and its side of the x-axis, from the graph or from the rule. */
import { equation, num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';

/** The horizontal asymptote and what it says of the quotient of two lines, in the order in which a reader finds them. */
export function horizontalAsymptote(level: number, fromGraph: boolean): Line {
	const asymptote = say`horizontal asymptote is ${equation('y', level)}`;
	const leading = say`quotient of the leading coefficients is ${num(level)}`;
	return sentence(
		fromGraph
			? say`The ${asymptote}, so the ${leading}.`
			: say`The ${leading}, so the ${asymptote}.`,
	);
}

/** The horizontal asymptote of a number over a polynomial. */
export const ZERO_LEVEL = sentence(
	say`The horizontal asymptote is ${equation('y', 0)}.`,
	'the degree of the numerator is less than the degree of the denominator',
);

export function verticalAsymptotes(walls: readonly number[], fromGraph: boolean): Line {
	if (walls.length === 0)
		return sentence(
			fromGraph
				? say`The graph has no vertical asymptote, so the denominator is never 0.`
				: say`The denominator is never 0, so there is no vertical asymptote.`,
			fromGraph ? undefined : 'the discriminant of the denominator is negative',
		);
	const [first = 0, second] = walls.map((wall) => equation('x', wall));
	const [both, either] =
		second === undefined
			? [say`${first}`, say`${first}`]
			: [say`${first} and ${second}`, say`${first} or ${second}`];
	const name = second === undefined ? 'vertical asymptote is' : 'vertical asymptotes are';
	return sentence(
		fromGraph
			? say`The ${name} ${both}, so the denominator is 0 when ${either}.`
			: say`The denominator is 0 when ${either}, so the ${name} ${both}.`,
	);
}

/** Where the denominator has a sign, and on which side of the x-axis the graph lies there. */
export function sideLine(where: string, a: number, fromGraph: boolean): Line {
	const denominator = say`the denominator is ${a > 0 ? 'positive' : 'negative'}`;
	const side = say`the graph is ${a > 0 ? 'above' : 'below'} the ${symbol('x')}-axis`;
	return sentence(
		fromGraph
			? say`${where}, ${side}, so ${denominator} there.`
			: say`${where}, ${denominator}, so ${side} there.`,
	);
}

/** Where the reciprocal of a quadratic without zeros turns. */
export function turnLine(at: number, a: number, fromGraph: boolean): Line {
	const place = equation('x', at);
	const extreme = a > 0 ? 'highest' : 'lowest';
	return sentence(
		fromGraph
			? say`The graph is ${extreme} at ${place}, so the vertex of the denominator is at ${place}.`
			: say`The vertex of the denominator is at ${place}, so the graph is ${extreme} there.`,
		'the vertex of a parabola is at x = −b/(2a)',
	);
}
