/**
 * Tokens → tree, by descent:
 *
 *     answer   = relation {("," | ";" | "or" | "and") relation}
 *     relation = ratio {("=" | "<" | …) ratio}
 *     ratio    = union {":" union};  union = sum {"∪" sum}
 *     sum      = term {("+" | "-" | "±") term}
 *     term     = factor {("*" | "/" | nothing) factor}     from left to right: 1/2x is (1/2)x
 *     factor   = {"-" | "+"} power;  power = postfix ["^" factor];  postfix = atom {"!" | "%" | "°"}
 */
import { number, type RelationSign, type Tree } from '../tree.ts';
import { Fraction } from '../value/fraction.ts';
import { type Token, type TokenOptions, tokensOf } from './tokens.ts';
import { MAX_DEPTH, Unreadable } from './unreadable.ts';

export type ReadOptions = TokenOptions & {
	/** `C/2pi` as C/(2π): factors side by side hold together more tightly than a division sign. */
	tight?: boolean;
	/** `1+-i` as 1 ± i. */
	signPairs?: boolean;
};

/** @throws {Unreadable} where the text is not an answer. */
export function treeOf(text: string, options: ReadOptions): Tree {
	const reader = new Reader(tokensOf(text, options), text.length, options);
	return reader.answer();
}

const RELATIONS = '= < > ≤ ≥ ≠ ≈';

class Reader {
	private place = 0;
	private depth = 0;
	private bars = 0;
	private readonly tokens: Token[];
	private readonly end: number;
	private readonly options: ReadOptions;

	constructor(tokens: Token[], end: number, options: ReadOptions) {
		this.tokens = tokens;
		this.end = end;
		this.options = options;
	}

	answer(): Tree {
		while (this.takes('\n'));
		if (!this.peek()) throw new Unreadable('There is no answer yet.', 0);
		const tree = this.list(() => false);
		const left = this.peek();
		if (left) throw new Unreadable(`“${shown(left)}” is not expected here.`, left.at);
		return tree;
	}

	private peek(ahead = 0): Token | undefined {
		return this.tokens[this.place + ahead];
	}

	private is(text: string, ahead = 0): boolean {
		const token = this.peek(ahead);
		return token?.text === text && (token.type === 'sign' || token.type === 'word');
	}

	private takes(...texts: string[]): boolean {
		if (!texts.some((text) => this.is(text))) return false;
		this.place++;
		return true;
	}

	private fail(message: string): never {
		throw new Unreadable(message, this.peek()?.at ?? this.end);
	}

	private needs(text: string, message: string): void {
		if (!this.takes(text)) this.fail(message);
	}

	private deeper<T>(read: () => T): T {
		if (++this.depth > MAX_DEPTH) this.fail('There are too many parentheses inside one another.');
		const result = read();
		this.depth--;
		return result;
	}

	private list(closes: () => boolean): Tree {
		const items = [this.relation()];
		let between: 'comma' | 'or' | 'and' = 'comma';
		for (;;) {
			let comma = false;
			while (this.takes('\n')) comma = this.peek() !== undefined && !closes();
			if (this.takes(',', ';', '&')) comma = true;
			while (this.takes('\n'));
			if (this.is('or') || this.is('and')) between = this.peek()?.text as 'or' | 'and';
			else if (!comma) break;
			this.takes('or', 'and');
			if (!this.peek() || closes()) this.fail('Something is missing at the end of the list.');
			items.push(this.relation());
		}
		return items.length === 1 ? (items[0] as Tree) : { is: 'list', items, between };
	}

	private relation(): Tree {
		const parts = [this.ratio()];
		const signs: RelationSign[] = [];
		for (;;) {
			if (this.takes('∈')) {
				parts.shift();
				return parts.length > 0 ? this.fail('This membership sign cannot be read.') : this.ratio();
			}
			const sign = this.peek();
			if (sign?.type !== 'sign' || !RELATIONS.includes(sign.text) || sign.text === ' ') break;
			this.place++;
			signs.push(sign.text as RelationSign);
			parts.push(this.ratio());
		}
		return signs.length === 0 ? (parts[0] as Tree) : { is: 'relation', parts, signs };
	}

