import type { Expression } from './expression.ts';
import type { Notation } from './notation.ts';

type Write = (expression: Expression) => string;

/** TeX for one piece of notation; `write` typesets its parts. */
export function texNotation(notation: Notation, write: Write): string {
	switch (notation.kind) {
		case 'decimal':
			return groupedDecimal(notation.text);
		case 'money':
			return notation.text.startsWith('-')
				? `-\\$${groupedDecimal(notation.text.slice(1))}`
				: `\\$${groupedDecimal(notation.text)}`;
		case 'mixed':
			return `${notation.whole}\\frac{${notation.over}}{${notation.under}}`;
		case 'root':
			return `\\sqrt${notation.index === 2 ? '' : `[${notation.index}]`}{${write(notation.of)}}`;
		case 'call':
			return texCall(notation, write);
		case 'degrees':
			return `${write(notation.of)}^{\\circ}`;
		case 'percent':
			return `${write(notation.of)}\\%`;
		case 'factorial':
			return `${atom(notation.of, write)}!`;
		case 'measure':
			return `${write(notation.of)}\\text{${spaceBefore(notation.unit)}${notation.unit}}`;
		case 'plus-minus':
			return notation.left
				? `${write(notation.left)} \\pm ${write(notation.right)}`
				: `\\pm ${write(notation.right)}`;
		case 'ratio':
			return notation.items.map(write).join(' : ');
		case 'set':
			return notation.items.length > 0
				? `\\{${notation.items.map(write).join(', ')}\\}`
				: '\\emptyset';
		case 'interval': {
			const [from, to] = notation.closed;
			return `${from ? '[' : '('}${write(notation.from)}, ${write(notation.to)}${to ? ']' : ')'}`;
		}
		case 'union':
			return notation.items.map(write).join(' \\cup ');
		case 'matrix':
			return `\\begin{bmatrix} ${notation.rows.map((row) => row.map(write).join(' & ')).join(' \\\\ ')} \\end{bmatrix}`;
		case 'sigma': {
			const of = write(notation.of);
			const body = notation.of.kind === 'sum' || of.startsWith('-') ? `(${of})` : of;
			return `\\sum_{${notation.index}=${notation.from}}^{${notation.to}} ${body}`;
		}
		case 'words':
			return `\\text{${notation.text}}`;
	}
}

function texCall(call: Extract<Notation, { kind: 'call' }>, write: Write): string {
	const base = call.base ? `_{${write(call.base)}}` : '';
	const power = call.power ? `^{${write(call.power)}}` : '';
	const name = `${call.name}${base}${power}`;
	if (call.of.kind === 'brackets' && !call.of.square) return `${name}${write(call.of)}`;
	const bare = call.name.startsWith('\\') && isShort(call.of);
	return bare
		? `${name} ${write(call.of)}`
		: `${name}\\left(${write(call.of)}\\right)`.replaceAll(
				/\\left\(((?:(?!\\frac|\\left).)*)\\right\)$/g,
				'($1)',
			);
}

/** sin x, sin 30°, log 8 take no parentheses; products, sums, signs, and quotients need them: cos(30t). */
const isShort = (of: Expression): boolean =>
	of.kind === 'symbol' ||
	of.kind === 'decimal' ||
	(of.kind === 'number' && of.value.s > 0n && of.value.d === 1n) ||
	(of.kind === 'degrees' && isShort(of.of));

const atom = (of: Expression, write: Write) =>
	of.kind === 'symbol' || of.kind === 'number' ? write(of) : `(${write(of)})`;

const spaceBefore = (unit: string) => (unit.startsWith('°') ? '' : ' ');

/** From 10,000 on, the whole part is grouped: 12{,}500.75. Repeating digits get a bar. */
function groupedDecimal(text: string): string {
	const [whole = '', part] = text.replace(/\((\d+)\)$/, '\\overline{$1}').split('.');
	const grouped =
		whole.replace('-', '').length < 5 ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, '{,}');
	return part === undefined ? grouped : `${grouped}.${part}`;
}
