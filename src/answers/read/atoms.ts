/**
 * Atoms: numbers, names, functions and roots with their arguments, groups, matrices. The grammar says how atoms
 * combine. One file, because an atom may contain any other.
 */
import type { Tree } from '../tree.ts';
import { Cursor, shown } from './cursor.ts';
import { decimal, fraction, mixedNumber } from './numerals.ts';
import type { Token } from './tokens.ts';

export abstract class AtomReader extends Cursor {
	/** The number of open absolute value bars. */
	protected bars = 0;

	protected abstract list(closes: () => boolean): Tree;
	protected abstract sum(): Tree;
	protected abstract power(): Tree;
	protected abstract exponent(): Tree;
	protected abstract startsFactor(): boolean;

	protected braced(): Tree {
		this.needs('{', 'A brace is missing here.');
		const inside = this.list(() => this.is('}'));
		this.needs('}', 'A closing brace is missing here.');
		return inside;
	}

	protected atom(): Tree {
		const token = this.peek();
		if (!token) return this.fail('Something is missing at the end.');
		return this.deeper(() => this.readAtom(token));
	}

	protected readAtom(token: Token): Tree {
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
	protected mixed(token: Token): Tree {
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

	protected name(token: Token): Tree {
		const numbered = this.peek()?.type === 'number' && !this.peek()?.gap && this.is('=', 1);
		if (!this.takes('_') && !numbered) return { is: 'name', name: token.text };
		return { is: 'name', name: `${token.text}_{${this.index()}}` };
	}

	protected index(): string {
		const open = this.peek();
		if (!open) return this.fail('The index is missing.');
		this.place++;
		const close = { '{': '}', '(': ')' }[open.text];
		if (!close) return open.text;
		let text = '';
		while (!this.is(close)) {
			text += this.peek()?.text ?? this.fail('The closing bracket of the index is missing.');
			this.place++;
		}
		this.place++;
		return text;
	}

	protected call(name: string): Tree {
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

	/**
	 * `sin(x)` ends at its parenthesis; `sin 2x cos 3x` ends at the next function or operator; `cos 4(x − 30°)` is one
	 * argument.
	 */
	protected functionArgument(): Tree {
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

	protected root(): Tree {
		let index = 2;
		if (this.takes('[')) {
			index = indexOf(this.sum()) ?? this.fail('The index of a root must be a whole number.');
			this.needs(']', 'A closing parenthesis or bracket is missing here.');
		}
		return { is: 'root', of: this.argument(), index };
	}

	/** `{…}`, `(…)`, or a single atom; `\frac12` takes one digit each. */
	protected argument(wide = false): Tree {
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

	protected group(open: Token): Tree {
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

	protected isTex(): boolean {
		return this.tokens.some(({ text }) => text.startsWith('\\') && text !== '\\\\');
	}

	protected matrix(): Tree {
		this.environment();
		const rows: Tree[][] = [[]];
		while (!this.is('\\end')) {
			if (!this.peek()) return this.fail('The closing bracket of the matrix is missing.');
			if (this.takes('\\\\')) rows.push([]);
			else if (!this.takes('&', '\n')) rows.at(-1)?.push(this.sum());
		}
		this.place++;
		this.environment();
		return { is: 'matrix', rows: rows.filter((row) => row.length > 0) };
	}

	/** `{bmatrix}`: the name is read as letters. */
	protected environment(): void {
		this.needs('{', 'The name of the matrix is missing.');
		while (!this.takes('}')) {
			if (this.peek()?.type !== 'name') this.fail('The name of the matrix cannot be read.');
			this.place++;
		}
	}
}

export const negative = (of: Tree): Tree => ({ is: 'negative', of });

export const times = (left: Tree, right: Tree): Tree =>
	left.is === 'product'
		? { is: 'product', factors: [...left.factors, right] }
		: { is: 'product', factors: [left, right] };

const alikeOne = (tree: Tree): boolean => tree.is === 'number' && tree.text === '1';

const indexOf = (tree: Tree): number | null =>
	tree.is === 'number' && tree.value.d === 1n && tree.value.n > 1n && tree.value.n < 100n
		? Number(tree.value.n)
		: null;
