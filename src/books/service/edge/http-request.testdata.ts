import { request } from 'node:http';

/**
 * A real request whose `Host` is `localhost`, as with Hono's `app.request`; `fetch` would include the port. Follows no
 * redirects and decompresses nothing.
 */
export async function httpRequest(origin: string, path: string, init: RequestInit = {}) {
	const { pathname, search } = new URL(path, 'http://localhost');
	const asked = new Request(origin + pathname + search, init);
	const headers = { ...Object.fromEntries(asked.headers), host: 'localhost' };
	const body = Buffer.from(await asked.arrayBuffer());
	return new Promise<Response>((resolve, reject) => {
		const sent = request(asked.url, { method: asked.method, headers }, async (incoming) => {
			const chunks: Buffer[] = [];
			for await (const chunk of incoming) chunks.push(chunk);
			const status = incoming.statusCode ?? 0;
			const isBodiless = [204, 304].includes(status) || asked.method === 'HEAD';
			const fields = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
				values.map((value): [string, string] => [name, value]),
			);
			const content = isBodiless ? null : Buffer.concat(chunks);
			resolve(new Response(content, { status, headers: fields }));
		});
		sent.once('error', reject).end(body);
	});
}
