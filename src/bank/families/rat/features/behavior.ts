/** How 1/(x − c) behaves beside its asymptote and far out. */
import { equation, opposite, symbol } from '../../../../math/expression.ts';
import { INFINITY } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, multipleChoice, sentence } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { f } from './question.ts';
import { bar, signLine } from './reciprocal.ts';

const GOES = {
	up: say`${f} approaches ${INFINITY}`,
	down: say`${f} approaches ${opposite(INFINITY)}`,
	above: say`${f} approaches 0 through positive values`,
	below: say`${f} approaches 0 through negative values`,
} as const;

/** f(x) = a/(x − c) beside its asymptote and far out */
export function nearAndFar(draw: Draw): Draft {
	const [a, c, side] = [draw.int('a'), draw.int('c'), draw.inTurn('side')];
	const rule = equation(f, bar(a, written([1, -c])));
	const isNear = side === 'left' || side === 'right';
	const isPositive = (side === 'right' || side === '+inf') === a > 0;
	const right = isNear ? (isPositive ? 'up' : 'down') : isPositive ? 'above' : 'below';
	const denominator = side === 'right' || side === '+inf' ? 'positive' : 'negative';
	const treated = `treated the denominator as ${denominator === 'positive' ? 'negative' : 'positive'}`;
	const MISTAKES: Readonly<Record<keyof typeof GOES, string>> = isNear
		? {
				up: treated,
				down: treated,
				above: `described the behaviour as x approaches ${a > 0 ? '∞' : '−∞'}`,
				below: `described the behaviour as x approaches ${a > 0 ? '−∞' : '∞'}`,
			}
		: {
				up: `described the behaviour just to the ${a > 0 ? 'right' : 'left'} of the vertical asymptote`,
				down: `described the behaviour just to the ${a > 0 ? 'left' : 'right'} of the vertical asymptote`,
				above: treated,
				below: treated,
			};
	const others = (['up', 'down', 'above', 'below'] as const).filter((one) => one !== right);
	const where = isNear
		? say`approaches ${c} from the ${side}`
		: say`approaches ${side === '+inf' ? INFINITY : opposite(INFINITY)}`;
	return {
		prompt: say`How does the function ${rule} behave as ${symbol('x')} ${where}?`,
		answer: multipleChoice(
			GOES[right],
			...others.map((one) => distractor(GOES[one], MISTAKES[one])),
		),
		steps: [
			sentence(
				isNear
					? say`Just to the ${side} of ${c}, the denominator ${written([1, -c])} is ${denominator} and close to 0.`
					: say`As ${symbol('x')} ${where}, the denominator ${written([1, -c])} is ${denominator}, and ${denominator === 'positive' ? 'it' : 'its absolute value'} increases without bound.`,
			),
			...signLine(a, written([1, -c])),
			sentence(
				say`The numerator is ${a > 0 ? 'positive' : 'negative'} and the denominator is ${denominator}, so the fraction is ${isPositive ? 'positive' : 'negative'}, and its absolute value ${isNear ? 'increases without bound' : 'approaches 0'}.`,
				isNear
					? 'dividing by a number close to 0 gives a quotient with a large absolute value'
					: 'dividing by a number with a large absolute value gives a quotient close to 0',
			),
			sentence(say`So ${GOES[right]}.`),
		],
		hints: [
			isNear
				? say`Just to the ${side} of ${c}, is the denominator positive or negative? Is its absolute value large or close to 0?`
				: say`When ${symbol('x')} is ${side === '+inf' ? 'very large' : 'negative and far from 0'}, is the denominator positive or negative? Is its absolute value large or close to 0?`,
		],
	};
}
