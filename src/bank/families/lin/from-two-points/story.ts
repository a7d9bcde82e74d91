import { slopeIntercept } from '../../../steps/line-form.ts';
import { equation, product, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Skill, withMisconceptions, written } from '../../../family.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import { orderReversed } from '../../../steps/wrong-lines.ts';
import {
	fromReadings,
	lettered,
	readingsHints,
	readingsReversed,
	ruleEquation,
} from '../../../steps/linear-story.ts';

export const modelFromTwo: Skill = (draw) => {
	const [story, x1] = [linearStory(draw), draw.int('x1')];
	const x2 = x1 + draw.int('dx');
	if (x1 < 2 || !story.fits(x2)) return undefined;
	const { setting } = story;
	const { input, output, compared } = setting;
	const { stated, lines } = fromReadings(story, x1, x2);
	return {
		prompt: say`${stated} Write an equation that gives ${lettered(setting)}. Use the form ${equation(output, sum(product('m', input), 'b'))}.`,
		answer: withMisconceptions(
			written('line', ruleEquation(story)),
			[
				written('line', equation(output, slopeIntercept(story.rate, story.value(x1), input))),
				`used the first of the given ${compared[0]} as b`,
			],
			[
				written(
					'line',
					equation(output, slopeIntercept(-story.rate, story.value(x1) + story.rate * x1, input)),
				),
				`${readingsReversed(setting)} to find the slope`,
			],
			[
				written('line', equation(output, slopeIntercept(story.rate, -story.start, input))),
				orderReversed(`the first of the given ${compared[0]}`, `m${input}`),
			],
		),
		steps: lines,
		hints: readingsHints(setting),
	};
};
