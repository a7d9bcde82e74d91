/**
 * The parts of the code and what each may import. An area imports from itself and from the areas listed, nothing
 * else: chains that read left to right.
 *
 *     browser  schemas, site < math < answers < books/contract < books/client < stores < islands < components < layouts < pages
 *     build    schemas, site < math < bank/pipeline, answers < queries < components < layouts < pages
 *     bank     schemas, site < math < answers, bank/families, bank/verify < bank/pipeline
 *     pictures queries, components < social-images < pages
 *     service  schemas < math < books/contract < books/service
 */
const BASE = ['schemas', 'site'] as const;
const BROWSER = [...BASE, 'math', 'answers', 'books/contract', 'books/client'] as const;
const BUILD = [...BASE, 'math', 'language', 'bank/pipeline', 'books/contract'] as const;
const VIEW = [...BROWSER, ...BUILD, 'stores', 'islands', 'queries', 'styles'] as const;

export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	schemas: [],
	site: [],
	styles: [],
	math: BASE,
	'bank/families': [...BASE, 'math'],
	// A verifier that shared code with what it proves would repeat its mistakes.
	'bank/verify': [...BASE, 'math'],
	'bank/pipeline': [...BASE, 'math', 'answers', 'language', 'bank/families', 'bank/verify'],
	answers: [...BASE, 'math'],
	language: ['math'],
	'books/contract': [...BASE, 'math', 'answers'],
	'books/client': [...BASE, 'math', 'answers', 'books/contract'],
	'books/service': [...BASE, 'math', 'books/contract'],
	queries: [...BUILD, 'bank/verify', 'answers'],
	stores: BROWSER,
	islands: [...BROWSER, 'stores', 'styles'],
	components: VIEW,
	layouts: [...VIEW, 'components'],
	'social-images': [...BUILD, 'queries', 'components'],
	pages: [...VIEW, 'components', 'layouts', 'social-images'],
	integrations: [...BUILD, 'queries'],
	'content.config': [...BASE, 'math', 'language', 'integrations'],
	scripts: [...BUILD, 'bank/verify', 'answers', 'books/service', 'integrations'],
};

/** The area of a project path; undefined for a file in none. */
export function areaOf(path: string): string | undefined {
	if (path.startsWith('scripts/')) return 'scripts';
	if (path.startsWith('src/books/service/')) return 'books/service';
	if (path.startsWith('src/bank/')) return bankAreaOf(path);
	if (path.startsWith('src/books/')) {
		// The client uses the pieces beside it (time limit, errors, parsing), which the service may use too.
		return path === 'src/books/client.ts' ? 'books/client' : 'books/contract';
	}
	const [, name] = /^src\/([\w.-]+?)(?:\/|\.ts$)/.exec(path) ?? [];
	return name;
}

/** The families' verifiers are beside the skills, but are in the same area as what they share. */
function bankAreaOf(path: string): string {
	if (path.startsWith('src/bank/pipeline/')) return 'bank/pipeline';
	return isVerifier(path) ? 'bank/verify' : 'bank/families';
}

const isVerifier = (path: string): boolean =>
	path.startsWith('src/bank/verify/') || /[./]verify\.ts$/.test(path);

/** Where Node's own modules may be imported: nothing else in `src` is certain to run under Node. */
export const NODE_ALLOWED = [
	'scripts/',
	'src/integrations/',
	'src/queries/',
	'src/social-images/',
	'src/books/service/store/',
	'src/books/service/node.ts',
	'src/books/service/node-listener.ts',
];
