/** lin.slope-meaning: rate and initial value of a linear relationship. */
import { equation, product, sum, symbol } from '../../../../math/expression.ts';
import { slopeIntercept, valued } from '../../../../math/lines.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { eachOf, inputOf } from '../../../contexts/linear-setting.ts';
import { type LinearStory, linearStory } from '../../../contexts/linear-settings.ts';
import {
	distractor,
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import {
	changeReason,
	fromReadings,
	introduced,
	lettered,
	readingsReversed,
	ruleEquation,
	twoReadings,
	valueOf,
} from '../../../steps/linear-story.ts';
import { slopeLines } from '../../../steps/slope.ts';

/** What the slope or the intercept of a formula means. All four options speak of the same number. */
const interpretNumber: Skill = (draw) => {
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

export const skills: Skills = {
	'Find the rate and initial value in context': tableOrFormula,
	'Use the formula of a linear model': (draw) =>
		fromFormula(linearStory(draw), draw.inTurn('ask'), draw),

	'Find a rate of change from a table or story'(draw) {
		const story = linearStory(draw);
		const [first, step] = [draw.random.int(2, 4), Number(draw.choice('dx'))];
		if (draw.random.int(0, 1) === 1) return fromTable(story, 'rate', first, step);
		const second = first + step;
		if (step < 2 || !story.fits(second)) return undefined;
		const { setting } = story;
		const answer = rateOf(story, step);
		return {
			prompt: say`${twoReadings(story, first, second)} ${rateQuestion(story)}`,
			answer,
			steps: [
				...changeLines(story, first, second),
				sentence(say`The rate of change is ${answer.body}.`),
			],
			hints: [
				say`By how much does ${setting.quantity} change from ${first} to ${second} ${setting.many}?`,
				say`How can you find the change ${eachOf(setting)} from this change?`,
			],
		};
	},

	'Interpret a slope or an intercept': interpretNumber,
};

/** "\$5 per week", "12 liters per minute", with what it is often mistaken for; from a formula unless readings differ by `step`. */
function rateOf({ setting, rate, start }: LinearStory, step?: number): DraftAnswer {
	const { unit, one } = setting;
	const answer = withUnit(integer(rate), `${unit} per ${one}`);
	return withMisconceptions(
		unit === 'dollars' ? { ...answer, body: say`${money(rate)} per ${one}` } : answer,
		[
			integer(-rate),
			rate < 0
				? 'left out the negative sign'
				: step === undefined
					? 'wrote an increase as a negative number'
					: readingsReversed(setting),
		],
		step === undefined
			? [integer(start), `gave the initial value, ${start}, instead of the rate of change`]
			: [integer(rate * step), `gave the change in ${setting.quantity} without dividing`],
	);
}

const rateQuestion = ({ setting: { quantity, unit, one, falls } }: LinearStory) =>
	say`What is the rate of change of ${quantity}, in ${unit} per ${one}?${falls ? ' Write a decrease as a negative number.' : ''}`;

function changeLines({ setting, value }: LinearStory, x1: number, x2: number): Line[] {
	return slopeLines([x1, value(x1)], [x2, value(x2)], 'm', changeReason(setting, x1, x2));
}

function tableOrFormula(draw: Draw): Draft | undefined {
	const story = linearStory(draw);
	const ask = draw.inTurn('ask');
	return draw.random.int(0, 2) === 0
		? fromFormula(story, ask, draw)
		: fromTable(story, ask, draw.random.int(2, 4), draw.random.int(2, 4));
}

/** A table of four readings that does not show the start. */
function fromTable(
	story: LinearStory,
	ask: string,
	first: number,
	step: number,
): Draft | undefined {
	const { setting, value, fits } = story;
	const inputs = [0, 1, 2, 3].map((at) => first + at * step);
	if (!fits(first + 3 * step)) return undefined;
	const wantsRate = ask === 'rate';
	const answer = wantsRate
		? rateOf(story, step)
		: withMisconceptions(
				valueOf(story.start, setting),
				[integer(value(first)), `gave the first value of ${setting.output} in the table`],
				[
					integer(value(first) - story.rate),
					`went back only one ${setting.one} from the first column of the table`,
				],
				[integer(story.rate), 'gave the rate of change'],
			);
	const about = say`The table shows ${lettered(introduced(setting))}. The relationship is linear.`;
	const { lines } = fromReadings(story, first, first + step, { isCalledLinear: true });
	return {
		prompt: wantsRate
			? say`${about} ${rateQuestion(story)}`
			: say`${about} What is the initial value, in ${setting.unit}, at ${equation(setting.input, 0)}?`,
		answer,
		steps: wantsRate
			? [
					...changeLines(story, first, first + step),
					sentence(say`The rate of change is ${answer.body}.`),
				]
			: [
					...lines.slice(0, -1),
					sentence(
						say`The initial value is ${answer.body}.`,
						`b is the value at ${setting.input} = 0`,
					),
				],
		hints: [
			say`By how much do the numbers in each row change from one column to the next?`,
			wantsRate
				? say`How can you find the change ${eachOf(setting)} from these two changes?`
				: say`How can you use the rate of change and one column of the table to find ${symbol(setting.output)} at ${equation(setting.input, 0)}?`,
		],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: setting.input, values: inputs },
				{ heading: setting.output, values: inputs.map(value) },
			],
		},
	};
}

