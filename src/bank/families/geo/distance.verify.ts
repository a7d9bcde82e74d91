/** Rebuilds the two points from the prompt and measures between them, as with a ruler. */
import type { Verify } from '../../family.ts';
import { promptFormulas, readPoint } from '../../verify/evidence.ts';
import type { Exact } from '../../verify/exact.ts';

export const verify: Verify = ({ question }) => {
	const points = promptFormulas(question)
		.filter((formula) => formula.startsWith('('))
		.map((formula) => readPoint(formula).map(toNumber));
	const [[x1, y1] = [], [x2, y2] = [], ...more] = points;
	if ([x1, y1, x2, y2].includes(undefined) || more.length > 0)
		return [`the prompt names ${points.length} points, not 2`];
	const measured = Math.hypot((x2 ?? 0) - (x1 ?? 0), (y2 ?? 0) - (y1 ?? 0));
	return Math.abs(measured - Number(question.answer.value)) < 1e-9
		? []
		: [`the stored length is ${question.answer.value}, measured ${measured}`];
};

const toNumber = ([over, under]: Exact): number => Number(over) / Number(under);
