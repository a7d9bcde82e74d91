/** Two places a known distance apart and the angles to a third: what they are and what is asked. */
export type Sighting = {
	/** The least and the greatest sensible distance, in metres. */
	from: number;
	to: number;
	/** {d} is the distance, {A} and {B} are the angles at the two places. */
	tell: string;
	/** "How far is it from the first place to the third?" for the first and the second place. */
	ask: readonly [string, string];
	/** The side AB runs north, and the angles are given as bearings of three digits. */
	bearing?: true;
	/** What the corners are. */
	corners: string;
};

export const SIGHTINGS: Readonly<Record<string, Sighting>> = {
	surveying: {
		from: 20,
		to: 200,
		tell: 'A surveyor sets stakes A and B {d} apart on one bank of a river. A tree C stands on the other bank. The surveyor measures ∠CAB as {A} and ∠CBA as {B}.',
		ask: ['How far is it from stake A to the tree?', 'How far is it from stake B to the tree?'],
		corners: 'A and B are the stakes, and C is the tree.',
	},
	'two observers': {
		from: 40,
		to: 400,
		tell: 'Two observers A and B stand {d} apart on level ground. A hot-air balloon C floats above the line between them. The angle of elevation of the balloon is {A} from A and {B} from B.',
		ask: ['How far is the balloon from observer A?', 'How far is the balloon from observer B?'],
		corners: 'A and B are the observers, and C is the balloon.',
	},
	'forest fire towers': {
		from: 150,
		to: 400,
		tell: 'Fire towers A and B are {d} apart. Both see smoke at C. The angle between the line AB and the line to the smoke is {A} at tower A and {B} at tower B.',
		ask: ['How far is the smoke from tower A?', 'How far is the smoke from tower B?'],
		corners: 'A and B are the towers, and C is the smoke.',
	},
	'boat and lighthouses': {
		from: 100,
		to: 400,
		tell: 'Lighthouses A and B stand {d} apart on a straight shore. A boat C is on the water. The angle between the shore and the line to the boat is {A} at lighthouse A and {B} at lighthouse B.',
		ask: ['How far is the boat from lighthouse A?', 'How far is the boat from lighthouse B?'],
		corners: 'A and B are the lighthouses, and C is the boat.',
	},
	'park path': {
		from: 50,
		to: 400,
		tell: 'In a park, gates A and B are joined by a straight path {d} long. Two more straight paths lead from the gates to a fountain C. They make angles of {A} at gate A and {B} at gate B with the first path.',
		ask: [
			'How long is the path from gate A to the fountain?',
			'How long is the path from gate B to the fountain?',
		],
		corners: 'A and B are the gates, and C is the fountain.',
	},
	kite: {
		from: 20,
		to: 80,
		tell: 'Two friends A and B stand {d} apart on level ground. A kite C flies above the line between them. The angle of elevation of the kite is {A} from A and {B} from B.',
		ask: ['How far is the kite from friend A?', 'How far is the kite from friend B?'],
		corners: 'A and B are the friends, and C is the kite.',
	},
	lighthouse: {
		from: 80,
		to: 300,
		tell: 'A canoe travels {d} due north from A to B. A lighthouse C stands east of its course. The bearing of the lighthouse is {A} from A and {B} from B.',
		bearing: true,
		ask: ['How far is A from the lighthouse?', 'How far is B from the lighthouse?'],
		corners: 'A and B are the ends of the course, and C is the lighthouse.',
	},
	'aircraft approach': {
		from: 100,
		to: 300,
		tell: 'Two radar sensors A and B are {d} apart. A drone is at C. The angle between the line AB and the line to the drone is {A} at sensor A and {B} at sensor B.',
		ask: ['How far is the drone from sensor A?', 'How far is the drone from sensor B?'],
		corners: 'A and B are the sensors, and C is the drone.',
	},
	'tree height': {
		from: 20,
		to: 120,
		tell: 'Stakes A and B are {d} apart on one side of a canyon. A tall pine C stands on the other side. The angle at A between AB and the line to the pine is {A}, and the angle at B is {B}.',
		ask: ['How far is the pine from stake A?', 'How far is the pine from stake B?'],
		corners: 'A and B are the stakes, and C is the pine.',
	},
	'tower and ship': {
		from: 100,
		to: 300,
		tell: 'Watchtowers A and B are {d} apart on a straight coast. A ship is at C. The angle between the coast and the line to the ship is {A} at tower A and {B} at tower B.',
		ask: ['How far is the ship from tower A?', 'How far is the ship from tower B?'],
		corners: 'A and B are the towers, and C is the ship.',
	},
};
