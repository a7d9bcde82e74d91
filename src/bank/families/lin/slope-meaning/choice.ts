import { equation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import { line, sentence, type Skill } from '../../../family.ts';
import { asked, capital, ruleEquation } from '../../../steps/linear-story.ts';

/** What the slope or the intercept of a formula means. All four options speak of the same number. */
export const interpretNumber: Skill = (draw) => {
	const story = linearStory(draw);
	const { setting, rate, start } = story;
	const { input, output, one, many, quantity, unit } = setting;
	const slope = draw.inTurn('ask') === 'slope';
	const size = slope ? Math.abs(rate) : start;
	if (Math.abs(rate) === start || rate * size + start === 0) return undefined;
	const way = rate < 0 ? 'decreases' : 'increases';
	const subject = capital(quantity);
	const perStep: Prose = say`${subject} ${way} by ${size} ${unit} for each ${one}.`;
	const atStart: Prose = say`${subject} is ${size} ${unit} when ${equation(input, 0)}.`;
	const wrong = [
		distractor(
			say`${subject} is always ${size} ${unit}.`,
			'took one number of the formula for its value',
		),
		distractor(
			say`${subject} is ${0} ${unit} when ${equation(input, size)}.`,
			'read the number as an input',
		),
	];
	return {
		prompt: say`The formula ${ruleEquation(story)} gives ${asked(setting, symbol(input))}. What does the number ${size} mean in this situation?`,
		answer: slope
			? multipleChoice(
					perStep,
					distractor(atStart, 'mixed up the rate and the initial value'),
					...wrong,
				)
			: multipleChoice(
					atStart,
					distractor(perStep, 'mixed up the rate and the initial value'),
					...wrong,
				),
		steps: [
			line(ruleEquation(story)),
			slope
				? sentence(
						say`When ${symbol(input)} goes up by ${1}, ${symbol(output)} changes by ${rate}.`,
						`the number that multiplies ${input} is the rate`,
					)
				: line(equation(output, start), `put 0 in place of ${input}`),
			sentence(slope ? perStep : atStart),
		],
		hints: [
			say`What happens to ${symbol(output)} when ${symbol(input)} is ${0}, and when the number of ${many} goes up by one?`,
		],
	};
};
