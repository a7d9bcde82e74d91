/**
 * The page as someone would write it by hand: the same text, lists, formulas, and drawings in the plainest HTML with
 * six lines of style, without scripts, classes, or data.
 */
export function handWritten(page: string): string {
	const [title = ''] = /<title>[^<]*<\/title>/.exec(page) ?? [];
	const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(page) ?? [];
	const plain = body
		.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<\/?astro-island[^>]*>|<!--[\s\S]*?-->/g, '')
		.replaceAll(/\s(?:class|id|style|props|aria-[\w-]+|data-[\w-]+)=(?:"[^"]*"|'[^']*')/g, '')
		.replaceAll(/\sdata-[\w-]+(?=[\s>])/g, '');
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<style>${STYLE}</style></head><body>${plain}</body></html>`;
}

const STYLE =
	'body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}svg{max-width:100%}';
