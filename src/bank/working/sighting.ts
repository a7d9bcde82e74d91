/** Questions about a distance that is found from two angles and the side between them. */
import { type Prose, say } from '../../math/prose.ts';
import { measure } from '../../math/notation.ts';
import { symbol, type Expression } from '../../math/expression.ts';
import { type Draft, type Draw, sentence } from '../family.ts';
import { caseOf } from '../described-cases.ts';
import { SIGHTINGS } from '../words/sightings.ts';
import { UNIT } from './measured.ts';
import {
	type Corner,
	degree,
	fromTwoAngles,
	isAcute,
	isNearBorder,
	lengthAnswer,
	sineLawSide,
	thirdAngle,
} from './triangle.ts';
import { type Picture, pictureFigure } from './triangle-figure.ts';
import { cornersOf } from '../figures/network.ts';

/** `{A}` stands for an expression; capitals alone and after ∠ are typeset. */
export function fillText(text: string, values: Readonly<Record<string, Expression>>): Prose {
	const parts = text.split(/(\{\w+\}|∠[A-Z]+|\b(?:[B-Z]|[A-Z]{2}|A(?= (?:and|to|from|the|stand)|[,.])|(?<=(?:at|from|to|and|stake|tower|gate|observer|friend|sensor|lighthouse) )A)\b)/);
	return {
		parts: parts
			.filter(Boolean)
			.map((part) => {
				const value = /^\{(\w+)\}$/.exec(part)?.[1];
				if (value !== undefined) return values[value] ?? part;
				if (part.startsWith('∠')) return symbol(`\\angle ${part.slice(1)}`);
				return /^[A-Z]{1,2}$/.test(part) ? symbol(part) : part;
			}),
	};
}

/** Two angles `A`, `B` and the side `d` between them. */
export function sightingDraft(draw: Draw, ctx: string, { acute }: { acute: boolean }): Draft | undefined {
	const story = caseOf(SIGHTINGS, ctx);
	const [A, B, d] = [draw.int('A'), draw.int('B'), draw.int('d')];
	if (d < story.from || d > story.to || A === B || A + B > 150 || A === 90 || B === 90) return undefined;
	if (/elevation/.test(story.tell) && Math.max(A, B) > 85) return undefined;
	const triangle = fromTwoAngles(A, B, d, 2);
	if ((acute && !isAcute(triangle)) || triangle.angles[2] === 90) return undefined;
	const first = draw.random.int(0, 1) === 0;
	const ask: Corner = first ? 1 : 0;
	if (isNearBorder(triangle.sides[ask], 1)) return undefined;
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle,
		unit: UNIT.m,
		given: { angles: [0, 1], sides: [2] },
		wanted: { sides: [ask] },
	};
	const answer = lengthAnswer(triangle.sides[ask], 'metres');
	const text = fillText(`${story.tell} ${story.ask[first ? 0 : 1]}`, {
		d: measure(d, 'm'),
		A: degree(A),
		B: degree(B),
	});
	const figure = pictureFigure(picture, cornersOf(A, B));
	return {
		prompt: say`${text} Give the answer in metres, to the nearest tenth.`,
		answer,
		steps: [
			thirdAngle(picture.names, 2, triangle.angles),
			...sineLawSide(picture.names, ask, 2, triangle),
			sentence(say`The distance is about ${answer.body}.`),
		],
		hints: [say`Find the third angle of the triangle. It lies opposite to the known side.`],
		figure: { ...figure, alt: `${story.corners} ${figure.alt}` },
	};
}
