import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookPlan } from './plan.ts';
import { familyFolder, skillPlace } from './skill-place.ts';

const curriculum = 'content/curriculum';
const plans = readdirSync(curriculum)
	.filter((name) => name.endsWith('.json'))
	.map((name): BookPlan => JSON.parse(readFileSync(join(curriculum, name), 'utf8')));

test('finds the line of every skill in the available books', () => {
	const templates = plans
		.filter(({ available }) => available)
		.flatMap(({ chapters }) => chapters)
		.flatMap(({ materials }) => materials)
		.flatMap((material) => material.templates ?? []);
	const lost = templates.filter(({ family, skill }) => {
		const folder = familyFolder(family);
		const files = readdirSync(folder).map((name) => ({
			path: name,
			text: readFileSync(join(folder, name), 'utf8'),
		}));
		const place = skillPlace(files, skill);
		const line = files.find(({ path }) => path === place?.path)?.text.split('\n')[
			(place?.line ?? 0) - 1
		];
		return !line?.includes(skill);
	});
	expect(lost.map(({ family, skill }) => `${family}: ${skill}`)).toEqual([]);
	expect(templates.length).toBeGreaterThan(100);
});

test('finds a skill whose title is one word, and none that does not exist', () => {
	const files = [{ path: 'skills.ts', text: 'export const skills = {\n\tIntercepts(draw) {' }];
	expect(skillPlace(files, 'Intercepts')).toEqual({ path: 'skills.ts', line: 2 });
	expect(skillPlace(files, 'Slope')).toBeUndefined();
});

test('finds the function that the line of a skill only names', () => {
	const files = [
		{ path: 'skills.ts', text: "export const skills = {\n\t'Find balances': balances," },
		{ path: 'balances.ts', text: '\nexport function balances(draw: Draw): Draft {' },
	];
	expect(skillPlace(files, 'Find balances')).toEqual({
		path: 'skills.ts',
		line: 2,
		made: { path: 'balances.ts', line: 2 },
	});
});
