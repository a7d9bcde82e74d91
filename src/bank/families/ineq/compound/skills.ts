/** ineq.compound: double inequalities, AND and OR pairs. HSA-REI.B.3, HSA-CED.A.3. */
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import { solveDouble } from '../../../steps/double-inequality.ts';
import { type Sign, signNamed, turned } from '../../../steps/inequality.ts';
import { drawnPair } from './pairs.ts';

const THREE = say`Do the same to all three parts until the letter stands alone in the middle.`;
const TURN = say`Both signs turn around when all parts are divided by a negative number.`;

export const skills: Skills = {
	'Double inequality'(draw) {
		const [a, b, low] = [draw.int('a'), draw.int('b'), draw.int('lo')];
		const ends = [a * low + b, a * (low + draw.int('w')) + b];
		return double(draw, { a, b, low: Math.min(...ends), high: Math.max(...ends) });
	},

	'Double inequality with a negative coefficient'(draw) {
		const [a, b, low] = [draw.int('a'), draw.int('b'), draw.int('lo')];
		return double(draw, { a: -b, b: a, low, high: low + draw.int('w'), constantFirst: true });
	},

	'OR of two inequalities'(draw) {
		const signs: [Sign, Sign] = [
			draw.random.pick(['<', '\\le'] as const),
			draw.random.pick(['>', '\\ge'] as const),
		];
		return drawnPair(draw, { join: 'or', signs, constants: [draw.int('b'), draw.int('d')] });
	},

	'AND that may be empty; OR that may be all': (draw) => pairWithSigns(draw, ['toward']),
	'Union or intersection of two solved inequalities': (draw) =>
		pairWithSigns(draw, ['toward', 'toward', 'less', 'greater']),
};

type Drawn = { a: number; b: number; low: number; high: number; constantFirst?: boolean };

function double(draw: Draw, drawn: Drawn): Draft | undefined {
	const [first, second] = signsOf(draw);
	const { problem, lines, from, to, interval, ends } = solveDouble({ ...drawn, first, second });
	if (drawn.b === 0 || from.d > 6n || to.d > 6n) return undefined;
	const answer = written('interval', interval);
	return {
		prompt: say`Solve ${problem}. Give the solution in interval notation.`,
		answer,
		steps: [...lines, withSetLine(sentence(say`The solution is ${answer.body}.`, ends))],
		hints: drawn.a < 0 ? [THREE, TURN] : [THREE],
	};
}

/** The pair `<,<=` of the plan. */
function signsOf(draw: Draw): [Sign, Sign] {
	const [first = '<', second = '<'] = draw.choice('rel').split(',');
	return [signNamed(first), signNamed(second)];
}

/** Two rays that point at each other (x > 2, x < 5), or the same way. */
function pairWithSigns(draw: Draw, ways: ('toward' | 'less' | 'greater')[]): Draft | undefined {
	const [first, second] = signsOf(draw);
	const signs = {
		toward: [turned(first), second] as const,
		less: [first, second] as const,
		greater: [turned(first), turned(second)] as const,
	}[draw.random.pick(ways)];
	const join = draw.choice('join') === 'and' ? 'and' : 'or';
	const constants = [draw.random.int(-9, 9), draw.random.int(-9, 9)] as const;
	return drawnPair(draw, { join, signs, constants, special: true });
}
