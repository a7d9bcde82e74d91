import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EXAMPLE_CHARACTERS, MATH_CHARACTERS } from './glyphs.ts';
import { subsetMathFont } from './subset.ts';

/**
 * Makes two cuts of the mathematics font available: `@lemma/math-font` for questions and lectures, and
 * `@lemma/example-font`, a tenth of it, for pages whose only mathematics is a worked example. In CSS as
 * `url('@lemma/math-font')`, in a component as `import url from '@lemma/math-font?url'`; Vite emits one hashed file
 * for both.
 */
export function mathFont(): AstroIntegration {
	return {
		name: 'math-font',
		hooks: {
			'astro:config:setup': async ({ config, updateConfig }) => {
				const folder = fileURLToPath(new URL('.data/fonts', config.root));
				const full = { name: 'lemma-math', characters: MATH_CHARACTERS };
				const example = { name: 'lemma-example', characters: EXAMPLE_CHARACTERS };
				// Patterns, because a plain alias does not match with `?url` behind it.
				const alias = [
					{ find: /^@lemma\/math-font/, replacement: await subsetMathFont(folder, full) },
					{ find: /^@lemma\/example-font/, replacement: await subsetMathFont(folder, example) },
				];
				updateConfig({ vite: { resolve: { alias } } });
			},
		},
	};
}
