/** geo.triangle-ineq: which lengths make a triangle. */
import { type Expression, relation, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
	takeAway,
} from '../../../family.ts';

export const skills: Skills = {
	'Decide whether lengths can form a triangle': (draw) =>
		draw.inTurn('ask') === 'range' ? thirdSide(draw) : whichSet(draw),
};

type Lengths = readonly [number, number, number];

const shown = (lengths: Lengths): Prose =>
	say`${lengths[0]} cm, ${lengths[1]} cm, and ${lengths[2]} cm`;

function whichSet(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const c = draw.int('c');
	if (Math.max(a, b, c) * 2 >= a + b + c || new Set([a, b, c]).size < 3) return undefined;
	const good = [a, b, c].sort((one, two) => one - two) as [number, number, number];
	const pair = (): [number, number] => {
		const [one, two] = [draw.random.int(3, 18), draw.random.int(3, 18)];
		return [Math.min(one, two), Math.max(one, two)];
	};
	const [[p, q], [r, s], [t, u]] = [pair(), pair(), pair()];
	const wrong: Lengths[] = [
		[p, q, p + q],
		[r, s, r + s + draw.random.int(1, 4)],
		[t, u, t + u + draw.random.int(5, 9)],
	];
	const [equal, long, longer] = wrong;
	if (!equal || !long || !longer || p === q || r === s || t === u) return undefined;
	const [x, y, z] = good;
	return {
		prompt: say`Which set of three lengths can be the side lengths of a triangle?`,
		answer: multipleChoice(
			shown(good),
			distractor(
				shown(equal),
				'accepted a sum equal to the longest side, which only gives a line segment',
			),
			distractor(
				shown(long),
				'compared the sum of the longest side and one of the others with the third side',
			),
			distractor(shown(longer), 'assumed that any three lengths can form a triangle'),
		),
		steps: [
			sentence(
				say`In a triangle, the two shorter sides together are longer than the longest side.`,
				'this is the triangle inequality',
			),
			line(
				relation(sum(p, q), '=', p + q),
				'the sum is only equal to the longest side, so there is no triangle',
			),
			line(
				relation(sum(r, s), '<', long[2]),
				'the sum is less than the longest side, so there is no triangle',
			),
			line(
				relation(sum(t, u), '<', longer[2]),
				'the sum is less than the longest side, so there is no triangle',
			),
			line(relation(sum(x, y), '>', z), 'the sum is greater than the longest side'),
			sentence(say`The lengths ${shown(good)} can be the side lengths of a triangle.`),
		],
		hints: [
			say`In each set, how does the sum of the two shorter lengths compare with the longest length?`,
		],
	};
}

const between = (low: number, high: number, sign: '<' | '\\le'): Expression =>
	relation(relation(low, sign, 'x'), sign, high);

function thirdSide(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const [low, high] = [Math.abs(a - b), a + b];
	if (low < 2 || Math.min(a, b) === low) return undefined;
	const right = between(low, high, '<');
	return {
		prompt: say`Two sides of a triangle are ${a} cm and ${b} cm long. The third side is ${symbol('x')} cm long. Which inequality gives all possible values of ${symbol('x')}?`,
		answer: multipleChoice(
			right,
			distractor(
				between(low, high, '\\le'),
				'included the lengths for which the three sides lie on one line',
			),
			distractor(
				between(Math.min(a, b), Math.max(a, b), '<'),
				'assumed that the third side is between the other two in length',
			),
			distractor(
				between(Math.min(a, b), high, '<'),
				'used the shorter side as the least possible length',
			),
		),
		steps: [
			line(
				relation('x', '<', sum(a, b)),
				'the third side is shorter than the other two sides together',
			),
			line(relation('x', '<', a + b), 'add'),
			line(
				relation(sum('x', Math.min(a, b)), '>', Math.max(a, b)),
				'the third side and the shorter given side together are longer than the longer given side',
			),
			line(relation('x', '>', Math.abs(a - b)), takeAway(Math.min(a, b))),
			line(right, 'write both inequalities as one'),
		],
		hints: [
			say`Imagine the two given sides hinged at one end. How wide and how narrow can the gap between their other ends become?`,
		],
	};
}
