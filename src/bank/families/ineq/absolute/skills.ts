/** ineq.absolute: |ax + b| compared with a number. */
import Fraction from 'fraction.js';
import {
	absolute,
	type Expression,
	num,
	product,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	inWords,
	type Line,
	line,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import {
	ALL_REALS,
	isLess,
	isStrict,
	rayInterval,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../steps/inequality.ts';
import { tolerance, writtenAsAbsolute } from './tolerance.ts';
import { type Absolute, insideOf, solveAbsolute } from './solve-absolute.ts';

export const skills: Skills = {
	'Solve absolute value inequalities as distances': (draw) =>
		isolating(draw, { a: 1, b: -draw.int('a'), k: 1, d: 0, r: draw.int('d') }),

	'Solve absolute value inequalities with a coefficient': (draw) =>
		isolating(draw, { a: draw.int('a'), b: draw.int('b'), k: 1, d: 0, r: draw.int('c') }),

	'Solve general absolute value inequalities': (draw) =>
		isolating(draw, {
			a: draw.int('a'),
			b: draw.int('b'),
			k: 1,
			d: draw.int('c'),
			r: draw.int('r'),
		}),

	'Isolate the absolute value in an inequality'(draw) {
		const [a, b, k, d, r] = ['a', 'b', 'k', 'd', 'r'].map((name) => draw.int(name)) as Five;
		return isolating(draw, { a, b, k, d, r, special: true });
	},

	'Solve tolerance problems': tolerance,
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
		prompt: say`Solve ${problem}. Give the solution in interval notation.${special ? ' If there is no solution, write “no solution”.' : ''}`,
		answer: withMisconceptions(answerOf(solved.solution), ...wrongSolutions({ a, b, sign, r }, k)),
		steps: [...before, ...lines],
		hints: hintsFor({ a, b, sign, r }, before.length > 0),
	};
}

const answerOf = (solution: Parameters<typeof written>[1] | null): DraftAnswer =>
	solution ? written('interval', solution) : inWords('interval', 'no solution');

const movedReason = (d: number): string =>
	d < 0 ? `add ${-d} to both sides` : `subtract ${d} from both sides`;

const dividedReason = (k: number): string =>
	`divide both sides by ${k}${k < 0 ? ' and reverse the inequality symbol' : ''}`;

function hintsFor({ a, b, sign, r }: Absolute, isolates: boolean): Prose[] {
	const meaning = say`An absolute value is a distance from 0. ${questionOf(insideOf(a, b), sign, r)}`;
	if (isolates) return [say`How can you isolate the absolute value first?`, meaning];
	return r > 0 ? [meaning, say`How can you write that without absolute value bars?`] : [meaning];
}

function questionOf(inside: Expression, sign: Sign, r: number): Prose {
	if (r <= 0) return say`Can a distance be ${r < 0 ? 'negative' : '0? Can it be negative'}?`;
	return say`How far from 0 ${isLess(sign) ? 'can' : 'must'} ${inside} be?`;
}

/** With another symbol, or with one of the two cases only; both sides were divided by k. */
function wrongSolutions({ a, b, sign, r }: Absolute, k: number) {
	const less = isLess(sign);
	const solved = (other: Sign) => solveAbsolute({ a, b, sign: other, r })?.solution ?? null;
	const ray = written('interval', rayInterval(a > 0 ? sign : turned(sign), new Fraction(r - b, a)));
	if (r <= 0)
		return [
			less
				? ([
						answerOf(ALL_REALS),
						'concluded that every number is a solution because an absolute value is never negative',
					] as const)
				: ([
						answerOf(null),
						`concluded that there is no solution because the right side is ${r < 0 ? 'negative' : '0'}`,
					] as const),
			[ray, 'ignored the absolute value bars'] as const,
		];
	return [
		[
			answerOf(solved(turned(sign))),
			k < 0
				? `did not reverse the inequality symbol when dividing by ${k}`
				: `treated the inequality as a “${less ? 'greater' : 'less'} than” inequality`,
		],
		[
			answerOf(solved(withOtherEnd(sign))),
			isStrict(sign) ? 'included the endpoints' : 'excluded the endpoints',
		],
		[ray, 'ignored the absolute value bars'],
	] as const;
}
