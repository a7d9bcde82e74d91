/**
 * Whole seconds until the server has a file that it is still generating (`503` with `Retry-After`); undefined for a
 * file that is ready, is elsewhere, or whose state is unknown.
 */
export async function secondsUntilReady(url: string): Promise<number | undefined> {
	if (!url.startsWith('/')) return undefined;
	const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
	const seconds = Number(answer?.headers.get('Retry-After'));
	return answer?.status === 503 && seconds > 0 ? seconds : undefined;
}
