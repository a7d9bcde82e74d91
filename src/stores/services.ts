/**
 * The services behind the stores. Created once, on first use, from the URLs the site was built with; a test or another
 * host provides its own.
 */
import { createBooksClient, type BooksClient } from '../books/client.ts';
import { BOOKS_API_BASE } from '../books/contract.ts';
import { saveFile } from './save-file.ts';
import { secondsUntilReady } from './seconds-until-ready.ts';

export type Services = {
	client: BooksClient;
	saveFile(url: string, name: string): void;
	secondsUntilReady(url: string): Promise<number | undefined>;
};

let current: Services | undefined;

export function services(): Services {
	current ??= createServices();
	return current;
}

/** Replaces some or all of them for every later call. */
export function provideServices(replacement: Partial<Services>): void {
	current = { ...services(), ...replacement };
}

// `import.meta.env` does not exist under plain Node.
function createServices(): Services {
	return {
		client: createBooksClient({
			baseUrl: import.meta.env?.PUBLIC_BOOKS_SERVICE_URL || BOOKS_API_BASE,
			downloadUrl: import.meta.env?.PUBLIC_DOWNLOAD_SERVICE_URL || BOOKS_API_BASE,
			staticDataUrl: import.meta.env?.PUBLIC_STATIC_DATA_URL || '/data',
			fetch: (input, init) => fetch(input, init),
		}),
		saveFile,
		secondsUntilReady,
	};
}
