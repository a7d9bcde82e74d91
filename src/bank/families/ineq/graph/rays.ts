/** ineq.graph: which of four number lines shows the solutions of an inequality. */
import { type Expression, relation, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import { type Part } from '../../../figures/solution-line.ts';
import {
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';
import { lettered, type Option } from './lettered.ts';

const CIRCLE = say`Is the boundary itself a solution? That decides between an open and a closed circle.`;

const ray = (sign: Sign, at: number): Part[] => {
	const end = { at, closed: !isStrict(sign) };
	return [isLess(sign) ? { from: null, to: end } : { from: end, to: null }];
};

const MISTAKES = {
	end: 'mixed up the open and the closed circle',
	side: 'shaded the wrong side',
	both: 'shaded the wrong side and mixed up the circles',
} as const;

export function inequalityGraph(draw: Draw): Draft {
	const [c, sign] = [draw.int('c'), signNamed(draw.choice('rel'))];
	const flipped = draw.choice('flipped') === 'yes';
	const solution = relation('x', sign, c);
	const problem = flipped ? relation(c, turned(sign), symbol('x')) : solution;
	const read = flipped
		? [
				sentence(
					say`${problem} says the same as ${solution}.`,
					'read it from the right to the left',
				),
			]
		: [];
	return rayChoice(draw, problem, { sign, c, before: read });
}

/** ax + b compared with a number; a negative a turns the sign around. */
export function twoStepGraph(draw: Draw): Draft {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('x')];
	const { problem, lines, set } = solveInequality('x', {
		left: [term(a, 'x'), term(b)],
		sign: signNamed(draw.choice('rel')),
		right: [term(a * c + b)],
	});
	const sign = set.kind === 'ray' ? set.sign : '<';
	return rayChoice(draw, problem, {
		sign,
		c,
		before: lines,
		side: a < 0 ? 'did not turn the sign around' : MISTAKES.side,
	});
}

type Ray = { sign: Sign; c: number; before: Line[]; side?: string };

function rayChoice(
	draw: Draw,
	problem: Expression,
	{ sign, c, before, side = MISTAKES.side }: Ray,
): Draft {
	const first = c - draw.random.int(3, 4);
	const options: Option[] = [
		{ parts: ray(sign, c) },
		{ parts: ray(withOtherEnd(sign), c), mistake: MISTAKES.end },
		{ parts: ray(turned(sign), c), mistake: side },
		{ parts: ray(withOtherEnd(turned(sign)), c), mistake: MISTAKES.both },
	];
	const circle = isStrict(sign)
		? sentence(say`${c} is not a solution, so its circle is open.`)
		: sentence(say`${c} is a solution, so its circle is closed.`);
	return lettered(draw, { first, last: first + 7, labelEvery: 1 }, options, {
		prompt: sentenceOf(problem),
		steps: [
			...(before.length > 0 ? before : [sentence(say`The boundary is ${c}.`)]),
			circle,
			sentence(
				say`The solutions are ${isLess(sign) ? 'smaller' : 'larger'} than the boundary, so the part to the ${isLess(sign) ? 'left' : 'right'} is shaded.`,
			),
		],
		hints: [
			before.length > 2 ? say`Solve the inequality first.` : CIRCLE,
			...(before.length > 2 ? [CIRCLE] : []),
		],
	});
}

const sentenceOf = (problem: Expression): Prose =>
	say`Which number line shows all solutions of ${problem}?`;
