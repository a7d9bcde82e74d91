/** quad.area-story: areas, borders, triangles, journeys and numbers by a quadratic equation. */
import { caseOf, type Draft, type Draw, type Skill, type Skills } from '../../../family.ts';
import { productOfPair, squaresOfPair, sumAndProduct, withReciprocal } from './numbers.ts';
import { border, BORDER_NAMES } from './borders.ts';
import { openBox, rectangle } from './shapes.ts';
import { travelRate } from './travel.ts';
import { drawTriple, radicalTriangle, rightTriangle, screen, tripleOf } from './triangles.ts';

/** The numbers of a story: a short length, how much longer the long one is, and a small width. */
type Sizes = { short: number; more: number; small: number };

/** The plan gives two lengths and a width, or one length and a difference. */
const sizesOf = (draw: Draw): Sizes =>
	draw.has('L')
		? { short: draw.int('W'), more: draw.int('L') - draw.int('W'), small: draw.int('x') }
		: { short: draw.int('n'), more: draw.int('d'), small: draw.random.int(1, 4) };

/** By the names of the curriculum plan. */
const STORIES: Readonly<Record<string, (draw: Draw, sizes: Sizes) => Draft | undefined>> = {
	'rectangle from area': (draw, { short, more }) => rectangle(draw, short, more),
	'uniform border': anyBorder,
	border: anyBorder,
	'consecutive numbers': (draw, { short }) =>
		draw.random.int(0, 2) > 0
			? productOfPair(short, draw.random.int(1, 2))
			: squaresOfPair(short, draw.random.int(1, 2)),
	'right triangle': (draw) => rightTriangle(draw, drawTriple(draw)),
	'open box': (draw, { short, more, small }) => openBox(draw, short, more, small + 1),
	'diagonal of a screen': (draw) => screen(draw, drawTriple(draw)),
	'travel rate': (draw, { short, small }) => travelRate(draw, short, small),
};

function anyBorder(draw: Draw, { short, more, small }: Sizes): Draft | undefined {
	return border(draw, draw.random.pick(BORDER_NAMES), short + more, short, small);
}

const inContext: Skill = (draw) => caseOf(STORIES, draw.inTurn('ctx'))(draw, sizesOf(draw));

const namedBorder: Skill = (draw) =>
	border(draw, draw.inTurn('ctx'), draw.int('L'), draw.int('W'), draw.int('x'));

/** By the names of the curriculum plan. */
const NUMBERS: Readonly<Record<string, (n: number, d: number, draw: Draw) => Draft | undefined>> = {
	'product of consecutive': productOfPair,
	'sum of squares': squaresOfPair,
	'number and reciprocal': (n, d) => withReciprocal(Math.abs(n), d),
	'product with given sum': sumAndProduct,
};

export const skills: Skills = {
	'Solve number problems with quadratic equations': (draw) =>
		caseOf(NUMBERS, draw.inTurn('kind'))(draw.int('n'), draw.int('d'), draw),

	'Solve border and rectangle problems': namedBorder,

	'Solve right-triangle problems with quadratic equations'(draw) {
		const [m, n, k] = [draw.int('m'), draw.int('n'), draw.int('k')];
		if (draw.inTurn('ctx') === 'radical sides') return radicalTriangle(draw, n, 2 * (m + k));
		const triple = tripleOf(m, n, k);
		return triple && rightTriangle(draw, triple);
	},

	'Solve area, number, and right-triangle problems': inContext,
};
