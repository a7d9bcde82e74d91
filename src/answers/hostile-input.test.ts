import { describe, expect, it } from 'vitest';
import { ANSWER_KINDS, type Answer } from '../schemas/wire/answer.ts';
import { checkAnswer } from './check-answer.ts';
import { HOSTILE_INPUTS } from './hostile-inputs.ts';
import { readAnswer } from './read-answer.ts';

const EXPECTED: Partial<Record<Answer['kind'], string>> = {
	expression: '\\frac{2x + 1}{x - 3}',
	equation: 'x^{2} + y^{2} = 4',
	line: 'y = 2x + 1',
	inequality: 'x < 4',
	interval: '[-2, 4)',
	point: '(1, 2)',
	'point-set': '(1, 2), (3, 4)',
	ratio: '4 : 3',
	matrix: '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}',
};

describe.each(ANSWER_KINDS)('%s', (kind) => {
	const expected: Answer = {
		kind,
		value: kind === 'multiple-choice' ? 'B' : (EXPECTED[kind] ?? '3'),
		text: '',
		html: '',
		speech: '',
	};

	it('returns a verdict for any input, and never marks it right', () => {
		for (const given of HOSTILE_INPUTS) {
			const { verdict, message } = checkAnswer(expected, given);
			expect(verdict, given.slice(0, 40)).not.toBe('right');
			expect(message.length).toBeGreaterThan(10);
		}
	});

	it('reads digits of other scripts and drops direction marks', () => {
		if (expected.value !== '3') return;
		for (const given of ['٣', '۳', '३', '３', '\u200f3\u200e', '\u202b3\u202c'])
			expect(checkAnswer(expected, given).verdict, given).toBe(
				kind === 'sci-notation' ? 'form' : checkAnswer(expected, '3').verdict,
			);
	});
});

describe('reading back', () => {
	const expected: Answer = { kind: 'inequality', value: 'x < 4', text: '', html: '', speech: '' };

	it('escapes its output', () => {
		const read = readAnswer(expected, 'x < 4');
		expect(read).toMatchObject({ tex: 'x < 4' });
		expect('mathml' in read && read.mathml).toContain('<mo>&lt;</mo>');
	});

	it('says where reading stops', () => {
		expect(readAnswer(expected, 'x < (4 + 1')).toEqual({
			problem: 'A closing parenthesis or bracket is missing here.',
			at: 10,
		});
		expect(readAnswer(expected, 'x < 😀')).toMatchObject({ at: 4 });
	});
});
