import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createProgram, findMutants, mutated } from './find-mutants.ts';

const SOURCE = `import { basename } from 'node:path';
declare const say: (words: TemplateStringsArray, ...values: (number | string)[]) => string;
export function ask(n: number, name: string): string {
	return n > 7 ? say\`In \${n} years, \${name}?\` : basename(name);
}
`;

test('changes operators, words, printed numbers, and literals, each in its place', async () => {
	const folder = await mkdtemp(resolve('.mutants-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const file = join(folder, 'ask.ts');
	await writeFile(file, SOURCE);
	const mutants = await findMutants(createProgram([file]), [file]);
	const written = mutants.map((mutant) => mutated(SOURCE, mutant).split('\n')[3]?.trim());
	expect(written).toEqual(
		expect.arrayContaining([
			'return n >= 7 ? say`In ${n} years, ${name}?` : basename(name);',
			'return n > (7 + 1) ? say`In ${n} years, ${name}?` : basename(name);',
			'return n > 7 ? say`` : basename(name);',
			'return n > 7 ? say`In ${(n + 1)} years, ${name}?` : basename(name);',
		]),
	);
	expect(written.join()).not.toContain('name + 1');
	expect(mutants.find(({ mutator }) => mutator === 'PrintedPlusOne')).toMatchObject({
		line: 4,
		original: 'n',
	});
	expect(mutants.every(({ line }) => line > 2)).toBe(true);
	const [first] = mutants;
	expect(() => first && mutated(`// ${SOURCE}`, first)).toThrow('has changed');
});
