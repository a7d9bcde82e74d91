import { equation, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	distractor,
	integer,
	line,
	multipleChoice,
	sentence,
	type Skill,
	withUnit,
} from '../../../family.ts';
import { eachOf, inputOf } from '../../../contexts/linear-setting.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import { valued } from '../../../steps/line-form.ts';
import { lettered, introduced, ruleEquation } from '../../../steps/linear-story.ts';

/** What the slope or the intercept of a formula means. All four options speak of the same number. */
export const interpretNumber: Skill = (draw) => {
	const story = linearStory(draw);
	const { setting, rate, start } = story;
	const { input, output, many, quantity, unit } = setting;
	const slope = draw.inTurn('ask') === 'slope';
	const size = slope ? Math.abs(rate) : start;
	if (Math.abs(rate) === start || rate * size + start === 0) return undefined;
	const way = rate < 0 ? 'decreases' : 'increases';
	const subject = capital(quantity);
	const amount = (value: number) => withUnit(integer(value), unit).body;
	const perStep: Prose = say`${subject} ${way} by ${amount(size)} ${eachOf(setting)}.`;
	const atStart: Prose = say`${subject} is ${amount(size)} when ${equation(input, 0)}.`;
	const wrong = [
		distractor(say`${subject} is always ${amount(size)}.`, `treated ${quantity} as constant`),
		distractor(
			say`${subject} is ${amount(0)} when ${equation(input, size)}.`,
			`treated ${size} as a number of ${many}`,
		),
	];
	return {
		prompt: say`The formula ${ruleEquation(story)} gives ${lettered(introduced(setting))}. What does the number ${size} mean in this situation?`,
		answer: slope
			? multipleChoice(
					perStep,
					distractor(atStart, 'read the rate of change as the initial value'),
					...wrong,
				)
			: multipleChoice(
					atStart,
					distractor(perStep, 'read the initial value as the rate of change'),
					...wrong,
				),
		steps: [
			line(ruleEquation(story)),
			...(slope
				? [
						sentence(
							say`When ${symbol(input)} increases by ${1}, ${symbol(output)} changes by ${rate}.`,
							`the coefficient of ${input} is the rate of change`,
						),
					]
				: [
						line(
							equation(output, sum(valued(rate, 0, true), start)),
							`${start} is the constant term, which is left when ${input} is 0`,
						),
						line(equation(output, start), 'any number times 0 is 0'),
					]),
			sentence(slope ? perStep : atStart),
		],
		hints: [
			...(slope ? [] : [say`What is ${symbol(output)} when ${symbol(input)} is ${0}?`]),
			say`What happens to ${symbol(output)} when ${inputOf(setting)} increases by one${setting.measured ? ` ${setting.one}` : ''}?`,
		],
	};
};
