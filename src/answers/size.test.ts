/** What the browser loads before an answer is marked. The bytes are reproducible, so a limit can be tested. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const LIMIT = 28_000;
/** Everything the answer box loads for marking. */
const ENTRY = ['check-answer', 'read-answer', 'wanted-form']
	.map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url)))
	.map((path) => `export * from ${JSON.stringify(path)};`)
	.join(' ');

it('stays small enough to load on the first focus of the box', async () => {
	const output = await build({
		configFile: false,
		logLevel: 'error',
		plugins: [
			{
				name: 'entry',
				resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
				load: (id) => (id === '\0entry' ? ENTRY : undefined),
			},
		],
		build: {
			write: false,
			target: 'esnext',
			rolldownOptions: {
				input: 'entry',
				output: { codeSplitting: false },
				preserveEntrySignatures: 'strict',
			},
		},
	});
	const [result] = Array.isArray(output) ? output : [output];
	if (!result || !('output' in result)) throw new Error('Vite built nothing.');
	const code = result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
	expect(code).not.toContain('temml');
	expect(brotliCompressSync(code).length).toBeLessThan(LIMIT);
});
