import { policyMeta } from '../delivery/policy.ts';

/**
 * The editor is a third-party program: it creates its styles at run time, which other pages' policy would forbid.
 * Scripts still come only from this origin, and nothing goes out: its fonts and icons are served locally, and its check
 * for a newer version is blocked.
 */
export const EDITOR_POLICY = [
	`default-src 'self'`,
	`object-src 'none'`,
	`base-uri 'none'`,
	`script-src 'self'`,
	`style-src 'self' 'unsafe-inline'`,
	`img-src 'self' blob: data:`,
	`media-src 'self' blob:`,
	`connect-src 'self' blob: data:`,
	`worker-src 'self' blob:`,
	`form-action 'self'`,
].join(';');

/**
 * The page under `/admin`. The editor works on a folder of the visitor's own computer, so anywhere else the page says
 * how to start it and loads nothing.
 */
export const ADMIN_PAGE = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		${policyMeta(EDITOR_POLICY)}
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="robots" content="noindex" />
		<title>Editor · Lemma Lane</title>
		<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
		<link rel="stylesheet" href="/admin/admin.css" />
		<script type="module" src="/admin/start.js"></script>
	</head>
	<body data-pagefind-ignore="all">
		<main id="elsewhere">
			<h1>The editor</h1>
			<p>It works on the files of a checkout on your own computer, without an account. In Chrome or Edge:</p>
			<ol>
				<li>Run <code>npm run dev</code> in the checkout.</li>
				<li>Open <code>http://localhost:4321/admin</code> and choose the folder of the checkout.</li>
			</ol>
			<p>How to write a post is explained in <code>content/README.md</code>.</p>
		</main>
	</body>
</html>
`;

export const START_SCRIPT = `// The editor starts itself where it finds a configuration file; ours comes from the schemas.
window.CMS_MANUAL_INIT = true;
if (['localhost', '127.0.0.1'].includes(location.hostname)) {
	const [{ init }, config] = await Promise.all([
		import('./cms/index.js'),
		fetch('/admin/config.json').then((answer) => answer.json()),
	]);
	document.querySelector('#elsewhere').remove();
	init({ config });
}
`;

export const ADMIN_STYLE = `#elsewhere {
	max-width: 40rem;
	margin: 4rem auto;
	padding: 0 1rem;
	font: 1.125rem/1.6 system-ui, sans-serif;
}

/* There is no server to sign in to: the local folder is the only way in. */
button[data-label='Sign In Using Access Token'] {
	display: none !important;
}
`;