	private ratio(): Tree {
		const items = [this.union()];
		while (this.takes(':', 'to')) items.push(this.union());
		return items.length === 1 ? (items[0] as Tree) : { is: 'ratio', items };
	}

	private union(): Tree {
		const items = [this.sum()];
		const joins = this.is('∩') ? '∩' : '∪';
		while (this.takes(joins)) items.push(this.sum());
		if (items.length === 1) return items[0] as Tree;
		return { is: joins === '∩' ? 'intersection' : 'union', items };
	}

	private sum(): Tree {
		let terms: Tree[] = [];
		const pair = this.options.signPairs && this.is('+') && this.is('-', 1);
		if (pair) this.place += 2;
		if (pair || this.takes('±')) terms = [{ is: 'plus-minus', left: null, of: this.term() }];
		else terms = [this.term()];
		for (;;) {
			if (this.options.signPairs && this.is('+') && this.is('-', 1)) {
				this.place += 2;
				terms = [{ is: 'plus-minus', left: sumOf(terms), of: this.term() }];
			} else if (this.takes('+')) terms.push(this.term());
			else if (this.takes('-')) terms.push(negative(this.term()));
			else if (this.takes('±')) terms = [{ is: 'plus-minus', left: sumOf(terms), of: this.term() }];
			else return sumOf(terms);
		}
	}

	private term(): Tree {
		if (this.takes('-')) return this.deeper(() => negative(this.term()));
		if (this.takes('+')) return this.deeper(() => this.term());
		let left = this.sideBySide();
		for (;;) {
			if (this.takes('*')) left = times(left, this.signedFactor());
			else if (this.takes('/')) left = { is: 'quotient', over: left, under: this.signedFactor() };
			else if (this.startsFactor()) left = times(left, this.power());
			else return left;
		}
	}

	/** One factor, or with `tight` all that stand side by side. */
	private sideBySide(): Tree {
		let left = this.power();
		while (this.options.tight && this.startsFactor()) left = times(left, this.power());
		return left;
	}

	private signedFactor(): Tree {
		if (this.takes('-')) return this.deeper(() => negative(this.signedFactor()));
		if (this.takes('+')) return this.deeper(() => this.signedFactor());
		return this.sideBySide();
	}

	private startsFactor(): boolean {
		const token = this.peek();
		if (!token || token.type === 'word') return false;
		if (token.type === 'number' || token.type === 'fraction') {
			const before = this.tokens[this.place - 1];
			if (before?.type === 'number' || before?.type === 'name')
				this.fail(
					before.type === 'name'
						? `Write ${before.text}^${token.text} for a power or ${token.text}${before.text} for a product.`
						: 'Two numbers side by side need an operation or a comma between them.',
				);
			return true;
		}
		if (token.type !== 'sign') return true;
		if (token.text === '|') return this.bars === 0;
		return ['(', '[', '{', '\\{', '√', '∛', '∜', '∞', '\\frac', '\\sqrt', '∅', 'ℝ'].includes(
			token.text,
		);
	}

	private power(): Tree {
		const base = this.postfix(this.atom());
		return this.raised(base);
	}

	private raised(base: Tree): Tree {
		if (!this.takes('^')) return base;
		const exponent = this.deeper(() => this.exponent());
		return this.postfix({ is: 'power', base, exponent });
	}

	private exponent(): Tree {
		if (this.takes('-')) return this.deeper(() => negative(this.exponent()));
		if (this.takes('+')) return this.deeper(() => this.exponent());
		if (this.is('{')) return this.braced();
		return this.power();
	}

