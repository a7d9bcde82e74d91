import { expect, test } from 'vitest';
import { findSvgIssue } from './check-svg.ts';

const svg = (content: string, attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test.each([
	svg('<path d="M0 0h9" stroke="#123"/>', 'viewBox="0 0 9 9" role="img"'),
	svg('<svg x="1" y="2" width="9" height="9" viewBox="0 0 9 9"><path d="M0 0h99"/></svg>'),
	svg('<style>.a{fill:red}</style><text class="a" x="1">a &lt; b &amp; &#8722;3</text>'),
	svg('<defs><marker id="m"/></defs><line marker-end="url(#m)"/><use href="#m"/>'),
	`${svg('<title>A line</title>')}\n`,
])('accepts the drawing %s', (drawing) => {
	expect(findSvgIssue(drawing)).toBe(null);
});

test.each([
	[svg('<script>alert(1)</script>'), '<script>'],
	[svg('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
	[svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject>'],
	[svg('<image href="https://evil.example/x.png"/>'), '<image>'],
	[svg('<a href="javascript:alert(1)"><text>x</text></a>'), '<a>'],
	[svg('<set attributeName="href" to="x"/>'), '<set>'],
	[svg('<svg:script/>'), '<svg:script>'],
	[svg('', 'onload="alert(1)"'), 'event handlers'],
	[svg('<svg onload="alert(1)"></svg>'), 'event handlers'],
	[svg('<path\nONCLICK = "x"/>'), 'event handlers'],
	[svg('<use href="https://evil.example/x.svg#a"/>'), 'references inside'],
	[svg('<use xlink:href="data:image/svg+xml,x"/>'), 'references inside'],
	[svg('<path fill="url(https://evil.example/x)"/>'), 'url(#id)'],
	[svg('<path style="fill:u&#114;l(https://evil.example)"/>'), 'entities'],
	[svg('<style>@import "https://evil.example/x.css";</style>'), 'external'],
	[svg('<style>a{fill:u\\72l(x)}</style>'), 'backslashes'],
	[svg('<style>@im&#112;ort "x";</style>'), 'entities'],
	[svg('<!-- --><path/>'), 'no plain element'],
	[svg('<![CDATA[<script>]]>'), 'no plain element'],
	[`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'no plain element'],
	[svg('<path d=M0/>'), 'no plain element'],
	[svg('&evil;'), 'does not start a known entity'],
	[svg('<g>'), 'closes nothing'],
	[svg('').replace('</svg>', ''), 'not closed'],
	[svg('') + svg(''), 'more than one root'],
	[`${svg('')}<script/>`, '<script>'],
	['<svg></svg>', 'no xmlns'],
	['<svg xmlns="http://www.w3.org/1999/xhtml"></svg>', 'namespace'],
	[`x${svg('')}`, 'text outside'],
	['', 'empty'],
])('rejects %s', (drawing, reason) => {
	expect(findSvgIssue(drawing)).toContain(reason);
});
