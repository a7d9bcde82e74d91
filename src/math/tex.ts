/**
 * Expression → TeX, as a teacher writes on the board: 3x not 3·x, x not 1x, 5 − 3 not 5 + −3, x not x^1. Parentheses
 * are added where the order of operations needs them.
 */
import type Fraction from 'fraction.js';
import type { Expression } from './expression.ts';
import { signOf } from './sign.ts';
import { texNotation } from './tex-notation.ts';

export type TexOptions = {
	/** Parts that changed from the line above, written as `\changed{…}`. */
	changed?: ReadonlySet<Expression>;
};

/** How tightly an expression binds: a looser one in a tighter place gets parentheses. */
const BINDING = { relation: 0, sum: 1, product: 2, power: 3, atom: 4 } as const;

export function tex(expression: Expression, options: TexOptions = {}): string {
	const written = write(expression, options);
	return options.changed?.has(expression) ? `\\changed{${written}}` : written;
}

function write(expression: Expression, options: TexOptions): string {
	switch (expression.kind) {
		case 'number':
			return texNumber(expression.value);
		case 'symbol':
			return expression.name;
		case 'blank':
			return '\\square';
		case 'sum':
			return writeSum(expression.terms, options);
		case 'product':
			return writeProduct(expression.factors, options);
		case 'times':
			return writeOperands(expression.factors, '\\times', options);
		case 'divided':
			return writeOperands([expression.left, expression.right], '\\div', options);
		case 'quotient':
			return `\\frac{${tex(expression.over, options)}}{${tex(expression.under, options)}}`;
		case 'power':
			return writePower(expression.base, expression.exponent, options);
		case 'opposite':
			return `-${bracketed(expression.of, BINDING.product, options)}`;
		case 'brackets':
			return expression.square
				? inSquareBrackets(tex(expression.of, options))
				: inBrackets(tex(expression.of, options));
		case 'absolute':
			return `\\left|${tex(expression.of, options)}\\right|`;
		case 'tuple':
			return `(${writeItems(expression.items, options)})`;
		case 'list':
			return writeItems(expression.items, options);
		case 'relation': {
			const right = tex(expression.right, options);
			return expression.left
				? `${tex(expression.left, options)} ${expression.sign} ${right}`
				: `${expression.sign} ${right}`;
		}
		default:
			return texNotation(expression, (part) => tex(part, options));
	}
}

function writeSum(terms: Expression[], options: TexOptions): string {
	return terms
		.map((term, place) => {
			const { negative, size } = signOf(term);
			if (place === 0) return tex(term, options);
			if (!negative) return `+ ${bracketed(term, BINDING.sum, options)}`;
			const body = signOf(size).negative
				? inBrackets(tex(size, options))
				: bracketed(size, BINDING.product, options);
			return `- ${options.changed?.has(term) ? `\\changed{${body}}` : body}`;
		})
		.join(' ');
}

function writeProduct(factors: Expression[], options: TexOptions): string {
	const [first, ...rest] = factors;
	if (!first) return '1';
	const leads = rest.length > 0 && first.kind === 'number';
	const unwritten = leads && first.value.abs().equals(1);
	const others = rest.map((factor, place) => {
		if (factor.kind === 'number') return inBrackets(tex(factor, options));
		if (endsItself(factor, rest[place + 1])) return tex(factor, options);
		const isLast = place === rest.length - 1;
		if (isLast && factor.kind === 'call' && factor.name.startsWith('\\'))
			return tex(factor, options);
		const follows = place > 0 || !unwritten;
		const binding = follows && beginsWithDigit(factor) ? BINDING.atom : BINDING.power;
		return bracketed(factor, binding, options);
	});
	if (leads && first.value.equals(1)) return sideBySide(others);
	if (leads && first.value.equals(-1)) return `-${sideBySide(others)}`;
	const number = leads || first.kind === 'decimal';
	const lead = number ? tex(first, options) : bracketed(first, BINDING.product, options);
	return sideBySide([lead, ...others]);
}

