/** sys.motion: with and against wind or current, and trips in two stages. */
import { equation, product, sum, difference, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { systemStory } from '../../../steps/system-story.ts';

export const skills: Skills = {
	'Solve wind and current problems': (draw) => {
		const kind = draw.int('v') <= 24 ? 'boat' : draw.random.pick(['boat', 'blimp']);
		return withAndAgainst(draw, kind, draw.int('t1'), draw.int('t2'));
	},
	'Find speeds with wind or current': (draw) =>
		withAndAgainst(draw, draw.inTurn('ctx'), draw.int('t1'), draw.random.int(2, 6)),
	'Solve current, wind, and two-stage trip problems': (draw) => {
		const ctx = draw.inTurn('ctx');
		return ctx === 'two-stage trip'
			? twoStages(draw)
			: withAndAgainst(draw, ctx, draw.int('t1'), draw.random.int(2, 6));
	},
};

const [X, Y] = [symbol('x'), symbol('y')];

type Craft = {
	speeds: readonly [number, number];
	most: number;
	still: string;
	flow: string;
	with: string;
	against: string;
};

const CRAFTS: Readonly<Record<string, Craft>> = {
	boat: {
		speeds: [6, 40],
		most: 10,
		still: 'the speed of the boat in still water',
		flow: 'the speed of the current',
		with: 'downstream, with the current,',
		against: 'upstream, against the current,',
	},
	blimp: {
		speeds: [24, 40],
		most: 9,
		still: 'the speed of the blimp in still air',
		flow: 'the speed of the wind',
		with: 'with the wind',
		against: 'against the wind',
	},
	plane: {
		speeds: [90, 500],
		most: 60,
		still: 'the speed of the plane in still air',
		flow: 'the speed of the wind',
		with: 'with the wind',
		against: 'against the wind',
	},
};

/** x is the speed in still water or air, and y that of the current or the wind. */
function withAndAgainst(draw: Draw, ctx: string, t1: number, t2: number): Draft | undefined {
	const [v, c] = [draw.int('v'), draw.int('c')];
	const craft = CRAFTS[ctx];
	if (!craft || t1 < 2 || t2 < 2) return undefined;
	const [low, high] = craft.speeds;
	if (v < low || v > high || c > craft.most || 2 * c > v || c < 2) return undefined;
	const [far, near] = [(v + c) * t1, (v - c) * t2];
	const [unit, each] =
		draw.country === 'CA' ? ['kilometres', 'kilometres per hour'] : ['miles', 'miles per hour'];
	const plane = draw.country === 'CA' && v < 150 ? 'An ultralight plane' : 'A plane';
	const who = ctx === 'boat' ? 'A boat' : ctx === 'plane' ? plane : 'A blimp';
	const flow = ctx === 'boat' ? 'current' : 'wind';
	const goes = ctx === 'boat' ? 'travels' : 'flies';
	return systemStory({
		text: say`${who} ${goes} ${far} ${unit} ${craft.with} in ${t1} hours. Then it ${goes} ${near} ${unit} ${craft.against} in ${t2} hours.`,
		x: craft.still,
		y: `${craft.flow}, both in ${each}`,
		conditions: [
			{
				row: { a: 1, b: 1, c: v + c },
				given: (x, y) => equation(product(t1, sum(x, y)), far),
				tidied: `divide both sides by ${t1}`,
				why: `distance = speed × time; with the ${flow}, add the speeds`,
			},
			{
				row: { a: 1, b: -1, c: v - c },
				given: (x, y) => equation(product(t2, difference(x, y)), near),
				tidied: `divide both sides by ${t2}`,
				why: `distance = speed × time; against the ${flow}, subtract the speeds`,
			},
		],
		stated: (a, b) => say`${craft.still} is ${a} ${each}, and ${craft.flow} is ${b} ${each}`,
		hints: [
			say`What is the speed in each direction, in terms of ${X} and ${Y}?`,
			say`How are distance, speed, and time related?`,
		],
	});
}

/** Two stages with known speeds; their times are asked for. */
function twoStages(draw: Draw): Draft | undefined {
	const [fast, slow, x] = [draw.int('v'), draw.int('c'), draw.int('t1')];
	const y = draw.random.int(1, 6);
	if (fast < 60 || fast > 110 || slow < 10 || slow > 25 || x === y || x < 2 || y < 2)
		return undefined;
	const name = draw.random.pick(FIRST_NAMES);
	const unit = draw.country === 'CA' ? 'kilometres' : 'miles';
	const distance = fast * x + slow * y;
	return systemStory({
		text: say`${name} travels ${distance} ${unit} in ${x + y} hours. The first part is by train at ${fast} ${unit} per hour, and the rest is by bike at ${slow} ${unit} per hour.`,
		x: 'the time by train',
		y: 'the time by bike, both in hours',
		conditions: [
			{ row: { a: 1, b: 1, c: x + y }, why: 'the total time in hours' },
			{
				row: { a: fast, b: slow, c: distance },
				why: 'the total distance: speed × time for the train plus speed × time for the bike',
			},
		],
		stated: (a, b) => say`${name} spends ${a} hours on the train and ${b} hours on the bike`,
		hints: [say`What do the two times add up to? What do the two distances add up to?`],
	});
}
