import { getEntry } from 'astro:content';
import type { StaticData } from '../schemas/wire/static-data.ts';

export type QuoteGroup = StaticData['quotes'][number];

/** Quotes of one group in the order of `content/quotes.json`. */
export async function getQuotes(group: QuoteGroup['group']): Promise<QuoteGroup['items']> {
	return (await getEntry('quotes', group))?.data.items ?? [];
}
