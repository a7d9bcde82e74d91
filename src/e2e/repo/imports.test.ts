import { expect, test } from 'vitest';
import { areaOf, MAY_IMPORT, NODE_ALLOWED } from './areas.ts';
import { importsOf, isTest, readSource, resolveImport, sourceFiles } from './source-files.ts';

const files = [...sourceFiles('src'), ...sourceFiles('scripts')].filter((path) => !isTest(path));
const imports = files.flatMap((from) =>
	importsOf(from, readSource(from)).map((specifier) => ({ from, specifier })),
);

const codeWithoutComments = (path: string): string =>
	readSource(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');

test('every source file belongs to an area in the order', () => {
	expect(files.filter((path) => !Object.hasOwn(MAY_IMPORT, areaOf(path) ?? ''))).toEqual([]);
});

test('imports run one way', () => {
	const backward = imports.flatMap(({ from, specifier }) => {
		const to = resolveImport(from, specifier);
		// package.json is the whole project's data; styles and images have no imports of their own.
		if (to === undefined || /\.(css|json|svg|png|jpg|avif|webp|sql)$/.test(to)) return [];
		const [source = '', target = ''] = [areaOf(from), areaOf(to)];
		const allowed = source === target || MAY_IMPORT[source]?.includes(target);
		return allowed ? [] : [`${from} imports ${specifier}: ${source} may not use ${target}`];
	});
	expect(backward).toEqual([]);
});

test("imports Node's own modules only where Node is certain to run", () => {
	const stray = imports
		.filter(({ specifier }) => specifier.startsWith('node:'))
		.filter(({ from }) => !NODE_ALLOWED.some((prefix) => from.startsWith(prefix)))
		.map(({ from, specifier }) => `${from} imports ${specifier}`);
	expect(stray).toEqual([]);
});

test('imports from src by relative paths with extensions', () => {
	const bare = imports.flatMap(({ from, specifier }) => {
		const to = resolveImport(from, specifier);
		return to !== undefined && !/\.\w+$/.test(to) ? [`${from} imports ${specifier}`] : [];
	});
	expect(bare).toEqual([]);
});

test('code never imports a test or its data', () => {
	const stray = imports.flatMap(({ from, specifier }) => {
		const to = resolveImport(from, specifier);
		return to !== undefined && isTest(to) ? [`${from} imports ${specifier}`] : [];
	});
	expect(stray).toEqual([]);
});

test('puts client directives only in .astro files', () => {
	const element = /<[A-Z][\w.]*\s[^<>]*\bclient:\w+/;
	const stray = files.filter(
		(path) => path.endsWith('.tsx') && element.test(codeWithoutComments(path)),
	);
	expect(stray).toEqual([]);
});

test('reads static, dynamic, and type imports, including those of .astro files', () => {
	const text = [
		"---\nimport Page from './Page.astro';\nimport type { Book } from './book.ts';\n---",
		"<p>import x from './not-code.ts'</p>",
		"<script>\n\tawait import('./menu.ts');\n</script>",
	].join('\n');
	expect(importsOf('src/pages/x.astro', text)).toEqual(['./Page.astro', './book.ts', './menu.ts']);
});

test('detects a backward arrow between areas', () => {
	expect(areaOf('src/books/client.ts')).toBe('books/client');
	expect(areaOf('src/books/service/store/books.ts')).toBe('books/service');
	expect(areaOf('src/site.ts')).toBe('site');
	expect(areaOf('src/content.config.ts')).toBe('content.config');
	expect(MAY_IMPORT['math']).not.toContain('stores');
	expect(MAY_IMPORT['books/service']).not.toContain('books/client');
});
