import { difference, equation, num, product, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	integer,
	line,
	sentence,
	type Skill,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { eachOf, inputOf } from '../../../contexts/linear-setting.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import {
	introduced,
	lettered,
	named,
	rule,
	ruleEquation,
	ruleReason,
	valueOf,
} from '../../../steps/linear-story.ts';

/** A quantity that falls to 0 after `t` steps: when is that, or how much was there at the start? */
export const meaningOfIntercepts: Skill = (draw) => {
	const t = draw.int('t');
	const { setting, rate } = linearStory(draw, {});
	const start = -rate * t;
	const { input, output, many, quantity, unit, starts, last, zero, ends } = setting;
	if (
		zero === undefined ||
		ends === undefined ||
		start < starts.low ||
		start > starts.high ||
		t > last
	)
		return undefined;
	const size = -rate;
	if (draw.inTurn('ask') === 'y') {
		const factored = equation(output, product(size, difference(t, input)));
		const answer = valueOf(start, setting);
		return {
			prompt: say`The equation ${factored} gives ${lettered(introduced(setting))}. What is ${quantity} at the start, in ${unit}?`,
			answer: withMisconceptions(
				answer,
				[valueOf(size, setting), `gave the decrease in ${quantity} ${eachOf(setting)}`],
				[valueOf(t, setting), `gave the number of ${many} until ${quantity} is 0`],
			),
			steps: [
				line(factored),
				line(
					equation(output, product(size, difference(t, num(0)))),
					`the start is at the ${output}-intercept, where ${input} is 0`,
				),
				line(equation(output, start), `${size} × ${t} = ${start}`),
				sentence(say`At the start, ${quantity} is ${answer.body}.`),
			],
			hints: [say`What is the value of ${symbol(input)} at the start?`],
		};
	}
	const answer = withUnit(integer(t), many);
	const story = { setting, rate, start };
	return {
		prompt: say`${setting.tell(start, size)} ${zero}`,
		answer: withMisconceptions(
			answer,
			[integer(start), `gave ${setting.begin} instead of ${inputOf(setting)}`],
			[integer(start - size), 'subtracted instead of dividing'],
		),
		steps: [
			named(setting),
			line(ruleEquation(story), ruleReason(story)),
			line(
				equation(num(0), rule(story)),
				`${ends} at the ${input}-intercept, where ${output} is 0`,
			),
			line(equation(product(size, input), start), `add ${size}${input} to both sides`),
			line(equation(input, t), `divide both sides by ${size}`),
			sentence(say`${capital(ends)} after ${answer.body}.`),
		],
		hints: [
			say`If ${symbol(input)} is the number of ${many}, what is ${quantity} in terms of ${symbol(input)}?`,
			say`For which value of ${symbol(input)} is ${quantity} ${0}?`,
		],
	};
};
