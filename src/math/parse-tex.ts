/**
 * TeX → expression. One file, because the rules of the grammar call each other. For formulas that exist only as TeX:
 * lectures, imported records, and the proof that the speech says what is printed. Covers the notation of `tex.ts` and
 * the usual ways of writing it by hand. TeX cannot distinguish f(x) from a product: the letters in `FUNCTION_LETTERS`
 * are read as functions.
 */
import { type Expression, num, symbol } from './expression.ts';
import { type Token, UnreadTexError, texTokens } from './tex-tokens.ts';

const FUNCTION_LETTERS = new Set(['f', 'g', 'h', 'F', 'G', 'H', 'P', 'C', 'p', 'q']);
/** How deeply parentheses, fractions, and functions may nest; a textbook formula nests six. */
const MAX_DEPTH = 40;
const SIGNS = new Set([
	'=',
	'<',
	'>',
	'\\le',
	'\\ge',
	'\\ne',
	'\\approx',
	'\\sim',
	'\\cong',
	'\\parallel',
	'\\perp',
	'\\in',
]);
const FUNCTIONS = new Set([
	'\\sin',
	'\\cos',
	'\\tan',
	'\\sec',
	'\\csc',
	'\\cot',
	'\\log',
	'\\ln',
	'\\det',
]);
const GREEK =
	/^\\(?:alpha|beta|gamma|delta|theta|lambda|mu|pi|rho|sigma|phi|omega|Delta|infty|dots|cdots|ell)$/;
const CLOSING: Readonly<Record<string, readonly string[]>> = { '(': [')', ']'], '[': [']', ')'] };

/** The expression a formula shows, parentheses kept; null for unknown notation. */
export function parseTex(tex: string): Expression | null {
	try {
		return createReader(texTokens(tex)).whole();
	} catch (error) {
		if (error instanceof UnreadTexError) return null;
		throw error;
	}
}

