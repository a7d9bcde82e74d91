/**
 * Names and paths shared by the browser, the build, and the service. What an editor changes is in content/site.json.
 */

/** Canonical origin of the published site. */
export const SITE_ORIGIN = 'https://lemmalane.example';

export const MAIN_LINKS = [
	{ href: '/k6program', label: 'K6-Program' },
	{ href: '/tutoring', label: 'Tutoring' },
	{ href: '/workbooks', label: 'Workbooks' },
	{ href: '/about', label: 'About' },
	{ href: '/blog', label: 'Blog' },
] as const;

/** Text of the call to action. */
export const BOOKING_LABEL = 'Book Free Consultation';

/** Paths that also show the home page. */
export const HOME_ALIASES = [
	'math-tutoring',
	'trigonometry-math-tutoring',
	'algebra-math-tutoring',
] as const;

/** Where a material is: enough to build every path under it. */
export type MaterialPlace = { book_name: string; chapter_name: string; material_name: string };

export const bookPath = (bookName: string) => `/workbooks/${bookName}`;

export const materialPath = ({ book_name, chapter_name, material_name }: MaterialPlace) =>
	`${bookPath(book_name)}/${chapter_name}/${material_name}`;

export const questionPath = (place: MaterialPlace, questionId: string) =>
	`${materialPath(place)}/${questionId}`;

export const lecturePath = (place: MaterialPlace, topicId: string) =>
	`${materialPath(place)}/lectures/${topicId}`;

/** The named wrong values for a built material's questions. */
export const misconceptionsPath = ({ book_name, chapter_name, material_name }: MaterialPlace) =>
	`/data/misconceptions/${book_name}/${chapter_name}/${material_name}.json`;

/** A printable file of a book: `printedPath('pre-algebra', 'solutions-a4')`. Kinds as `npm run pdfs` writes them. */
export const printedPath = (bookName: string, kind: string) => `/pdfs/${bookName}-${kind}.pdf`;

/** Pages that answer no question, so neither our own search nor, for the first, the sitemap includes them. */
export const THANKS_PATH = '/thankyou';
export const SEARCH_PATH = '/search';

/** Id of the search field: `/search#search-field` opens the page with the field focused. */
export const SEARCH_FIELD_ID = 'search-field';

/** Draws the set named after its `#`, and shows how the last one went. */
export const PRACTICE_PATH = '/practice';
export const PROGRESS_PATH = '/progress';

/** A question's place in the list of its material. */
export const questionAnchor = (number: number) => `q${number}`;
