import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { subsetMathFont } from './subset.ts';

/**
 * Makes the mathematics font available as `@lemma/math-font`: in CSS as `url('@lemma/math-font')`, in a component as
 * `import url from '@lemma/math-font?url'`. Vite emits one hashed file for both.
 */
export function mathFont(): AstroIntegration {
	return {
		name: 'math-font',
		hooks: {
			'astro:config:setup': async ({ config, updateConfig }) => {
				const path = await subsetMathFont(fileURLToPath(new URL('.data/fonts', config.root)));
				// A pattern, because a plain alias does not match with `?url` behind it.
				const alias = [{ find: /^@lemma\/math-font/, replacement: path }];
				updateConfig({ vite: { resolve: { alias } } });
			},
		},
	};
}