function createReader(tokens: readonly Token[]) {
	let at = 0;
	let [openBars, depth] = [0, 0];
	const peek = (): string => tokens[at]?.text ?? '';
	const take = (): string => tokens[at++]?.text ?? '';
	const takes = (text: string): boolean => peek() === text && at++ >= 0;
	const need = (text: string): void => {
		if (!takes(text)) throw new UnreadTexError(peek());
	};

	function whole(): Expression {
		const items = list();
		if (at < tokens.length) throw new UnreadTexError(peek());
		return items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
	}

	function list(): Expression[] {
		const items = [relation()];
		while (takes(',')) items.push(relation());
		return items;
	}

	function relation(): Expression {
		let left: Expression | null = isSign(peek()) ? null : union();
		while (isSign(peek())) {
			const sign = take();
			if (isSign(sign)) left = { kind: 'relation', sign, left, right: union() };
		}
		if (!left) throw new UnreadTexError(peek());
		return left;
	}

	function union(): Expression {
		const items = [ratio()];
		while (takes('\\cup')) items.push(ratio());
		if (items.length === 1 && items[0]) return items[0];
		return { kind: 'union', items: items.map(asInterval) };
	}

	function ratio(): Expression {
		const items = [sum()];
		while (takes(':')) items.push(sum());
		return items.length === 1 && items[0] ? items[0] : { kind: 'ratio', items };
	}

	function sum(): Expression {
		if (takes('\\pm')) return { kind: 'plus-minus', left: null, right: term() };
		const terms = [takes('-') ? opposite(term()) : term()];
		const sumOf = (): Expression =>
			terms.length === 1 && terms[0] ? terms[0] : { kind: 'sum', terms: [...terms] };
		for (;;) {
			if (takes('+')) terms.push(term());
			else if (takes('-')) terms.push(opposite(term()));
			else if (takes('\\pm'))
				terms.splice(0, terms.length, { kind: 'plus-minus', left: sumOf(), right: term() });
			else return sumOf();
		}
	}

	function term(): Expression {
		let left = sideBySide();
		for (;;) {
			if (takes('\\times')) {
				const factors = left.kind === 'times' ? left.factors : [left];
				left = { kind: 'times', factors: [...factors, sideBySide()] };
			} else if (takes('\\div')) left = { kind: 'divided', left, right: sideBySide() };
			else return left;
		}
	}

	/** Factors side by side, and the unit after them. */
	function sideBySide(): Expression {
		const factors = [factor()];
		const product = (): Expression =>
			factors.length === 1 && factors[0]
				? factors[0]
				: { kind: isOne(factors[0]) ? 'times' : 'product', factors };
		while (startsFactor()) {
			const unit = unitAt();
			if (unit !== null) {
				at++;
				return { kind: 'measure', of: product(), unit };
			}
			factors.push(factor());
		}
		return product();
	}

	const unitAt = (): string | null => /^\\text\{ (.+)\}$/.exec(peek())?.[1] ?? null;

	const startsFactor = (): boolean => {
		const next = peek();
		if (next === '|' || next === '\\right|') return next === '|' && openBars === 0;
		return (
			/^(?:\d|\.\d|[A-Za-z([]|\\left\||\\\{|\\\$)/.test(next) ||
			GREEK.test(next) ||
			FUNCTIONS.has(next) ||
			/^\\(?:frac|sqrt|text|square|overline|angle|triangle|begin|sum|emptyset)/.test(next)
		);
	};

	function factor(): Expression {
		let made = primary();
		for (;;) {
			if (takes('^')) made = raised(made, group());
			else if (takes('!')) made = { kind: 'factorial', of: made };
			else if (takes('\\%')) made = { kind: 'percent', of: made };
			else return made;
		}
	}

	const raised = (base: Expression, exponent: Expression): Expression =>
		exponent.kind === 'symbol' && exponent.name === '\\circ'
			? { kind: 'degrees', of: base }
			: {
					kind: 'power',
					base,
					exponent: isOne(exponent) ? { kind: 'decimal', text: '1' } : exponent,
				};

	/** What follows ^ or _, or an argument: one token, or everything in braces. */
	function group(): Expression {
		if (takes('\\circ')) return symbol('\\circ');
		if (!takes('{')) return primary();
		if (takes('\\circ')) {
			need('}');
			return symbol('\\circ');
		}
		const items = list();
		need('}');
		return items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
	}

	function primary(): Expression {
		if (++depth > MAX_DEPTH) throw new UnreadTexError(peek());
		const made = one(take());
		depth--;
		return made;
	}

	function one(next: string): Expression {
		if (/^[.\d]/.test(next)) return number(next);
		if (/^[A-Za-z]$/.test(next)) return letter(next);
		if (GREEK.test(next)) return withSubscript(next);
		if (FUNCTIONS.has(next)) return named(next);
		if (next === '(' || next === '[') return bracketed(next);
		if (next === '\\left|' || next === '|') return bars(next === '|' ? '|' : '\\right|');
		const text = /^\\text\{(.*)\}$/.exec(next)?.[1];
		if (text !== undefined) return { kind: 'words', text: text.trim() };
		switch (next) {
			case '\\frac':
				return { kind: 'quotient', over: group(), under: group() };
			case '\\sqrt':
				return rooted();
			case '\\$':
				return { kind: 'money', text: take().replaceAll(',', '') };
			case '\\square':
				return { kind: 'blank' };
			case '\\emptyset':
				return { kind: 'set', items: [] };
			case '\\{': {
				const items = list();
				need('\\}');
				return { kind: 'set', items };
			}
			case '\\overline':
			case '\\angle':
			case '\\triangle':
				return symbol(next === '\\overline' ? `\\overline{${braced()}}` : `${next} ${letters()}`);
			case '\\begin':
				return matrix();
			case '\\sum':
				return sigma();
			default:
				throw new UnreadTexError(next);
		}
	}

	function number(text: string): Expression {
		const plain = text.replaceAll(',', '');
		if (peek() === '\\overline') {
			take();
			return { kind: 'decimal', text: `${plain}(${braced()})` };
		}
		if (/\.|^0\d/.test(plain)) return { kind: 'decimal', text: plain };
		const part = /^\\frac \{ (\d+) \} \{ (\d+) \}/.exec(
			tokens
				.slice(at, at + 7)
				.map((token) => token.text)
				.join(' '),
		);
		if (!part) return num(plain);
		at += 7;
		const [over, under] = [Number(part[1]), Number(part[2])];
		return { kind: 'mixed', whole: Number(plain), over, under };
	}

	function letter(name: string): Expression {
		const written = withSubscript(name);
		if (written.kind !== 'symbol' || !FUNCTION_LETTERS.has(name)) return written;
		const isInverse = tokens
			.slice(at, at + 6)
			.map((token) => token.text)
			.join('')
			.startsWith('^{-1}(');
		if (isInverse) at += 5;
		if (peek() !== '(') return written;
		take();
		const items = list();
		need(')');
		const of: Expression = items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
		if (takes('^')) {
			// P(1 + r)^n is a product.
			const power = raised({ kind: 'brackets', of }, group());
			return { kind: 'product', factors: [written, power] };
		}
		const called = isInverse ? `${written.name}^{-1}` : written.name;
		return { kind: 'call', name: called, base: null, power: null, of };
	}

	function withSubscript(name: string): Expression {
		let written = name;
		while (takes("'")) written += "'";
		if (takes('_')) written += peek() === '{' ? `_{${braceText()}}` : `_${take()}`;
		return symbol(written);
	}

	function braceText(): string {
		need('{');
		return braced(true);
	}

	/** The text in braces, as written except for spaces. */
	function braced(isOpen = false): string {
		if (!isOpen) need('{');
		let text = '';
		for (let open = 1; ;) {
			const next = take();
			if (next === '') throw new UnreadTexError('{');
			if (next === '{') open++;
			if (next === '}' && --open === 0) return text;
			text += next;
		}
	}

	function letters(): string {
		let text = '';
		while (/^[A-Z\d]$/.test(peek())) text += take();
		if (text === '' && /^[a-z]$|^\\theta$/.test(peek())) text = take();
		if (text === '') throw new UnreadTexError(peek());
		return text;
	}

	function named(name: string): Expression {
		let [power, base]: [Expression | null, Expression | null] = [null, null];
		for (;;) {
			if (takes('^')) power = group();
			else if (takes('_')) base = group();
			else break;
		}
		const isInverse = power?.kind === 'number' && power.value.equals(-1);
		const called = isInverse ? `${name}^{-1}` : name;
		if (isInverse) power = null;
		return { kind: 'call', name: called, base, power, of: argument() };
	}

	/**
	 * After sin or log: what is in parentheses, or the numbers and variables up to the next parenthesis or function.
	 */
	function argument(): Expression {
		if (peek() === '(') {
			take();
			const items = list();
			need(')');
			return items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
		}
		const factors = [factor()];
		while (/^[a-zA-Z]$/.test(peek()) || GREEK.test(peek())) factors.push(factor());
		return factors.length === 1 && factors[0] ? factors[0] : { kind: 'product', factors };
	}

	function bracketed(open: string): Expression {
		const items = list();
		const close = take();
		if (!CLOSING[open]?.includes(close)) throw new UnreadTexError(close);
		const [from, to] = items;
		const isRound = open === '(' && close === ')';
		if (items.length === 2 && from && to && !isRound)
			return { kind: 'interval', from, to, closed: [open === '[', close === ']'] };
		if (items.length > 1) return { kind: 'tuple', items };
		if (!from) throw new UnreadTexError(open);
		return isRound ? { kind: 'brackets', of: from } : { kind: 'brackets', of: from, square: true };
	}

	function bars(close: string): Expression {
		openBars++;
		const of = sum();
		need(close);
		openBars--;
		return { kind: 'absolute', of };
	}

	function rooted(): Expression {
		if (!takes('[')) return { kind: 'root', of: group(), index: 2 };
		const index = Number(take());
		need(']');
		if (!Number.isInteger(index)) throw new UnreadTexError('\\sqrt');
		return { kind: 'root', of: group(), index };
	}

	function matrix(): Expression {
		const name = braced();
		const rows: Expression[][] = [[]];
		while (peek() !== '\\end') {
			rows.at(-1)?.push(relation());
			if (takes('\\\\')) rows.push([]);
			else if (!takes('&') && peek() !== '\\end') throw new UnreadTexError(peek());
		}
		take();
		if (braced() !== name || !/^[bp]?matrix$/.test(name)) throw new UnreadTexError(name);
		return { kind: 'matrix', rows: rows.filter((row) => row.length > 0) };
	}

	function sigma(): Expression {
		need('_');
		const [, index, from] = /^([a-z])=(-?\d+)$/.exec(braceText()) ?? [];
		need('^');
		const to = peek() === '{' ? braceText() : take();
		if (index === undefined || !/^\d+$/.test(to)) throw new UnreadTexError('\\sum');
		return { kind: 'sigma', index, from: Number(from), to: Number(to), of: term() };
	}

	return { whole };
}

const isSign = (text: string): text is Extract<Expression, { kind: 'relation' }>['sign'] =>
	SIGNS.has(text);

/** A written 1, as in 3^1 and 1(x + 2), is also spoken. */
const isOne = (part: Expression | undefined): boolean =>
	part?.kind === 'number' && part.value.equals(1);

/** (2, 5) next to an interval is an interval. */
function asInterval(set: Expression): Expression {
	const [from, to, more] = set.kind === 'tuple' ? set.items : [];
	return from && to && !more ? { kind: 'interval', from, to, closed: [false, false] } : set;
}

const opposite = (of: Expression): Expression =>
	of.kind === 'number' && !of.value.equals(0) ? num(of.value.neg()) : { kind: 'opposite', of };
