/** Tries pairs in the inequalities of the prompt, and shaded parts of the plane at many points. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	promptFormulas,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	exact,
	type ExactPoint,
	less,
	multiply,
	readTex,
	same,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import { boundariesIn, type ReadBoundary } from '../../../verify/read-figure.ts';
import { sideOf } from '../../../verify/read-line.ts';
import { exchangedKinds, storyNumbers, storyText } from '../../../verify/read-linear-story.ts';
import { type HasPoint, readPlaneCondition } from '../../../verify/regions.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Write a two-variable inequality for a limit') return limits(question);
	const given = promptFormulas(question).filter((formula) => /[<>]|\\[lg]e/.test(formula));
	if (skill.startsWith('Test points in')) return pairs(question, given.map(readPlaneCondition));
	const [shown, ...more] = boundariesIn(question.question_speech);
	if (!shown) return ['the figure shows no shaded part'];
	if (skill === 'Write a linear inequality from its graph')
		return issue(
			agree(readPlaneCondition(question.answer.value), shaded(shown)),
			'the graph is a different one',
		);
	const line = promptFormulas(question).find((formula) => formula.includes('='));
	if (more.length === 0 && line !== undefined && !shown.through.every((point) => isOn(line, point)))
		return [`${line} is not the line that is drawn`];
	if (more.length === 0)
		return expectOneChoice(question, (text) =>
			agree(readPlaneCondition(bare(text)), shaded(shown)),
		);
	const wanted = readPlaneCondition(given[0] ?? '');
	return expectOneChoice(question, (text) => {
		const plane = [shown, ...more]['ABCD'.indexOf(text.slice(-1))];
		return plane !== undefined && agree(shaded(plane), wanted);
	});
};

const bare = (text: string): string => text.replaceAll('$', '');

function isOn(line: string, [x, y]: ExactPoint): boolean {
	const [left, right] = sidesOf(line).map((side) => readTex(side)({ x, y }));
	return left !== undefined && right !== undefined && same(left, right);
}

const issue = (right: boolean, what: string): string[] => (right ? [] : [what]);

function pairs(question: Question, regions: HasPoint[]): string[] {
	if (regions.length === 0) return ['the prompt holds no inequality'];
	return expectOneChoice(question, (text) => {
		const [x, y] = readPoint(bare(text));
		return x !== undefined && y !== undefined && regions.every((region) => region([x, y]));
	});
}

/** The part of the plane above or below a drawn line. */
const shaded =
	({ through: [one, two], above, solid }: ReadBoundary): HasPoint =>
	([x, y]) => {
		const run = subtract(two[0], one[0]);
		const rise = subtract(two[1], one[1]);
		const up = less(exact(0), run) ? exact(1) : exact(-1);
		const height = sideOf({ a: multiply(exact(-1), rise), b: run, c: exact(0) }, [
			subtract(x, one[0]),
			subtract(y, one[1]),
		]);
		const value = multiply(height, up);
		if (same(value, exact(0))) return solid;
		return less(exact(0), value) === above;
	};

/** Whole points and points between them, so that every boundary through whole points is met. */
const POINTS: ExactPoint[] = Array.from({ length: 17 * 17 }, (_, at) => [
	exact((at % 17) - 8),
	exact(Math.floor(at / 17) - 8),
]);

const agree = (one: HasPoint, two: HasPoint): boolean =>
	POINTS.every((point) => one(point) === two(point));

function limits(question: Question): string[] {
	const exchanged = exchangedKinds(question.question);
	if (exchanged.length > 0) return exchanged;
	const [a, b, limit, ...more] = storyNumbers(question);
	if (a === undefined || b === undefined || limit === undefined || more.length > 0)
		return ['the story does not hold two amounts and a limit'];
	const most = /at most/i.test(storyText(question));
	const total = ([x, y]: ExactPoint) => add(multiply(exact(a), x), multiply(exact(b), y));
	const region: HasPoint = (point) => {
		const value = total(point);
		return same(value, exact(limit)) || less(value, exact(limit)) === most;
	};
	const edge: ExactPoint[] = [
		[exact(limit, a), exact(0)],
		[exact(0), exact(limit, b)],
		[exact(limit, a), exact(1)],
		[exact(1), exact(1)],
	];
	return expectOneChoice(question, (text) => {
		if (text.includes('(')) {
			const [x, y] = readPoint(bare(text));
			return x !== undefined && y !== undefined && region([x, y]);
		}
		const option = readPlaneCondition(bare(text));
		return edge.every((point) => option(point) === region(point));
	});
}
