// @ts-check
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { admin } from './src/integrations/admin/admin.ts';
import { analytics } from './src/integrations/analytics/analytics.ts';
import { remarkDetails } from './src/integrations/authored-content/details.ts';
import { issueOverlay } from './src/integrations/authored-content/issue-overlay.ts';
import { rehypeMarksWithFormulas } from './src/integrations/authored-content/marks.ts';
import { rehypeMathml } from './src/integrations/authored-content/mathml.ts';
import { clientInteraction } from './src/integrations/client-interaction/client-interaction.ts';
import { delivery } from './src/integrations/delivery/delivery.ts';
import { mathFont } from './src/integrations/math-font/math-font.ts';
import { search } from './src/integrations/search/search.ts';
import { sitemap } from './src/integrations/sitemap/sitemap.ts';
import { SITE_ORIGIN } from './src/site.ts';

const booksService = process.env['BOOKS_SERVICE_ORIGIN'];

export default defineConfig({
	site: process.env.SITE_URL ?? SITE_ORIGIN,
	// Every address is a plain file, so the same folder works on a CDN and behind the embedded server.
	output: 'static',
	// One address per page: `/about` is `dist/about.html`; no redirect to a slash costs a slow phone a round trip.
	trailingSlash: 'never',
	// HTML's own white-space rules: Astro's default ('jsx') drops the space between inline elements on separate
	// lines, which glues words to formulas.
	compressHTML: true,
	build: {
		format: 'file',
		// The critical CSS travels with the page: text and layout in one round trip.
		inlineStylesheets: 'always',
		// While one page is written the next are rendered.
		concurrency: 8,
	},
	vite: {
		// A `data:` font or script would need a hole in the Content-Security-Policy.
		build: { assetsInlineLimit: 0 },
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: {
							// Every island needs all of React: as one file it costs one set of headers, and compresses better.
							codeSplitting: {
								groups: [
									{
										name: 'react',
										test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
									},
								],
							},
						},
					},
				},
			},
		},
		// The name and what keeps two modules apart; the default adds the line to each of some hundred classes of a page.
		css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
		// In `npm run dev` the books service listens on a port of its own.
		server: booksService ? { proxy: { '/api': booksService } } : {},
	},
	image: { service: { entrypoint: './src/integrations/authored-content/image-service.ts' } },
	markdown: {
		// The default engine has no remark plugins; authored mathematics needs these.
		processor: unified({
			remarkPlugins: [remarkMath, remarkDetails],
			// A doubtful formula is drawn in red while someone writes; the check of the posts stops the build before.
			rehypePlugins: [
				[rehypeKatex, { strict: 'error', output: 'mathml' }],
				rehypeMathml,
				rehypeMarksWithFormulas,
			],
		}),
		// Shiki writes colors as inline styles; posts show mathematics, not code.
		syntaxHighlight: false,
	},
	integrations: [
		react(),
		mdx(),
		issueOverlay(),
		clientInteraction(),
		mathFont(),
		analytics(),
		search(),
		sitemap(),
		admin(),
		// Last: it takes everything as it is.
		delivery(),
	],
});
