import { BOOK_PATH, lecturePath, MATERIAL_PATH, postPath, questionPath } from './library.ts';

/** One page of each kind. An address that depends on the content is asked when the test runs. */
export const PAGE_KINDS: readonly { kind: string; path: () => string | Promise<string> }[] = [
	{ kind: 'home', path: () => '/' },
	{ kind: 'tutoring', path: () => '/tutoring' },
	{ kind: 'K-6', path: () => '/k6program' },
	{ kind: 'about', path: () => '/about' },
	{ kind: 'support', path: () => '/support' },
	{ kind: 'thank-you', path: () => '/thankyou' },
	{ kind: 'privacy', path: () => '/privacy-policy' },
	{ kind: 'terms', path: () => '/terms-of-use' },
	{ kind: 'search', path: () => '/search' },
	{ kind: 'verified', path: () => '/verified' },
	{ kind: 'blog list', path: () => '/blog' },
	{ kind: 'blog category', path: () => '/blog/category/education' },
	{ kind: 'blog post', path: postPath },
	{ kind: 'standards', path: () => '/standards' },
	{ kind: 'standards of a curriculum', path: () => '/standards/common-core' },
	{ kind: 'standards of a course', path: () => '/standards/ontario/mcr3u' },
	{ kind: 'book list', path: () => '/workbooks' },
	{ kind: 'book', path: () => BOOK_PATH },
	{ kind: 'material', path: () => MATERIAL_PATH },
	{ kind: 'lecture', path: lecturePath },
	{ kind: 'question', path: questionPath },
	{ kind: 'reading settings', path: () => '/reading-settings' },
	{ kind: 'not found', path: () => '/no-such-page' },
];
