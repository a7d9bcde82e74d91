/** Values of published formulas with the imaginary unit i. */
import { type Tree, treeOf, UnreadableTex } from './tex-tree.ts';

/** The real and the imaginary part. */
export type Complex = readonly [re: number, im: number];

/** @throws {UnreadableTex} for any variable, a named function, or an exponent that is not an integer. */
export const readComplex = (tex: string): Complex => valueOf(treeOf(tex));

export const sameComplex = ([a, b]: Complex, [c, d]: Complex): boolean =>
	Math.abs(a - c) < 1e-9 * Math.max(1, Math.abs(a)) &&
	Math.abs(b - d) < 1e-9 * Math.max(1, Math.abs(b));

const product = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

const inverse = ([a, b]: Complex): Complex => [a / (a * a + b * b), -b / (a * a + b * b)];

function valueOf(tree: Tree): Complex {
	switch (tree.kind) {
		case 'number':
			return [Number(tree.text), 0];
		case 'letter':
			if (tree.name === 'i') return [0, 1];
			throw new UnreadableTex(`The variable ${tree.name} has no value.`);
		case 'negative': {
			const [re, im] = valueOf(tree.of);
			return [-re, -im];
		}
		case 'root': {
			const [re, im] = valueOf(tree.of);
			if (im !== 0 || tree.index) throw new UnreadableTex('Only square roots of real numbers.');
			return re < 0 ? [0, Math.sqrt(-re)] : [Math.sqrt(re), 0];
		}
		case 'operation':
			return operation(tree);
		default:
			throw new UnreadableTex(`A ${tree.kind} has no complex value here.`);
	}
}

function operation({ sign, left, right }: Extract<Tree, { kind: 'operation' }>): Complex {
	const [[a, b], [c, d]] = [valueOf(left), valueOf(right)];
	switch (sign) {
		case '+':
			return [a + c, b + d];
		case '-':
			return [a - c, b - d];
		case '*':
			return product([a, b], [c, d]);
		case '/':
			return product([a, b], inverse([c, d]));
		case '^':
			return raised([a, b], c);
	}
}

function raised(base: Complex, exponent: number): Complex {
	if (!Number.isInteger(exponent) || Math.abs(exponent) > 1000)
		throw new UnreadableTex(`The exponent ${exponent} is not a whole number of a school book.`);
	const factor = exponent < 0 ? inverse(base) : base;
	let value: Complex = [1, 0];
	for (let step = 0; step < Math.abs(exponent); step++) value = product(value, factor);
	return value;
}
