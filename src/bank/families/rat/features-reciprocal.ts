/** Reciprocals of linear functions: asymptotes, intercept, domain, range, behaviour near the asymptotes. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { call, INFINITY } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { multipleChoice, slip } from '../../answer.ts';
import { caseOf } from '../../described-cases.ts';
import { type Draft, type Draw, type Line, sentence } from '../../family.ts';
import { gcd, written } from '../../working/coefficients.ts';
import { distinctChoices, type Wrong } from '../../working/distinct-choices.ts';

type Ask = { ask: Prose; right: Prose; wrong: readonly Wrong[]; lines: Line[]; hint: Prose };

const f = call('f', 'x');
const at = (letter: 'x' | 'y', value: Expression): Prose => say`${equation(letter, value)}`;
const except = (value: Expression): Prose => say`all real numbers except ${value}`;

function question({ ask, right, wrong, lines, hint }: Ask): Draft | undefined {
	const answer = distinctChoices(right, ...wrong);
	return answer && { prompt: ask, answer, steps: lines, hints: [hint] };
}

/** A fraction with its sign in front of the bar. */
export const bar = (over: number, under: Expression): Expression =>
	over < 0 ? opposite(quotient(-over, under)) : quotient(over, under);

/** f(x) = a/(x − h) + k */
export function shiftedReciprocal(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k)) return undefined;
	const rule = equation(f, sum(bar(a, written([1, -h])), k));
	const [H, K] = [num(h), num(k)];
	const vertical = sentence(
		say`The denominator is 0 for ${equation('x', h)}: the vertical asymptote is ${equation('x', h)}.`,
	);
	const level = sentence(
		say`Far out the fraction comes close to 0, so ${f} comes close to ${k}: the horizontal asymptote is ${equation('y', k)}.`,
	);
	return question(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', H),
					wrong: [
						[at('x', num(-h)), 'took the wrong sign from the denominator'],
						[at('y', K), 'gave the horizontal asymptote'],
						[at('x', K), 'took the number behind the fraction'],
					],
					lines: [
						sentence(say`A vertical asymptote belongs to a zero of the denominator.`),
						vertical,
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: at('y', K),
					wrong: [
						[at('y', num(-k)), 'took the wrong sign'],
						[at('x', H), 'gave the vertical asymptote'],
						[at('y', num(0)), 'forgot the shift up or down'],
					],
					lines: [
						sentence(say`For very large values of ${symbol('x')} the denominator is very large.`),
						level,
					],
					hint: say`What does the fraction come close to when ${symbol('x')} is very large?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(K),
					wrong: [
						[except(H), 'gave the domain'],
						[except(num(0)), 'forgot the shift up or down'],
						[except(num(-k)), 'took the wrong sign'],
					],
					lines: [
						level,
						sentence(
							say`The fraction is never 0, so ${f} is never ${k}. The range is ${except(K)}.`,
						),
					],
					hint: say`Which value can a fraction with the numerator ${a} never have?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}

/** f(x) = a/(kx − c) */
export function reciprocalOfLinear(draw: Draw): Draft | undefined {
	const [a, k, c] = [draw.int('a'), draw.int('k'), draw.int('c')];
	if (gcd(k, c) > 1) return undefined;
	const rule = equation(f, bar(a, written([k, -c])));
	const zero = num(new Fraction(c, k));
	const intercept = new Fraction(-a, c);
	const negative = num(new Fraction(-c, k));
	const zeroLine = sentence(
		say`The denominator ${written([k, -c])} is 0 for ${equation('x', zero)}.`,
	);
	return question(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', zero),
					wrong: [
						[at('x', negative), 'took the wrong sign'],
						[at('y', num(0)), 'gave the horizontal asymptote'],
						[at('x', num(c)), 'did not divide by the coefficient'],
						[at('x', num(0)), 'took the axis for the asymptote'],
					],
					lines: [zeroLine, sentence(say`The vertical asymptote is ${equation('x', zero)}.`)],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'y-intercept': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${num(intercept)}`,
					wrong: [
						[say`${num(intercept.neg())}`, 'lost the minus sign in the denominator'],
						[say`${num(new Fraction(a, k))}`, 'divided by the coefficient of x'],
						[say`${zero}`, 'gave the zero of the denominator'],
						[say`${0}`, 'took 0 for the value at x = 0'],
					],
					lines: [
						sentence(say`At the ${symbol('y')}-axis ${equation('x', 0)}.`),
						sentence(
							c < 0 && gcd(a, c) === 1
								? say`${equation(call('f', 0), num(intercept))}`
								: say`${equation(equation(call('f', 0), bar(a, num(-c))), num(intercept))}`,
						),
					],
					hint: say`Put 0 in for ${symbol('x')}.`,
				},
				domain: {
					ask: say`What is the domain of ${rule}?`,
					right: except(zero),
					wrong: [
						[except(negative), 'took the wrong sign'],
						[except(num(0)), 'gave the range'],
						[except(num(c)), 'did not divide by the coefficient'],
						[except(num(k)), 'took the coefficient of x'],
					],
					lines: [zeroLine, sentence(say`The domain is ${except(zero)}.`)],
					hint: say`Which value of ${symbol('x')} may not be put in?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(num(0)),
					wrong: [
						[except(zero), 'gave the domain'],
						[except(num(a)), 'took the numerator'],
						[except(num(intercept)), 'took the y-intercept'],
						[except(negative), 'gave the domain with the wrong sign'],
					],
					lines: [
						sentence(say`A fraction is 0 only when its numerator is 0, and the numerator is ${a}.`),
						sentence(say`Every other value occurs, so the range is ${except(num(0))}.`),
					],
					hint: say`Which value can a fraction with the numerator ${a} never have?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}

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
		answer: multipleChoice(GOES[right], ...others.map((one) => slip(GOES[one], MISTAKES[one]))),
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
