/** Something that search can find. `text` is plain words: math as spoken, never TeX or markup. */
export type IndexRecord = {
	/** Path on this site. */
	url: string;
	kind: 'Material' | 'Lecture' | 'Workbook' | 'Article' | 'Page';
	title: string;
	/** Nothing is written there yet, or it lists codes: it ranks after everything else. */
	isLast?: true;
	/** More words to be found by, never shown. */
	also?: string;
	/** Where it belongs, such as "Pre-Algebra, Integers"; empty for a separate page. */
	place: string;
	text: string;
};
