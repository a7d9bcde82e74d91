import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses a line that describes another graph than the one that it names', () => {
	const about = (graph: string) => {
		const choices = (['A', 'B'] as const).map((key) => ({
			key,
			text: `Graph ${key}`,
			html: '',
			speech: '',
		}));
		const text = `${graph} is periodic, but it is not a smooth wave: it is a zigzag of straight pieces. So it is not sinusoidal.`;
		const question = createQuestion({
			question: 'Which graph shows a sinusoidal function?',
			question_speech:
				'Which graph shows a sinusoidal function? Graph A is a zigzag of straight pieces; all its peaks have the same height. Graph C is a zigzag of straight pieces whose peaks become lower. Graph B is a smooth wave; all its crests have the same height.',
			answer: {
				kind: 'multiple-choice',
				value: 'B',
				text: 'Graph B',
				html: '',
				speech: '',
				choices,
			},
			steps: [{ text, html: '', speech: '' }],
		});
		return verify({ question, skill: 'Recognize periodic and sinusoidal graphs' });
	};
	expect(about('Graph A')).toEqual([]);
	expect(about('Graph B')).toHaveLength(1);
	expect(about('Graph C')).toHaveLength(1);
});
