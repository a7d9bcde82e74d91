import { formulaTopic } from './formula-topic.ts';

/**
 * What a visitor typed, in the index's form: letters and digits, a power as in `x2`, no filler words. The index
 * requires every word, so "how to add fractions" would need a page with "how".
 */
const FILLERS = new Set(
	'a an and are by calculate calculator can do does example examples find for from given how i in is it learn me my of on or please the to what when why with'.split(
		' ',
	),
);
/** Words that describe the whole library, so they do not distinguish pages; alone, they are the query. */
const PAPERS = new Set(
	'exercise exercises problem question questions worksheet worksheets'.split(' '),
);

export function plainQuery(text: string): string {
	const topic = formulaTopic(text);
	if (topic !== undefined) return topic;
	const words = text
		.toLowerCase()
		.replaceAll('²', '2')
		.replaceAll(/\^/g, '')
		.replaceAll(/[^\p{L}\p{N}.'’-]+/gu, ' ')
		.trim();
	const meaning = words.split(' ').filter((word) => !FILLERS.has(word));
	const topics = meaning.filter((word) => !PAPERS.has(word));
	const telling = topics.length > 0 ? topics : meaning;
	// A lone letter says nothing beside a longer word or a formula's other parts.
	const kept =
		telling.length > 1 ? telling.filter((word) => word.length > 1 || /\d/.test(word)) : telling;
	return (kept.length > 0 ? kept : telling.length > 0 ? telling : [words]).join(' ');
}
