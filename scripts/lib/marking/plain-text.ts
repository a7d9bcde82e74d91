/**
 * An answer's TeX as a student types it on a keyboard. Shares nothing with the reader of answers, whose mistakes it
 * would otherwise repeat.
 */

const COMMANDS: Readonly<Record<string, string>> = {
	pi: 'pi',
	theta: 'theta',
	infty: 'inf',
	cup: 'U',
	le: '<=',
	ge: '>=',
	times: '*',
	cdot: '*',
	circ: '°',
	'%': '%',
	'{': '{',
	'}': '}',
	'|': '|',
};
const FUNCTIONS = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'log', 'ln']);

/**
 * `\frac{2x^{6}}{25}` is `(2x^6)/25`, `\sqrt[3]{4}` is `cbrt(4)`. @throws {Error} for TeX that no answer in the bank
 * uses.
 */
export function plainText(tex: string): string {
	const reader = { tex: tex.replaceAll('{,}', ','), at: 0 };
	return tidy(readUntil(reader, ''));
}

type Reader = { tex: string; at: number };

function readUntil(reader: Reader, end: string): string {
	let text = '';
	while (reader.at < reader.tex.length && reader.tex[reader.at] !== end)
		text += readPiece(reader, text);
	reader.at += end.length;
	return text;
}

function readPiece(reader: Reader, before: string): string {
	const sign = reader.tex[reader.at++] ?? '';
	if (sign === '\\') return readCommand(reader, before);
	if (sign === '^' || sign === '_') return readScript(reader, sign);
	return sign;
}

function readScript(reader: Reader, sign: string): string {
	const inside = tidy(readArgument(reader));
	if (inside === '°') return '°';
	return sign + (isAtom(inside) ? inside : `(${inside.replaceAll(' ', '')})`);
}

function readCommand(reader: Reader, before: string): string {
	const [name = ''] = /^(?:[a-zA-Z]+|.)/.exec(reader.tex.slice(reader.at)) ?? [];
	reader.at += name.length;
	if (name === 'left' || name === 'right') return '';
	if (name === 'frac') return readFraction(reader, before);
	if (name === 'sqrt') return readRoot(reader, before);
	if (name === 'text') return readArgument(reader);
	if (FUNCTIONS.has(name)) return readFunction(reader, name);
	const plain = COMMANDS[name];
	if (plain === undefined) throw new Error(`\\${name} of "${reader.tex}" has no plain text.`);
	if (reader.tex[reader.at] === ' ' && /[a-z]$/.test(plain) && name === 'pi') reader.at++;
	return plain;
}

/** A fraction next to a factor goes in parentheses: `(1/4)i`. */
function readFraction(reader: Reader, before: string): string {
	const over = tidy(readArgument(reader));
	const under = tidy(readArgument(reader));
	const part = (text: string) => (isAtom(text) ? text : `(${text})`);
	const fraction = `${part(over)}/${part(under)}`;
	const next = reader.tex[reader.at] ?? '';
	const hasNeighbor = /[\w)]$/.test(before) || /^[\w(\\^]/.test(next.replace(/\\(?=[,})])/, ''));
	return hasNeighbor && !/^\s*\\(?:cup|right)/.test(reader.tex.slice(reader.at))
		? `(${fraction})`
		: fraction;
}

/** Roots other than square and cube roots have no keyboard name and stay TeX. */
function readRoot(reader: Reader, before: string): string {
	const [bracket = '', index] = /^\[(\d+)\]/.exec(reader.tex.slice(reader.at)) ?? [];
	reader.at += bracket.length;
	const inside = tidy(readArgument(reader));
	if (index !== undefined && index !== '3') return `\\sqrt[${index}]{${inside}}`;
	const space = /[a-z]$/.test(before) ? ' ' : '';
	return `${space}${index === '3' ? 'cbrt' : 'sqrt'}(${inside})`;
}

/** `\sin 45t` is `sin(45t)`; a power of the function keeps its place: `sin^2(x)`. */
function readFunction(reader: Reader, name: string): string {
	let text = name;
	while (/[\^_]/.test(reader.tex[reader.at] ?? ''))
		text += readScript(reader, reader.tex[reader.at++] ?? '');
	const rest = reader.tex.slice(reader.at).trimStart();
	if (rest.startsWith('(') || rest.startsWith('\\left(')) {
		reader.at += reader.tex.slice(reader.at).indexOf('(');
		if (rest.startsWith('\\left(')) {
			reader.at++;
			const inside = readUntil(reader, ')');
			return `${text}(${inside})`;
		}
		return text;
	}
	const [argument = ''] =
		/^\s*(?:\\(?!sin|cos|tan|sec|csc|cot|log|ln)|[^-+=,)\\])*[^-+=,)\s\\]/.exec(
			reader.tex.slice(reader.at),
		) ?? [];
	reader.at += argument.length;
	return `${text}(${plainText(argument.trim())})`;
}

function readArgument(reader: Reader): string {
	if (reader.tex[reader.at] !== '{') return readPiece(reader, '');
	reader.at++;
	return readUntil(reader, '}');
}

const isAtom = (text: string) =>
	/^(?:\d+(?:\.\d+)?|[a-zA-Z]|pi|inf|(?:sqrt|cbrt)\([^()]*\))$/.test(text);

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
