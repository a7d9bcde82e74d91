/** Polynomials whose terms the curriculum plan only describes: "coefficients for each term [±1..12]". */
import { type Monomial, type Polynomial, term } from '../../../../math/polynomial.ts';
import type { Draw } from '../../../family.ts';

/** One coefficient from the range in the description, 0 never; only positive ones when `positive` is set. */
function drawCoefficient(draw: Draw, { positive = false } = {}): number {
	const range = /±(\d+)\.\.(\d+)/.exec(draw.described('coefs'));
	if (!range) throw new RangeError(`"${draw.described('coefs')}" states no range ±a..b.`);
	const size = draw.random.int(Number(range[1]), Number(range[2]));
	return positive || draw.random.int(0, 1) === 1 ? size : -size;
}

/** A term for each kind, in order: `['xx', 'x', '']`. */
export const drawTerms = (
	draw: Draw,
	kinds: readonly string[],
	options?: { positive?: boolean },
): Monomial[] => kinds.map((letters) => term(drawCoefficient(draw, options), letters));

/** x³, x², x, 1 for degree 3: the letters of each term. */
export const kindsOfDegree = (letter: string, degree: number): string[] =>
	Array.from({ length: degree + 1 }, (_, at) => letter.repeat(degree - at));

/**
 * The same kinds with one left out here and there, in writing order or, now and then, shuffled; the first kind stays.
 */
export function drawPolynomial(draw: Draw, kinds: readonly string[]): Polynomial {
	const dropped = kinds.length > 3 || draw.random.int(0, 2) === 0 ? 1 : 0;
	const [first = '', ...others] = kinds;
	const kept = draw.random.sample(others, others.length - dropped);
	const ordered = [first, ...others.filter((kind) => kept.includes(kind))];
	const shuffled = draw.random.int(0, 2) === 0 ? draw.random.shuffle(ordered) : ordered;
	return drawTerms(draw, shuffled);
}
