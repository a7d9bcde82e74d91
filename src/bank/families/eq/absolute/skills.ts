/** eq.absolute: solve |ax + b| + c = d and |ax + b| = |cx + d|. CCSS A-REI.B.3, A-CED.A.1. */
import { num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';
import { type Bars, barsEquation, solveBars, TWO_CASES } from '../../../steps/absolute-equation.ts';
import { howMany, reported } from './asked.ts';
import { twoBars } from './two.ts';

const FORM = ' Give all solutions, as integers or fractions in lowest terms.';
const OR_NONE = ' If there is none, write “no solution”.';

export const skills: Skills = {
	'|x - a| = d as distance'(draw) {
		const [a, d] = [draw.int('a'), draw.int('d')];
		const x = anyLetter(draw.random);
		const bars: Bars = { letter: x, factor: 1, slope: 1, inside: -a, added: 0, right: d };
		const { lines, roots } = solveBars(bars);
		const asWords = draw.inTurn('dir') === 'write';
		const named = symbol(x);
		const told = say`The distance between ${named} and ${a} on a number line is ${d}.`;
		return {
			prompt: asWords
				? say`${told} Write this as an equation with an absolute value, and give all solutions.`
				: say`Solve ${barsEquation(bars)}. Give all solutions.`,
			answer: solutions(...roots.map((root) => num(root))),
			steps: [
				...(asWords
					? [sentence(told)]
					: [
							line(barsEquation(bars)),
							sentence(told, 'an absolute value of a difference is a distance'),
						]),
				...(asWords
					? lines.map((one, at) =>
							at === 0
								? { ...one, why: 'the distance is the absolute value of the difference' }
								: one,
						)
					: lines.slice(1)),
			],
			hints: [say`Which two numbers are ${d} units away from ${a} on the number line?`],
		};
	},

	'|ax + b| = c': (draw) =>
		solveFor(draw, {
			factor: 1,
			slope: draw.int('a'),
			inside: draw.int('b'),
			added: 0,
			right: draw.int('c'),
		}),

	'k|ax + b| + d = e': (draw) => isolating(draw, draw.int('d')),
	'Isolate, then split': (draw) => isolating(draw, draw.int('c')),

	'|ax + b| = |cx + d|': twoBars,
	'Two absolute values': twoBars,

	'Sum, product or a solution of |ax + b| = c': reported,
	'How many solutions?': howMany,
};

/** k|ax + b| + d = k·r + d: no solution for r below 0. */
function isolating(draw: Draw, added: number): Draft | undefined {
	const [k, a, b, r] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('r')];
	return solveFor(draw, { factor: k, slope: a, inside: b, added, right: k * r + added });
}

function solveFor(draw: Draw, one: Omit<Bars, 'letter'>): Draft | undefined {
	const bars = { ...one, letter: anyLetter(draw.random) };
	const { lines, roots } = solveBars(bars);
	if (roots.some((root) => root.d > 12n)) return undefined;
	const plain = bars.factor === 1 && bars.added === 0;
	return {
		prompt: say`Solve ${barsEquation(bars)}.${FORM}${plain ? '' : OR_NONE}`,
		answer: solutions(...roots.map((root) => num(root))),
		steps: lines,
		hints: plain ? [TWO_CASES] : [say`First get the absolute value alone on one side.`, TWO_CASES],
	};
}
