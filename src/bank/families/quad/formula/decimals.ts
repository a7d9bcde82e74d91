/** Roots to a number of decimals, alone or as the times of a flight. */
import Fraction from 'fraction.js';
import { equation, num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { decimalRootLines, realRoots } from '../../../steps/decimal-roots.ts';
import { standardEquation, standardForm } from '../../../steps/quadratic.ts';
import { discriminantValue, type WholeQuadratic } from '../../../steps/quadratic-formula.ts';
import { decimal, exactDecimal, roundedText } from '../../../../math/notation.ts';
import { solutions, withMisconceptions, type WrongAnswer } from '../../../answer.ts';

export function timesAtHeight(draw: Draw): Draft | undefined {
	const [a, v, h] = [Number(draw.choice('a')), draw.int('v'), draw.int('h')];
	const quadratic = { a, b: v, c: -h };
	const [noun, how, unit] =
		a === -16
			? (['ball', 'kicked', 'feet'] as const)
			: (['toy rocket', 'launched', 'metres'] as const);
	if (h < 5 || (a === -5 && v > 60) || discriminantValue(quadratic) <= 0) return undefined;
	const draft = toDecimals(draw, quadratic, 1, 'tenth', 't');
	if (!draft) return undefined;
	const times = realRoots(quadratic);
	const texts = draft.answer.value.split(', ');
	const isExactAt = (at: number) => Math.abs(Number(texts[at]) - (times[at] ?? 0)) < 1e-9;
	const isExact = texts.every((_, at) => isExactAt(at));
	const exact = texts.map((time) => exactDecimal(new Fraction(time)));
	const whenAt = (isExact ? exact : texts.map(decimal)).map(
		(time, at) => say`${isExactAt(at) ? 'after' : 'after about'} ${time} seconds`,
	);
	const model = equation('h', standardForm({ a, b: v, c: 0 }, 't'));
	return {
		...draft,
		answer: isExact ? { ...draft.answer, ...solutions(...exact) } : draft.answer,
		prompt: say`A ${noun} is ${how} straight up from the ground. Its height, in ${unit}, after ${symbol('t')} seconds is given by ${model}. At what times is it ${h} ${unit} above the ground? ${isExact ? 'Write' : 'Round to the nearest tenth of a second and write'} the earlier time first.`,
		steps: [
			line(equation(standardForm({ a, b: v, c: 0 }, 't'), h), `set the height equal to ${h}`),
			line(standardEquation(quadratic, 't'), `subtract ${h} from both sides`),
			...draft.steps.slice(1, -1),
			sentence(say`The ${noun} is at this height ${whenAt[0] ?? ''} and ${whenAt[1] ?? ''}.`),
		],
		hints: [
			say`What equation must ${symbol('t')} satisfy when the height is ${num(h)}? Which formula solves it?`,
		],
	};
}

function wrongRoundedRoots({ a, b, c }: WholeQuadratic, places: number): WrongAnswer[] {
	const rounded = (h: number, spread: number) =>
		solutions(
			...[h - spread, h + spread]
				.toSorted((one, two) => one - two)
				.map((value) => decimal(roundedText(value, places))),
		);
	const [middle, spread] = [-b / (2 * a), Math.sqrt(b * b - 4 * a * c) / (2 * a)];
	const added = b * b + 4 * a * c;
	return [
		[rounded(-middle, spread), 'used b instead of −b in the quadratic formula'],
		[rounded(middle, spread * 2 * a), 'divided only the first term by 2a'],
		...(added > 0
			? ([
					[rounded(middle, Math.sqrt(added) / (2 * a)), 'added 4ac instead of subtracting it'],
				] satisfies WrongAnswer[])
			: []),
	];
}

/** Both roots rounded; `place` is the word for the last place: "hundredth". */
export function toDecimals(
	draw: Draw,
	quadratic: WholeQuadratic,
	places: number,
	place: string,
	letter = anyLetter(draw.random),
): Draft | undefined {
	const problem = standardEquation(quadratic, letter);
	const worked = decimalRootLines(quadratic, places, letter);
	if (!worked) return undefined;
	return {
		prompt: say`Use the quadratic formula to solve ${problem}. Round each solution to the nearest ${place} and list the lesser one first.`,
		answer: withMisconceptions(worked.answer, ...wrongRoundedRoots(quadratic, places)),
		steps: [line(problem), ...worked.lines],
		hints: [
			say`What are ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, with their signs? When should you round?`,
		],
	};
}
