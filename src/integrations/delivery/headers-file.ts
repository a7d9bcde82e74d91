import { HEADER_POLICY } from './policy.ts';

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Pagefind runs WebAssembly. A worker obeys the policy its own file is sent with, so the permission is here and no page
 * has it: code injected into a page cannot compile anything, and the worker can only fetch from this origin.
 */
const SEARCH_WORKER_POLICY = `default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'`;

/**
 * Text of `_headers` (Cloudflare's format): the single source of response headers for the CDN and the embedded server.
 */
export const HEADERS_FILE = `# Made by src/integrations/delivery. Do not edit; run \`npm run build\`.
/*
  Content-Security-Policy: ${HEADER_POLICY}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000

# Drawings are pages of their own when opened alone. They run nothing.
/*.svg
  ! Content-Security-Policy
  ! Permissions-Policy
  Content-Security-Policy: ${PICTURE_POLICY}

# Parts of pages. What only a page obeys would cost 120 bytes with each of some twenty files.
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
  ! Permissions-Policy
  ! Cross-Origin-Opener-Policy

# A site may take its lists from a server on another host (PUBLIC_STATIC_DATA_URL); they hold nothing private.
/data/*
  Access-Control-Allow-Origin: *

/rss.xml
  Content-Type: application/rss+xml; charset=utf-8

/feed.json
  Content-Type: application/feed+json; charset=utf-8

# Search: pieces named by their content. The rest keeps its name, so it is asked for again: an old one would not fit.
/pagefind/index/*
  Cache-Control: public, max-age=31536000, immutable

/pagefind/fragment/*
  Cache-Control: public, max-age=31536000, immutable

/pagefind/pagefind.en_*
  Cache-Control: public, max-age=31536000, immutable

/pagefind/wasm.en.wasm
  Cache-Control: no-cache

/pagefind/words.json
  Cache-Control: no-cache

/pagefind/pagefind-entry.json
  Cache-Control: no-cache

/pagefind/worker.js
  Cache-Control: no-cache
  ! Content-Security-Policy
  Content-Security-Policy: ${SEARCH_WORKER_POLICY}

/admin*
  X-Robots-Tag: noindex
`;

/**
 * Text of `_redirects`. A rule is used only where no file matches, and the first rule that matches wins: static file
 * → alias → record shell → 404. The books service's own server checks an id before it answers with the shell.
 */
export const REDIRECTS_FILE = `# Made by src/integrations/delivery. Static files come first; these rules answer the rest.
/worksheets/:book /workbooks/:book 200
/worksheets/:book/:chapter/:material /workbooks/:book/:chapter/:material 200
/worksheets/:book/:chapter/:material/lectures/:topic /workbooks/:book/:chapter/:material/lectures/:topic 200
/worksheets/:book/:chapter/:material/:question /workbooks/:book/:chapter/:material/:question 200
/workbooks/:book/:chapter/:material/lectures/:topic /shell 200
/workbooks/:book/:chapter/:material/:question /shell 200
/workbooks/:book/:chapter/:material /shell 200
/workbooks/:book /shell 200
/* /404 404
`;
