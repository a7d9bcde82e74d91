/** The solution lines of a changed parent: its key point or asymptotes, then the sign of its coefficient. */
import Fraction from 'fraction.js';
import { equation, num, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import type { Change, Parent } from '../../../steps/parents.ts';
import { across, lineFeatures, signOf, upright } from './line-features.ts';
import type { Matching } from './question.ts';

const COEFFICIENT_OF: Readonly<Record<string, string>> = {
	quadratic: ' of the square',
	'absolute value': ' of the absolute value',
	'square root': ' of the square root',
	'cube root': ' of the cube root',
	exponential: ' of the power',
};

/** The sign of the coefficient and what it does, stated in the order in which a reader finds them. */
function signLine(
	{ name }: Parent,
	a: number,
	fromGraph: boolean,
	[up, down]: readonly [string, string],
): Line {
	const coefficient = `coefficient${COEFFICIENT_OF[name] ?? ''}`;
	const shown = a > 0 ? up : down;
	if (fromGraph) return sentence(say`The graph ${shown}, so the ${coefficient} is ${signOf(a)}.`);
	return sentence(say`The ${coefficient}, ${num(a)}, is ${signOf(a)}, so the graph ${shown}.`);
}

/** "is shifted 3 units to the right and 2 units down" */
function shifts(d: number, c: number): string {
	const moves = [...(d === 0 ? [] : [across(d)]), ...(c === 0 ? [] : [upright(c)])];
	return moves.length === 0 ? 'is not shifted' : `is shifted ${moves.join(' and ')}`;
}

const movedOnce = (way: 'horizontal' | 'vertical', d: number, c: number): string =>
	d === 0 && c === 0 ? `there is no ${way} shift` : `the graph ${shifts(d, c)}`;

/** Where the shifts move a point of the parent. */
const fromOrigin = (point: string, d: number, c: number): string =>
	d === 0 && c === 0
		? `there is no shift, so the ${point} stays at the origin`
		: `the ${d !== 0 && c !== 0 ? 'shifts move' : 'shift moves'} the ${point} from the origin to this point`;

/** The solution from the features of the graph, or of the rule. */
export const features =
	(parent: Parent, { a, k, d, c }: Change): Matching['steps'] =>
	(fromGraph) => {
		const shown = (words: readonly [string, string]) => signLine(parent, a, fromGraph, words);
		const moved = fromGraph && (d !== 0 || c !== 0) ? `, so it ${shifts(d, c)}` : '';
		const sidewaysMove = fromGraph ? `, so ${movedOnce('horizontal', d, 0)}` : '';
		const upwardMove = fromGraph ? `, so ${movedOnce('vertical', 0, c)}` : '';
		const because = (unshifted: string, inRule: string) =>
			fromGraph ? `without ${unshifted}` : inRule;
		switch (parent.name) {
			case 'quadratic':
			case 'absolute value':
				return [
					fromGraph
						? sentence(say`The vertex is ${tuple(d, c)}, so the graph ${shifts(d, c)}.`)
						: sentence(say`The vertex is ${tuple(d, c)}.`, fromOrigin('vertex', d, c)),
					shown(['opens upward', 'opens downward']),
				];
			case 'square root':
				return [
					sentence(
						say`The graph starts at ${tuple(d, c)} and goes to the ${k > 0 ? 'right' : 'left'}${moved}.`,
						because(
							'a shift, the graph would start at the origin',
							'the radicand is 0 at the starting point',
						),
					),
					shown(['rises from there', 'falls from there']),
				];
			case 'cube root':
				return [
					sentence(
						say`The graph is symmetric about the point ${tuple(d, c)}${moved}.`,
						because(
							'a shift, this point would be the origin',
							fromOrigin('point of symmetry', d, c),
						),
					),
					shown(['rises from left to right', 'falls from left to right']),
				];
			case 'reciprocal':
				return [
					sentence(
						say`The vertical asymptote is ${equation('x', d)}${sidewaysMove}.`,
						because(
							'a horizontal shift, the asymptote would be the y-axis',
							'the denominator is 0 there, but the numerator is not',
						),
					),
					sentence(
						say`The horizontal asymptote is ${equation('y', c)}${upwardMove}.`,
						because(
							'a vertical shift, the asymptote would be the x-axis',
							'the fraction approaches 0 but is never 0',
						),
					),
					reciprocalSide(a, fromGraph),
				];
			case 'exponential':
				return [
					sentence(
						say`The horizontal asymptote is ${equation('y', c)}${upwardMove}.`,
						because(
							'a vertical shift, the asymptote would be the x-axis',
							'the power approaches 0 but is never 0',
						),
					),
					shown(['is above the asymptote', 'is below the asymptote']),
				];
			case 'logarithmic':
				return [
					sentence(
						say`The vertical asymptote is ${equation('x', d)}${sidewaysMove}.`,
						because(
							'a horizontal shift, the asymptote would be the y-axis',
							'the argument of the logarithm is 0 there',
						),
					),
					sentence(
						fromGraph
							? say`The graph passes through ${tuple(d + 1, c)}, where the logarithm is 0${upwardMove}.`
							: say`When ${equation('x', d + 1)}, the logarithm is 0, so ${tuple(d + 1, c)} is on the graph.`,
						'the argument is 1 there, and the logarithm of 1 is 0',
					),
				];
			default:
				return lineFeatures(new Fraction(a), c, fromGraph);
		}
	};

function reciprocalSide(a: number, fromGraph: boolean): Line {
	const [side, sign] = [a > 0 ? 'above' : 'below', signOf(a)];
	const part = a > 0 ? 'the fraction' : 'the term with the fraction';
	return sentence(
		fromGraph
			? say`To the right of the vertical asymptote, the graph is ${side} the horizontal asymptote, so ${part} is ${sign} there.`
			: say`To the right of the vertical asymptote, ${part} is ${sign}, so the graph is ${side} the horizontal asymptote there.`,
		fromGraph
			? undefined
			: `the denominator is positive there, and ${a > 0 ? 'so is the numerator' : 'there is a negative sign in front of the fraction'}`,
	);
}
