import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answered, issuesOf } from './answered.testdata.ts';
import { UNDECIDED_BY_SKILL } from './undecided.ts';

test('refuses a mistake of another question of the family, which cannot be made here', () => {
	const twoChanges = answered(
		'rational',
		'42.5',
		'The value of an antique falls by $50\\%$ in one year and rises by $15\\%$ in the next year. What is the overall percent decrease over the two years?',
		'0.5 \\times 1.15 = 0.575',
	);
	const why = 'divided the change by the new amount instead of the original amount';
	expect(issuesOf(twoChanges, 'subtracted one of the percents from the other', '35')).toEqual([]);
	expect(issuesOf(twoChanges, why, '35')).toEqual([
		`no rule can tell whether "${why}" leads to 35`,
	]);
});

test('refuses a comparison of two parts where the ratio is one of a part to the whole', () => {
	const why = 'compared the first part with the difference of the two parts';
	const prompt = (asked: string) =>
		`A group of campers is made up of $3$ swimmers, $20$ climbers, and $13$ paddlers. Write the ratio of swimmers to ${asked} in lowest terms.`;
	const parts = answered('ratio', '3 : 13', prompt('paddlers'));
	const whole = answered('ratio', '1 : 12', prompt('all campers'), '3 + 20 + 13 = 36', '3 : 36');
	expect(issuesOf(parts, why, '3 : 10')).toEqual([]);
	expect(issuesOf(whole, why, '1 : 11')).toEqual([
		`no rule can tell whether "${why}" leads to 1 : 11`,
	]);
});

test('leaves a sentence open only in the skills that are listed with it', () => {
	const vertical = answered(
		'rational',
		'undefined',
		'Find the slope of the line through $(-2, 4)$ and $(-2, -3)$.',
		'\\frac{-7}{0}',
	);
	const of = (title: string) =>
		issuesOf({ ...vertical, skill: { id: 'lin', title } }, 'gave only the change in y', '-7');
	expect(of('Find the slope through two points')).toEqual([]);
	expect(of('Find the distance between two points')).toHaveLength(1);
});

test('lists no skill that is not in the curriculum', () => {
	const folder = 'content/curriculum';
	const plans = readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.map((name) => readFileSync(join(folder, name), 'utf8'));
	const lost = [...UNDECIDED_BY_SKILL.keys()].filter(
		(skill) => !plans.some((plan) => plan.includes(`"skill": ${JSON.stringify(skill)}`)),
	);
	expect(lost).toEqual([]);
	expect(UNDECIDED_BY_SKILL.size).toBeGreaterThan(100);
});
