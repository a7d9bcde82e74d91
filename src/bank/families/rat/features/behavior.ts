/** How 1/(x − c) behaves beside its asymptote and far out. */
import { equation, opposite, symbol } from '../../../../math/expression.ts';
import { INFINITY } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { f } from './question.ts';
import { bar } from './reciprocal.ts';

const GOES = {
	up: say`${f} goes to ${INFINITY}`,
	down: say`${f} goes to ${opposite(INFINITY)}`,
	above: say`${f} goes to 0 through positive values`,
	below: say`${f} goes to 0 through negative values`,
} as const;

/** f(x) = a/(x − c) beside its asymptote and far out */
export function nearAndFar(draw: Draw): Draft {
	const [a, c, side] = [draw.int('a'), draw.int('c'), draw.inTurn('side')];
	const rule = equation(f, bar(a, written([1, -c])));
	const isNear = side === 'left' || side === 'right';
	const isPositive = (side === 'right' || side === '+inf') === a > 0;
	const right = isNear ? (isPositive ? 'up' : 'down') : isPositive ? 'above' : 'below';
	const denominator = side === 'right' || side === '+inf' ? 'positive' : 'negative';
	const MISTAKES: Readonly<Record<keyof typeof GOES, string>> = isNear
		? {
				up: 'took the wrong sign for the denominator',
				down: 'took the wrong sign for the denominator',
				above: 'took the behaviour far out',
				below: 'took the behaviour far out and the wrong sign',
			}
		: {
				up: 'took the behaviour at the vertical asymptote',
				down: 'took the behaviour at the vertical asymptote and the wrong sign',
				above: 'took the wrong sign for the denominator',
				below: 'took the wrong sign for the denominator',
			};
	const others = (['up', 'down', 'above', 'below'] as const).filter((one) => one !== right);
	const where = isNear
		? say`comes close to ${c} from the ${side}`
		: say`goes to ${side === '+inf' ? INFINITY : opposite(INFINITY)}`;
	return {
		prompt: say`How does ${rule} behave as ${symbol('x')} ${where}?`,
		answer: multipleChoice(
			GOES[right],
			...others.map((one) => distractor(GOES[one], MISTAKES[one])),
		),
		steps: [
			sentence(
				isNear
					? say`Close to ${c} on the ${side}, ${written([1, -c])} is ${denominator} and close to 0.`
					: say`There ${written([1, -c])} is ${denominator} and far from 0.`,
			),
			sentence(
				say`The numerator ${a} is ${a > 0 ? 'positive' : 'negative'}, so the fraction is ${isPositive ? 'positive' : 'negative'} and ${isNear ? 'far from' : 'close to'} 0.`,
				isNear
					? 'dividing by a small number gives a large one'
					: 'dividing by a large number gives a small one',
			),
			sentence(say`${GOES[right]}.`),
		],
		hints: [say`Is the denominator positive or negative there? Is it large or small in size?`],
	};
}
