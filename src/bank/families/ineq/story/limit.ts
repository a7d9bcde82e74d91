/** ineq.story: f + r·x against a limit, answered with a whole number. */
import { num, relation, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { integer, written } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import { COUNT_LIMITS, type CountLimit } from './count-limits.ts';
import type { Sign } from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

type Numbers = { f: number; r: number; limit: number };

type Told = { story: CountLimit; text: Prose; bound: number; sign: Sign; lines: Line[] };

/** The solution as an inequality for the whole number: b ≤ 12. */
export function wholeNumberLimit(draw: Draw, numbers: Numbers): Draft | undefined {
	const told = toldLimit(draw, numbers);
	if (!told) return undefined;
	const { story, text, bound, sign, lines } = told;
	const letter = symbol(story.letter);
	const answer = written('inequality', relation(letter, sign, bound));
	return {
		prompt: say`${text} Let ${letter} be the number of ${story.counted}. Write an inequality, solve it, and give the possible values of ${letter} as an inequality with a whole number.`,
		answer,
		steps: [...lines, sentence(say`The possible values are ${answer.body}.`)],
		hints: hintsFor(story),
	};
}

/** The greatest or least whole number itself. */
export function extremeCount(draw: Draw): Draft | undefined {
	const told = toldLimit(draw, { f: draw.int('f'), r: draw.int('r'), limit: draw.int('T') });
	if (!told) return undefined;
	const { story, text, bound, lines } = told;
	const which = story.kind === 'most' ? 'greatest' : 'least';
	return {
		prompt: say`${text} ${story.ask}`,
		answer: integer(bound),
		steps: [...lines, sentence(say`The ${which} number of ${story.counted} is ${bound}.`)],
		hints: hintsFor(story),
	};
}

function toldLimit(draw: Draw, { f, r, limit }: Numbers): Told | undefined {
	const setting = caseOf(COUNT_LIMITS, draw.choice('ctx'));
	const oneStep = !draw.has('f');
	if (!setting.fits(f, r, limit) || (f === 0 && !oneStep)) return undefined;
	const story = setting.tell(f, r, limit, draw.random);
	const most = story.kind === 'most';
	const exact = (limit - f) / r;
	const bound = most ? Math.floor(exact) : Math.ceil(exact);
	if (bound < 3 || bound > 60) return undefined;
	const letter = story.letter;
	const sign: Sign = most ? '\\le' : '\\ge';
	const { lines, set } = solveInequality(letter, {
		left: [term(r, letter), ...(f === 0 ? [] : [term(f)])],
		sign,
		right: [term(limit)],
	});
	const [first, ...rest] = lines;
	if (!first || set.kind !== 'ray') return undefined;
	const rounding = sentence(
		say`${symbol(letter)} is a whole number, and ${num(set.at)} is between ${Math.floor(exact)} and ${Math.ceil(exact)}: ${relation(letter, sign, bound)}.`,
		most
			? 'round down: the next whole number is too much'
			: 'round up: the whole number below is not enough',
	);
	return {
		story,
		sign,
		bound,
		text: say`${story.limit} ${f === 0 ? '' : say`${story.fixed} `}${story.each}`,
		lines: [
			{ ...first, why: `${story.total}: ${most ? 'at most' : 'at least'} ${limit}` },
			...rest,
			...(Number.isInteger(exact) ? [] : [rounding]),
		],
	};
}

const hintsFor = ({ counted, letter, kind }: CountLimit): Prose[] => [
	say`Let ${symbol(letter)} be the number of ${counted} and write the total with it.`,
	kind === 'most'
		? say`Only whole numbers count. Would one more still be within the limit?`
		: say`Only whole numbers count. Would one less still be enough?`,
];
