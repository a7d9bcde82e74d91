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
import type { RelationSign, Tree } from '../tree.ts';
import { AtomReader, negative, times } from './atoms.ts';
import { type ReadOptions, shown } from './cursor.ts';
import { Unreadable } from './unreadable.ts';

/** @throws {Unreadable} if the text is not an answer. */
export const treeOf = (text: string, options: ReadOptions): Tree =>
	new Reader(text, options).answer();

const RELATIONS = '= < > ≤ ≥ ≠ ≈';

class Reader extends AtomReader {
	answer(): Tree {
		while (this.takes('\n'));
		if (!this.peek()) throw new Unreadable('There is no answer yet.', 0);
		const tree = this.list(() => false);
		const left = this.peek();
		if (left) throw new Unreadable(`“${shown(left)}” is not expected here.`, left.at);
		return tree;
	}

	protected list(closes: () => boolean): Tree {
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

	protected relation(): Tree {
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

	protected ratio(): Tree {
		const items = [this.union()];
		while (this.takes(':', 'to')) items.push(this.union());
		return items.length === 1 ? (items[0] as Tree) : { is: 'ratio', items };
	}

	protected union(): Tree {
		const items = [this.sum()];
		const joins = this.is('∩') ? '∩' : '∪';
		while (this.takes(joins)) items.push(this.sum());
		if (items.length === 1) return items[0] as Tree;
		return { is: joins === '∩' ? 'intersection' : 'union', items };
	}

	protected sum(): Tree {
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

	protected term(): Tree {
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

	/** One factor, or with `tight` all factors side by side. */
	protected sideBySide(): Tree {
		let left = this.power();
		while (this.options.tight && this.startsFactor()) left = times(left, this.power());
		return left;
	}

	protected signedFactor(): Tree {
		if (this.takes('-')) return this.deeper(() => negative(this.signedFactor()));
		if (this.takes('+')) return this.deeper(() => this.signedFactor());
		return this.sideBySide();
	}

	protected startsFactor(): boolean {
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

	protected power(): Tree {
		const base = this.postfix(this.atom());
		return this.raised(base);
	}

	protected raised(base: Tree): Tree {
		if (!this.takes('^')) return base;
		const exponent = this.deeper(() => this.exponent());
		return this.postfix({ is: 'power', base, exponent });
	}

	protected exponent(): Tree {
		if (this.takes('-')) return this.deeper(() => negative(this.exponent()));
		if (this.takes('+')) return this.deeper(() => this.exponent());
		if (this.is('{')) return this.braced();
		return this.power();
	}

	protected postfix(of: Tree): Tree {
		if (this.takes('!')) return this.deeper(() => this.postfix({ is: 'factorial', of }));
		if (this.takes('%')) return this.deeper(() => this.postfix({ is: 'percent', of }));
		if (this.takes('°')) return this.deeper(() => this.postfix({ is: 'degrees', of }));
		if (this.is('rad')) this.place++;
		return of;
	}
}

const sumOf = (terms: Tree[]): Tree =>
	terms.length === 1 ? (terms[0] as Tree) : { is: 'sum', terms };
