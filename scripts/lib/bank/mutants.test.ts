import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import type { Skills } from '../../../src/bank/family.ts';
import { generateTemplate } from '../../../src/bank/pipeline/generate.ts';
import { loadFamily } from '../../../src/bank/pipeline/load-family.ts';
import type { BookPlan, TemplatePlan } from '../../../src/bank/pipeline/plan.ts';

/** A family broken on purpose, by changing one piece of its answer code. */
const MUTANTS: [template: string, from: string, to: string][] = [
	['pa-1.2-num-int-add-1', 'integer(a + b),', 'integer(a + b + 1),'],
	['pa-1.3-num-int-add-1', '\t\tinteger(a - b),', '\t\tinteger(b - a),'],
	['pa-2.4-poly-gcf-1', 'scale(inside, g)', 'scale(inside, g + 1)'],
	[
		'pa-3.4-exp-laws-1',
		'const result = times(first, second);',
		'const result = times(first, first);',
	],
	['a1-10.2-rad-add-1', 'const total = a * k + b * m;', 'const total = a * k - b * m;'],
	['a1-10.3-rad-solve-1', 'const x = (r * r - b) / a;', 'const x = (r * r + b) / a;'],
	['af-6.1-log-evaluate-1', 'new Fraction(p, q * s)', 'new Fraction(p, q)'],
	['af-6.5-log-solve-1', 'right.sub(c).div(a)', 'right.add(c).div(a)'],
	['ha-10.2-seq-arith-1', 'integer(at(n)),', 'integer(at(n + 1)),'],
	['m11-8.5-seq-series-1', '(n * (2 * first + (n - 1) * d)) / 2', 'n * (2 * first + (n - 1) * d)'],
];

const BOOKS: Record<string, string> = {
	pa: 'pre-algebra',
	a1: 'algebra-1',
	ha: 'high-school-algebra',
	af: 'advanced-functions',
	m11: '11-math',
};

test.each(MUTANTS)('does not publish %s with "%s" broken', async (id, from, to) => {
	const { template, ...place } = await findTemplate(id);
	const [strand = '', name = ''] = template.family.split('.');
	const skills = await importMutant(resolve('src/bank/families', strand, name), from, to);
	const load = async () => {
		const { verify } = await loadFamily(template);
		const skill = skills[template.skill];
		if (!skill) throw new Error(`${id} has no skill.`);
		return { skill, verify };
	};
	const making = generateTemplate(template, { ...place, load, seen: new Set(), firstNumber: 1 });
	await expect(making).rejects.toThrow(BankError);
});

async function findTemplate(id: string) {
	const book: BookPlan = JSON.parse(
		await readFile(`content/curriculum/${BOOKS[id.split('-')[0] ?? '']}.json`, 'utf8'),
	);
	for (const chapter of book.chapters)
		for (const material of chapter.materials) {
			const template = material.templates?.find((one: TemplatePlan) => one.id === id);
			if (template) return { template, book, chapter, material };
		}
	throw new Error(`There is no template ${id}.`);
}

/** Copies the family's folder with one line changed, and loads the copy's skills. */
async function importMutant(folder: string, from: string, to: string) {
	const parts = await readdir(folder);
	await mkdir('.data', { recursive: true });
	// Inside the project, so the family's packages are found.
	const copy = await mkdtemp(resolve('.data/mutant-'));
	onTestFinished(() => rm(copy, { recursive: true }));
	let changed = 0;
	for (const part of parts) {
		const source = await readFile(join(folder, part), 'utf8');
		if (source.includes(from)) changed++;
		const text = source
			.replaceAll(from, to)
			.replaceAll(/from '(\.[^']+)'/g, (written, path: string) =>
				parts.includes(path.replace('./', ''))
					? written
					: `from '${pathToFileURL(resolve(folder, path))}'`,
			);
		await writeFile(join(copy, part), text);
	}
	if (changed !== 1) throw new Error(`${changed} files in ${folder} contain "${from}", not one.`);
	const { skills }: { skills: Skills } = await import(pathToFileURL(join(copy, 'skills.ts')).href);
	return skills;
}