/** 3 log x and 2 sin x cos x need no parentheses: the argument ends with the product or at the next function. */
const endsItself = (factor: Expression, next: Expression | undefined): boolean =>
	factor.kind === 'call' && (next === undefined || next.kind === 'call');

/** 5² after another factor would look like part of it: 3x(5²). */
const beginsWithDigit = (factor: Expression): boolean =>
	factor.kind === 'power' &&
	['number', 'decimal'].includes(factor.base.kind) &&
	/^\d/.test(writePower(factor.base, factor.exponent, {}));

/** 3, x, (y + 1) → 3x(y + 1): a space appears only after a command such as \pi. */
const sideBySide = (factors: string[]): string =>
	factors.reduce((left, right) => left + (/\\[a-zA-Z]+$/.test(left) ? ' ' : '') + right);

function writeOperands(parts: Expression[], sign: string, options: TexOptions): string {
	return parts
		.map((part, place) => {
			const { negative } = signOf(part);
			if (negative) return place === 0 ? tex(part, options) : inBrackets(tex(part, options));
			return bracketed(part, place === 0 ? BINDING.product : BINDING.power, options);
		})
		.join(` ${sign} `);
}

function writePower(base: Expression, exponent: Expression, options: TexOptions): string {
	if (exponent.kind === 'number' && exponent.value.equals(1)) {
		const alone = tex(base, options);
		return base.kind === 'sum' ? inBrackets(alone) : alone;
	}
	const needs = signOf(base).negative || (base.kind === 'number' && base.value.d !== 1n);
	const written = needs ? inBrackets(tex(base, options)) : bracketed(base, BINDING.atom, options);
	return `${written}^{${tex(exponent, options)}}`;
}

const writeItems = (items: Expression[], options: TexOptions) =>
	items.map((item) => tex(item, options)).join(', ');

function bracketed(expression: Expression, place: number, options: TexOptions): string {
	const written = tex(expression, options);
	return bindingOf(expression) < place ? inBrackets(written) : written;
}

/** Parentheses that grow around fractions. */
const inBrackets = (written: string): string =>
	written.includes('\\frac') ? `\\left(${written}\\right)` : `(${written})`;

const inSquareBrackets = (written: string): string =>
	written.includes('\\frac') ? `\\left[${written}\\right]` : `[${written}]`;

function bindingOf(expression: Expression): number {
	switch (expression.kind) {
		case 'relation':
		case 'list':
			return BINDING.relation;
		case 'sum':
			return BINDING.sum;
		case 'number':
			return expression.value.lt(0) ? BINDING.sum : BINDING.atom;
		case 'opposite':
			return BINDING.sum;
		case 'product':
			return expression.factors.length > 0 && signOf(expression).negative
				? BINDING.sum
				: BINDING.product;
		case 'times':
		case 'divided':
			return BINDING.product;
		case 'power':
			return BINDING.power;
		case 'decimal':
		case 'money':
			return expression.text.startsWith('-') ? BINDING.sum : BINDING.atom;
		case 'mixed':
			return expression.whole < 0 ? BINDING.sum : BINDING.power;
		case 'plus-minus':
			return BINDING.sum;
		case 'sigma':
			return BINDING.product;
		case 'ratio':
		case 'union':
			return BINDING.relation;
		case 'call':
			return expression.name.startsWith('\\') ? BINDING.product : BINDING.power;
		case 'degrees':
		case 'percent':
		case 'factorial':
		case 'measure':
			return BINDING.power;
		default:
			return BINDING.atom;
	}
}

/** −3/4 → `-\frac{3}{4}`; integers from 10,000 on are grouped: `12{,}500`. */
export function texNumber(value: Fraction): string {
	const sign = value.s < 0n ? '-' : '';
	if (value.d === 1n) return sign + grouped(value.n);
	return `${sign}\\frac{${grouped(value.n)}}{${grouped(value.d)}}`;
}

function grouped(whole: bigint): string {
	const digits = whole.toString();
	return digits.length < 5 ? digits : digits.replaceAll(/\B(?=(\d{3})+$)/g, '{,}');
}
