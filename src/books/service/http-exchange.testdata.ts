/** Sends what no browser sends, over a raw connection. */
import { connect, type Socket } from 'node:net';

const hostOf = (url: string) => ({ port: Number(new URL(url).port), host: '127.0.0.1' });

export function openConnection(url: string): Socket {
	return connect(hostOf(url)).setNoDelay(true);
}

/** Everything the server sends until it has sent `times` status lines and the text `until`, or closes. */
export async function readAnswers(socket: Socket, times: number, until = ''): Promise<string> {
	let text = '';
	for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
		text += String(chunk);
		if (text.split('HTTP/1.1 ').length > times && text.includes(until)) break;
	}
	return text;
}
