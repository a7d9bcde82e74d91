/** Two lengths and the angle between them in real life: how they are described and what is asked. */
export type TwoSides = {
	unit: { short: string; many: string };
	/** Sensible lengths and angles. */
	least: number;
	most: number;
	angles: readonly [number, number];
	/** {a}, {b} and {C}. */
	tell: string;
	ask: string;
	/** "The distance between the ships is" */
	conclude: string;
	corners: string;
};

const [KM, M, CM] = [
	{ short: 'km', many: 'kilometres' },
	{ short: 'm', many: 'metres' },
	{ short: 'cm', many: 'centimetres' },
] as const;

export const TWO_SIDES: Readonly<Record<string, TwoSides>> = {
	'two ships': {
		unit: KM,
		least: 10,
		most: 80,
		angles: [25, 88],
		tell: 'Two ships leave a harbour at the same time and sail along straight courses that form an angle of {C}. Later, one ship is {a} from the harbour and the other is {b} from it.',
		ask: 'How far apart are the ships at that time?',
		conclude: 'The distance between the ships is',
		corners: 'C is the harbour, and A and B are the ships.',
	},
	'triangular lot': {
		unit: M,
		least: 12,
		most: 80,
		angles: [30, 88],
		tell: 'A triangular lot has two sides of {a} and {b}. The angle between them is {C}.',
		ask: 'How long is the third side?',
		conclude: 'The length of the third side is',
		corners: 'A, B, and C are the corners of the lot.',
	},
	'hiking trail': {
		unit: KM,
		least: 5,
		most: 20,
		angles: [30, 85],
		tell: 'Two straight hiking trails start at the same parking lot and form an angle of {C}. One leads {a} to a lake, and the other leads {b} to a lookout.',
		ask: 'How far is it in a straight line from the lake to the lookout?',
		conclude: 'The distance from the lake to the lookout is',
		corners: 'C is the parking lot, A is the lookout, and B is the lake.',
	},
	'robot arm': {
		unit: CM,
		least: 15,
		most: 80,
		angles: [25, 88],
		tell: 'A robot arm has two straight parts, {a} and {b} long, joined at an elbow. The elbow is bent to an angle of {C}.',
		ask: 'How far is it from the shoulder to the tip of the arm?',
		conclude: 'The distance from the shoulder to the tip is',
		corners: 'C is the elbow, and A and B are the shoulder and the tip.',
	},
	'bike route': {
		unit: KM,
		least: 5,
		most: 40,
		angles: [30, 88],
		tell: 'A cyclist rides {a} along a straight road, then turns at an intersection onto another straight road and rides {b}. The angle between the two parts of the ride is {C}.',
		ask: 'How far is it in a straight line from the end of the ride back to its start?',
		conclude: 'The distance back to the start is',
		corners: 'C is the intersection, B is the start, and A is the end.',
	},
};
