import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { rehypeMarksWithFormulas } from './marks.ts';
import { rehypeMathml } from './mathml.ts';

type Node = { type: string; value?: string; tagName?: string; children?: Node[] };

/** Writes each formula as its TeX in angle brackets. */
function rehypeFormulasAsTex() {
	const texOf = (node: Node): string =>
		node.tagName === 'annotation'
			? (node.children?.[0]?.value ?? '')
			: (node.children?.map(texOf).join('') ?? '');
	const visit = (node: Node) => {
		node.children = node.children?.map((child) =>
			child.tagName === 'math' ? { type: 'text', value: `⟨${texOf(child)}⟩` } : child,
		);
		node.children?.forEach(visit);
	};
	return visit;
}

async function render(text: string, ...then: (() => (node: Node) => void)[]): Promise<string> {
	const processor = await createMarkdownProcessor({
		syntaxHighlight: false,
		remarkPlugins: [remarkMath],
		rehypePlugins: [
			[rehypeKatex, { output: 'mathml' }],
			rehypeMathml,
			rehypeMarksWithFormulas,
			...then,
		],
	});
	const { code } = await processor.render(text);
	return code;
}

test.each([
	['a period', 'The sine of $x$.', 'The sine of <span class="keep">⟨x⟩.</span>'],
	[
		'several marks on both sides',
		'Then ($x$), or ($y$)?',
		'Then <span class="keep">(⟨x⟩),</span> or <span class="keep">(⟨y⟩)?</span>',
	],
	[
		'the rest of a word',
		'The $n$th on the $y$-axis',
		'The <span class="keep">⟨n⟩th</span> on the <span class="keep">⟨y⟩-axis</span>',
	],
	['two formulas', 'At $a$/$b$ now', 'At <span class="keep">⟨a⟩/⟨b⟩</span> now'],
	['punctuation in emphasis', '_Only $x$._', '<em>Only <span class="keep">⟨x⟩.</span></em>'],
	['opening quotes', 'It says "$a$ is 3"', 'It says <span class="keep">“⟨a⟩</span> is 3”'],
	['closing quotes', 'Say "take $a$", then', 'Say “take <span class="keep">⟨a⟩”,</span> then'],
	['an apostrophe', "All of $x$'s parts", 'All of <span class="keep">⟨x⟩’s</span> parts'],
])('keeps %s with its formula', async (_what, text, expected) => {
	expect(await render(text, rehypeFormulasAsTex)).toBe(`<p>${expected}</p>`);
});

test('leaves a formula between spaces and a displayed one unchanged', async () => {
	expect(await render('Let $x$ be.', rehypeFormulasAsTex)).toBe('<p>Let ⟨x⟩ be.</p>');
	expect(await render('$$\nx\n$$')).not.toContain('keep');
});

/** The text between two places where a line may break. */
const unbroken = async (text: string) =>
	(await render(text))
		.split('<wbr>')
		.map((part) => part.replaceAll(/<annotation.*?n>|<[^>]*>/g, ''));

test('lets a long formula break after its relations, and nowhere near its end', async () => {
	expect(await unbroken('So $a + b + c + d + e = f + g + h$.')).toEqual([
		'So a+b+c+d+e=',
		'f+g+h.',
	]);
	expect(await render('So $a + b + c + d + e = f + g + h$ then.')).toMatch(/<\/math> then\.<\/p>$/);
});

test('breaks a long formula without a relation after each operator, but not after the minus of a term', async () => {
	expect(await unbroken('$-1000 + (-2000) + 3000 \\cdot 4000$')).toEqual([
		'−1000+',
		'(−2000)+',
		'3000⋅4000',
	]);
});

test('leaves no short end alone on a line', async () => {
	expect(await unbroken('$10000 + 20000 = 30000 = a$')).toEqual(['10000+20000=', '30000=a']);
});

test('keeps a short formula on one line', async () => {
	expect(await unbroken('So $2 \\cdot d = a + b$.')).toEqual(['So 2⋅d=a+b.']);
});

test('keeps the TeX of a broken formula whole, once', async () => {
	const tex = 'a + b + c + d + e = f + g + h';
	const html = await render(`$${tex}$`);
	expect(html.match(/<annotation[^>]*>(.*?)<\/annotation>/g)).toEqual([
		`<annotation encoding="application/x-tex">${tex}</annotation>`,
	]);
});
