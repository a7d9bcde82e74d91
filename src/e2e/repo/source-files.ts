import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../../scripts/lib/process/package-bin.ts';

/** Paths relative to the project, with `/`, sorted, of the `.ts`, `.tsx`, `.mjs`, and `.astro` files below `folder`. */
export function sourceFiles(folder: string): string[] {
	return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(tsx?|mjs|astro)$/.test(entry.name))
		.map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
		.map((path) => path.split(sep).join('/'))
		.toSorted();
}

export const readSource = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

export const isTest = (path: string): boolean =>
	/\.(test|testdata)\.tsx?$/.test(path) || path.startsWith('src/e2e/');

/** The code of a file; for an `.astro` file, its frontmatter and scripts. */
export function codeOf(path: string, text: string): string {
	if (!path.endsWith('.astro')) return text;
	const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
	const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, body]) => body,
	);
	return [frontmatter, ...scripts].join('\n');
}

/** What a file imports, as written: static, dynamic, and type-only imports and re-exports. */
export function importsOf(path: string, text: string): string[] {
	const { importedFiles } = ts.preProcessFile(codeOf(path, text), true, true);
	return importedFiles.map(({ fileName }) => fileName);
}

/** The project path a relative import points to; undefined for a package or a builtin. */
export function resolveImport(from: string, specifier: string): string | undefined {
	if (!specifier.startsWith('.')) return undefined;
	return normalize(join(dirname(from), specifier.replace(/\?.*$/, '')))
		.split(sep)
		.join('/');
}
