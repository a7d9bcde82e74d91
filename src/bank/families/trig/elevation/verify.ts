import type { Question } from '../../../../schemas/wire/question.ts';
import { promptWords, type Verify } from '../../../verify/evidence.ts';
import { expectInStory } from '../../../verify/right-triangle-stories.ts';
import { sceneOf, verifyTriangle } from '../../../verify/triangle-scene.ts';

/** Rebuilds the triangles on coordinates from the words of its figure and measures the parts that are asked for. */
export const verify: Verify = (evidence) => [
	...verifyTriangle(evidence),
	...(SIMPLE.has(evidence.skill) ? expectInStory(evidence.question) : []),
	...(evidence.skill === 'Find the angle of a slope or a course'
		? storyIssues(evidence.question)
		: []),
];

/** Skills with stories in which no point has a name. */
const SIMPLE = new Set([
	'Find a height or distance',
	'Find a length from two sightings',
	'Find an angle in a real situation',
	'Find the angle of a slope or a course',
]);

/** Each story with the sides of the figure that its numbers are, and what its letters stand for. */
const STORIES: readonly { prompt: RegExp; sides: readonly [string, string]; letters: string }[] = [
	{
		prompt:
			/ramp is (\d+) m long and rises (\d+) m\. What angle does the ramp make with the ground\?/,
		sides: ['AB', 'BC'],
		letters:
			'let $a$ be the rise, and let $c$ be the length of the ramp, with both lengths in metres.',
	},
	{
		prompt:
			/rises (\d+) m over a horizontal distance of (\d+) m\. What angle does the trail make with the horizontal\?/,
		sides: ['BC', 'AC'],
		letters:
			'let $a$ be the rise, and let $b$ be the horizontal distance, with both lengths in metres.',
	},
	{
		prompt:
			/sails (\d+) m due east and then (\d+) m due north\. What angle does the straight line from its starting point to its end point make with due east\?/,
		sides: ['AC', 'BC'],
		letters:
			'let $a$ be the distance north, and let $b$ be the distance east, with both lengths in metres.',
	},
];

function storyIssues(question: Question): string[] {
	const scene = sceneOf(question);
	const agrees = STORIES.some(({ prompt, sides, letters }) => {
		const [, ...lengths] = prompt.exec(promptWords(question)) ?? [];
		return (
			lengths.length === 2 &&
			sides.every((side, at) => Math.abs(scene.value(side) - Number(lengths[at])) < 1e-6) &&
			question.steps[0]?.text.endsWith(letters)
		);
	});
	return agrees ? [] : ['the story and the figure differ'];
}
