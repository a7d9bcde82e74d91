/** ineq.graph: which of four number lines, A to D, shows the solutions of an inequality. */
import { type Expression, relation, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	letterOf,
	type Line,
	sentence,
} from '../../../family.ts';
import type { ShadedPart, Ticks } from '../../../figures/figure.ts';
import {
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
	orEqualTo,
} from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

/** A wrong line and the mistake behind it; the right one has none. */
type Option = { parts: ShadedPart[]; mistake?: string };

/** Shuffles the lines, draws them as A to D and says which one is right. */
export function lettered(
	draw: Draw,
	axis: Ticks,
	options: Option[],
	{ prompt, steps, hints }: Pick<Draft, 'prompt' | 'steps' | 'hints'>,
): Draft {
	const shuffled = draw.random.shuffle(options);
	const choices = shuffled.map(({ mistake }, at) => {
		const body = say`Number line ${letterOf(at)}`;
		return mistake === undefined ? { body } : distractor(body, mistake);
	});
	const right = letterOf(shuffled.findIndex(({ mistake }) => mistake === undefined));
	return {
		prompt,
		answer: letteredChoice(choices),
		steps: [...steps, sentence(say`Number line ${right} shows this.`)],
		hints,
		figure: { kind: 'four number lines', axis, lines: shuffled.map(({ parts }) => parts) },
	};
}

const SOLVE = say`What is the solution of the inequality?`;
const CIRCLE = say`Is the number at the circle a solution? That tells you whether the circle is open or closed.`;
const SIDE = say`Are the solutions less than or greater than the number at the circle? That tells you which side is shaded.`;

const ray = (sign: Sign, at: number): ShadedPart[] => {
	const end = { at, closed: !isStrict(sign) };
	return [isLess(sign) ? { from: null, to: end } : { from: end, to: null }];
};

/** What the wrong number lines show of x < c, x ≤ c, x > c, or x ≥ c. */
function mistakes(sign: Sign, c: number) {
	const circle = isStrict(sign)
		? 'a closed circle instead of an open one'
		: 'an open circle instead of a closed one';
	const side = `chose the graph of the numbers ${isLess(sign) ? 'greater' : 'less'} than ${plainNumber(c)}`;
	return { end: `chose a graph with ${circle}`, side, both: `${side}, with ${circle}` };
}

export function inequalityGraph(draw: Draw): Draft {
	const [c, sign] = [draw.int('c'), signNamed(draw.choice('rel'))];
	const flipped = draw.choice('flipped') === 'yes';
	const solution = relation('x', sign, c);
	const problem = flipped ? relation(c, turned(sign), symbol('x')) : solution;
	const read = flipped
		? [
				sentence(
					say`The inequality ${problem} means the same as ${solution}.`,
					'read it from right to left',
				),
			]
		: [];
	return rayChoice(draw, problem, { sign, c, before: read });
}

/** ax + b compared with a number; a negative a reverses the symbol. */
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
		side: a < 0 ? 'did not reverse the inequality symbol' : undefined,
	});
}

type Ray = { sign: Sign; c: number; before: Line[]; side?: string | undefined };

function rayChoice(draw: Draw, problem: Expression, { sign, c, before, side }: Ray): Draft {
	const first = c - draw.random.int(3, 4);
	const wrong = mistakes(sign, c);
	const options: Option[] = [
		{ parts: ray(sign, c) },
		{ parts: ray(withOtherEnd(sign), c), mistake: wrong.end },
		{ parts: ray(turned(sign), c), mistake: side ?? wrong.side },
		{ parts: ray(withOtherEnd(turned(sign)), c), mistake: wrong.both },
	];
	const circle = isStrict(sign)
		? sentence(say`${c} is not a solution, so its circle is open.`, orEqualTo(false))
		: sentence(say`${c} is a solution, so its circle is closed.`, orEqualTo(true));
	return lettered(draw, { first, last: first + 7, labelEvery: 1 }, options, {
		prompt: sentenceOf(problem),
		steps: [
			...before,
			circle,
			sentence(
				say`${isStrict(sign) ? 'The' : 'The other'} solutions are ${isLess(sign) ? 'less' : 'greater'} than ${c}, so the part to the ${isLess(sign) ? 'left' : 'right'} is shaded.`,
			),
		],
		hints: before.length > 2 ? [SOLVE, CIRCLE] : [CIRCLE, SIDE],
	});
}

const sentenceOf = (problem: Expression): Prose =>
	say`Which number line shows all solutions of ${problem}?`;
