import { DEFAULT_MESSAGE, NETWORK_MESSAGE, NO_DATA_MESSAGE } from '../../books/error-catalogue.ts';
import { NO_RESPONSE, type Fetched } from './live-record.store.ts';

const SENTENCES: Readonly<Record<string, string>> = {
	[NETWORK_MESSAGE]: NO_RESPONSE,
	[NO_DATA_MESSAGE]: 'The library did not find this page.',
	[DEFAULT_MESSAGE]: 'The library has a problem at the moment.',
};

/**
 * What a page says for a message of the catalogue: a sentence, after which "This is the saved version." may follow. The
 * catalogue's own message stays in `$app`. Any other message is returned as it is.
 */
export const readerMessage = (message: string): string => SENTENCES[message] ?? message;

/** A failure with the message that the page shows. */
export const inReaderWords = <Wire>(result: Fetched<Wire>): Fetched<Wire> =>
	'record' in result ? result : { message: readerMessage(result.message) };
