/** Roots to a number of decimals, alone or as the times of a flight. */
import Fraction from 'fraction.js';
import { equation, num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { decimalRootLines, realRoots } from '../../../steps/decimal-roots.ts';
import {
	discriminantValue,
	standardEquation,
	standardForm,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { decimal, exactDecimal, roundedText } from '../../../../math/notation.ts';

export function timesAtHeight(draw: Draw): Draft | undefined {
	const [a, v, h] = [Number(draw.choice('a')), draw.int('v'), draw.int('h')];
	const quadratic = { a, b: v, c: -h };
	const [noun, how, unit] =
		a === -16
			? (['ball', 'kicked', 'feet'] as const)
			: (['toy rocket', 'launched', 'metres'] as const);
	if (h < 5 || (a === -5 && v > 60) || discriminantValue(quadratic) <= 0) return undefined;
	const worked = decimalRootLines(quadratic, 1, 't');
	if (!worked) return undefined;
	const times = realRoots(quadratic);
	const texts = times.map((time) => roundedText(time, 1));
	const isExactAt = (at: number) => Math.abs(Number(texts[at]) - (times[at] ?? 0)) < 1e-9;
	const isExact = texts.every((_, at) => isExactAt(at));
	const exact = texts.map((time) => exactDecimal(new Fraction(time)));
	const whenAt = (isExact ? exact : texts.map(decimal)).map(
		(time, at) => say`${isExactAt(at) ? 'after' : 'after about'} ${time} seconds`,
	);
	const model = equation('h', standardForm({ a, b: v, c: 0 }, 't'));
	return {
		answer: isExact
			? withMisconceptions(solutions(...exact), ...wrongExactRoots(quadratic))
			: withMisconceptions(worked.answer, ...wrongRoundedRoots(quadratic, 1)),
		prompt: say`A ${noun} is ${how} straight up from the ground. Its height, in ${unit}, after ${symbol('t')} seconds is given by ${model}. At what times, in seconds, is the ${noun} ${h} ${unit} above the ground? ${isExact ? 'Write' : 'Round to the nearest tenth of a second and write'} the earlier time first.`,
		steps: [
			line(equation(standardForm({ a, b: v, c: 0 }, 't'), h), `set the height equal to ${h}`),
			line(standardEquation(quadratic, 't'), `subtract ${h} from both sides`),
			...worked.lines.slice(0, -1),
			sentence(say`The ${noun} is at this height ${whenAt[0] ?? ''} and ${whenAt[1] ?? ''}.`),
		],
		hints: [
			say`What equation must ${symbol('t')} satisfy when the height is ${num(h)} ${unit}?`,
			say`Which formula can you use to solve that equation?`,
		],
	};
}

type Mistaken = readonly [low: number, high: number, why: string];

/** What common mistakes in the formula lead to. */
function mistakenRoots({ a, b, c }: WholeQuadratic): Mistaken[] {
	const [middle, root] = [-b / (2 * a), Math.sqrt(discriminantValue({ a, b, c }))];
	const added = { a, b, c: -c };
	return [
		[...realRoots({ a, b: -b, c }), 'used b instead of −b in the quadratic formula'],
		[middle - root, middle + root, 'divided only the first term by 2a'],
		...(discriminantValue(added) > 0
			? ([[...realRoots(added), 'added 4ac instead of subtracting it']] satisfies Mistaken[])
			: []),
	];
}

const wrongRoundedRoots = (quadratic: WholeQuadratic, places: number): WrongAnswer[] =>
	mistakenRoots(quadratic).map(([low, high, why]) => [
		solutions(...[low, high].map((value) => decimal(roundedText(value, places)))),
		why,
	]);

/** Where nothing is rounded, only those that end with the first decimal. */
const wrongExactRoots = (quadratic: WholeQuadratic): WrongAnswer[] =>
	mistakenRoots(quadratic).flatMap(([low, high, why]): WrongAnswer[] => {
		const exact = [low, high].map((value) => new Fraction(value.toFixed(1)));
		return exact.every((one, at) => Math.abs(one.valueOf() - (at === 0 ? low : high)) < 1e-9)
			? [[solutions(...exact.map(exactDecimal)), why]]
			: [];
	});

/** Both roots rounded; `place` is the word for the last place: "hundredth". */
export function toDecimals(
	draw: Draw,
	quadratic: WholeQuadratic,
	places: number,
	place: string,
): Draft | undefined {
	const letter = anyLetter(draw.random);
	const problem = standardEquation(quadratic, letter);
	const worked = decimalRootLines(quadratic, places, letter);
	if (!worked) return undefined;
	return {
		prompt: say`Use the quadratic formula to solve ${problem}. Round each solution to the nearest ${place} and list the lesser one first.`,
		answer: withMisconceptions(worked.answer, ...wrongRoundedRoots(quadratic, places)),
		steps: [line(problem), ...worked.lines],
		hints: [
			say`What are ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, with their signs?`,
			say`When should you round?`,
		],
	};
}
