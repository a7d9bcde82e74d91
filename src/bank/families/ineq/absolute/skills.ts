/** ineq.absolute: |ax + b| compared with a number. HSA-REI.B.3, HSA-CED.A.1. */
import { absolute, num, product, relation, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type DraftAnswer, inWords, written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';
import { insideOf, solveAbsolute } from './absolute-inequality.ts';
import { isLess, type Sign, signNamed, turned } from '../../../steps/inequality.ts';
import { tolerance, writtenAsAbsolute } from './tolerance.ts';

export const skills: Skills = {
	'|x - a| compared with d': (draw) =>
		isolating(draw, { a: 1, b: -draw.int('a'), k: 1, d: 0, r: draw.int('d') }),

	'|ax + b| compared with c': (draw) =>
		isolating(draw, { a: draw.int('a'), b: draw.int('b'), k: 1, d: 0, r: draw.int('c') }),

	'General inequality': (draw) =>
		isolating(draw, {
			a: draw.int('a'),
			b: draw.int('b'),
			k: 1,
			d: draw.int('c'),
			r: draw.int('r'),
		}),

	'Isolate first, special cases included'(draw) {
		const [a, b, k, d, r] = ['a', 'b', 'k', 'd', 'r'].map((name) => draw.int(name)) as Five;
		return isolating(draw, { a, b, k, d, r, special: true });
	},

	'Tolerance story': tolerance,
	'Write an absolute value inequality': writtenAsAbsolute,
};

type Five = [number, number, number, number, number];

type Problem = { a: number; b: number; k: number; d: number; r: number; special?: boolean };

/** k|ax + b| + d compared with kr + d. */
function isolating(draw: Draw, { a, b, k, d, r, special }: Problem): Draft | undefined {
	const shown = signNamed(draw.choice('rel'));
	const sign = k < 0 ? turned(shown) : shown;
	const solved = solveAbsolute({ a, b, sign, r });
	if (!solved || solved.ends.some((end) => end.d > 6n)) return undefined;
	const bars = absolute(insideOf(a, b));
	const scaled = k === 1 ? bars : product(num(k), bars);
	const problem = relation(d === 0 ? scaled : sum(scaled, d), shown, k * r + d);
	const before: Line[] = [
		...(d === 0 ? [] : [line(problem)]),
		...(k === 1
			? []
			: [line(relation(scaled, shown, k * r), d === 0 ? undefined : movedReason(d))]),
	];
	const [first, ...rest] = solved.lines;
	const isolated = k === 1 ? movedReason(d) : dividedReason(k);
	const lines = first ? [before.length > 0 ? { ...first, why: isolated } : first, ...rest] : [];
	return {
		prompt: say`Solve ${problem}. Give the solution in interval notation.${special ? ' If there is no solution, write no solution.' : ''}`,
		answer: answerOf(solved.solution),
		steps: [...before, ...lines],
		hints: hintsFor(sign, before.length > 0),
	};
}

const answerOf = (solution: Parameters<typeof written>[1] | null): DraftAnswer =>
	solution ? written('interval', solution) : inWords('interval', 'no solution');

const movedReason = (d: number): string =>
	d < 0 ? `add ${-d} to both sides` : `subtract ${d} from both sides`;

const dividedReason = (k: number): string =>
	`divide both sides by ${k}${k < 0 ? ': the inequality sign turns around' : ''}`;

function hintsFor(sign: Sign, isolates: boolean) {
	const meaning = isLess(sign)
		? say`An absolute value is a distance from 0. Which numbers are that close to 0?`
		: say`An absolute value is a distance from 0. Which numbers are that far from 0, on either side?`;
	return isolates ? [say`First get the absolute value alone on one side.`, meaning] : [meaning];
}
