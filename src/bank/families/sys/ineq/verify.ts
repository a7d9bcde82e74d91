/** Asks every option the same points as the prompt, the figure or the story, and finds corners by determinants. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import {
	expectOneChoice,
	promptFormulas,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	type ExactPoint,
	less,
	multiply,
	readReal,
	same,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import { boundariesIn, placeInWords, type ReadBoundary } from '../../../verify/read-figure.ts';
import { type HasPoint, readPlaneCondition } from '../../../verify/regions.ts';
import { exchangedKinds } from '../../../verify/read-linear-story.ts';
import { meetingPoint } from '../../../verify/read-line.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find a corner point of a region') return corner(question);
	if (
		['Model and check constraints', 'Choose a system of inequalities for a situation'].includes(
			skill,
		)
	)
		return story(question);
	const shown = boundariesIn(question.question_speech).map(shaded);
	const given = promptFormulas(question).filter(isRelation).map(readPlaneCondition);
	const regions = shown.length > 0 ? shown : given;
	if (regions.length !== 2) return ['the question does not hold two half-planes'];
	const key = expectOneChoice(question, (text) => {
		const options = formulasOf(text).filter(isRelation);
		if (options.length === 0) return holdsAt(regions, text);
		const [one, two] = options.map(readPlaneCondition);
		return one !== undefined && two !== undefined && sameSystem([one, two], regions);
	});
	return [...key, ...otherInequality(question)];
};

/** "For $(2, 1)$, the right side is … = 5$, so the statement $1 > 5$ is false.": of the inequality that the reason names. */
function otherInequality(question: Question): string[] {
	const given = promptFormulas(question).filter(isRelation);
	return question.steps.flatMap(({ text, why = '' }) => {
		const [, name = ''] =
			/^substitute (?:.* )?in(?:to)? the (first|second) inequality$/.exec(why) ?? [];
		const [, x, y, value, statement] =
			/^For \$\((-?\d+), (-?\d+)\)\$, the right side is \$.* = (-?\d+)\$, so the statement \$(.*)\$ is false/.exec(
				text,
			) ?? [];
		const [left, sign, right = ''] =
			given[name === 'first' ? 0 : 1]?.split(/ (<|>|\\[lg]e) /) ?? [];
		if (name === '' || statement === undefined || left !== 'y') return [];
		return readReal(right)({ x: Number(x) }) === Number(value) &&
			statement === `${y} ${sign} ${value}`
			? []
			: [`"${text}" is not about the ${name} inequality`];
	});
}

const formulasOf = (text: string): string[] =>
	[...text.matchAll(/\$(.*?)\$/g)].map(([, tex = '']) => tex);

const isRelation = (tex: string): boolean => /[<>]|\\[lg]e(?![a-zA-Z])/.test(tex);

function holdsAt(regions: readonly HasPoint[], text: string): boolean {
	const [x, y] = readPoint(text.replaceAll('$', ''));
	return x !== undefined && y !== undefined && regions.every((region) => region([x, y]));
}

/** The part of the plane above or below a drawn line. */
const shaded =
	({ through: [[a, b], [c, d]], above, solid }: ReadBoundary): HasPoint =>
	([x, y]) => {
		const [run, rise] = [subtract(c, a), subtract(d, b)];
		const height = subtract(multiply(run, subtract(y, b)), multiply(rise, subtract(x, a)));
		if (same(height, exact(0))) return solid;
		const isAbove = less(exact(0), run) === less(exact(0), height);
		return isAbove === above;
	};

const POINTS: ExactPoint[] = Array.from({ length: 19 * 19 }, (_, at) => [
	exact((at % 19) - 9),
	exact(Math.floor(at / 19) - 9),
]);

/** Boundaries through whole points are met by the test points, so a solid line differs from a dashed one. */
const sameSystem = (one: readonly HasPoint[], two: readonly HasPoint[]): boolean =>
	POINTS.every(
		(point) => one.every((region) => region(point)) === two.every((region) => region(point)),
	);

function story(question: Question): string[] {
	const exchanged = exchangedKinds(question.question);
	if (exchanged.length > 0) return exchanged;
	const text = questionText(question.question).replaceAll(/[$\\]/g, '');
	const [stated = ''] = text.split(' Which ');
	const numbers = [...stated.matchAll(/\d+/g)].map(([number]) => Number(number));
	const [a, b, c, d, ...more] = numbers;
	if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0)
		return [`the story holds ${numbers.length} numbers, not 4`];
	const words = [...stated.matchAll(/at (most|least)/g)].map(([, word]) => word);
	if (words.length !== 2) return ['the story does not hold two limits'];
	const within = (value: Exact, limit: number, word?: string) =>
		same(value, exact(limit)) || less(value, exact(limit)) === (word === 'most');
	const region: HasPoint = ([x, y]) =>
		within(add(multiply(exact(a), x), multiply(exact(b), y)), c, words[0]) &&
		within(add(x, y), d, words[1]);
	const points = pointsNear([a, b, c], d);
	return expectOneChoice(question, (choice) => {
		const options = formulasOf(choice).filter(isRelation).map(readPlaneCondition);
		if (options.length === 0) return holdsAt([region], choice);
		return points.every((point) => options.every((option) => option(point)) === region(point));
	});
}

/** Whole pairs around both limits, their ends on the axes, and pairs on each limit. */
function pointsNear([a, b, c]: readonly [number, number, number], d: number): ExactPoint[] {
	const grid = Array.from({ length: 15 * 15 }, (_, at): ExactPoint => {
		const [i, j] = [at % 15, Math.floor(at / 15)];
		return [exact((i * d) | 0, 7), exact((j * d) | 0, 7)];
	});
	return [
		...grid,
		[exact(c, a), exact(0)],
		[exact(0), exact(c, b)],
		[exact(d), exact(0)],
		[exact(0), exact(d)],
	];
}

/** The boundaries of the last two inequalities; the figure must show where they meet the axes. */
function corner(question: Question): string[] {
	const limits = promptFormulas(question)
		.filter(isRelation)
		.filter((tex) => /x.*y/.test(tex));
	const found = meetingPoint(
		limits.map((tex) => tex.replace(/\\[lg]e/, '=')),
		['x', 'y'],
	);
	const [x, y] = readPoint(question.answer.value);
	if (!found?.['x'] || !found['y'] || !x || !y || limits.length !== 2)
		return ['the boundaries do not meet in one point'];
	if (!same(x, found['x']) || !same(y, found['y']))
		return [`the boundaries do not meet in ${question.answer.value}`];
	const ends = [...question.question_speech.matchAll(/Corner [QR] is ([^.]*)\./g)].map(
		([, place = '']) => placeInWords(place),
	);
	const isEnd = ([a, b]: readonly [number, number]) =>
		limits.some((tex) => {
			const [left = '', right = ''] = sidesOf(tex);
			return Math.abs(readReal(left)({ x: a, y: b }) - Number(right)) < 1e-9;
		});
	const [, side] = /shaded region lies (above|below) both/.exec(question.question_speech) ?? [];
	const inside: ExactPoint = side === 'above' ? [exact(1000), exact(1000)] : [exact(0), exact(0)];
	if (!limits.map(readPlaneCondition).every((region) => region(inside)))
		return [`the region does not lie ${side} both lines`];
	return ends.length === 2 && ends.every((end) => end.includes(0) && isEnd(end))
		? []
		: ['the figure shows a different corner'];
}
