import { expect, test } from 'vitest';
import { createPlace, createTemplate } from '../../../pipeline/bank.testdata.ts';
import { generateTemplate } from '../../../pipeline/generate.ts';

const madeFor = async (skill: string) => {
	const parameters = {
		a: '±1..5',
		b: '2..4',
		type: '{linear|quadratic|exponential}',
		form: '{table|graph}',
		choices: '=all types',
	};
	const template = createTemplate({ family: 'func.model-choice', skill, parameters });
	const made = await generateTemplate(template, createPlace(), 6);
	return made.map(({ question }) => question.answer.choices ?? []);
};

test.each([
	['another type', 'Choose the relation that fits the data'],
	['another type', 'Recognize linear, quadratic, and exponential data'],
	['sinusoidal', 'Choose the type of function that fits a table'],
])('calls a wave %s for the readers of "%s"', async (wave, skill) => {
	for (const choices of await madeFor(skill)) {
		expect(choices.map(({ text }) => text).sort()).toEqual(
			['exponential', 'linear', 'quadratic', wave].sort(),
		);
		expect(choices.find(({ text }) => text === wave)?.misconception).toMatch(
			wave === 'sinusoidal'
				? /^mistook .* for a repeating pattern$|^thought that the outputs repeat$/
				: /^overlooked that /,
		);
	}
});