	private postfix(of: Tree): Tree {
		if (this.takes('!')) return this.deeper(() => this.postfix({ is: 'factorial', of }));
		if (this.takes('%')) return this.deeper(() => this.postfix({ is: 'percent', of }));
		if (this.takes('°')) return this.deeper(() => this.postfix({ is: 'degrees', of }));
		if (this.is('rad')) this.place++;
		return of;
	}

	private braced(): Tree {
		this.needs('{', 'A brace is missing here.');
		const inside = this.list(() => this.is('}'));
		this.needs('}', 'A closing brace is missing here.');
		return inside;
	}

	private atom(): Tree {
		const token = this.peek();
		if (!token) return this.fail('Something is missing at the end.');
		return this.deeper(() => this.readAtom(token));
	}

	private readAtom(token: Token): Tree {
		this.place++;
		if (token.type === 'number') return this.mixed(token);
		if (token.type === 'fraction') return fraction(token.text);
		if (token.type === 'name') return this.name(token);
		if (token.type === 'function') return this.call(token.text);
		switch (token.text) {
			case '(':
			case '[':
			case '{':
			case '\\{':
				return this.group(token);
			case '|': {
				this.bars++;
				const of = this.sum();
				this.needs('|', 'The second bar of the absolute value is missing.');
				this.bars--;
				return { is: 'absolute', of };
			}
			case '√':
				return {
					is: 'root',
					of: this.takes('-') ? negative(this.power()) : this.power(),
					index: 2,
				};
			case '∛':
				return { is: 'root', of: this.power(), index: 3 };
			case '∜':
				return { is: 'root', of: this.power(), index: 4 };
			case '\\sqrt':
				return this.root();
			case '\\frac':
				return { is: 'quotient', over: this.argument(), under: this.argument() };
			case '∞':
				return { is: 'infinity' };
			case '∅':
				return { is: 'saying', saying: 'none' };
			case 'ℝ':
				return { is: 'saying', saying: 'all' };
			case '\\begin':
				return this.matrix();
			default:
				this.place--;
				return this.fail(
					token.text === '\n'
						? 'A line ends too early here.'
						: `Something is missing before “${shown(token)}”.`,
				);
		}
	}

	/** 1 1/2, 1½ and 1\frac{1}{2} are one number. */
	private mixed(token: Token): Tree {
		const whole: Tree = decimal(token);
		const [next, slash, under] = [this.peek(), this.peek(1), this.peek(2)];
		if (token.text.includes('.')) return whole;
		if (next?.type === 'fraction') {
			this.place++;
			const [over, below] = next.text.split('⁄') as [string, string];
			return mixedNumber(token.text, over, below);
		}
		const isPlain =
			next?.type === 'number' && next.gap && slash?.text === '/' && under?.type === 'number';
		if (isPlain && !/\D/.test(next.text + under.text)) {
			this.place += 3;
			return mixedNumber(token.text, next.text, under.text);
		}
		const tex = this.tokens
			.slice(this.place, this.place + 7)
			.map(({ text }) => text)
			.join(' ');
		const match = /^\\frac \{ (\d+) \} \{ (\d+) \}/.exec(tex);
		if (match) {
			this.place += 7;
			return mixedNumber(token.text, match[1] as string, match[2] as string);
		}
		return whole;
	}

	private name(token: Token): Tree {
		const numbered = this.peek()?.type === 'number' && !this.peek()?.gap && this.is('=', 1);
		if (!this.takes('_') && !numbered) return { is: 'name', name: token.text };
		return { is: 'name', name: `${token.text}_{${this.index()}}` };
	}

	private index(): string {
		const open = this.peek();
		if (!open) return this.fail('The index is missing.');
		this.place++;
		const close = { '{': '}', '(': ')' }[open.text];
		if (!close) return open.text;
		let text = '';
		while (!this.is(close)) {
			text += this.peek()?.text ?? this.fail('The index does not end.');
			this.place++;
		}
		this.place++;
		return text;
	}

