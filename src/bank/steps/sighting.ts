/** Questions about a distance that is found from two angles and the side between them. */
import { caseOf, type Draft, type Draw, sentence, withMisconceptions } from '../family.ts';
import { sineLawSideMisconceptions } from './triangle-misconceptions.ts';
import { type Expression, symbol } from '../../math/expression.ts';
import { decimal, degrees } from '../../math/notation.ts';
import { say } from '../../math/prose.ts';
import { fillText } from '../contexts/fill.ts';
import { cornersOf, networkFigure } from '../figures/diagram.ts';
import { askedFrom, SIGHTINGS } from '../contexts/sightings.ts';
import { sizeTerm, sizeText, type Unit, UNIT } from './measured.ts';
import { type Picture, pictureFigure, statedTriangle, toFind } from './triangle-figure.ts';
import {
	angleGiven,
	type Corner,
	degree,
	fromTwoAngles,
	isAcute,
	isNearBorder,
	lengthAnswer,
	type Names,
	opposite,
	small,
	thirdAngle,
	type Triangle,
} from './triangle.ts';
import { sineLawSide } from './triangle-laws.ts';
import type { Diagram, Spot } from '../figures/figure.ts';

/** The ends of the known side, and what is seen from both. */
const NAMES: Names = ['A', 'B', 'C'];

/** Two angles `A`, `B` and the side `d` between them. */
export function sightingDraft(
	draw: Draw,
	ctx: string,
	{ acute }: { acute: boolean },
): Draft | undefined {
	const story = caseOf(SIGHTINGS, ctx);
	const [A, B, metres] = [draw.int('A'), draw.int('B'), draw.int('d')];
	const [d, unit] = story.isFar ? [metres / 10, UNIT.km] : [metres, UNIT.m];
	if (metres < story.from || metres > story.to || A === B || A + B > 150 || A === 90 || B === 90)
		return undefined;
	if (/elevation/.test(story.tell) && Math.max(A, B) > 85) return undefined;
	const triangle = fromTwoAngles(A, B, d, 2);
	if ((acute && !isAcute(triangle)) || triangle.angles[2] === 90) return undefined;
	const first = draw.random.int(0, 1) === 0;
	const ask: Corner = first ? 1 : 0;
	if (isNearBorder(triangle.sides[ask], 1)) return undefined;
	const picture: Picture = {
		names: NAMES,
		triangle,
		unit,
		given: { angles: [0, 1], sides: [2] },
		wanted: { sides: [ask] },
	};
	const [asked, from, other] = first ? ['b', 'A', 'B'] : ['a', 'B', 'A'];
	const words = askedFrom(story, from, other);
	const answer = withMisconceptions(
		lengthAnswer(triangle.sides[ask], unit.many),
		[lengthAnswer(triangle.sides[first ? 0 : 1], unit.many), words.fromOther],
		...sineLawSideMisconceptions(triangle, ask, 2),
	);
	const text = fillText(`${story.tell} ${words.question}`, {
		d: sizeTerm(d, unit),
		A: story.bearing ? bearing(A) : degree(A),
		B: story.bearing ? bearing(180 - B) : degree(B),
	});
	const figure = story.bearing
		? northFigure(triangle, ask, unit)
		: pictureFigure(picture, cornersOf(A, B));
	return {
		prompt: say`${text} Give the answer in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			...(story.bearing
				? [
						sentence(
							say`The course runs north, so ${angleGiven('CAB', A)} and ${angleGiven('CBA', B)}.`,
							`at B, north points directly away from A, so the angle of the triangle and the bearing are supplementary: 180° − ${180 - B}° = ${B}°`,
						),
					]
				: []),
			thirdAngle(NAMES, 2, triangle.angles),
			sentence(
				say`Let ${symbol(asked)} be the distance from ${symbol(from)} to ${symbol('C')}, and let ${symbol('c')} be the distance from ${symbol('A')} to ${symbol('B')}, both in ${unit.many}.`,
			),
			...sineLawSide(NAMES, ask, 2, triangle),
			sentence(
				say`${fillText(words.conclude[0], {})}${answer.body}${fillText(words.conclude[1], {})}`,
			),
		],
		hints: [
			story.bearing
				? say`Which angles of the triangle do the two bearings give? What is the third angle?`
				: say`What is the third angle of the triangle?`,
			say`Which law relates that angle to the known side?`,
		],
		figure: { ...figure, alt: `${story.corners} ${figure.alt}` },
	};
}

/** AB points north, and so does a dashed line from B: the angles are marked where the bearings are measured. */
function northFigure(
	{ angles: [A, B], sides: [, , length] }: Triangle,
	asked: Corner,
	unit: Unit,
): Diagram {
	const [p, q, r] = cornersOf(A, B).map(([x, y]): Spot => [y, x]) as [Spot, Spot, Spot];
	const [part, letter] = [opposite(NAMES, asked), small(NAMES[asked])];
	const alt = [
		statedTriangle({ name: 'ABC', angles: { A }, sides: { AB: length } }, unit.many),
		`The dashed line BN points north, and angle NBC is ${180 - B} degrees.`,
		toFind(part, letter),
	].join(' ');
	return networkFigure(
		{
			points: { A: p, B: q, C: r, N: [q[0], q[1] + 0.45] },
			segments: ['AB', 'BC', 'AC'],
			dashed: ['BN'],
			sides: { AB: sizeText(length, unit), [part]: letter },
			angles: { BAC: `${A}°`, NBC: `${180 - B}°` },
		},
		alt,
	);
}

/** Three digits, clockwise from north. */
const bearing = (value: number): Expression => degrees(decimal(String(value).padStart(3, '0')));
