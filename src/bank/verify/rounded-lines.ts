/**
 * Each value after "≈" is calculated again from what it is rounded from: t ≈ 4.7 below t = log 2 ÷ log 1.16, and
 * 2.468347 ÷ 1.113943 for log 294 ÷ log 13. It may be off by what its own decimals, and those it is made of, leave open.
 */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { asksForEstimate, isExact, numberIn, readRelation } from './equation-lines.ts';
import { withoutUnits } from './named-values.ts';

/** Issues for values that are rounded to another number. */
export function checkRoundedLines({ question, steps }: Question): string[] {
	if (asksForEstimate(question)) return [];
	return steps.flatMap(({ text }, at) =>
		formulasIn(text).flatMap((tex) => {
			const relation = readRelation(withoutUnits(tex.replace(/^(?==|\\approx)/, 'z ')));
			if (!relation?.signs.includes('\\approx')) return [];
			const { sides, signs } = relation;
			const from = exactAbove(steps[at - 1]?.text ?? '', sides[0]?.trim() ?? '');
			const known = from === undefined ? sides : [from, ...sides.slice(1)];
			return signs.some(
				(sign, k) => sign === '\\approx' && isOff(known[k] ?? '', known[k + 1] ?? ''),
			)
				? [`"${tex}" is not rounded from "${known[0]}"`]
				: [];
		}),
	);
}

/** What the line above says the name is, or ends with if the line goes on with "≈". */
function exactAbove(above: string, name: string): string | undefined {
	const [, tex] = /^\$([^$]*)\$$/.exec(above) ?? [];
	const relation = tex && readRelation(withoutUnits(tex.replace(/^=/, 'z =')));
	if (!relation || !isExact(relation)) return undefined;
	return name === 'z' || name === relation.sides[0]?.trim() ? relation.sides.at(-1) : undefined;
}

const DECIMAL = /(?<![\d.])\d+\.\d+(?![\d.])/g;

function isOff(exact: string, rounded: string): boolean {
	const side = rounded.replaceAll('{,}', '').trim();
	const [wanted, found] = [numberIn(exact), numberIn(side)];
	return !Number.isNaN(wanted + found) && Math.abs(wanted - found) > openIn(side, found) + 1e-9;
}

/** How far off the side may be: half of the last place of an integer, of whole degrees, or of each decimal in it. */
function openIn(side: string, found: number): number {
	if (/^-?\d+$/.test(side)) return 0.501;
	if (/^-?\(\\frac\{\d+\\pi\}\{180\}\)$/.test(side)) return (0.501 * Math.PI) / 180;
	const decimals = side.match(DECIMAL) ?? [];
	const moves = decimals.map((decimal, at) => {
		const half = 0.505 * 10 ** -(decimal.split('.')[1] ?? '').length;
		let place = 0;
		const moved = side.replaceAll(DECIMAL, (one) =>
			place++ === at ? `${Number(one) + half}` : one,
		);
		return Math.abs(numberIn(moved) - found);
	});
	return moves.reduce((sum, move) => sum + move, 0);
}
