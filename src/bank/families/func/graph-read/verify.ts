/** Reads the described graph again: its points in order, its turns, its zeros. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSolvesInequality, readIntervals } from '../../../verify/interval-set.ts';
import { meetingsInWords, type Spot, spotsIn, whole } from '../../../verify/read-curve.ts';
import { sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const asked = questionText(question.question);
	const words = whole(question.question_speech);
	if (
		asked.includes('polynomial function') ||
		asked.includes('negative? Use interval') ||
		asked.includes('positive? Use interval')
	)
		return signs(question, asked, words);
	return words.includes('A parabola')
		? onSpots(question, asked, parabola(words), words)
		: onSpots(question, asked, spotsIn(words), words);
};

const zerosIn = (words: string): number[] =>
	[
		...(/ crosses the x-axis in [^.]*/.exec(words)?.[0] ?? '').matchAll(
			/(\d+) units? to the (left|right) of the y-axis|at the origin/g,
		),
	].map(([, x = '0', side]) => (side === 'left' ? -1 : 1) * Number(x));

/** Its ends are far away. */
function parabola(words: string): Spot[] {
	const [vertex = [0, 0]] = spotsIn(words);
	const far = words.includes('opens upward') ? Infinity : -Infinity;
	return [[-Infinity, far], vertex, [Infinity, far]];
}

function onSpots(
	question: Question,
	asked: string,
	spots: readonly Spot[],
	words: string,
): string[] {
	const { value } = question.answer;
	const unless = (holds: boolean) => (holds ? [] : [`${value} does not fit the graph`]);
	const listed = value.split(', ').map(Number);
	const isList = (wanted: readonly number[]) =>
		unless(value === wanted.join(', ') && listed.length === wanted.length);
	if (asked.includes('zeros of')) return isList(zerosIn(words));
	if (asked.includes('equal to $0$') || asked.includes('equal to 0'))
		return isList(spots.slice(1, -1).map(([x]) => x));
	const heights = spots.map(([, y]) => y);
	const [low, high] = [Math.min(...heights), Math.max(...heights)];
	if (asked.includes('range')) {
		const [piece, ...more] = readIntervals(value);
		return unless(
			more.length === 0 &&
				piece?.from === low &&
				piece.to === high &&
				piece.closed[0] === Number.isFinite(low) &&
				piece.closed[1] === Number.isFinite(high),
		);
	}
	if (/local|(?:min|max)imum value/.test(asked)) {
		const isMaximum = asked.includes('maximum');
		const found = heights.filter((y, at) => {
			const [before, after] = [heights[at - 1], heights[at + 1]];
			if (before === undefined || after === undefined) return false;
			return isMaximum ? y > before && y > after : y < before && y < after;
		});
		return found.length === 1 ? expectNumber(question, found[0] ?? 0) : ['not one such value'];
	}
	const at = /f\((-?\d+)\)/.exec(asked)?.[1];
	if (at !== undefined)
		return expectNumber(
			question,
			spots.find(([x]) => x === Number(at))?.[1] ?? Number.MAX_SAFE_INTEGER,
		);
	const level = /f\(x\) = (-?\d+)/.exec(asked)?.[1];
	if (level !== undefined) {
		const crossings = heights
			.slice(1)
			.filter((y, i) => (y - Number(level)) * ((heights[i] ?? 0) - Number(level)) < 0);
		return expectNumber(question, crossings.length);
	}
	if (/greatest value|least value/.test(asked)) {
		const best = asked.includes('greatest') ? high : low;
		const found = spots.filter(([, y]) => y === best);
		return found.length === 1 ? expectNumber(question, found[0]?.[0] ?? 0) : ['not one such place'];
	}
	const rising = /increasing|positive/.test(asked);
	const legs = spots.slice(1).flatMap(([x, y], i) => {
		const [from, height] = spots[i] ?? [0, 0];
		return (i === 0 || Number.isFinite(height) ? y > height : y > height) === rising
			? [[from, x] as const]
			: [];
	});
	const pieces = readIntervals(value);
	return unless(
		pieces.length === legs.length &&
			pieces.every(
				({ from, to, closed }, i) =>
					from === legs[i]?.[0] && to === legs[i]?.[1] && !closed[0] && !closed[1],
			),
	);
}

/** A rule with the described zeros and ends, or the one of the prompt, is substituted into the inequality. */
function signs(question: Question, asked: string, words: string): string[] {
	const [first = ''] = promptFormulas(question).filter((formula) => formula.startsWith('f(x)'));
	if (first.includes('='))
		return expectSolvesInequality(
			question,
			`${sidesOf(first)[1]} ${asked.includes('positive') ? '>' : '<'} 0`,
		);
	const factors = meetingsInWords(words).map(
		({ does, zero }) => `(x - (${zero}))^{${does.startsWith('touches') ? 2 : 1}}`,
	);
	const lead = words.includes('On the right, it rises.') ? '' : '-';
	const [, sign = ''] = /f\(x\) (.*) 0/.exec(first) ?? [];
	return expectSolvesInequality(question, `${lead}${factors.join('')} ${sign} 0`);
}
