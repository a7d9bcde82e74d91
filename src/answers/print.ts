/**
 * Tree → TeX or MathML. A single walk decides parentheses and multiplication signs; a pen knows how each language
 * writes a fraction, a root, an exponent. This keeps Temml out of the browser.
 */
import { MATHML, type Pen, TEX } from './pens.ts';
import type { RelationSign, Saying, Tree } from './tree.ts';

/** How tightly an expression binds: a looser one in a tighter place gets parentheses. */
const BINDING = { list: 0, relation: 1, sum: 2, product: 3, power: 4, atom: 5 } as const;

const SAYINGS: Readonly<Record<Saying, string>> = {
	none: 'no solution',
	undefined: 'undefined',
	all: 'all real numbers',
	'infinitely many': 'infinitely many',
};

export const texOf = (tree: Tree): string => write(tree, TEX).trim();

/** A complete `<math>`; all text comes from the tree and is escaped. */
export const mathmlOf = (tree: Tree): string => `<math>${write(tree, MATHML)}</math>`;

function write(tree: Tree, pen: Pen): string {
	const inside = (part: Tree, place: number): string =>
		bindingOf(part) < place ? pen.fence('(', write(part, pen), ')') : write(part, pen);
	const items = (parts: readonly Tree[], sign: string, place = 1): string =>
		pen.join(
			parts.flatMap((part, at) => [...(at > 0 ? [pen.sign(sign)] : []), inside(part, place)]),
		);
	switch (tree.is) {
		case 'number':
			return pen.number(tree.text);
		case 'name':
			return pen.name(tree.name);
		case 'infinity':
			return pen.sign('∞');
		case 'saying':
			return pen.words(SAYINGS[tree.saying]);
		case 'sum':
			return pen.join(
				tree.terms.flatMap((term, at) => {
					if (at === 0) return [inside(term, BINDING.sum)];
					return term.is === 'negative'
						? [pen.sign('-'), inside(term.of, BINDING.product)]
						: [pen.sign('+'), inside(term, BINDING.sum)];
				}),
			);
		case 'negative':
			return pen.join([pen.sign('-'), inside(tree.of, BINDING.product)]);
		case 'product':
			return pen.join(
				tree.factors.flatMap((factor, at) => [
					...(at > 0 && needsSign(tree.factors[at - 1] as Tree, factor) ? [pen.sign('*')] : []),
					inside(factor, at === 0 ? BINDING.product : BINDING.power),
				]),
			);
		case 'quotient':
			return pen.fraction(write(tree.over, pen), write(tree.under, pen));
		case 'power': {
			const { base } = tree;
			if (base.is === 'call' && !base.name.startsWith('arc'))
				return pen.join([
					pen.power(callName(base, pen), write(tree.exponent, pen)),
					argument(base.of, pen),
				]);
			return pen.power(inside(base, BINDING.atom), write(tree.exponent, pen));
		}
		case 'root':
			return pen.root(write(tree.of, pen), tree.index);
		case 'call':
			return pen.join([callName(tree, pen), argument(tree.of, pen)]);
		case 'absolute':
			return pen.fence('|', write(tree.of, pen), '|');
		case 'factorial':
			return pen.join([inside(tree.of, BINDING.atom), pen.sign('!')]);
		case 'percent':
			return pen.join([inside(tree.of, BINDING.atom), pen.sign('%')]);
		case 'degrees':
			return pen.join([inside(tree.of, BINDING.atom), pen.sign('°')]);
		case 'mixed':
			return pen.join([
				pen.number(`${tree.whole}`),
				pen.fraction(pen.number(`${tree.over}`), pen.number(`${tree.under}`)),
			]);
		case 'plus-minus':
			return pen.join([
				...(tree.left ? [inside(tree.left, BINDING.sum)] : []),
				pen.sign('±'),
				inside(tree.of, BINDING.product),
			]);
		case 'list':
			if (tree.between === 'comma') return items(tree.items, ',');
			return pen.join(
				tree.items.flatMap((item, at) => [
					...(at > 0 ? [pen.words(` ${tree.between} `)] : []),
					write(item, pen),
				]),
			);
		case 'group':
			return pen.fence(tree.open, items(tree.items, ','), tree.close);
		case 'union':
			return items(tree.items, '∪');
		case 'intersection':
			return items(tree.items, '∩');
		case 'ratio':
			return items(tree.items, ':');
		case 'relation':
			return pen.join(
				tree.parts.flatMap((part, at) => [
					...(at > 0 ? [pen.sign(tree.signs[at - 1] as RelationSign)] : []),
					isFunction(part) ? calledBy(part, pen) : write(part, pen),
				]),
			);
		case 'matrix':
			return pen.matrix(tree.rows.map((row) => row.map((entry) => write(entry, pen))));
	}
}

/** The f(x) of f(x) = …, which is parsed as a product. */
const isFunction = (tree: Tree): tree is Extract<Tree, { is: 'product' }> =>
	tree.is === 'product' &&
	tree.factors.length === 2 &&
	/^[fghpqCNPQR] [ntx]$/.test(
		tree.factors.map((part) => (part.is === 'name' ? part.name : '')).join(' '),
	);

const calledBy = ({ factors: [name, of] }: Extract<Tree, { is: 'product' }>, pen: Pen): string =>
	pen.join([write(name as Tree, pen), argument(of as Tree, pen)]);

const callName = ({ name, base }: Extract<Tree, { is: 'call' }>, pen: Pen): string =>
	base ? pen.base(name, write(base, pen)) : pen.base(name, '');

/** The argument is always in parentheses, since "read as" exists to show what belongs to the function. */
const argument = (of: Tree, pen: Pen): string => pen.fence('(', write(of, pen), ')');

/** 3·5, x·3 and √2·3 need the sign; 3x, 2(x + 1) and 2√3 do not. */
const needsSign = (left: Tree, right: Tree): boolean =>
	beginsWithDigit(right) || (left.is === 'call' && right.is !== 'call') || left.is === 'mixed';

function beginsWithDigit(tree: Tree): boolean {
	if (tree.is === 'power') return beginsWithDigit(tree.base);
	if (tree.is === 'percent' || tree.is === 'degrees' || tree.is === 'factorial')
		return beginsWithDigit(tree.of);
	return tree.is === 'number' || tree.is === 'mixed' || tree.is === 'quotient';
}

function bindingOf(tree: Tree): number {
	switch (tree.is) {
		case 'list':
			return BINDING.list;
		case 'relation':
		case 'ratio':
		case 'union':
		case 'intersection':
			return BINDING.relation;
		case 'sum':
		case 'negative':
		case 'plus-minus':
			return BINDING.sum;
		case 'product':
			return BINDING.product;
		case 'call':
		case 'power':
		case 'quotient':
		case 'mixed':
		case 'root':
		case 'percent':
		case 'degrees':
		case 'factorial':
			return BINDING.power;
		default:
			return BINDING.atom;
	}
}
