import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CORE_CHARACTERS, EXAMPLE_CHARACTERS, MATH_CHARACTERS } from './glyphs.ts';
import { subsetMathFont } from './subset.ts';

/**
 * Makes three subsets of the math font available in CSS as `url('@lemma/…')`: `@lemma/math-core-font` with the symbols
 * of most questions, `@lemma/math-font` with everything we use, and `@lemma/example-font`, a tenth of it, for pages
 * whose only math is a worked example. In a component: `import url from '@lemma/math-core-font?url'`.
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
				// Patterns, because a plain alias does not match when followed by `?url`.
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