	private call(name: string): Tree {
		if (name === 'sqrt' && this.is('[')) return this.root();
		if (name === 'sqrt' || name === 'cbrt')
			return { is: 'root', of: this.argument(true), index: name === 'sqrt' ? 2 : 3 };
		if (name === 'abs') return { is: 'absolute', of: this.argument(true) };
		if (name === 'exp')
			return { is: 'power', base: { is: 'name', name: 'e' }, exponent: this.argument(true) };
		if (name === 'root') {
			const index =
				indexOf(this.argument(true)) ?? this.fail('The index of a root must be a whole number.');
			return { is: 'root', of: this.argument(true), index };
		}
		let base: Tree | null = null;
		let power: Tree | null = null;
		if (this.takes('_'))
			base = this.is('{')
				? this.braced()
				: this.readAtom(this.peek() ?? this.fail('The base is missing.'));
		else if (name === 'log' && this.peek()?.type === 'number' && this.is('(', 1))
			base = decimal(this.tokens[this.place++] as Token);
		if (this.takes('^')) power = this.exponent();
		const inverse = power?.is === 'negative' && alikeOne(power.of);
		const of = this.functionArgument();
		if (name === 'log' && base?.is === 'name' && base.name === 'e') {
			const natural: Tree = { is: 'call', name: 'ln', of, base: null };
			return power ? { is: 'power', base: natural, exponent: power } : natural;
		}
		const called: Tree = { is: 'call', name: inverse ? `arc${name}` : name, of, base };
		return power && !inverse ? { is: 'power', base: called, exponent: power } : called;
	}

	/** `sin(x)` ends with its parenthesis; `sin 2x cos 3x` ends at the next function or sign; `cos 4(x − 30°)` is whole. */
	private functionArgument(): Tree {
		if (!this.peek()) this.fail('Something is missing after the function.');
		if (this.is('(') || this.is('[') || this.is('|') || this.is('{')) return this.atom();
		if (this.takes('-')) return this.deeper(() => negative(this.functionArgument()));
		let of = this.power();
		while (
			this.startsFactor() &&
			this.peek()?.type !== 'function' &&
			(!this.is('(') || of.is === 'number')
		)
			of = times(of, this.power());
		return of;
	}

	private root(): Tree {
		let index = 2;
		if (this.takes('[')) {
			index = indexOf(this.sum()) ?? this.fail('The index of a root must be a whole number.');
			this.needs(']', 'A closing parenthesis or bracket is missing here.');
		}
		return { is: 'root', of: this.argument(), index };
	}

	/** `{…}`, `(…)` or one thing; `\frac12` takes one digit each. */
	private argument(wide = false): Tree {
		if (this.is('{')) return this.braced();
		const token = this.peek();
		if (
			!wide &&
			token?.type === 'number' &&
			/^\d{2,}$/.test(token.text) &&
			this.tokens[this.place - 1]?.text === '\\frac'
		) {
			this.tokens[this.place] = { ...token, text: token.text.slice(1), at: token.at + 1 };
			return decimal({ ...token, text: token.text[0] as string });
		}
		return wide ? this.power() : this.atom();
	}

	private group(open: Token): Tree {
		const bars = this.bars;
		this.bars = 0;
		const braces = open.text === '{' || open.text === '\\{';
		if (this.takes(')', ']', '}', '\\}')) {
			if (braces) return { is: 'saying', saying: 'none' };
			this.place--;
			return this.fail('There is nothing inside these parentheses.');
		}
		const inside = this.list(() => this.is(')') || this.is(']') || this.is('}') || this.is('\\}'));
		const close = this.peek();
		if (!close || ![')', ']', '}', '\\}'].includes(close.text))
			return this.fail('A closing parenthesis or bracket is missing here.');
		this.place++;
		this.bars = bars;
		const items = inside.is === 'list' ? inside.items : [inside];
		const shut = close.text === '\\}' ? '}' : close.text;
		const pair = { is: 'group', open: braces ? '{' : open.text, close: shut, items } as Tree;
		if (braces !== (shut === '}')) {
			this.place--;
			return this.fail('This does not match the parenthesis or bracket that opens.');
		}
		if (braces) return open.text === '{' && items.length === 1 && this.isTex() ? inside : pair;
		if (items.length > 1) return pair;
		if ((open.text === '(') !== (shut === ')')) {
			this.place--;
			return this.fail('This does not match the parenthesis or bracket that opens.');
		}
		return open.text === '[' && inside.is === 'group' ? pair : inside;
	}

