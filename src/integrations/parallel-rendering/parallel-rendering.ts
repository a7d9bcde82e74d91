import { availableParallelism } from 'node:os';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { Piscina } from 'piscina';
import type { PageRequest, RenderedPage, ThreadData } from './render-page.ts';

/** The route of nine pages in ten, none of which has an image for Astro to optimize on the main thread. */
const QUESTION_ROUTE = '/workbooks/[book]/[chapter]/[material]/[question]';
/** Each thread holds the whole bank. */
const MAX_THREADS = 2;
const HEAP_MEGABYTES = 1024;
const ENTRY_FILE = 'prerender-entry.mjs';

/** Astro's own prerenderer, and the part of its build app that its types leave out. */
type MainThread = AstroPrerenderer & {
	app?: { getOptions(): { allPages: Record<string, BuiltPage> } };
};
type BuiltPage = ThreadData['page'] & { route: { route: string } };

/** Renders the question pages in several threads at once. By default, Astro renders every page in one. */
export function parallelRendering(): AstroIntegration {
	let entry: URL;
	return {
		name: 'parallel-rendering',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				// Without a hash in its name, the threads know where to find it.
				const output = { entryFileNames: ENTRY_FILE };
				const prerender = { build: { rolldownOptions: { output } } };
				updateConfig({ vite: { environments: { prerender } } });
			},
			'astro:config:done': ({ config }) => {
				entry = new URL(`.prerender/${ENTRY_FILE}`, config.outDir);
			},
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer((mainThread) => withThreads(mainThread, entry));
			},
		},
	};
}

function withThreads(mainThread: MainThread, entry: URL): AstroPrerenderer {
	let pool: Piscina<PageRequest, RenderedPage> | undefined;
	return {
		...mainThread,
		name: 'parallel-rendering',
		async setup() {
			await mainThread.setup?.();
			pool = startThreads({ entry: entry.href, page: findPage(mainThread) });
		},
		async render(request, options) {
			const { route } = options.routeData;
			if (!pool || route !== QUESTION_ROUTE) return mainThread.render(request, options);
			const { body, ...head } = await pool.run({ url: request.url, route });
			return new Response(body, head);
		},
		async teardown() {
			await pool?.destroy();
			await mainThread.teardown?.();
		},
	};
}

/** @throws {Error} if Astro no longer tells which style sheets the page has. */
function findPage({ app }: MainThread): ThreadData['page'] {
	const pages = Object.values(app?.getOptions().allPages ?? {});
	const page = pages.find(({ route }) => route.route === QUESTION_ROUTE);
	if (!page) throw new Error(`Astro's build no longer describes ${QUESTION_ROUTE}.`);
	return { key: page.key, styles: page.styles };
}

function startThreads(workerData: ThreadData): Piscina<PageRequest, RenderedPage> {
	const threads = Math.min(availableParallelism(), MAX_THREADS);
	return new Piscina({
		filename: new URL('./render-page.ts', import.meta.url).href,
		minThreads: threads,
		maxThreads: threads,
		resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
		workerData,
	});
}
