import { describe, expect, it } from 'vitest';
import type { Question } from '../../schemas/wire/question.ts';
import { checkInequalities } from './inequality-lines.ts';

const issuesOf = (...lines: [text: string, why?: string][]) =>
	checkInequalities({ steps: lines.map(([text, why]) => ({ text, why })) } as unknown as Question);

describe('the inequalities of a solution', () => {
	it.each([
		['-3x \\le -15', 'x \\ge 5'],
		['1 < 2x - 3 < 9', '2 < x < 6'],
		['2x^{3} - 12x^{2} < -10x - 24', '2(x + 1)(x - 3)(x - 4) < 0'],
		['2x + 3y > 6', 'y > -\\frac{2}{3}x + 2'],
		['\\log(x - 1) \\ge 0', 'x \\ge 2'],
	])('follow from one another when their solutions are the same: %s, %s', (above, below) => {
		expect(issuesOf([`$${above}$`], [`$${below}$`, 'simplify'])).toEqual([]);
	});

	it.each([
		['-3x \\le -15', 'x \\le 5'],
		['-3x \\le -15', 'x > 5'],
		['1 < 2x - 3 < 9', '2 < x < 7'],
		['2x^{3} - 12x^{2} < -10x - 24', '2(x + 1)(x^{2} - 7x + 12) < 1'],
		['2x + 3y > 6', 'y > \\frac{2}{3}x + 2'],
	])('are refused when their solutions are others: %s, %s', (above, below) => {
		expect(issuesOf([`$${above}$`], [`$${below}$`, 'simplify'])).toEqual([
			`"${below}" does not have the solutions of "${above}"`,
		]);
	});

	it('are compared with the nearest one above, whatever lines stand between them', () => {
		expect(issuesOf(['$2x > 6$'], ['Divide both sides.'], ['$x > 4$', 'divide'])).toHaveLength(1);
	});

	it('may start over with the second condition', () => {
		expect(issuesOf(['$x \\ge 5$'], ['$-4x \\ge -32$', 'the second inequality'])).toEqual([]);
	});

	it('are refused below an equation in the same variable', () => {
		expect(issuesOf(['$2x = 6$'], ['$x > 3$'])).toEqual(['"x > 3" does not follow from "2x = 6"']);
	});

	it('are true between numbers, unless a line says that one is false', () => {
		expect(issuesOf(['$45 < 58$'])).toEqual([]);
		expect(issuesOf(['$58 < 45$'])).toEqual(['"58 < 45" is not true']);
		expect(issuesOf(['$12 < -7$'], ['This is false, so there is no solution.'])).toEqual([]);
	});
});
