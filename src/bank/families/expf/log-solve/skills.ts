/** expf.log-solve: exponential equations solved with logarithms. CCSS HSF-LE.A.4; MHF4U.A3.4, A3.5. */
import type { Skills } from '../../../family.ts';
import { readBase } from '../../../steps/logarithm.ts';
import { singlePower, twoBases } from './equations.ts';
import { quadraticInPower } from './quadratic.ts';
import { balanceTime, targetTime } from './time.ts';

export const skills: Skills = {
	'Single power': (draw) => singlePower(readBase(draw.inTurn('b')), draw),
	'One exponential term': (draw) => singlePower(readBase(draw.inTurn('b')), draw),
	'Two different bases': (draw) =>
		twoBases(draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')),
	'Quadratic in a power': (draw) => quadraticInPower(draw.int('b'), draw.int('r'), draw.int('s')),
	'Different bases or quadratic form'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (draw.inTurn('type').startsWith('a')) return twoBases(b, a, c, 1);
		const base = draw.random.int(0, 1) === 0 ? 'e' : Math.min(b, 5);
		return quadraticInPower(base, draw.int('p'), -draw.int('q'));
	},
	'Time to reach a target': targetTime,
	'Time to reach a level': balanceTime,
};
