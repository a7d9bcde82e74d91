/** Puts numbers into the rule: the corner is where both sides go the same way. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import { readIntervals } from '../../../verify/interval-set.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const formula = promptFormulas(question).find((one) => one.startsWith('y = ')) ?? '';
	const value = readReal(sidesOf(formula)[1] ?? '');
	const at = (x: number) => value({ x });
	const { value: stored } = question.answer;
	const asked = questionText(question.question);
	const corner = Array.from({ length: 41 }, (_, i) => i - 20).find(
		(x) => at(x + 1) === at(x - 1) && at(x + 3) === at(x - 3),
	);
	if (corner === undefined) return ['the graph has no axis'];
	const [height, opensUp] = [at(corner), at(corner + 1) > at(corner)];
	const opens = question.steps.flatMap(({ text }) => /opens (up|down)ward/.exec(text)?.[1] ?? []);
	if (opens.some((way) => (way === 'up') !== opensUp))
		return [`the graph does not open ${opens}ward`];
	const unless = (holds: boolean) => (holds ? [] : [`${stored} is not right for ${formula}`]);
	if (asked.includes('How many')) {
		const misses = opensUp ? height > 0 : height < 0;
		return expectNumber(question, misses ? 0 : height === 0 ? 1 : 2);
	}
	if (asked.includes('axis of symmetry')) return unless(stored === `x = ${corner}`);
	if (asked.includes('vertex')) return unless(stored === `(${corner}, ${height})`);
	if (asked.includes('range')) {
		const [piece, ...more] = readIntervals(stored);
		const { from, to, closed } = piece ?? { from: 0, to: 0, closed: [false, false] };
		return unless(
			more.length === 0 &&
				(opensUp
					? from === height && closed[0] === true && to === Infinity && !closed[1]
					: to === height && closed[1] === true && from === -Infinity && !closed[0]),
		);
	}
	const spots = [...stored.matchAll(/\((-?\d+), 0\)/g)].map(([, x]) => Number(x));
	const [left = 0, right = 0] = spots;
	return unless(spots.length === 2 && left < right && spots.every((x) => at(x) === 0));
};
