/** geo.pythagoras: missing sides, the converse, and settings. CCSS 8.G.B.6–8, G-SRT.C.8. */
import type { Skills } from '../../../family.ts';
import { side } from './side.ts';
import { testLengths } from './test.ts';
import { setting } from './settings.ts';
import { twoSteps } from './steps.ts';

export const skills: Skills = {
	'Missing side': (draw) =>
		side(
			draw,
			draw.random.int(0, 1) === 0,
			draw.int('a'),
			draw.inTurn('ask') === 'hyp' ? draw.int('b') : draw.int('a') + draw.int('b'),
			draw.inTurn('ask') === 'hyp',
		),
	'Find the hypotenuse': (draw) =>
		side(draw, draw.inTurn('form') === 'exact', draw.int('a'), draw.int('b'), true),
	'Find a leg': (draw) =>
		side(draw, draw.inTurn('form') === 'exact', draw.int('a'), draw.int('c'), false),
	'Test three lengths': testLengths,
	'Ladder, ramp and path stories': (draw) => setting(draw, draw.random.int(0, 1) === 0, true),
	Setting: (draw) => setting(draw, draw.random.int(0, 1) === 0, true),
	'Distance and Pythagorean applications': (draw) =>
		setting(draw, draw.random.pick(['leg', 'hyp']) === 'hyp', false),
	'Two-step figure': twoSteps,
};
