import { getEntry } from 'astro:content';
import type { StaticData } from '../schemas/wire/static-data.ts';

export type FaqGroup = StaticData['faqs'][number];

/** The questions of one group in the order of `content/faqs.json`; may be empty. */
export async function getFaqs(group: FaqGroup['group']): Promise<FaqGroup['items']> {
	return (await getEntry('faqs', group))?.data.items ?? [];
}
