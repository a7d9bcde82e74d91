/** eq.mixture: amounts or concentrations in a two-ingredient mix. CCSS A-CED.A.1, A-REI.B.3. */
import Fraction from 'fraction.js';
import { equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import {
	blend,
	chemistry,
	investment,
	type Mix,
	type MixtureStory,
	percentLine,
	percentOf,
} from './mixture-stories.ts';
import { bracket } from '../../../steps/equation-sides.ts';
import { storyQuestion } from '../../../steps/story-question.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

export const skills: Skills = {
	'Mix two solutions'(draw) {
		const [first, second, mean, whole] = drawnInts(draw, 'c1', 'c2', 't', 'V');
		const x = (whole * (second - mean)) / (second - first);
		return Number.isInteger(x) ? mixed(draw, 'chem', { first, second, whole }, x) : undefined;
	},

	'Blend prices or invest at two rates'(draw) {
		const [first, second, total] = [draw.int('r1'), draw.int('r2'), draw.int('T')];
		const blends = draw.inTurn('ctx') === 'blend';
		const whole = blends ? total / 100 : total;
		const part = blends ? 1 : 100;
		const x = part * draw.random.int(2, whole / part - 2);
		return mixed(draw, blends ? 'blend' : 'invest', { first, second, whole }, x);
	},

	'Solution or investment mixture'(draw) {
		const [c1, c2, volume] = [draw.int('c1'), draw.int('c2'), draw.int('V')];
		const context = draw.inTurn('ctx');
		const x = draw.random.int(1, volume - 1);
		if (context === 'chem')
			return mixed(draw, context, { first: c1, second: c2, whole: volume }, x);
		// Rates and prices are smaller than concentrations.
		const [first, second] = [c1 / 5 + 1, c2 / 10 + 3].map(Math.floor);
		const scale = context === 'invest' ? 100 : 1;
		return mixed(
			draw,
			context,
			{ first: first ?? 0, second: second ?? 0, whole: volume * scale },
			x * scale,
		);
	},
};

function mixed(draw: Draw, context: string, of: Omit<Mix, 'mean'>, x: number): Draft | undefined {
	const { first, second, whole } = of;
	const rest = whole - x;
	const value = first * x + second * rest;
	const mix: Mix = { ...of, mean: new Fraction(value, whole) };
	const percents = context !== 'blend';
	if (first === second || x < 2 || rest < 2 || x === rest) return undefined;
	if (context === 'chem' ? mix.mean.d !== 1n : percents && value % 100 !== 0) return undefined;
	const story = tell(draw, context, mix, percents ? value / 100 : value);
	const right = context === 'chem' ? percentOf(mix.mean, whole) : num(value / 100);
	return storyQuestion({
		text: story.text,
		names: [
			say`Let ${symbol('x')} be the number of ${story.unknown}. Then ${sum(whole, product(-1, 'x'))} is the number of ${story.other}.`,
		],
		left: [term(first, 'x'), bracket(second, term(whole), term(-1, 'x'))],
		right: [term(value)],
		because: story.because,
		...(percents
			? {
					before: {
						written: line(equation(percentLine(mix), right)),
						next: 'multiply both sides by 100',
					},
				}
			: {}),
		unit: story.unit,
		hints: [
			say`Let ${symbol('x')} be the number of ${story.unknown}. How much is left for the other part?`,
			story.hint,
		],
	});
}

function tell(draw: Draw, context: string, mix: Mix, total: number): MixtureStory {
	if (context === 'chem') return chemistry(mix, draw.random);
	return context === 'invest'
		? investment(mix, draw.random, total)
		: blend(mix, draw.random, total);
}