	private isTex(): boolean {
		return this.tokens.some(({ text }) => text.startsWith('\\') && text !== '\\\\');
	}

	private matrix(): Tree {
		this.environment();
		const rows: Tree[][] = [[]];
		while (!this.is('\\end')) {
			if (!this.peek()) return this.fail('The matrix does not end.');
			if (this.takes('\\\\')) rows.push([]);
			else if (!this.takes('&', '\n')) rows.at(-1)?.push(this.sum());
		}
		this.place++;
		this.environment();
		return { is: 'matrix', rows: rows.filter((row) => row.length > 0) };
	}

	/** `{bmatrix}`: the name is read as letters. */
	private environment(): void {
		this.needs('{', 'The name of the matrix is missing.');
		while (!this.takes('}')) {
			if (this.peek()?.type !== 'name') this.fail('The name of the matrix cannot be read.');
			this.place++;
		}
	}
}

/** A token as the student typed it. */
const shown = ({ text }: Token): string =>
	text.replace(/^\\(?=[{}])/, '').replace('\n', 'a new line');

const sumOf = (terms: Tree[]): Tree =>
	terms.length === 1 ? (terms[0] as Tree) : { is: 'sum', terms };

const negative = (of: Tree): Tree => ({ is: 'negative', of });

const times = (left: Tree, right: Tree): Tree =>
	left.is === 'product'
		? { is: 'product', factors: [...left.factors, right] }
		: { is: 'product', factors: [left, right] };

function decimal(token: Token): Tree {
	const { text } = token;
	if (text.endsWith(')')) return { is: 'number', value: Fraction.fromDecimal(text), text };
	if (!text.endsWith('…')) {
		const [mantissa = '', exponent] = text.split(/e/i);
		const plain: Tree = { is: 'number', value: Fraction.fromDecimal(mantissa), text: mantissa };
		if (exponent === undefined) return plain;
		const power = number(Number(exponent));
		return times(plain, { is: 'power', base: number(10), exponent: power });
	}
	return { is: 'number', value: repeating(text.slice(0, -1)), text };
}

/** 0.333… is 1/3: the shortest block of digits that stands at least twice at the end repeats. */
function repeating(digits: string): Fraction {
	const [whole = '0', after = ''] = digits.split('.');
	for (let size = 1; size * 2 <= after.length; size++) {
		const block = after.slice(-size);
		if (after.slice(-2 * size, -size) !== block) continue;
		let start = after.length - 2 * size;
		while (start >= size && after.slice(start - size, start) === block) start -= size;
		return Fraction.fromDecimal(`${whole}.${after.slice(0, start)}(${block})`);
	}
	return Fraction.fromDecimal(digits);
}

const fraction = (text: string): Tree => {
	const [over, under] = text.split('⁄') as [string, string];
	return { is: 'quotient', over: number(BigInt(over)), under: number(BigInt(under)) };
};

const mixedNumber = (whole: string, over: string, under: string): Tree => ({
	is: 'mixed',
	whole: BigInt(whole),
	over: BigInt(over),
	under: BigInt(under),
});

const alikeOne = (tree: Tree): boolean => tree.is === 'number' && tree.text === '1';

const indexOf = (tree: Tree): number | null =>
	tree.is === 'number' && tree.value.d === 1n && tree.value.n > 1n && tree.value.n < 100n
		? Number(tree.value.n)
		: null;
