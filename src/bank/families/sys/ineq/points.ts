/** sys.ineq: pairs tried in both inequalities of a system. */
import { equation, relation, sum, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import type { Spot } from '../../../figures/drawing.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { valued } from '../../../steps/linear-system.ts';
import { choices, drawnPoints, drawnSides, isIn, onlyChoice, type Side, written } from './sides.ts';

function checkedLines(side: Side, [x, y]: Spot, name: string): Line[] {
	const { sign, m, b } = side;
	const substituted = valued(m, x, true);
	return [
		line(
			relation(y, sign, sum(substituted, b)),
			`substitute ${x} for x and ${y} for y in the ${name} inequality`,
		),
		line(relation(y, sign, m * x + b), 'simplify: the statement is true'),
	];
}

/** The first inequality that the pair does not satisfy. */
function fails(at: Spot, sides: readonly [Side, Side]): Line {
	const [x, y] = at;
	const which = isIn(sides[0], at) ? 1 : 0;
	const { sign, m, b } = sides[which];
	return sentence(
		say`For ${pointAt(at)}, the right side is ${equation(sum(valued(m, x, true), b), m * x + b)}, so the statement ${relation(y, sign, m * x + b)} is false.`,
		`substitute into the ${which === 0 ? 'first' : 'second'} inequality`,
	);
}

export function testedPoints(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const found = sides && drawnPoints(draw, sides);
	if (!sides || !found) return undefined;
	const [one, two] = sides;
	return {
		prompt: say`Which ordered pair ${tuple('x', 'y')} is a solution of the system ${written(one)} and ${written(two)}?`,
		answer: choices(found),
		steps: [
			...checkedLines(one, found.right, 'first'),
			...checkedLines(two, found.right, 'second'),
			sentence(say`Both are true, so ${pointAt(found.right)} is a solution.`),
			...found.wrong.map(({ at }) => fails(at, sides)),
			onlyChoice(found.right),
		],
		hints: [
			say`Which pairs make the first inequality true? Which of those also make the second one true?`,
		],
	};
}
