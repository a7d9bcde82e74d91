import { expect, test } from 'vitest';
import { say } from '../../math/prose.ts';
import { eliminate } from './elimination.ts';
import { rowThrough, systemQuestion } from './linear-system.ts';

/** 2x + 3y and 4x − y through the point. */
const questionAt = (...at: [number, number]) => {
	const solved = eliminate(rowThrough(2, 3, at), rowThrough(4, -1, at));
	return solved && systemQuestion(say`Solve the system.`, solved, []);
};

test('refuses a solution that a mistake leads to as well', () => {
	expect(questionAt(2, 5)?.answer.value).toBe('(2, 5)');
	expect(questionAt(5, 5)).toBeUndefined();
});
