/** Builders for bank tests: a whole plan around one template. */
import { num } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';
import { type Draft, integer, line } from '../family.ts';
import type { Drawing } from '../figures/figure.ts';
import type { TemplatePlace } from './generate.ts';
import type { TemplatePlan } from './plan.ts';

export const createTemplate = (overrides: Partial<TemplatePlan> = {}): TemplatePlan => ({
	id: 'pa-1.2-num-int-add-1',
	family: 'num.int-add',
	skill: 'Add two integers',
	parameters: { a: '±1..50', b: '±1..50' },
	answer_kind: 'integer',
	standards: ['7.NS.A.1b'],
	verify_method: 'REC',
	difficulty: 1,
	suggested_questions: 5,
	...overrides,
});

export function createPlace(overrides: Partial<TemplatePlace> = {}): TemplatePlace {
	const material = {
		number: '1.2',
		title: 'Adding Integers',
		slug: '1-2-adding-integers',
		topics: [],
		question_count: 5,
	};
	const chapter = { number: 1, title: 'Integers', slug: '1-integers', materials: [material] };
	const book = {
		name: 'Pre-Algebra',
		slug: 'pre-algebra',
		country: 'USA' as const,
		available: true,
		question_count: 3293,
		chapters: [chapter],
	};
	return { book, chapter, material, firstNumber: 1, seen: new Set(), ...overrides };
}

/** "What is n + 1?" with a valid solution; override what a test wants broken. */
export const createDraft = (
	n: number,
	overrides: Partial<Draft<Drawing>> = {},
): Draft<Drawing> => ({
	prompt: say`What is one more than ${n}?`,
	answer: integer(n + 1),
	steps: [line(num(n), 'begin here'), line(num(n + 1), 'go one step to the right')],
	hints: [say`Take one step on the number line.`],
	...overrides,
});
