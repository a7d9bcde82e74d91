/** expf.growth: growth and decay by a percent, doubling, half-life. CCSS HSF-LE.A.2, HSF-LE.B.5; MCR3U.B3, MHF4U.A3. */
import type { Skills } from '../../../family.ts';
import type { ExponentialContext } from './exponential-settings.ts';
import { identify } from './identify.ts';
import { chooseModel, interpret } from './model.ts';
import { periodic, predict } from './predict.ts';
import { findInitial, findRate } from './back.ts';

const RISING = [
	'town population',
	'bacteria',
	'website visits',
	'bank account',
] as const satisfies ExponentialContext[];
const FALLING = [
	'car value',
	'medicine in the blood',
	'phone value',
	'radioactive sample',
] as const satisfies ExponentialContext[];
const ALL = [...RISING, ...FALLING];

export const skills: Skills = {
	'Identify initial value, rate, factor': identify,
	'Identify initial value and percent rate': identify,
	'Percent growth or decay': (draw) =>
		predict(draw.inTurn('ctx'), draw.int('a'), draw.int('r'), draw.int('t')),
	'Predict with a growth or decay model': (draw) =>
		predict(draw.inTurn('ctx'), draw.int('a'), draw.int('r'), draw.int('t')),
	'Doubling or half-life with any time': (draw) =>
		periodic(draw.inTurn('kind') === 'doubling', draw, draw.int('a'), draw.int('P'), draw.int('t')),
	'Doubling or half-life': (draw) =>
		periodic(
			draw.inTurn('kind') === 'double',
			draw,
			draw.int('a'),
			draw.int('p'),
			draw.int('p') * draw.int('k'),
		),
	'Find the initial amount or rate'(draw) {
		const context = draw.random.pick(ALL);
		const back = draw.inTurn('ask') === 'rate' ? findRate : findInitial;
		return back(context, draw.int('a'), draw.int('r'), draw.int('t'));
	},
	'Predict or find the rate'(draw) {
		const [kind, a, p, t] = [draw.inTurn('kind'), draw.int('a'), draw.int('p'), draw.int('t')];
		if (kind !== 'percent change') return periodic(kind === 'doubling', draw, a, p, t);
		const context = draw.random.pick(ALL);
		const time = ((t - 1) % 15) + 2;
		return draw.random.int(0, 1) === 0
			? findRate(context, a, p, time)
			: predict(context, a, p, time);
	},
	'Population, decay, cooling'(draw) {
		const [kind, a, r, t] = [draw.inTurn('kind'), draw.int('a'), draw.int('r'), draw.int('t')];
		if (kind === 'half-life') return periodic(false, draw, a / 10, draw.random.int(2, 30), t);
		const context = draw.random.pick(kind === 'growth' ? RISING : FALLING);
		return predict(context, a, r, t);
	},
	'Choose the model': chooseModel,
	'Interpret a constant of the model': interpret,
};
