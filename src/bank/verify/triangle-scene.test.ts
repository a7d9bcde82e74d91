import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { sceneOf } from './triangle-scene.ts';

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
