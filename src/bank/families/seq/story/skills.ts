/** seq.story: arithmetic and geometric sequences in settings. CCSS HSF-BF.A.2, HSA-SSE.B.4; MCR3U.C2.4, C3. */
import {
	brackets,
	difference,
	equation,
	num,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { firstTerm, sequenceLetters } from '../../../steps/sequence.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { seriesStory } from './series-stories.ts';
import { geometricStory } from './geometric.ts';

export const skills: Skills = {
	'Series in a setting': (draw) =>
		draw.has('r') ? geometricStory(draw) : arithmeticStory(draw, true),
	'Arithmetic sequence story': (draw) => arithmeticStory(draw, false),
	'Seating, stacks, savings': (draw) => arithmeticStory(draw, draw.random.int(0, 2) > 0),
};

function arithmeticStory(draw: Draw, isTotal: boolean): Draft {
	const story = seriesStory(draw.inTurn('ctx'));
	const numbers = story.fit({ first: firstTerm(draw), step: draw.int('d'), n: draw.int('n') });
	const { first, step, n } = numbers;
	const name = draw.random.pick(FIRST_NAMES);
	const { term, sum: total } = sequenceLetters(draw.country);
	const last = first + (n - 1) * step;
	const value = isTotal ? (n * (first + last)) / 2 : last;
	return {
		prompt: say`${story.tells(numbers, name)} ${isTotal ? story.asksTotal(n, name) : story.asksTerm(n, name)}`,
		answer: withUnit(rational(value), story.unit),
		steps: [
			line(
				equation(term(n), sum(first, times(brackets(difference(n, 1)), step))),
				`the numbers form an arithmetic sequence with the difference ${step}`,
			),
			line(equation(term(n), last)),
			...(isTotal
				? [
						line(
							equation(total(n), times(quotient(n, 2), brackets(sum(first, last)))),
							'half the number of terms times the sum of the first and the last',
						),
						line(equation(total(n), num(value))),
					]
				: []),
		],
		hints: [
			isTotal
				? say`Find the last number first. Then use the formula for the sum of an arithmetic series.`
				: say`How many times is the same amount added on the way to place ${n}?`,
		],
	};
}
