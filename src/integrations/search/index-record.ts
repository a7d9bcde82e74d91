/** One thing that search can find. `text` is plain words: mathematics as it is said, never TeX or markup. */
export type IndexRecord = {
	/** Path on this site. */
	url: string;
	kind: 'Material' | 'Lecture' | 'Workbook' | 'Article' | 'Page';
	title: string;
	/** Nothing is written there yet, or it lists codes: it comes after everything else. */
	isLast?: true;
	/** More words under which it may be looked for, never shown. */
	also?: string;
	/** Where it stands, such as "Pre-Algebra, Integers"; empty for a page of its own. */
	place: string;
	text: string;
};
