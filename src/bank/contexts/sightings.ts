import { capital } from '../../math/things-in-words.ts';

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

export const SIGHTINGS: Readonly<Record<string, Sighting>> = {
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
export function askedFrom(
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
