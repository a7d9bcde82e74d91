/**
 * Lengths and slopes of segments between points with known coordinates: "AB = 2√10" and "m_{AB} = 1/3" are measured
 * from A(−2, 2) and B(4, 4), and "the points have the same x-coordinate" must be so,
 * like "AB is vertical" in a line or a hint and "from A to M, the change in x is −3".
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, numberIn } from '../equation-lines.ts';
import { sidesOf } from '../values.ts';

type Point = readonly [x: number, y: number];

/** Issues for the lines that say otherwise. */
export function checkNamedSegments({ question, hints, steps }: Question): string[] {
	const directed = [...hints, ...steps].filter(
		({ text }) => DIRECTED.test(text) || MOVED.test(text),
	);
	if (
		directed.length === 0 &&
		!steps.some(({ text, why = '' }) => SEGMENT.test(text) || LEVEL.test(why) || MIDPOINT.test(why))
	)
		return [];
	const points = pointsNamed([question, ...steps.map(({ text }) => text)]);
	const given = formulasIn(question)
		.flatMap((tex) => pointIn(tex) ?? [])
		.map(({ point }) => point);
	const slanted = directed
		.filter(({ text }) => !isDirected(text, points) || !isMoved(text, points))
		.map(({ text }) => `"${text}" does not agree with the coordinates`);
	return slanted.concat(
		steps.flatMap(({ text, why = '' }) => {
			const measured = formulasIn(text).filter((tex) => !isMeasured(tex, points));
			const ends = segmentIn(formulasIn(text)[0] ?? '', points) ?? given;
			return [
				...measured.map((tex) => `"${tex}" does not agree with the coordinates`),
				...(areLevel(why, ends) && isHalfway(why, text, points) && areSubtracted(why, text)
					? []
					: [`"${why}" does not go with "${text}"`]),
			];
		}),
	);
}

const DIRECTED = /\$([A-Z])([A-Z])\$ is (horizontal|vertical)\b/;

/** "Side $AB$ is horizontal.": A and B are at the same height. */
function isDirected(text: string, points: ReadonlyMap<string, Point>): boolean {
	const [, one = '', other = '', way] = DIRECTED.exec(text) ?? [];
	const [a, b] = [points.get(one), points.get(other)];
	const axis = way === 'vertical' ? 0 : 1;
	return !a || !b || isNear(a[axis], b[axis]);
}

const MOVED =
	/^From \$([A-Z])\$ to \$([A-Z])\$, the change in \$x\$ is \$([^$]*)\$, and the change in \$y\$ is \$([^$]*)\$/;

/** The coordinates of M minus those of A. */
function isMoved(text: string, points: ReadonlyMap<string, Point>): boolean {
	const [, from = '', to = '', ...changes] = MOVED.exec(text) ?? [];
	const [a, b] = [points.get(from), points.get(to)];
	return (
		!a ||
		!b ||
		changes.every((tex, at) =>
			isNear(numberIn(sidesOf(tex).at(-1) ?? ''), (b[at] ?? 0) - (a[at] ?? 0)),
		)
	);
}

/** "subtract the coordinates of A from those of M" is how one gets from A to M. */
function areSubtracted(why: string, text: string): boolean {
	const [, from, to] =
		/^subtract the coordinates of ([A-Z]) from those of ([A-Z])$/.exec(why) ?? [];
	return from === undefined || !MOVED.test(text) || text.startsWith(`From $${from}$ to $${to}$`);
}

const SEGMENT = /[A-Z]{2}\}? = /;
const LEVEL = /^(?:both|the(?: two)?) points have the same ([xy])-coordinate/;

const MIDPOINT = /^([A-Z]) is the midpoint of ([A-Z])([A-Z])\b/;

/** "$K = (\frac{-1 + 3}{2}, \frac{0 + 4}{2}) = (1, 2)$": each average is of these two coordinates. */
function isHalfway(why: string, text: string, points: ReadonlyMap<string, Point>): boolean {
	const [, name, ...ends] = MIDPOINT.exec(why) ?? [];
	const [a, b] = ends.map((end) => points.get(end));
	if (name === undefined || !a || !b || !text.startsWith(`$${name} = `)) return true;
	return sidesOf(formulasIn(text)[0] ?? '')
		.slice(1)
		.every((side) => {
			const coordinates = /^(?:\\left)?\((.*), (.*?)(?:\\right)?\)$/.exec(side)?.slice(1) ?? [];
			return coordinates.every((tex, at) => {
				const [one, other] = [a[at] ?? 0, b[at] ?? 0];
				const [, sum, under] = /^\\frac\{(.* [-+] .*)\}\{(.*)\}$/.exec(tex) ?? [];
				const isSum =
					sum === undefined ||
					(under === '2' &&
						[
							`${one} + ${other < 0 ? `(${other})` : other}`,
							`${one} + ${other}`,
							`${one} - ${-other}`,
						].includes(sum));
				return isNear(numberIn(tex), (one + other) / 2) && isSum;
			});
		});
}

/** "A(2, -3)" and "A = (2, -3)", and without its name. */
function pointIn(tex: string): { name: string; point: Point } | undefined {
	const [, name = '', x = '', y = ''] =
		/^(?:([A-Z])(?: = )?)?\(([^(),]+), ([^(),]+)\)$/.exec(tex) ?? [];
	const point: Point = [numberIn(x), numberIn(y)];
	return x === '' || point.some(Number.isNaN) ? undefined : { name, point };
}

/** A letter that stands for two points is left out. */
function pointsNamed(texts: readonly string[]): ReadonlyMap<string, Point> {
	const found = texts.flatMap(formulasIn).flatMap((tex) => pointIn(tex) ?? []);
	return new Map(
		found
			.filter(
				({ name, point: [x, y] }) =>
					name !== '' &&
					found.every(
						(other) => other.name !== name || (other.point[0] === x && other.point[1] === y),
					),
			)
			.map(({ name, point }) => [name, point]),
	);
}

/** The ends of the segment whose length or slope a formula states. */
function segmentIn(tex: string, points: ReadonlyMap<string, Point>): Point[] | undefined {
	const [, one = '', other = ''] = /^(?:m_\{)?([A-Z])([A-Z])\}? = /.exec(tex) ?? [];
	const ends = [points.get(one), points.get(other)].filter((point) => point !== undefined);
	return ends.length === 2 ? ends : undefined;
}

/** True for a formula whose sides are not numbers. */
function isMeasured(tex: string, points: ReadonlyMap<string, Point>): boolean {
	const [[a, b], [c, d]] = (segmentIn(tex, points) as [Point, Point] | undefined) ?? NOWHERE;
	const wanted = tex.startsWith('m') ? (d - b) / (c - a) : Math.hypot(c - a, d - b);
	return sidesOf(tex)
		.slice(1)
		.map(numberIn)
		.every(
			(value) =>
				Number.isNaN(value - wanted) ||
				isNear(value, wanted, tex.includes('\\approx') ? 2e-3 : 1e-9),
		);
}

const NOWHERE = [
	[Number.NaN, Number.NaN],
	[Number.NaN, Number.NaN],
] as const satisfies readonly Point[];

/** "both points have the same y-coordinate" */
function areLevel(why: string, ends: readonly Point[]): boolean {
	const [, axis] = LEVEL.exec(why) ?? [];
	const [one, other, ...more] = ends;
	const place = axis === 'x' ? 0 : 1;
	return (
		axis === undefined || !one || !other || more.length > 0 || isNear(one[place], other[place])
	);
}
