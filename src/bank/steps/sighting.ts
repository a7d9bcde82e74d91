/** Questions about a distance that is found from two angles and the side between them. */
import { caseOf, type Draft, type Draw, sentence, withMisconceptions } from '../family.ts';
import { type Expression, symbol } from '../../math/expression.ts';
import { decimal, degrees } from '../../math/notation.ts';
import { say } from '../../math/prose.ts';
import { capital } from '../../math/things-in-words.ts';
import { fillText } from '../contexts/fill.ts';
import { cornersOf, networkFigure } from '../figures/diagram.ts';
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
import { sineLawSide, sineLawSideMisconceptions } from './triangle-laws.ts';
import type { Diagram, Spot } from '../figures/figure.ts';

/** Two places a known distance apart and the angles to a third: what they are and what is asked. */
type Sighting = {
	/** The least and the greatest sensible distance, in metres. */
	from: number;
	to: number;
	/** {d} is the distance, {A} and {B} are the angles at the two places. */
	tell: string;
	/** What is at C, and what A and B are. */
	thing: string;
	place?: string;
	/** Ten drawn metres stand for a kilometre. */
	isFar?: true;
	/** The lengths asked for are those of paths. */
	isPath?: true;
	/** The side AB runs north, and the angles are given as bearings of three digits. */
	bearing?: true;
	/** What the corners are. */
	corners: string;
};

const SIGHTINGS: Readonly<Record<string, Sighting>> = {
	surveying: {
		from: 20,
		to: 200,
		tell: 'A surveyor places two stakes, A and B, {d} apart on one bank of a river. A tree stands on the other bank, at C. The surveyor measures ∠CAB as {A} and ∠CBA as {B}.',
		thing: 'the tree',
		place: 'stake',
		corners: 'A and B are the stakes, and C is the tree.',
	},
	'two observers': {
		from: 40,
		to: 400,
		tell: 'Two observers, A and B, stand {d} apart on level ground. A hot-air balloon, C, floats above the line between them. The angle of elevation of the balloon is {A} from A and {B} from B.',
		thing: 'the balloon',
		place: 'observer',
		corners: 'A and B are the observers, and C is the balloon.',
	},
	'forest fire towers': {
		from: 100,
		to: 300,
		isFar: true,
		tell: 'Fire towers A and B are {d} apart. Rangers in both towers see smoke at C. The angle between AB and the line to the smoke is {A} at tower A and {B} at tower B.',
		thing: 'the smoke',
		place: 'tower',
		corners: 'A and B are the towers, and C is the smoke.',
	},
	'boat and lighthouses': {
		from: 100,
		to: 400,
		tell: 'Observation towers A and B stand {d} apart on a straight shore. A boat is at C. The angle between AB and the line to the boat is {A} at tower A and {B} at tower B.',
		thing: 'the boat',
		place: 'tower',
		corners: 'A and B are the towers, and C is the boat.',
	},
	'park path': {
		from: 50,
		to: 400,
		tell: 'In a park, gates A and B are joined by a straight path {d} long. Two more straight paths lead from the gates to a fountain at C. They meet the first path at angles of {A} at gate A and {B} at gate B.',
		thing: 'the fountain',
		place: 'gate',
		isPath: true,
		corners: 'A and B are the gates, and C is the fountain.',
	},
	kite: {
		from: 20,
		to: 80,
		tell: 'Two friends, A and B, stand {d} apart on level ground. A kite, C, flies above the line between them. The angle of elevation of the kite is {A} from A and {B} from B.',
		thing: 'the kite',
		place: 'friend',
		corners: 'A and B are the friends, and C is the kite.',
	},
	lighthouse: {
		from: 80,
		to: 300,
		tell: 'A canoe travels {d} due north from A to B. A lighthouse, C, stands east of its course. The bearing of the lighthouse is {A} from A and {B} from B.',
		bearing: true,
		thing: 'the lighthouse',
		corners: 'A and B are the ends of the course, and C is the lighthouse.',
	},
	'aircraft approach': {
		from: 100,
		to: 300,
		tell: 'Two radar sensors, A and B, are {d} apart. A drone is at C. The angle between AB and the line to the drone is {A} at sensor A and {B} at sensor B.',
		thing: 'the drone',
		place: 'sensor',
		corners: 'A and B are the sensors, and C is the drone.',
	},
	'tree height': {
		from: 20,
		to: 120,
		tell: 'Stakes A and B are {d} apart on one side of a canyon. A tall pine stands on the other side, at C. The angle at A between AB and the line to the pine is {A}, and the angle at B is {B}.',
		thing: 'the pine',
		place: 'stake',
		corners: 'A and B are the stakes, and C is the pine.',
	},
	'tower and ship': {
		from: 100,
		to: 300,
		tell: 'Watchtowers A and B are {d} apart on a straight coast. A ship is at C. The angle between AB and the line to the ship is {A} at tower A and {B} at tower B.',
		thing: 'the ship',
		place: 'tower',
		corners: 'A and B are the towers, and C is the ship.',
	},
};

/** The question, its answer before and after the length, and the mistake of measuring from the other place. */
function askedFrom(
	{ thing, place, isPath }: Sighting,
	letter: string,
	other: string,
): { question: string; conclude: readonly [string, string]; fromOther: string } {
	const named = (one: string) => (place ? `${place} ${one}` : one);
	const [here, there] = [named(letter), named(other)];
	return isPath
		? {
				question: `How long is the path from ${here} to ${thing}?`,
				conclude: [`The path from ${here} to ${thing} is about `, ' long.'],
				fromOther: `found the length of the path from ${there} instead of ${here}`,
			}
		: {
				question: `How far is ${thing} from ${here}?`,
				conclude: [`${capital(thing)} is about `, ` from ${here}.`],
				fromOther: `found the distance from ${thing} to ${there} instead of ${here}`,
			};
}

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
