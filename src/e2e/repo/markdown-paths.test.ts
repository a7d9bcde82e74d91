import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { projectRoot } from '../../../scripts/lib/process/package-bin.ts';
import { readSource } from './source-files.ts';

/** Build output, which is not in a clean checkout. */
const BUILT = /^(\.data|dist|node_modules)\//;

const PACKAGES = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));

const FILE = /\.(astro|css|jsonc?|jsonl|md|mdx|mjs|sql|svg|tsx?|webp|ya?ml)$/;

/** Markdown about the project; posts and lectures are content and have their own check. */
const documents = globSync(['*.md', '.github/**/*.md', 'content/*.md', '{src,scripts}/**/*.md'], {
	cwd: projectRoot,
}).toSorted();

const everyName = new Set(
	globSync(['*', '{.ci,.github,content,public,scripts,src}/**'], {
		cwd: projectRoot,
		exclude: (name) => name === 'node_modules',
	}).map((path) => basename(path)),
);

/**
 * Paths and file names in code spans, and link targets; `<name>` stands for any name. Not read as paths: URLs
 * (`/rss.xml`), extensions (`*.test.ts`, `.webp`), packages, and `./figure.svg`, which is an author's own.
 */
function pathsIn(markdown: string): string[] {
	const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
	const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
	const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
	return [...spans, ...links].filter(
		(word) =>
			/^[\w.<>*{},/-]+$/.test(word) &&
			(word.includes('/') || FILE.test(word)) &&
			!/^(\/|\.\/|\*|(\.\w+)+$)/.test(word) &&
			!PACKAGES.has(word.split('/')[0] ?? ''),
	);
}

/** A path is relative to the project, to `src`, or to its document's folder; a bare file name may be anywhere. */
function exists(path: string, document: string): boolean {
	if (BUILT.test(path) || everyName.has(path)) return true;
	const pattern = path.replaceAll(/<[^>]*>/g, '*');
	return ['.', 'src', dirname(document)].some(
		(folder) => globSync(join(folder, pattern), { cwd: projectRoot }).length > 0,
	);
}

test.each(documents)('mentions only existing files and folders in %s', (document) => {
	const missing = pathsIn(readSource(document)).filter((path) => !exists(path, document));
	expect(missing).toEqual([]);
});

test('reads paths in code spans and links, but not URLs, commands, extensions, or packages', () => {
	const text =
		'`src/math`, [plan](../PLAN.md), `families/<strand>/`, `a.test.ts`, `/rss.xml`, `npm run x`, `zod/mini`, ' +
		'[w](https://x.y/z), `.webp`, `*.dom.test.tsx`, `6/7`';
	expect(pathsIn(text)).toEqual([
		'src/math',
		'families/<strand>/',
		'a.test.ts',
		'6/7',
		'../PLAN.md',
	]);
});

test("finds a path relative to the project, to src, and to its document's folder", () => {
	const at = (path: string) => exists(path, '.github/CONTRIBUTING.md');
	expect(
		['src/math', 'math/tex.ts', '../README.md', 'dependabot.yml', 'src/<part>/tex.ts'].filter(at),
	).toHaveLength(5);
	expect(['src/mats', 'math/text.ts', 'READYOU.md', 'src/<part>/tax.ts'].filter(at)).toEqual([]);
});
