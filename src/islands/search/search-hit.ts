/** One result as the list shows it. */
export type SearchHit = {
	url: string;
	kind: string;
	title: string;
	place: string;
	excerpt: ExcerptPart[];
};

export type ExcerptPart = { text: string; isMatch: boolean };

/** The results for a query, with a way to read any part of the list. */
export type Found = {
	total: number;
	/** Words of the query that no page has; the rest was searched for. */
	leftOut: string[];
	/** What was searched for instead of misspelled words. */
	meant?: string;
	read(from: number, to: number): Promise<SearchHit[]>;
};

/** @throws if the index cannot be read; a later call starts over. */
export type Find = (query: string) => Promise<Found>;
