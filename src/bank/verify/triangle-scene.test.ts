import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { askedOtherwise, sceneOf, trianglesWith } from './triangle-scene.ts';

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
	expect(askedOtherwise(question, sceneOf(question))).toEqual(issues);
});

const none = undefined;

test.each([
	['the side is too short', 30, 4, 10, 0],
	['the side meets the other arm twice', 30, 7, 10, 2],
	['the side is the longer one', 30, 12, 10, 1],
	['the angle is obtuse and its side too short', 120, 9, 10, 0],
	['the angle is obtuse and its side long enough', 120, 14, 10, 1],
])('counts triangles when %s', (_, A, a, b, count) => {
	expect(trianglesWith({ angles: [A, none, none], sides: [a, b, none] })).toHaveLength(count);
});

test('measures the triangle with the sides 3, 4 and 5', () => {
	const [found] = trianglesWith({ angles: [none, none, none], sides: [3, 4, 5] }) ?? [];
	expect(found?.angles[2]).toBeCloseTo(90);
});

test('returns each part at its own vertex', () => {
	const [found] = trianglesWith({ angles: [none, 90, 30], sides: [none, 10, none] }) ?? [];
	expect(found?.angles[0]).toBeCloseTo(60);
	expect(found?.sides[2]).toBeCloseTo(5);
});

test('returns nothing if too little is known', () => {
	expect(trianglesWith({ angles: [40, none, none], sides: [none, 5, none] })).toBeUndefined();
});
