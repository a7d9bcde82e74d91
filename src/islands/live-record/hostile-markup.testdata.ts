/** Markup that has broken sanitizers before, labeled by what it attempts. `globalThis.hacked` means that it ran. */
const RUN = 'globalThis.hacked=1';

export const HOSTILE_MARKUP: readonly (readonly [what: string, html: string])[] = [
	['a script', `<script>${RUN}</script>`],
	['a failing picture', `<img src="x" onerror="${RUN}">`],
	['a loading svg', `<svg onload="${RUN}"><circle r="1"/></svg>`],
	['an svg animation', `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`],
	[
		'an html island in svg',
		`<svg><foreignObject><img src=x onerror="${RUN}"></foreignObject></svg>`,
	],
	[
		'a style that ends early in math',
		`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
	],
	[
		'an annotation that contains html',
		`<math><annotation-xml encoding="text/html"><img src=x onerror="${RUN}"></annotation-xml></math>`,
	],
	['a link on math', `<math href="javascript:${RUN}"><mi href="javascript:${RUN}">x</mi></math>`],
	[
		'a form inside a form',
		`<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="${RUN}">`,
	],
	[
		'text that becomes markup',
		`<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
	],
	['a template', `<template><img src=x onerror="${RUN}"></template>`],
	['an opened detail', `<details open ontoggle="${RUN}"><summary>s</summary></details>`],
	['a focused field', `<input autofocus onfocus="${RUN}">`],
	['a frame with a document', `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`],
	['a script URL with a tab', `<a href="java\tscript:${RUN}">link</a>`],
	['a script URL in capitals', `<a href=" JaVaScRiPt:${RUN}">link</a>`],
	['another base', `<base href="https://evil.example/"><a href="/x">link</a>`],
	['a jump elsewhere', `<meta http-equiv="refresh" content="0;url=https://evil.example/">`],
	['a style sheet', `<link rel="stylesheet" href="https://evil.example/x.css">`],
	['a cover over the page', `<div style="position:fixed;inset:0">cover</div>`],
	[
		'a name that shadows the document',
		`<img name="createElement" src="x"><form id="forms"></form>`,
	],
	['a tracking pixel', `<img src="https://evil.example/pixel.gif">`],
	['a picture set', `<img srcset="https://evil.example/a.png 1x" src="/api/question-images/a">`],
	['a background', `<table background="https://evil.example/a.png"><tr><td>x</td></tr></table>`],
	[
		'a player',
		`<video poster="https://evil.example/a.png" onerror="${RUN}"><source src=x></video>`,
	],
];
