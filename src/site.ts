/** Names and addresses that hold in the browser, at build and in the service. What an editor changes is in content/site.json. */

/** Canonical origin of the published site. */
export const SITE_ORIGIN = 'https://lemmalane.example';

export const MAIN_LINKS = [
	{ href: '/k6program', label: 'K6-Program' },
	{ href: '/tutoring', label: 'Tutoring' },
	{ href: '/workbooks', label: 'Workbooks' },
	{ href: '/about', label: 'About' },
	{ href: '/blog', label: 'Blog' },
] as const;

/** Words of the one call to action. */
export const BOOKING_LABEL = 'Book Free Consultation';

/** Addresses that show the home page as well. */
export const HOME_ALIASES = [
	'math-tutoring',
	'trigonometry-math-tutoring',
	'algebra-math-tutoring',
] as const;

/** Where a material stands: enough to build every address under it. */
export type MaterialPlace = { book_name: string; chapter_name: string; material_name: string };

export const bookPath = (bookName: string) => `/workbooks/${bookName}`;

export const materialPath = ({ book_name, chapter_name, material_name }: MaterialPlace) =>
	`${bookPath(book_name)}/${chapter_name}/${material_name}`;

export const questionPath = (place: MaterialPlace, questionId: string) =>
	`${materialPath(place)}/${questionId}`;

export const lecturePath = (place: MaterialPlace, topicId: string) =>
	`${materialPath(place)}/lectures/${topicId}`;

/** The wrong values that marking knows by name, of a built material's questions. */
export const misconceptionsPath = ({ book_name, chapter_name, material_name }: MaterialPlace) =>
	`/data/misconceptions/${book_name}/${chapter_name}/${material_name}.json`;

/** A printed file of a book: `printedPath('pre-algebra', 'solutions-a4')`. Kinds as `npm run pdfs` writes them. */
export const printedPath = (bookName: string, kind: string) => `/pdfs/${bookName}-${kind}.pdf`;

/** Pages that are no answer to any question, so they are not found: neither by our own search nor, the first, in the sitemap. */
export const THANKS_PATH = '/thankyou';
export const SEARCH_PATH = '/search';

/** Id of the search field: `/search#search-field` opens the page with the field ready to type in. */
export const SEARCH_FIELD_ID = 'search-field';

/** Draws the set that stands behind its `#`, and shows how the last one went. */
export const PRACTICE_PATH = '/practice';
export const PROGRESS_PATH = '/progress';

/** Where a question stands in the list of its material. */
export const questionAnchor = (number: number) => `q${number}`;
