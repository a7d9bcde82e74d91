/**
 * Stories about right triangles: which side each length in the words is (how high, how far along the ground, how far in a
 * straight line), what the angles are, and what is asked for. The answer follows from that, whatever the figure shows.
 */
import type { Question } from '../../schemas/wire/question.ts';
import { promptWords } from './evidence.ts';
import { expectRounded } from './triangle-scene.ts';
import { UnreadableTex } from './values.ts';

/** Horizontal, vertical, and the hypotenuse. */
type Side = 'across' | 'up' | 'along';

type Story = { sides: Partial<Record<Side, number>>; angles: number[]; asked: Side | 'angle' };

const LENGTH = String.raw`(?<length>[\d.]+) (?:k?m|cm|ft|mi|inches)`;

/** A length in the place of "#", by what it is; the first row that fits counts. */
const GIVEN: readonly (readonly [Side, RegExp])[] = (
	[
		['along', 'hypotenuse is #'],
		['across', 'legs of a right triangle are #'],
		['up', 'legs of a right triangle are [^.]*and #'],
		['across', 'one leg is #'],
		['across', 'casts a shadow #'],
		['across', 'horizontal distance of #'],
		['across', '# (?:away )?from the (?:base|spot below)\\b'],
		['across', '# from (?:the|a) wall'],
		['across', '# from the foot of'],
		['across', '# away, measured along the ground'],
		['across', 'sails # (?:due )?east'],
		['across', '# wide'],
		['across', 'a square with sides of #'],
		['up', '(?:is|hovers|flies) # above (?:the|level)\\b'],
		['up', '(?:rises|drops|climbs) #'],
		['up', '# (?:tall|high)\\b'],
		['up', 'reaches # up'],
		['up', 'then # (?:due )?north'],
		['up', '# from first base'],
		['along', '# from (?:its starting point|home plate)'],
		[
			'along',
			'(?:string|(?:ladder|wire) that is|ramp is|diagonal of a television screen is) # long',
		],
	] as const
).map(([side, words]) => [side, new RegExp(words.replace('#', LENGTH), 'd')]);

const ASKED: readonly (readonly [Story['asked'], RegExp])[] = [
	['angle', /^What (?:is the )?angle\b/],
	[
		'along',
		/in a straight line|^How long is (?:the (?:string|path|ladder|ramp|wire|line of sight|hypotenuse)|its diagonal)\b/,
	],
	['along', /^How far is (?:it from its starting point|[A-Z]\w+ from home plate)\b/],
	['across', /^How far is .* (?:from the (?:base|foot)|from the point on the ground below)\b/],
	['across', /^What horizontal distance\b|^How far apart are the (?:boats|lights)\b/],
	[
		'up',
		/^How (?:tall|high)\b|^What is its height\b|^How far north\b|^How far apart are the kites\b/,
	],
	['up', /^How far is [A-Z]\w+ from first base\b|^How long is the other leg\b/],
];

/** @throws {UnreadableTex} if a length of the story, or what it asks for, is none of these. */
function readStory(question: Question): Story {
	const words = promptWords(question).replaceAll('^{\\circ}', '°');
	const asked = ASKED.find(([, pattern]) =>
		words.split(/(?<=[.?]) /).some((sentence) => sentence.endsWith('?') && pattern.test(sentence)),
	)?.[0];
	if (asked === undefined) throw new UnreadableTex('The story asks for no side or angle.');
	const sides: Story['sides'] = {};
	const places = new Set<number>();
	for (const [side, pattern] of GIVEN) {
		const found = pattern.exec(words);
		const at = found?.indices?.groups?.length?.[0];
		if (!found || at === undefined || places.has(at)) continue;
		if (sides[side] !== undefined) throw new UnreadableTex(`Two lengths are "${side}".`);
		places.add(at);
		sides[side] = Number(found.groups?.length);
	}
	const lengths = words.match(new RegExp(LENGTH, 'g')) ?? [];
	if (lengths.length !== places.size)
		throw new UnreadableTex(`Of ${lengths.length} lengths, ${places.size} can be read.`);
	return {
		sides,
		asked,
		angles: [...words.matchAll(/([\d.]+)°/g)].map(([, size]) => Number(size)),
	};
}

/** The sides for a hypotenuse of 1. */
function shapeOf(degrees: number): Record<Side, number> {
	const angle = (degrees * Math.PI) / 180;
	return { across: Math.cos(angle), up: Math.sin(angle), along: 1 };
}

/** The length or angle that the story asks for. @throws {UnreadableTex} if there is none. */
export function measuredInStory(question: Question): number {
	const { sides, angles, asked } = readStory(question);
	const [given, ...more] = Object.entries(sides) as [Side, number][];
	if (given && more.length === 0 && asked !== 'angle' && asked !== given[0]) {
		const [side, length] = given;
		const [one = Number.NaN, other] = angles.map((angle) => {
			const shape = shapeOf(angle);
			return (length / shape[side]) * shape[asked];
		});
		const isUpward = question.question.includes('to its top');
		return other === undefined ? one : isUpward ? other - one : Math.abs(one - other);
	}
	if (more.length !== 1 || angles.length > 0 || (asked !== 'angle' && sides[asked] !== undefined))
		throw new UnreadableTex('The story does not give two sides, or one and an angle.');
	const { across, up, along } = sides;
	const whole = {
		across: across ?? Math.sqrt((along ?? 0) ** 2 - (up ?? 0) ** 2),
		up: up ?? Math.sqrt((along ?? 0) ** 2 - (across ?? 0) ** 2),
	};
	if (!(whole.across > 0 && whole.up > 0))
		throw new UnreadableTex('The hypotenuse is not the longest side.');
	if (asked === 'angle') return (Math.atan2(whole.up, whole.across) * 180) / Math.PI;
	return { ...whole, along: Math.hypot(whole.across, whole.up) }[asked];
}

/** Issues unless a stored length is that of the story to the nearest tenth, and an angle to the nearest degree. */
export function expectInStory(question: Question): string[] {
	const places = question.answer.text.includes('\\circ') ? 0 : 1;
	return expectRounded(question.answer.value, measuredInStory(question), places);
}

const DRAWN: readonly (readonly [Side, RegExp])[] = [
	['across', /\bhorizontal leg of ([\d.]+) /],
	['up', /\bvertical leg of ([\d.]+) /],
	['along', /\ba hypotenuse of ([\d.]+) /],
];

/** "A right triangle with a horizontal leg of 7 feet, a vertical leg of 14 feet, …": each has the length of the story. */
export function otherSidesDrawn(question: Question): string[] {
	const { sides } = readStory(question);
	return DRAWN.flatMap(([side, pattern]) => {
		const [, length] = pattern.exec(question.question_speech) ?? [];
		return length === undefined || Number(length) === sides[side]
			? []
			: [`the figure has ${length} where the story has ${sides[side] ?? 'nothing'}`];
	});
}
