import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/process/package-bin.ts';
import { isTest, readSource, sourceFiles } from './source-files.ts';

const files = [...sourceFiles('src'), ...sourceFiles('scripts')];

/** Every statement is `export … from`: a barrel hides where things are defined and drags in their neighbors. */
function onlyReExports(text: string): boolean {
	const { statements } = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest);
	return (
		statements.length > 0 &&
		statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier)
	);
}

test('has no file that only re-exports others', () => {
	const code = files.filter((path) => /\.tsx?$/.test(path));
	expect(code.filter((path) => onlyReExports(readSource(path)))).toEqual([]);
	expect(onlyReExports("export * from './a.ts';\nexport { b } from './b.ts';")).toBe(true);
	expect(onlyReExports("export * from './a.ts';\nexport const b = 1;")).toBe(false);
});

test('names folders and files by topic, never utils or helpers', () => {
	const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.\w+$)/;
	expect(files.filter((path) => drawers.test(path))).toEqual([]);
	expect(files.filter((path) => /^src\/(.*\/)?lib\//.test(path))).toEqual([]);
});

test('has only the agreed top-level entries', () => {
	const agreed =
		/^(\..+|package(-lock)?\.json|astro\.config\.mjs|tsconfig\.json|vitest\.config\.ts|(README|CHANGELOG)\.md|LICENSE|src|content|public|scripts|node_modules|dist|test-results)$/;
	expect(readdirSync(projectRoot).filter((name) => !agreed.test(name))).toEqual([]);
});

test('reads nothing from outside the checkout', () => {
	const outside = new RegExp(['\\.\\./', 'shared\\b|/wo', 'rk/'].join(''));
	const configs = ['package.json', 'astro.config.mjs', 'vitest.config.ts', 'README.md'];
	expect([...files, ...configs].filter((path) => outside.test(readSource(path)))).toEqual([]);
});

test('leaves no test skipped, focused, or unwritten', () => {
	const tests = files.filter(isTest);
	const skipped = /\b(test|it|describe)\.(skip|only|todo|fails)\b/;
	expect(tests.filter((path) => skipped.test(readSource(path)))).toEqual([]);
	expect(tests.length).toBeGreaterThan(10);
});
