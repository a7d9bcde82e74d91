/** Roots to a number of decimals, alone or as the times of a flight. */
import { equation, num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { decimalRootLines } from '../../../steps/decimal-roots.ts';
import { standardEquation, standardForm } from '../../../steps/quadratic.ts';
import { discriminantValue, type WholeQuadratic } from '../../../steps/quadratic-formula.ts';

export function timesAtHeight(draw: Draw): Draft | undefined {
	const [a, v, h] = [Number(draw.choice('a')), draw.int('v'), draw.int('h')];
	const quadratic = { a, b: v, c: -h };
	const [what, unit] =
		a === -16
			? (['ball is kicked straight up', 'feet'] as const)
			: (['toy rocket starts', 'metres'] as const);
	if (h < 5 || (a === -5 && v > 60) || discriminantValue(quadratic) <= 0) return undefined;
	const draft = toDecimals(draw, quadratic, 1, 'tenth', 't');
	if (!draft) return undefined;
	const model = equation('h', standardForm({ a, b: v, c: 0 }, 't'));
	return {
		...draft,
		prompt: say`A ${what} from the ground. Its height in ${unit} after ${symbol('t')} seconds is given by ${model}. At what times is it ${h} ${unit} high? Round to the nearest tenth of a second and write the earlier time first.`,
		steps: [
			line(equation(standardForm({ a, b: v, c: 0 }, 't'), h), `the height is ${h}`),
			line(standardEquation(quadratic, 't'), `subtract ${h} from both sides`),
			...draft.steps.slice(1, -1),
			sentence(say`The times are ${draft.answer.body} seconds.`),
		],
		hints: [say`Put ${num(h)} in place of ${symbol('h')}, then bring all terms to one side.`],
	};
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
		prompt: say`Use the quadratic formula to solve ${problem}. Round each solution to the nearest ${place} and write the smaller one first.`,
		answer: worked.answer,
		steps: [line(problem), ...worked.lines],
		hints: [say`Put the coefficients into the quadratic formula. Round only at the end.`],
	};
}
