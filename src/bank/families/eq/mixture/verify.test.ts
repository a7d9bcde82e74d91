import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses a “Let” line with the two parts exchanged', () => {
	const withLet = (one: string, other: string) => {
		const text = `Let $x$ be the number of pounds of ${one}. Then $50 - x$ is the number of pounds of ${other}.`;
		const question = createQuestion({
			question:
				'A shop blends peanuts at \\$7 per pound with cashews at \\$11 per pound to make $50$ pounds of mixed nuts worth \\$430 in all. How many pounds of peanuts are used?',
			answer: { kind: 'integer', value: '30', text: '$30$', html: '30', speech: '30' },
			steps: [text, '$x = 30$'].map((line) => ({ text: line, html: '', speech: '' })),
		});
		return verify({ question, skill: 'Blend prices or invest at two rates' });
	};
	expect(withLet('peanuts', 'cashews')).toEqual([]);
	expect(withLet('cashews', 'peanuts')).toHaveLength(1);
});

test('refuses a “Let” line with the two rates exchanged', () => {
	const withLet = (one: number, other: number) => {
		const text = `Let $x$ be the number of dollars invested at $${one}\\%$. Then $2000 - x$ is the number of dollars invested at $${other}\\%$.`;
		const question = createQuestion({
			question:
				'Ana invests \\$2000, part at $8\\%$ and the rest at $6\\%$ simple interest. She earns \\$150 in one year. How many dollars are invested at $8\\%$?',
			answer: { kind: 'integer', value: '1500', text: '$1500$', html: '', speech: '' },
			steps: [text, '$x = 1500$'].map((line) => ({ text: line, html: '', speech: '' })),
		});
		return verify({ question, skill: 'Blend prices or invest at two rates' });
	};
	expect(withLet(8, 6)).toEqual([]);
	expect(withLet(6, 8)).toHaveLength(1);
});
