/** A thread that renders pages with the bundle of the site that Astro has just built. */
import type { SSRManifest } from 'astro';
import { Piscina } from 'piscina';

/** `entry` is the address of the bundle; `page` is what `headElements` of Astro's build reads of a page. */
export type ThreadData = { entry: string; page: { key: string; styles: unknown[] } };
export type PageRequest = { url: string; route: string };
export type RenderedPage = { status: number; headers: [string, string][]; body: string };

type RouteData = SSRManifest['routes'][number]['routeData'];
/** Astro's `BuildApp`, which its types do not export. */
type BuildApp = {
	manifest: SSRManifest;
	setInternals(internals: object): void;
	setOptions(options: object): void;
	render(request: Request, options: { routeData: RouteData }): Promise<Response>;
};

const { entry, page }: ThreadData = Piscina.workerData;
const { app }: { app: BuildApp } = await import(entry);
app.setInternals({ pagesByKeys: new Map([[page.key, page]]) });
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: log } } } });

function log({ message }: { message: string }): void {
	console.error(message);
}

/** @throws {Error} what the page throws, which stops the build. */
export default async function renderPage({ url, route }: PageRequest): Promise<RenderedPage> {
	const known = app.manifest.routes.find(({ routeData }) => routeData.route === route);
	if (!known) throw new Error(`The site has no route ${route}.`);
	const response = await app.render(new Request(url), known);
	return { status: response.status, headers: [...response.headers], body: await response.text() };
}
