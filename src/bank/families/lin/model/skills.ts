/** lin.model: a linear rule from a story, and its use. */
import { num, symbol } from '../../../../math/expression.ts';
import { slopeIntercept } from '../../../../math/lines.ts';
import { proseText, say } from '../../../../math/prose.ts';
import {
	expression,
	integer,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import type { LinearSetting } from '../../../contexts/linear-setting.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import {
	asked,
	canBe,
	concluded,
	describe,
	fromReadings,
	named,
	predict,
	readingsHints,
	readingsReversed,
	rule,
	startAndChangeSwitched,
	substitution,
	valueOf,
	withoutStart,
} from '../../../steps/linear-story.ts';

/** "used the cost for 6 banners as the fixed cost" */
const firstAsStart = ({ quantity, at, begin }: LinearSetting, x1: number): string =>
	`used ${quantity} ${proseText(at(`${x1}`))} as ${begin}`;

export const skills: Skills = {
	'Build and use a linear model'(draw) {
		const [story, x] = [linearStory(draw), draw.int('x')];
		return story.fits(x) ? predict(story, x) : undefined;
	},

	'Write a model in slope-intercept form': (draw) => describe(linearStory(draw)),

	'Write and use a linear model'(draw) {
		const [story, x] = [linearStory(draw), draw.int('x')];
		if (draw.random.int(0, 1) === 1) return describe(story);
		return story.fits(x) ? predict(story, x) : undefined;
	},

	'Write a model from two data values'(draw) {
		const [story, x1] = [linearStory(draw), draw.int('x1')];
		const x2 = x1 + draw.int('dx');
		const x3 = x2 + draw.random.int(1, 5);
		if (x1 < 2 || !story.fits(x3)) return undefined;
		const { setting } = story;
		const { stated, lines } = fromReadings(story, x1, x2);
		const answer = valueOf(story.value(x3), setting);
		return {
			prompt: say`${stated} What is ${asked(setting, num(x3))}?`,
			answer: withMisconceptions(
				answer,
				withoutStart(story, x3),
				...(canBe(story, story.value(x1) + story.rate * x3)
					? [[integer(story.value(x1) + story.rate * x3), firstAsStart(setting, x1)] as const]
					: []),
				...onlyIf(x3 !== x2 + 1, [
					integer(story.value(x2) + story.rate),
					`added the change for only one ${setting.one} to ${setting.quantity} ${proseText(setting.at(`${x2}`))}`,
				]),
			),
			steps: [named(setting), ...lines, ...substitution(story, x3), concluded(setting, x3, answer)],
			hints: readingsHints(setting),
		};
	},

	'Write a model from two data points'(draw) {
		const [story, x1] = [linearStory(draw), draw.int('x1')];
		const x2 = x1 + draw.int('dx');
		if (x1 < 2 || !story.fits(x2)) return undefined;
		const { setting } = story;
		const { stated, lines } = fromReadings(story, x1, x2);
		return {
			prompt: say`${stated} Write an expression for ${asked(setting, symbol(setting.input))}.`,
			answer: withMisconceptions(
				expression(rule(story)),
				[
					expression(slopeIntercept(story.rate, story.value(x1), setting.input)),
					firstAsStart(setting, x1),
				],
				[
					expression(slopeIntercept(-story.rate, story.value(x1) + story.rate * x1, setting.input)),
					`${readingsReversed(setting)} to find the rate of change`,
				],
				[
					expression(slopeIntercept(story.start, story.rate, setting.input)),
					startAndChangeSwitched(setting),
				],
			),
			steps: [
				named(setting),
				...lines,
				sentence(
					say`An expression for ${asked(setting, symbol(setting.input))} is ${rule(story)}.`,
				),
			],
			hints: readingsHints(setting),
		};
	},
};
