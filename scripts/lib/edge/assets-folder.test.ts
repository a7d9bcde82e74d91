import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeAssetsFolder } from './assets-folder.ts';

function makeSite(files: Record<string, string>) {
	const root = mkdtempSync(join(tmpdir(), 'assets-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const dist = join(root, 'dist');
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(dist, name)), { recursive: true });
		writeFileSync(join(dist, name), content);
	}
	return { dist, folder: join(root, 'edge/site') };
}

const SITE = {
	'index.html': 'home',
	'index.html.br': 'packed',
	'workbooks/pre-algebra.html': 'book',
	_headers: '/*\n  X: y',
	_redirects: '/* /404 404',
	'.env': 'secret',
	'.well-known/security.txt': 'Contact: x',
};

test('contains the files that Cloudflare serves, and none that it generates itself or that is hidden', () => {
	const { dist, folder } = makeSite(SITE);
	expect(writeAssetsFolder(dist, folder)).toBe(4);
	const names = readdirSync(folder, { recursive: true }).map(String).sort();
	expect(names).toEqual([
		'.well-known',
		'.well-known/security.txt',
		'_headers',
		'index.html',
		'workbooks',
		'workbooks/pre-algebra.html',
	]);
	expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('home');
});

test('forgets what an earlier build had', () => {
	const { dist, folder } = makeSite(SITE);
	writeAssetsFolder(dist, folder);
	rmSync(join(dist, 'workbooks'), { recursive: true });
	writeAssetsFolder(dist, folder);
	expect(existsSync(join(folder, 'workbooks'))).toBe(false);
	expect(existsSync(join(dist, 'index.html'))).toBe(true);
});

test('rejects a site with a file too large or too many files for Cloudflare', () => {
	const { dist, folder } = makeSite(SITE);
	const limits = { files: 100, fileBytes: 3 };
	expect(() => writeAssetsFolder(dist, folder, limits)).toThrow(
		/has \d+ bytes; Cloudflare allows 3 per file/,
	);
	expect(() => writeAssetsFolder(dist, folder, { files: 3, fileBytes: 100 })).toThrow(
		'The site has 4 files; Cloudflare allows 3.',
	);
});
