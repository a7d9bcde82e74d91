/** The image of a point or a triangle under a translation, a reflection or a rotation, with the rules of these motions. */
import { num, product, sum, symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft, Draw } from '../../../family.ts';
import { imageQuestion, type Motion, type WrongMotion } from '../../../steps/images.ts';
import { pointAt } from '../../../steps/line-form.ts';

const flipped = (letter: string) => product(num(-1), letter);

export const REFLECTIONS: Readonly<Record<string, Motion & { why: string }>> = {
	'x-axis': {
		rule: tuple('x', flipped('y')),
		apply: ([x, y]) => [x, 0 - y],
		why: 'in a reflection in the x-axis, only the y-coordinate changes sign',
	},
	'y-axis': {
		rule: tuple(flipped('x'), 'y'),
		apply: ([x, y]) => [0 - x, y],
		why: 'in a reflection in the y-axis, only the x-coordinate changes sign',
	},
	'y=x': {
		rule: tuple('y', 'x'),
		apply: ([x, y]) => [y, x],
		why: 'a reflection in the line y = x interchanges the coordinates',
	},
};

export const ROTATIONS: Readonly<
	Record<string, Motion & { stated: string; turn: string; why: string }>
> = {
	'90 cw': {
		rule: tuple('y', flipped('x')),
		apply: ([x, y]) => [y, 0 - x],
		stated: 'rotated 90° clockwise about the origin',
		turn: 'quarter turn clockwise',
		why: 'a clockwise quarter turn interchanges the coordinates and changes the sign of the new y-coordinate',
	},
	'90 ccw': {
		rule: tuple(flipped('y'), 'x'),
		apply: ([x, y]) => [0 - y, x],
		stated: 'rotated 90° counterclockwise about the origin',
		turn: 'quarter turn counterclockwise',
		why: 'a counterclockwise quarter turn interchanges the coordinates and changes the sign of the new x-coordinate',
	},
	'180': {
		rule: tuple(flipped('x'), flipped('y')),
		apply: ([x, y]) => [0 - x, 0 - y],
		stated: 'rotated 180° about the origin',
		turn: 'half turn',
		why: 'a half turn changes the signs of both coordinates',
	},
};

export function translate(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (a === 0 || b === 0 || a === b) return undefined;
	const units = (count: number) =>
		say`${Math.abs(count)} ${Math.abs(count) === 1 ? 'unit' : 'units'}`;
	return imageQuestion(draw, {
		motion: {
			rule: tuple(sum('x', a), sum('y', b)),
			worked: ([x, y]) => tuple(sum(x, a), sum(y, b)),
			apply: ([x, y]) => [x + a, y + b],
		},
		stated: say`translated ${units(a)} ${a > 0 ? 'to the right' : 'to the left'} and ${units(b)} ${b > 0 ? 'up' : 'down'}`,
		why: 'a move left or right changes x, and a move up or down changes y',
		wrong: [
			[([x, y]) => [x - a, y - b], 'moved in the opposite directions'],
			[([x, y]) => [x + b, y + a], 'added the horizontal move to y and the vertical move to x'],
			[([x, y]) => [x - a, y + b], 'moved horizontally in the opposite direction'],
		],
		hint: say`Which coordinate changes when a point moves left or right? Which changes when it moves up or down?`,
	});
}

export function reflect(draw: Draw): Draft | undefined {
	const name = draw.inTurn('line');
	const motion = REFLECTIONS[name];
	return (
		motion &&
		imageQuestion(draw, {
			motion,
			stated:
				name === 'y=x'
					? say`reflected in the line ${{ kind: 'relation', sign: '=', left: symbol('y'), right: symbol('x') }}`
					: say`reflected in the ${symbol(name.charAt(0))}-axis`,
			why: motion.why,
			wrong: WRONG_REFLECTIONS[name] ?? [],
			hint:
				name === 'y=x'
					? say`Where does the reflection take ${pointAt([1, 0])}? What happens to its coordinates?`
					: say`Which coordinate stays the same, and what happens to the other one?`,
		})
	);
}

const WRONG_REFLECTIONS: Readonly<Record<string, readonly WrongMotion[]>> = {
	'x-axis': [
		[([x, y]) => [0 - x, y], 'reflected in the y-axis'],
		[([x, y]) => [0 - x, 0 - y], 'changed the signs of both coordinates'],
		[([x, y]) => [y, x], 'interchanged the coordinates'],
	],
	'y-axis': [
		[([x, y]) => [x, 0 - y], 'reflected in the x-axis'],
		[([x, y]) => [0 - x, 0 - y], 'changed the signs of both coordinates'],
		[([x, y]) => [y, x], 'interchanged the coordinates'],
	],
	'y=x': [
		[([x, y]) => [0 - y, 0 - x], 'reflected in the line y = −x'],
		[([x, y]) => [0 - x, 0 - y], 'changed the signs instead of interchanging the coordinates'],
		[([x, y]) => [x, 0 - y], 'reflected in the x-axis'],
	],
};

export function rotate(draw: Draw): Draft | undefined {
	const motion = ROTATIONS[draw.inTurn('angle')];
	return (
		motion &&
		imageQuestion(draw, {
			motion,
			stated: say`${motion.stated}`,
			why: motion.why,
			wrong: [
				[
					([x, y]) => motion.apply([0 - x, 0 - y]),
					/180/.test(motion.stated)
						? 'did not change any signs'
						: `rotated ${/counter/.test(motion.stated) ? 'clockwise instead of counterclockwise' : 'counterclockwise instead of clockwise'}`,
				],
				[([x, y]) => [y, x], 'interchanged the coordinates without changing a sign'],
				[([x, y]) => [0 - x, y], 'changed the sign of the first coordinate only'],
			],
			hint: say`After a ${motion.turn} about the origin, is the image of ${symbol('A')} to the left or to the right of the ${symbol('y')}-axis? Is it above or below the ${symbol('x')}-axis?`,
		})
	);
}