function fromFormula(story: LinearStory, ask: string, draw: Draw): Draft | undefined {
	const { setting, rate } = story;
	if (ask === 'zero') return wholeZero(story, draw);
	const rule = ruleEquation(story);
	const given = say`The formula ${rule} gives ${lettered(introduced(setting))}.`;
	const wantsRate = ask === 'rate';
	const answer = wantsRate
		? rateOf(story)
		: withMisconceptions(
				valueOf(story.start, setting),
				[integer(rate), 'gave the rate of change'],
				[integer(story.start + rate), 'added the rate of change to the initial value'],
			);
	return {
		prompt: wantsRate
			? say`${given} ${rateQuestion(story)}`
			: say`${given} What is the initial value, in ${setting.unit}?`,
		answer,
		steps: wantsRate
			? [
					line(rule),
					sentence(say`The coefficient of ${symbol(setting.input)} is ${rate}.`),
					sentence(
						say`The rate of change is ${answer.body}.`,
						`this coefficient is the change ${eachOf(setting)}`,
					),
				]
			: [
					line(
						equation(setting.output, sum(valued(rate, 0, true), story.start)),
						`the initial value is the value at ${setting.input} = 0: substitute 0 for ${setting.input}`,
					),
					line(equation(setting.output, story.start), 'any number times 0 is 0'),
					sentence(say`The initial value is ${answer.body}.`),
				],
		hints: [
			wantsRate
				? say`Which number in the formula tells you how much ${setting.quantity} changes ${eachOf(setting)}?`
				: say`What does the formula give when ${symbol(setting.input)} is ${0}?`,
		],
	};
}

/** When the quantity is used up; only where it falls, with a start that is a multiple of the rate. */
function wholeZero({ setting, rate }: LinearStory, draw: Draw): Draft | undefined {
	const { input, output, many, starts, last, zero, ends } = setting;
	const t = draw.random.int(4, Math.min(last, 20));
	const start = -rate * t;
	if (zero === undefined || ends === undefined || start < starts.low || start > starts.high)
		return undefined;
	const rule = ruleEquation({ setting, rate, start });
	const answer = withMisconceptions(
		withUnit(integer(t), many),
		[integer(start), 'gave the initial value'],
		[integer(start + rate), 'subtracted instead of dividing'],
	);
	return {
		prompt: say`The formula ${rule} gives ${lettered(introduced(setting))}. ${zero}`,
		answer,
		steps: [
			line(rule),
			line(equation(0, slopeIntercept(rate, start, input)), `${ends} when ${output} is 0`),
			line(equation(product(-rate, input), start), `add ${-rate}${input} to both sides`),
			line(equation(input, t), `divide both sides by ${-rate}`),
			sentence(say`${capital(ends)} after ${answer.body}.`),
		],
		hints: [say`What is the value of ${symbol(output)} when ${ends}?`],
	};
}
