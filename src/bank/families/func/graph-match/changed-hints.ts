/** What to look at first on the graph of each changed parent. */
import { symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Parent } from '../../../steps/parents.ts';

const VERTEX = say`Where is the vertex? Does the graph open upward or downward? Which other point can you test?`;

const HINTS: Readonly<Record<string, Prose>> = {
	quadratic: VERTEX,
	'absolute value': VERTEX,
	'square root': say`Where does the graph start? Does it rise or fall from there?`,
	'cube root': say`About which point is the graph symmetric? Does the graph rise or fall?`,
	reciprocal: say`Where are the asymptotes? To the right of the vertical asymptote, is the graph above or below the horizontal asymptote?`,
	exponential: say`What is the horizontal asymptote? Which point of the graph can you test?`,
	logarithmic: say`What is the vertical asymptote? At which point is the logarithm 0?`,
};

export const hintFor = ({ name }: Parent): Prose =>
	HINTS[name] ?? say`Where does the line meet the ${symbol('y')}-axis? What is its slope?`;
