/** geo.transform: translations, reflections and rotations of points and triangles. CCSS 8.G.A.3. */
import { sum, symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Skills } from '../../../family.ts';
import { imageQuestion } from '../../../steps/images.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { REFLECTIONS, ROTATIONS } from './motions.ts';
import { nameIt } from './name.ts';

export const skills: Skills = {
	'Translate a point or figure': translate,
	'Reflect in an axis or y = x': reflect,
	'Rotate about the origin': rotate,
	'Name the transformation': nameIt,
};

function translate(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (a === 0 || b === 0) return undefined;
	const units = (count: number) =>
		say`${Math.abs(count)} ${Math.abs(count) === 1 ? 'unit' : 'units'}`;
	return imageQuestion(draw, {
		motion: {
			rule: tuple(sum('x', a), sum('y', b)),
			apply: ([x, y]) => [x + a, y + b],
		},
		told: say`translated ${units(a)} ${a > 0 ? 'to the right' : 'to the left'} and ${units(b)} ${b > 0 ? 'up' : 'down'}`,
		why: 'across changes x, up or down changes y',
		hint: say`Moving right adds to ${symbol('x')}, moving up adds to ${symbol('y')}.`,
	});
}

function reflect(draw: Draw): Draft | undefined {
	const name = draw.inTurn('line');
	const motion = REFLECTIONS[name];
	return (
		motion &&
		imageQuestion(draw, {
			motion,
			told:
				name === 'y=x'
					? say`reflected in the line ${{ kind: 'relation', sign: '=', left: symbol('y'), right: symbol('x') }}`
					: say`reflected in the ${name}`,
			why: motion.why,
			hint:
				name === 'y=x'
					? say`Where does the point ${pointAt([1, 0])} go? What happens to the coordinates?`
					: say`Which coordinate stays the same, and what happens to the other one?`,
		})
	);
}

function rotate(draw: Draw): Draft | undefined {
	const motion = ROTATIONS[draw.inTurn('angle')];
	return (
		motion &&
		imageQuestion(draw, {
			motion,
			told: say`${motion.told}`,
			why: motion.why,
			hint: say`Turn the paper: on which side of each axis does the point land?`,
		})
	);
}
