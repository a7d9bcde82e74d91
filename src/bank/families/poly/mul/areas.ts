/** Areas of rectangles, frames and L-shapes whose sides are linear expressions. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	product,
} from '../../../../math/expression.ts';
import {
	linear,
	minus,
	type Monomial,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draw,
	type Line,
	line,
	polynomial,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { collectingLines, expandingLines, productTerms } from '../../../steps/expanding.ts';
import { polynomialMisconceptions } from '../../../steps/polynomial-misconceptions.ts';

type Region = {
	prompt: Prose;
	lines: Line[];
	result: Polynomial;
	unit: string;
	/** Which area it is, where the story has more than one. */
	of?: string;
	hint: Prose;
	wrong: [value: Polynomial, why: string][];
};

const shown = polynomialExpression;

export const AREAS: Skills = {
	'Write an area as a polynomial'(draw) {
		const region = caseOf(REGIONS, draw.inTurn('shape'))(draw);
		if (!region) return undefined;
		return {
			prompt: region.prompt,
			answer: withMisconceptions(
				withUnit(polynomial(shown(region.result)), region.unit),
				...polynomialMisconceptions(...region.wrong),
			),
			steps: [
				...region.lines,
				sentence(
					say`The area${region.of === undefined ? '' : ` of ${region.of}`} is ${shown(region.result)} ${region.unit}.`,
				),
			],
			hints: [region.hint],
		};
	},
};

const REGIONS: Readonly<Record<string, (draw: Draw) => Region | undefined>> = {
	rectangle(draw) {
		const [one, two] = sides(draw);
		const [length, width] = isShorter(draw) ? [two, one] : [one, two];
		const [thing, unit] = draw.random.pick([
			['rectangular garden', 'feet'],
			['rectangular rug', 'feet'],
			['rectangular sheet of paper', 'inches'],
			['rectangular parking lot', 'yards'],
		] as const);
		return {
			prompt: say`A ${thing} is ${shown(length)} ${unit} long and ${shown(width)} ${unit} wide. Write its area, in square ${unit}, as a polynomial in standard form.`,
			lines: [
				line(product(shown(length), shown(width)), 'area is length times width'),
				...expandingLines(length, width),
			],
			result: multiply(length, width),
			unit: `square ${unit}`,
			hint: say`How do you find the area of a rectangle from its length and width?`,
			wrong: [
				[
					plus(
						multiply(length.slice(0, 1), width.slice(0, 1)),
						multiply(length.slice(1), width.slice(1)),
					),
					'multiplied only the first terms and the last terms',
				],
				[scale(plus(length, width), 2), 'found the perimeter'],
			],
		};
	},

	border(draw) {
		const [wide, high, b] = [draw.int('a'), draw.int('c'), draw.int('b')];
		if (wide === high || b > 6) return undefined;
		const outer: [Polynomial, Polynomial] = [linear(wide, 'x', 2 * b), linear(high, 'x', 2 * b)];
		const inner: [Polynomial, Polynomial] = [[term(wide, 'x')], [term(high, 'x')]];
		const rim = b === 1 ? '1 inch' : `${b} inches`;
		const alone = withoutPart(
			outer,
			inner,
			'the area of the picture and the frame together minus the area of the picture',
			'the picture',
		);
		return {
			prompt: say`A picture is ${shown(inner[0])} inches wide and ${shown(inner[1])} inches tall. It has a frame that is ${rim} wide on every side. Write the area of the frame alone, in square inches, as a polynomial in standard form.`,
			...alone,
			lines: [
				sentence(
					say`Together, the picture and the frame are ${shown(outer[0])} inches wide and ${shown(outer[1])} inches tall.`,
					`the frame adds ${b} + ${b} = ${2 * b} inches to each dimension`,
				),
				...alone.lines,
			],
			unit: 'square inches',
			of: 'the frame',
			hint: say`How wide and how tall are the picture and the frame together? Which area do you subtract?`,
		};
	},

	L(draw) {
		const [length, width] = sides(draw);
		const cut: [Polynomial, Polynomial] = [[term(1, 'x')], [term(draw.int('d'))]];
		if (draw.int('d') < 2 || shown(length).kind === 'symbol') return undefined;
		return {
			prompt: say`A patio is L-shaped: it is a rectangle that measures ${shown(length)} feet by ${shown(width)} feet, with one corner removed. The removed corner is a rectangle that measures ${shown(cut[0])} feet by ${shown(cut[1])} feet. Write the area of the patio, in square feet, as a polynomial in standard form.`,
			...withoutPart(
				[length, width],
				cut,
				'the area of the whole rectangle minus the area of the corner',
				'the corner',
			),
			unit: 'square feet',
			of: 'the patio',
			hint: say`What is the area of the whole rectangle? What is the area of the corner?`,
		};
	},
};

const sides = (draw: Draw): [Polynomial, Polynomial] => [
	linear(draw.int('a'), 'x', draw.int('b')),
	linear(draw.int('c'), 'x', draw.int('d')),
];

/** Whether ax + b is less than cx + d for large x. */
function isShorter(draw: Draw): boolean {
	const steeper = draw.int('c') - draw.int('a');
	return steeper > 0 || (steeper === 0 && draw.int('b') < draw.int('d'));
}

/** The area of the outer rectangle minus the inner one, which is a single term. */
function withoutPart(
	[length, width]: [Polynomial, Polynomial],
	[across, down]: [Polynomial, Polynomial],
	why: string,
	part: string,
): Pick<Region, 'lines' | 'result' | 'wrong'> {
	const inner = multiply(across, down);
	const terms: Monomial[] = [...productTerms(length, width), ...scale(inner, -1)];
	return {
		lines: [
			line(difference(product(shown(length), shown(width)), innerProduct(across, down)), why),
			line(
				continued(uncollected(...terms)),
				shown(down).kind === 'number'
					? 'multiply the two binomials'
					: 'multiply the two binomials and the two monomials',
			),
			...collectingLines(terms),
		],
		result: minus(multiply(length, width), inner),
		wrong: [
			[multiply(length, width), `did not subtract the area of ${part}`],
			[plus(multiply(length, width), inner), `added the area of ${part} instead of subtracting it`],
		],
	};
}

/** 4x(2x), 2x(x), or 6x for a side that is a number. */
const innerProduct = (across: Polynomial, down: Polynomial): Expression => {
	const last = shown(down);
	if (last.kind === 'number') return product(last, shown(across));
	return product(...parts(across), last.kind === 'symbol' ? brackets(last) : last);
};

const parts = (one: Polynomial): Expression[] => {
	const written = shown(one);
	return written.kind === 'product' ? written.factors : [written];
};
