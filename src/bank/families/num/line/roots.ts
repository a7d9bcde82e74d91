/** num.line: the place of a square root on the number line. */
import { equation, num, power, relation, symbol } from '../../../../math/expression.ts';
import { decimal, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, line, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { letteredLine } from './lettered-line.ts';

const LETTERS = ['P', 'Q', 'R', 'S', 'T'];

export const rootSkills: Skills = {
	'Locate an irrational number on the number line'(draw) {
		const n = draw.int('n');
		const value = Math.sqrt(n);
		const low = Math.floor(value);
		const part = value - low;
		if (part < 0.12 || part > 0.88 || Math.abs(part - 0.5) < 0.08) return undefined;
		const left = part < 0.5;
		const wrong = [
			{
				at: value - 1,
				mistake: 'placed the number one whole unit too far to the left',
			},
			{
				at: value + 1,
				mistake: 'placed the number one whole unit too far to the right',
			},
			{
				at: low + (left ? 0.78 : 0.22),
				mistake: `placed the number between ${low} and ${low + 1}, but in the wrong half`,
			},
		];
		const extra =
			Number(draw.inTurn('letters')) === 5 ? [{ at: low + (left ? 1.9 : -0.9), mistake: '' }] : [];
		const places = [{ at: value, mistake: '' }, ...wrong, ...extra].toSorted((a, b) => a.at - b.at);
		if (places.some(({ at }, i) => i > 0 && at - (places[i - 1]?.at ?? 0) < 0.2)) return undefined;
		const points = places.map(({ at }, i) => ({ name: LETTERS[i] ?? '', at }));
		const nameOf = (at: number) => symbol(points.find((point) => point.at === at)?.name ?? '');
		const middle = decimal(`${low}.5`);
		return {
			prompt: say`Which point on the number line shows ${root(n)}?`,
			answer: multipleChoice(
				nameOf(value),
				...wrong.map(({ at, mistake }) => distractor(nameOf(at), mistake)),
			),
			steps: [
				line(
					relation(relation(num(low), '<', root(n)), '<', low + 1),
					`${n} is between ${low} × ${low} = ${low ** 2} and ${low + 1} × ${low + 1} = ${(low + 1) ** 2}`,
				),
				line(
					relation(
						equation(power(middle, 2), decimal(`${low * (low + 1)}.25`)),
						left ? '>' : '<',
						n,
					),
					`test the midpoint: the square root is ${left ? 'less' : 'greater'} than ${low}.5`,
				),
				sentence(
					say`Point ${nameOf(value)} shows ${root(n)}: it is between ${low} and ${low + 1}, to the ${left ? 'left' : 'right'} of the midpoint.`,
				),
			],
			hints: [
				say`Between which two consecutive integers is ${root(n)}? Which perfect squares are just below and just above ${n}?`,
			],
			figure: letteredLine({ from: low - 1, to: low + 2, points }),
		};
	},
};
