/** One found page as the list shows it. */
export type SearchHit = {
	url: string;
	kind: string;
	title: string;
	place: string;
	excerpt: ExcerptPart[];
};

export type ExcerptPart = { text: string; isMatch: boolean };

/** What was found for a query, with the way to read any part of the list. */
export type Found = {
	total: number;
	/** Words of the query that stand nowhere on the site; the rest was searched for. */
	leftOut: string[];
	/** What was searched for in place of misspelt words. */
	meant?: string;
	read(from: number, to: number): Promise<SearchHit[]>;
};

/** @throws when the index cannot be read; a later call begins afresh. */
export type Find = (query: string) => Promise<Found>;
