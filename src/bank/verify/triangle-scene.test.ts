import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { askedPartIssues, sceneOf } from './triangle-scene.ts';

test('finds the angle of a triangle from a bearing at its northern corner', () => {
	const scene = sceneOf(
		createQuestion({
			question_speech:
				'In triangle A B C, angle A is 28 degrees and side A B is 170 metres long. The dashed line B N points north, and angle N B C is 115 degrees. The length of A C, marked b, is unknown.',
		}),
	);
	expect(scene.value('B')).toBeCloseTo(65);
	expect(scene.value('AC')).toBeCloseTo(154.3, 1);
	expect(scene.wanted).toEqual(['AC']);
});

test.each([
	['Find the length of side $b$ in metres.', []],
	['Which method is the most direct for finding side $b$?', []],
	['How long is the fence?', []],
	['Find the length of $CA$.', []],
	['Find $\\angle B$ to the nearest degree.', ['the prompt asks for B, the figure for AC']],
	['Find the length of side $a$ in metres.', ['the prompt asks for BC, the figure for AC']],
])('compares what "%s" asks for with what the figure leaves open', (asked, issues) => {
	const question = createQuestion({
		question: asked,
		question_speech:
			'In triangle A B C, angle A is 28 degrees, angle B is 65 degrees, and side A B is 170 metres long. The length of A C, marked b, is unknown.',
	});
	expect(askedPartIssues(question, sceneOf(question))).toEqual(issues);
});
