/**
 * What a formula says, whatever its brackets: a sign or number, or an operation with its parts. Products are flat, and
 * a function value is the product that TeX cannot tell from it.
 */
import type { Expression } from '../../../math/expression.ts';
import { parseTex } from '../../../math/parse-tex.ts';

export type Structure = string | readonly Structure[];

const isOperation = (part: Structure, name: string): part is readonly Structure[] =>
	Array.isArray(part) && part[0] === name;

/** A sign in front of a product or a quotient is a sign in front of the whole; "negative 1 times" is a sign. */
export const negated = (of: Structure): Structure => ['-', withoutOne(of)];

/** A later term of a sum that is subtracted. */
export const subtracted = (of: Structure): Structure => ['minus', withoutOne(of)];

/** Of a product with a sign, without factors of 1 in front. */
const withoutOne = (of: Structure): Structure =>
	isOperation(of, '*') && of[1] === '1' && of.length > 2 ? withoutOne(product(of.slice(2))) : of;

export function product(factors: readonly Structure[]): Structure {
	const [first, ...rest] = factors.flatMap((factor) =>
		isOperation(factor, '*') ? factor.slice(1) : [factor],
	);
	if (first === undefined) return '1';
	if (rest.length === 0) return first;
	return isOperation(first, '-')
		? negated(product([first[1] ?? '', ...rest]))
		: ['*', first, ...rest];
}

/** Degrees, or percent, of a product are those of its last factor: (4x)° is 4 times x°. */
function measured(unit: string, of: Structure): Structure {
	if (!isOperation(of, '*')) return [unit, of];
	const [last = '', ...others] = of.slice(1).toReversed();
	return ['*', ...others.toReversed(), [unit, last]];
}

export function divided(left: Structure, right: Structure): Structure {
	return isOperation(left, '-') ? ['-', ['÷', left[1] ?? '', right]] : ['÷', left, right];
}

/** The sign of the numerator is that of the fraction: (−23)/5 and −(23/5) are said alike. */
export const quotient = (over: Structure, under: Structure): Structure =>
	isOperation(over, '-') ? negated(['frac', over[1] ?? '', under]) : ['frac', over, under];

/** Terms in order; a later one that is taken away is `['minus', term]`. */
export const sum = (terms: readonly Structure[]): Structure =>
	terms.length === 1 && terms[0] !== undefined ? terms[0] : ['+', ...terms];

/** A point, an open interval and a list look alike on paper. */
export const together = (items: readonly Structure[]): Structure =>
	items.length === 1 && items[0] !== undefined ? items[0] : ['items', ...items];

/** The structure of what is printed; null for notation that cannot be read. */
export function printedStructure(tex: string): Structure | null {
	const expression = parseTex(tex);
	return expression && structureOf(expression);
}

function structureOf(expression: Expression): Structure {
	switch (expression.kind) {
		case 'number':
			return expression.value.s < 0n
				? negated(String(expression.value.n))
				: String(expression.value.n);
		case 'symbol':
			return symbolOf(expression.name);
		case 'blank':
			return '\\square';
		case 'sum':
			return sum(
				expression.terms.map((term, at) => {
					const part = structureOf(term);
					const isTaken = at > 0 && (term.kind === 'opposite' || term.kind === 'number');
					return isTaken && isOperation(part, '-') ? subtracted(part[1] ?? '') : part;
				}),
			);
		case 'product':
		case 'times':
			return product(expression.factors.map(structureOf));
		case 'divided':
			return divided(structureOf(expression.left), structureOf(expression.right));
		case 'quotient':
			return quotient(structureOf(expression.over), structureOf(expression.under));
		case 'power':
			return ['^', structureOf(expression.base), structureOf(expression.exponent)];
		case 'opposite':
			return negated(structureOf(expression.of));
		case 'brackets':
			return structureOf(expression.of);
		case 'absolute':
			return ['abs', structureOf(expression.of)];
		case 'tuple':
		case 'list':
			return together(expression.items.map(structureOf));
		case 'relation':
			return ['relation', ...chained(expression)];
		case 'decimal':
		case 'words':
			return expression.text;
		case 'money':
			return `$${expression.text}`;
		case 'mixed': {
			const { whole, over, under } = expression;
			return ['mixed', String(whole), ['frac', String(over), String(under)]];
		}
		case 'root':
			return ['root', String(expression.index), structureOf(expression.of)];
		case 'call':
			return calledOf(expression);
		case 'degrees':
		case 'percent':
			return measured(expression.kind, structureOf(expression.of));
		case 'factorial':
			return ['!', structureOf(expression.of)];
		case 'measure':
			return ['unit', structureOf(expression.of), expression.unit];
		case 'plus-minus':
			return expression.left
				? ['±', structureOf(expression.left), structureOf(expression.right)]
				: ['±', structureOf(expression.right)];
		case 'ratio':
		case 'union':
			return [expression.kind, ...expression.items.map(structureOf)];
		case 'set':
			return expression.items.length > 0
				? ['set', together(expression.items.map(structureOf))]
				: ['set'];
		case 'interval': {
			const ends = together([structureOf(expression.from), structureOf(expression.to)]);
			return expression.closed.includes(true)
				? ['interval', String(expression.closed), ends]
				: ends;
		}
		case 'matrix':
			return ['matrix', ...expression.rows.map((row) => together(row.map(structureOf)))];
		case 'sigma': {
			const { index, from, to, of } = expression;
			return [
				'sigma',
				index,
				from < 0 ? negated(String(-from)) : String(from),
				String(to),
				structureOf(of),
			];
		}
	}
}

function calledOf({ name, power, base, of }: Extract<Expression, { kind: 'call' }>): Structure {
	const argument = structureOf(of);
	const isInverse = name.endsWith('^{-1}');
	const plain = name.replace('^{-1}', '');
	if (!plain.startsWith('\\')) {
		const called: Structure = isInverse ? ['^', plain, negated('1')] : plain;
		return product([called, argument]);
	}
	const raised = isInverse ? negated('1') : power ? structureOf(power) : '';
	return ['call', plain, raised, base ? structureOf(base) : '', argument];
}

/** `a_{n - 1}`, `m_{AB}`, `\\angle A`, `\\cdots`. */
function symbolOf(name: string): Structure {
	if (/^\\c?dots$/.test(name)) return '\\dots';
	const [, base = name, index, single] = /^(.*?)(?:_\{(.*)\}|_(.))$/.exec(name) ?? [];
	const below = index ?? single;
	if (below !== undefined) return ['sub', base, printedStructure(below) ?? below];
	const [, kind, letters] = /^\\(angle|triangle) (.+)$/.exec(name) ?? [];
	if (kind !== undefined && letters !== undefined) return [kind, letters];
	const segment = /^\\overline\{(.*)\}$/.exec(name)?.[1];
	return segment === undefined ? name : ['segment', segment];
}

function chained({ left, sign, right }: Extract<Expression, { kind: 'relation' }>): Structure[] {
	const before = left?.kind === 'relation' ? chained(left) : left ? [structureOf(left)] : [];
	return [...before, sign, structureOf(right)];
}

export const isSame = (one: Structure, other: Structure): boolean =>
	JSON.stringify(one) === JSON.stringify(other);
