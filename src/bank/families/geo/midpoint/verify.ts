/** The middle must be as far from one end as from the other, and on the segment between them. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptPoints, readPoint, type Verify } from '../../../verify/evidence.ts';
import { type Exact, type ExactPoint, same, subtract } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const [x, y, ...more] = readPoint(question.answer.value);
	const points = promptPoints(question);
	if (!x || !y || more.length > 0) return ['the stored answer is not a point'];
	const [one, two, three] = points;
	if (skill === 'Find the fourth vertex of a parallelogram')
		return one && two && three && isNamedInOrder(question)
			? issue(sameStep(one, two, [x, y], three), 'the opposite sides are not parallel and equal')
			: ['the prompt does not name three vertices in their order'];
	if (!one || !two || points.length !== 2) return ['the prompt does not name two points'];
	return issue(
		asksMiddle(question) ? sameStep(one, [x, y], [x, y], two) : sameStep(two, one, one, [x, y]),
		`${question.answer.value} does not halve the segment`,
	);
};

/** "$ABCD$ is a parallelogram with $A(-1, 2)$, $B(4, 5)$, and $C(3, 0)$": around it, and the last letter is asked for. */
function isNamedInOrder({ question }: Question): boolean {
	const [, name] = /\$([A-Z]{4})\$ is a parallelogram/.exec(question) ?? [];
	const corners = [...question.matchAll(/\b([A-Z])\(/g)].map(([, letter]) => letter);
	const asked = /coordinates of \$([A-Z])\$/.exec(question)?.[1];
	return name === [...corners, asked].join('');
}

const asksMiddle = (question: Question): boolean =>
	question.question.startsWith('Find the midpoint');

/** The step from a to b is the step from c to d. */
const sameStep = (a: ExactPoint, b: ExactPoint, c: ExactPoint, d: ExactPoint): boolean =>
	[0, 1].every((axis) =>
		same(subtract(at(b, axis), at(a, axis)), subtract(at(d, axis), at(c, axis))),
	);

const at = (point: ExactPoint, axis: number): Exact => (axis === 0 ? point[0] : point[1]);

const issue = (right: boolean, what: string): string[] => (right ? [] : [what]);
