import { expect, test } from 'vitest';
import { withDarkColors } from './dark-drawing.ts';

const drawing = (inner: string, attributes = '') =>
	`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;

const darkRules = (svg: string) =>
	/^@supports \(color:oklch\(from red l c h\)\)\{@media \(prefers-color-scheme:dark\)\{(.*)\}\}$/.exec(
		/<style>(.*)<\/style>/.exec(svg)?.[1] ?? '',
	)?.[1];

test('maps each site color to its dark partner, separately for fills and strokes', () => {
	const svg = withDarkColors(
		drawing('<path fill="#fdfcf7" stroke="#17203A"/><path fill="#fdfcf7"/>'),
	);
	expect(darkRules(svg)).toBe(
		':root:not([fill]){fill:#fff}[fill="#fdfcf7"]{fill:#10141f}[stroke="#17203A"]{stroke:#eef1f7}',
	);
});

test('inverts the lightness of any other color and leaves non-colors alone', () => {
	const svg = withDarkColors(
		drawing(`<path fill='#d9e2fa'/><path fill="none" stroke="currentColor"/>`),
	);
	expect(darkRules(svg)).toContain(
		'[fill="#d9e2fa"]{fill:oklch(from #d9e2fa calc(1.05 - 0.82*l) c h)}',
	);
	expect(darkRules(svg)).not.toMatch(/none|currentColor/);
});

test('leaves the drawing itself unchanged', () => {
	const plain = drawing('<text fill="#55607a">a &lt; b</text>', ' width="9" height="9"');
	const svg = withDarkColors(plain);
	expect(svg.replace(/<style>.*<\/style>/, '')).toBe(plain);
	expect(svg).toMatch(/^<\?xml version="1.0"\?>\n<svg [^>]*width="9"[^>]*><style>/);
});
