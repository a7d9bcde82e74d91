/** Ladders, ramps, screens, journeys: where the right triangle is, and which side is asked. */
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw } from '../../../family.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';
import { size, sizeText, sizeWords, type Unit, UNIT } from '../../../steps/measured.ts';
import {
	lengthDraft,
	pythagorean,
	squareOf,
	pythagoreanMisconceptions,
} from '../../../steps/pythagorean.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

const KM: Unit = { short: 'km', many: 'kilometres' };
const MILES: Unit = { short: 'mi', many: 'miles' };
const CM = UNIT.cm;

type Story = {
	/** Length on the ground, height, and the longest side when that one is given instead. */
	across: number;
	up: number;
	longest: number;
	/** Which of the two legs is given when a leg is asked. */
	given: 'across' | 'up';
	unit: Unit;
	texts: { longest: Prose; leg: Prose };
	tell: { longest: string; leg: string };
	end?: { longest?: string; leg?: string };
};

type Make = (a: number, b: number, draw: Draw) => Story;

const lengthOf = (draw: Draw): Unit => (draw.country === 'USA' ? UNIT.ft : UNIT.m);

const STORIES: Readonly<Record<string, Make>> = {
	ladder(a, b, draw) {
		const unit = lengthOf(draw);
		const scale = unit === UNIT.ft ? 1 : 3;
		const across = Math.max(2, Math.floor((3 + (a % 5)) / scale));
		const up = Math.max(5, Math.floor((11 + (b % 13)) / scale));
		const longest = up + 1;
		return {
			across,
			up,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`A ladder leans against a wall. Its foot is ${size(across, unit)} from the wall, and it reaches ${size(up, unit)} up the wall. How long is the ladder, in ${unit.many}?`,
				leg: say`A ladder that is ${size(longest, unit)} long leans against a wall. Its foot is ${size(across, unit)} from the wall. How high up the wall does it reach, in ${unit.many}?`,
			},
			tell: { longest: 'The ladder is', leg: 'The ladder reaches' },
			end: { longest: ' long', leg: ' up the wall' },
		};
	},
	ramp(a, b, draw) {
		const unit = lengthOf(draw);
		const up = 2 + (a % 3);
		const across = 15 + (b % 20);
		const longest = across;
		return {
			across,
			up,
			longest,
			given: 'up',
			unit,
			texts: {
				longest: say`A straight ramp rises ${size(up, unit)} over a horizontal distance of ${size(across, unit)}. How long is the ramp, in ${unit.many}?`,
				leg: say`A straight ramp is ${size(longest, unit)} long and rises ${size(up, unit)}. What horizontal distance does it cover, in ${unit.many}?`,
			},
			tell: { longest: 'The ramp is', leg: 'The ramp covers a horizontal distance of' },
			end: { longest: ' long' },
		};
	},
	'television screen'(a, b, draw) {
		const unit = draw.country === 'USA' ? UNIT.in : CM;
		const base = unit === CM ? 60 : 24;
		const across = base + a + (b % 20);
		const up = Math.round(across * 0.55) + (b % 3);
		const longest = Math.round(Math.hypot(across, up));
		return {
			across,
			up,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`A television screen is ${size(across, unit)} wide and ${size(up, unit)} high. How long is its diagonal, in ${unit.many}?`,
				leg: say`The diagonal of a television screen is ${size(longest, unit)} long. The screen is ${size(across, unit)} wide. What is its height, in ${unit.many}?`,
			},
			tell: { longest: 'The diagonal is', leg: 'The height of the screen is' },
			end: { longest: ' long' },
		};
	},
	navigation(a, b, draw) {
		const unit = draw.country === 'USA' ? MILES : KM;
		const longest = a + b;
		return {
			across: a,
			up: b,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`A boat sails ${size(a, unit)} east and then ${size(b, unit)} north. How far is it from its starting point, in ${unit.many}?`,
				leg: say`A boat sails ${size(a, unit)} east and then north until it is ${size(longest, unit)} from its starting point. How far north does it sail, in ${unit.many}?`,
			},
			tell: { longest: 'The boat is', leg: 'The boat sails' },
			end: { longest: ' from its starting point', leg: ' north' },
		};
	},
	'baseball diamond'(a, b, draw) {
		const name = draw.random.pick(FIRST_NAMES);
		const unit = UNIT.ft;
		const up = 10 + 2 * a;
		const longest = 91 + (b % 30);
		return {
			across: 90,
			up,
			longest,
			given: 'across',
			unit,
			texts: {
				longest: say`The bases of a baseball diamond are the corners of a square with sides of ${size(90, unit)}. ${name} stands on the line from first to second base, ${size(up, unit)} from first base. How far is ${name} from home plate, in feet?`,
				leg: say`The bases of a baseball diamond are the corners of a square with sides of ${size(90, unit)}. ${name} stands on the line from first to second base, ${size(longest, unit)} from home plate. How far is ${name} from first base, in feet?`,
			},
			tell: { longest: `${name} is`, leg: `${name} is` },
			end: { longest: ' from home plate', leg: ' from first base' },
		};
	},
	'guy wire'(a, b, draw) {
		const unit = lengthOf(draw);
		const up = 8 + (b % 23);
		const across = 3 + (a % 10);
		const longest = up + 2 + (a % 3);
		return {
			across,
			up,
			longest,
			given: 'up',
			unit,
			texts: {
				longest: say`A pole is ${size(up, unit)} high. A wire is stretched from the top of the pole to a point on the ground that is ${size(across, unit)} from the foot of the pole. How long is the wire, in ${unit.many}?`,
				leg: say`A pole is ${size(up, unit)} high. A wire that is ${size(longest, unit)} long is stretched from the top of the pole to a point on the ground. How far is that point from the foot of the pole, in ${unit.many}?`,
			},
			tell: { longest: 'The wire is', leg: 'The point is' },
			end: { longest: ' long', leg: ' from the foot of the pole' },
		};
	},
};

export function setting(draw: Draw, longest: boolean, tenth: boolean): Draft | undefined {
	const story = caseOf(STORIES, draw.inTurn('ctx'))(draw.int('a'), draw.int('b'), draw);
	const { unit, across, up, given } = story;
	const leg = given === 'across' ? across : up;
	const right = longest
		? { longest, one: across, two: up }
		: { longest, one: leg, two: story.longest };
	const square = squareOf(right);
	if (square < 4 || across === up) return undefined;
	const which = longest ? 'longest' : 'leg';
	const letter = 'x';
	const end = story.end?.[which];
	const text = (side: 'across' | 'up' | 'longest') => {
		const asked = longest ? side === 'longest' : side !== 'longest' && side !== given;
		return {
			text: asked ? letter : sizeText(story[side], unit),
			words: asked ? letter : `of ${sizeWords(story[side], unit)}`,
		};
	};
	return lengthDraft({
		prompt: story.texts[which],
		square,
		lines: pythagorean(right, letter),
		letter,
		tenth,
		unit,
		tell: story.tell[which],
		...(end ? { end } : {}),
		misconceptions: pythagoreanMisconceptions(right),
		hint: say`Where is the right angle? Which side of the triangle is the hypotenuse?`,
		figure: rightTriangle(
			longest || given === 'across' ? across : Math.sqrt(square),
			longest || given === 'up' ? up : Math.sqrt(square),
			{ across: text('across').text, up: text('up').text, longest: text('longest').text },
			`A right triangle with a horizontal leg ${text('across').words}, a vertical leg ${text('up').words}, and ${longest ? '' : 'a '}hypotenuse ${text('longest').words}.`,
		),
	});
}
