import { slopeIntercept } from '../../../steps/line-form.ts';
import { equation, product, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written, withMisconceptions } from '../../../answer.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import type { Skill } from '../../../family.ts';
import { orderReversed } from '../../../steps/wrong-lines.ts';
import { fromReadings, lettered, ruleEquation } from '../../../steps/linear-story.ts';

export const modelFromTwo: Skill = (draw) => {
	const [story, x1] = [linearStory(draw), draw.int('x1')];
	const x2 = x1 + draw.int('dx');
	if (x1 < 2 || !story.fits(x2)) return undefined;
	const { input, output, quantity, one } = story.setting;
	const { stated, lines } = fromReadings(story, x1, x2);
	return {
		prompt: say`${stated} Write an equation that gives ${lettered(story.setting)}. Use the form ${equation(output, sum(product('m', input), 'b'))}.`,
		answer: withMisconceptions(
			written('line', ruleEquation(story)),
			[
				written('line', equation(output, slopeIntercept(story.rate, story.value(x1), input))),
				'used the first given value as b',
			],
			[
				written(
					'line',
					equation(output, slopeIntercept(-story.rate, story.value(x1) + story.rate * x1, input)),
				),
				'subtracted the two pairs of values in opposite orders to find the slope',
			],
			[
				written('line', equation(output, slopeIntercept(story.rate, -story.start, input))),
				orderReversed(`the first given value of ${output}`, `m${input}`),
			],
		),
		steps: lines,
		hints: [
			say`By how much does ${quantity} change for each ${one}?`,
			say`How can you use one pair of values to find ${symbol('b')}?`,
		],
	};
};
