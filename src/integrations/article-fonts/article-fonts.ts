import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cutFonts } from './cut-fonts.ts';
import { articleCharacters } from './characters.ts';

/** The same fonts for KaTeX's own rules (`fonts/…`) and for a component (`katex/dist/fonts/…?url`). */
const ADDRESS = /^(?:katex\/dist\/)?fonts\/(KaTeX_[\w-]+\.woff2)/;

/**
 * Builds the articles with KaTeX's fonts cut to the signs that their formulas show, about half of the bytes. `astro dev`
 * keeps them whole, because the next formula may need one more.
 */
export function articleFonts(): AstroIntegration {
	return {
		name: 'article-fonts',
		hooks: {
			'astro:config:setup': async ({ command, config, updateConfig }) => {
				if (command === 'dev') return;
				const characters = await articleCharacters(fileURLToPath(config.root));
				const folder = await cutFonts(
					fileURLToPath(new URL('.data/fonts', config.root)),
					characters,
				);
				updateConfig({
					vite: { resolve: { alias: [{ find: ADDRESS, replacement: `${folder}/$1` }] } },
				});
			},
		},
	};
}
