import { DEFAULT_MESSAGE, NETWORK_MESSAGE, NO_DATA_MESSAGE } from '../../books/error-catalogue.ts';
import { NO_RESPONSE, type Fetched } from './live-record.store.ts';

/** The same failure in a sentence that "This is the saved version." can follow. */
const SENTENCES: Readonly<Record<string, string>> = {
	[NETWORK_MESSAGE]: NO_RESPONSE,
	[NO_DATA_MESSAGE]: 'The library did not find this page.',
	[DEFAULT_MESSAGE]: 'The library has a problem at the moment.',
};

/**
 * The message of a failure as it is shown on a built page, which is complete without the service. The catalogue's own
 * message is in `$app`, and on pages that have nothing else to show.
 */
export const besidePage = <Wire>(result: Fetched<Wire>): Fetched<Wire> =>
	'record' in result ? result : { message: SENTENCES[result.message] ?? result.message };
