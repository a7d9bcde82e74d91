/** How TeX and MathML write the parts of a tree: a fraction, a root, an exponent. */

export type Pen = {
	number(text: string): string;
	name(name: string): string;
	sign(sign: string): string;
	words(text: string): string;
	fraction(over: string, under: string): string;
	root(of: string, index: number): string;
	power(base: string, exponent: string): string;
	base(name: string, index: string): string;
	fence(open: string, inside: string, close: string): string;
	matrix(rows: string[][]): string;
	join(parts: string[]): string;
};

const TEX_SIGNS: Readonly<Record<string, string>> = {
	'*': '\\cdot ',
	'±': '\\pm ',
	'∞': '\\infty ',
	'∪': '\\cup ',
	'∩': '\\cap ',
	'≤': '\\le ',
	'≥': '\\ge ',
	'≠': '\\ne ',
	'≈': '\\approx ',
	'%': '\\%',
	'°': '^{\\circ}',
	',': ', ',
};

const FENCES: Readonly<Record<string, string>> = { '{': '\\{', '}': '\\}' };

const isGreek = (name: string): boolean => name.length > 1 && /^[a-z]+$/.test(name);

/** `a_{n-1}` → `['a', 'n-1']`. */
const splitName = (name: string): [string, string | undefined] => {
	const [letter = '', index] = name.split('_{');
	return [letter, index?.slice(0, -1)];
};

export const TEX: Pen = {
	number: (text) => text.replace('…', '\\ldots').replace(/\((\d+)\)$/, '\\overline{$1}'),
	name(name) {
		const [letter, index] = splitName(name);
		const written = isGreek(letter) ? `\\${letter} ` : letter;
		return index === undefined ? written : `${written.trim()}_{${index}}`;
	},
	sign: (sign) => TEX_SIGNS[sign] ?? (/^[-+=<>:]$/.test(sign) ? ` ${sign} ` : sign),
	words: (text) => `\\text{${text}}`,
	fraction: (over, under) => `\\frac{${over.trim()}}{${under.trim()}}`,
	root: (of, index) => `\\sqrt${index === 2 ? '' : `[${index}]`}{${of.trim()}}`,
	power: (base, exponent) => `${base.trim()}^{${exponent.trim()}}`,
	base: (name, index) => `\\operatorname{${name}}${index === '' ? '' : `_{${index.trim()}}`}`,
	fence: (open, inside, close) =>
		`\\left${FENCES[open] ?? open}${inside.trim()}\\right${FENCES[close] ?? close}`,
	matrix: (rows) =>
		`\\begin{bmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{bmatrix}`,
	join: (parts) =>
		parts.map((part, at) => (at === 0 ? part.replace(/^ ([-+]) $/, '$1') : part)).join(''),
};

const GREEK: Readonly<Record<string, string>> = {
	pi: 'π',
	theta: 'θ',
	alpha: 'α',
	beta: 'β',
	gamma: 'γ',
	delta: 'δ',
	lambda: 'λ',
	mu: 'μ',
	sigma: 'σ',
	phi: 'φ',
	omega: 'ω',
};

const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const row = (inside: string): string => `<mrow>${inside}</mrow>`;

export const MATHML: Pen = {
	number(text) {
		const [, start, block] = /^(.*)\((\d+)\)$/.exec(text) ?? [];
		return block === undefined
			? `<mn>${escaped(text)}</mn>`
			: `<mrow><mn>${start}</mn><mover><mn>${block}</mn><mo>‾</mo></mover></mrow>`;
	},
	name(name) {
		const [letter, index] = splitName(name);
		const written = `<mi>${escaped(GREEK[letter] ?? letter)}</mi>`;
		return index === undefined
			? written
			: `<msub>${written}<mtext>${escaped(index)}</mtext></msub>`;
	},
	sign(sign) {
		if (sign === '∞') return '<mi>∞</mi>';
		const shown = { '*': '·', '-': '−' }[sign] ?? sign;
		return `<mo>${escaped(shown)}</mo>`;
	},
	words: (text) => `<mtext>${escaped(text.replaceAll(' ', '\u00a0'))}</mtext>`,
	fraction: (over, under) => `<mfrac>${row(over)}${row(under)}</mfrac>`,
	root: (of, index) =>
		index === 2 ? `<msqrt>${of}</msqrt>` : `<mroot>${row(of)}<mn>${index}</mn></mroot>`,
	power: (base, exponent) => `<msup>${row(base)}${row(exponent)}</msup>`,
	base(name, index) {
		const written = `<mi mathvariant="normal">${escaped(name)}</mi>`;
		return index === '' ? written : `<msub>${written}${row(index)}</msub>`;
	},
	fence: (open, inside, close) =>
		row(
			`<mo fence="true" form="prefix">${open}</mo>${inside}<mo fence="true" form="postfix">${close}</mo>`,
		),
	matrix: (rows) =>
		row(
			`<mo fence="true" form="prefix">[</mo><mtable>${rows
				.map((cells) => `<mtr>${cells.map((cell) => `<mtd>${cell}</mtd>`).join('')}</mtr>`)
				.join('')}</mtable><mo fence="true" form="postfix">]</mo>`,
		),
	join: (parts) => (parts.length === 1 ? (parts[0] as string) : row(parts.join(''))),
};
