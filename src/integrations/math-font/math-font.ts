import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CORE_CHARACTERS, EXAMPLE_CHARACTERS, MATH_CHARACTERS } from './glyphs.ts';
import { subsetMathFont } from './subset.ts';

/**
 * Makes three cuts of the mathematics font available in CSS as `url('@lemma/…')`: `@lemma/math-core-font` with the signs of most
 * questions, `@lemma/math-font` with all that we set, and `@lemma/example-font`, a tenth of it, for pages whose only
 * mathematics is a worked example. In a component as `import url from '@lemma/math-core-font?url'`.
 */
export function mathFont(): AstroIntegration {
	return {
		name: 'math-font',
		hooks: {
			'astro:config:setup': async ({ config, updateConfig }) => {
				const folder = fileURLToPath(new URL('.data/fonts', config.root));
				const full = { name: 'lemma-math', characters: MATH_CHARACTERS };
				const core = { name: 'lemma-math-core', characters: CORE_CHARACTERS };
				const example = { name: 'lemma-example', characters: EXAMPLE_CHARACTERS };
				// Patterns, because a plain alias does not match with `?url` behind it.
				const alias = [
					{ find: /^@lemma\/math-font/, replacement: await subsetMathFont(folder, full) },
					{ find: /^@lemma\/math-core-font/, replacement: await subsetMathFont(folder, core) },
					{ find: /^@lemma\/example-font/, replacement: await subsetMathFont(folder, example) },
				];
				updateConfig({ vite: { resolve: { alias } } });
			},
		},
	};
}
