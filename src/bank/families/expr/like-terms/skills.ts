/** expr.like-terms: combine like terms. */
import { continued, product, sum } from '../../../../math/expression.ts';
import { plainMonomial } from '../../../../math/plain-notation.ts';
import {
	collect,
	linear,
	type Monomial,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	polynomial,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { collectingLines } from '../../../steps/expanding.ts';
import { signsDropped, withoutSign } from '../../../steps/polynomial-misconceptions.ts';

export const skills: Skills = {
	'Combine like terms in one variable'(draw) {
		const x = anyLetter(draw.random);
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		return simplify([term(a, x), term(b), term(c, x), term(d)], 2);
	},

	'Combine like terms in two variables'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		const e = draw.int('e');
		const terms = [term(a, 'x'), term(b, 'y'), term(c, 'x'), term(d, 'y')];
		return e === 0 ? simplify(terms, 2) : simplify([...terms, term(e)], 3);
	},

	'Write a perimeter as a simplified expression'(draw) {
		const story = caseOf(
			SHAPES,
			draw.inTurn('ctx'),
		)({
			sides: draw.int('sides'),
			a: draw.int('a'),
			b: draw.int('b'),
			random: draw.random,
		});
		if (!story) return undefined;
		const result = collect(story.terms);
		if (result.length < 2) return undefined;
		const collecting = collectingLines(story.terms);
		return {
			prompt: story.prompt,
			answer: answerOr(story.terms, story.wrong),
			steps: [
				...story.begin,
				...collecting,
				sentence(say`The perimeter is ${polynomialExpression(result)} ${story.unit}.`),
			],
			hints: [story.hint, ...(collecting.length > 0 ? [say`Which terms are like terms?`] : [])],
		};
	},
};

/** `kinds` is how many different kinds of terms must be left. */
function simplify(terms: Monomial[], kinds: number): Draft | undefined {
	const result = collect(terms);
	if (result.length !== kinds) return undefined;
	const problem = uncollected(...terms);
	return {
		prompt: say`Simplify ${problem} by combining like terms.`,
		answer: withWrongSums(terms),
		steps: [line(problem), ...collectingLines(terms)],
		hints: [say`Which terms have the same variable? What is the sign of each term?`],
	};
}

/** The collected terms, then with one sign lost and with one term left out. */
function withWrongSums(terms: readonly Monomial[]): DraftAnswer {
	const isNumber = ({ powers }: Monomial) => Object.keys(powers).length === 0;
	const switched = (which: (one: Monomial) => boolean) => {
		const at = terms.findLastIndex(which);
		return terms.map((one, place) =>
			place === at ? { ...one, coefficient: one.coefficient.neg() } : one,
		);
	};
	const reversed = (which: (one: Monomial) => boolean) => {
		const last = terms.findLast(which);
		const size = last ? plainMonomial(withoutSign(last)) : '';
		return last?.coefficient.lt(0)
			? `added ${size} instead of subtracting it`
			: `subtracted ${size} instead of adding it`;
	};
	const isVariable = (one: Monomial) => !isNumber(one);
	const wrong: [Monomial[], string][] = [
		...[isNumber, isVariable]
			.filter((which) => terms.some(which))
			.map((which): [Monomial[], string] => [switched(which), reversed(which)]),
		...signsDropped(terms),
		[terms.slice(0, -1), 'left out the last term'],
	];
	return answerOr(terms, wrong);
}

function answerOr(terms: readonly Monomial[], wrong: PerimeterStory['wrong']): DraftAnswer {
	const answer = (kept: readonly Monomial[]) => polynomial(polynomialExpression(collect(kept)));
	return withMisconceptions(
		answer(terms),
		...wrong
			.filter(([kept]) => collect(kept).length > 0)
			.map(([kept, why]) => [answer(kept), why] as const),
	);
}

// Shapes with sides that are linear expressions, by the names of the curriculum plan.

/** `begin` are the lines up to `terms` written side by side. */
type PerimeterStory = {
	prompt: Prose;
	begin: Line[];
	terms: readonly Monomial[];
	wrong: readonly (readonly [terms: readonly Monomial[], why: string])[];
	unit: string;
	hint: Prose;
};

type Measures = { sides: number; a: number; b: number; random: Random };

/** `undefined`: no such shape. */
type Shape = (measures: Measures) => PerimeterStory | undefined;

const side = (a: number, b: number): Polynomial => linear(a, 'x', b);
const shown = polynomialExpression;
const another = (random: Random): Polynomial => side(random.int(1, 6), random.int(-4, 9));

const ADD_ALL = say`How do you find a perimeter from the lengths of the sides?`;

/** Sides added one after another; brackets are not needed when only sums are added. */
function added(sides: readonly Polynomial[]): Pick<PerimeterStory, 'begin' | 'terms' | 'wrong'> {
	const terms = sides.flat();
	return {
		wrong: [
			[sides.slice(0, -1).flat(), 'left out the last side'],
			[terms.slice(0, -1), 'left out the last term'],
			...signsDropped(terms),
		],
		begin: [
			line(
				sum(...sides.map((one) => (one.length > 1 ? bracketed(one) : shown(one)))),
				'the perimeter is the sum of the lengths of all the sides',
			),
			line(
				continued(uncollected(...terms)),
				'remove the brackets, because all of the lengths are added',
			),
		],
		terms,
	};
}

const bracketed = (one: Polynomial) => ({ kind: 'brackets', of: shown(one) }) as const;

/** Number of sides → what the shape is called. */
const REGULAR: Readonly<Record<number, readonly [article: string, name: string]>> = {
	3: ['an', 'equilateral triangle'],
	4: ['a', 'square'],
	5: ['a', 'regular pentagon'],
};

const SHAPES: Readonly<Record<string, Shape>> = {
	rectangle({ a, b, random }) {
		const [length, width] = [side(a, b), another(random)];
		if (slopeOf(length) <= slopeOf(width)) return undefined;
		const terms = [...scale(length, 2), ...scale(width, 2)];
		return {
			prompt: say`A rectangle is ${shown(length)} centimeters long and ${shown(width)} centimeters wide. Write its perimeter, in centimeters, as a simplified expression.`,
			begin: [
				line(
					sum(product(2, doubled(length)), product(2, doubled(width))),
					'the perimeter is two lengths plus two widths',
				),
				line(continued(uncollected(...terms)), 'multiply each term in the brackets by 2'),
			],
			terms,
			wrong: [
				[plus(length, width), 'added only one length and one width'],
				[
					[length, width].flatMap((one) => [...scale(one.slice(0, 1), 2), ...one.slice(1)]),
					'multiplied only the first term in each pair of brackets',
				],
			],
			unit: 'centimeters',
			hint: say`How many sides have the given length, and how many have the given width?`,
		};
	},
	triangle({ a, b, random }) {
		const sides = [side(a, b), another(random), another(random)];
		if (!closes(sides)) return undefined;
		const [first, second, third] = sides.map(shown);
		if (!first || !second || !third) return undefined;
		return {
			prompt: say`The sides of a triangle are ${first} inches, ${second} inches, and ${third} inches long. Write the perimeter of the triangle, in inches, as a simplified expression.`,
			...added(sides),
			unit: 'inches',
			hint: ADD_ALL,
		};
	},
	'L-shape'({ a, b, random }) {
		const [wide, high] = [side(a, b), another(random)];
		const [stepWide, stepHigh] = [side(0, random.int(2, 9)), side(0, random.int(2, 9))];
		if (b < 0 || a === 1) return undefined;
		const sides = [plus(wide, stepWide), high, stepWide, stepHigh, wide, plus(high, stepHigh)];
		const [one, two, three, four, five, six] = sides.map(shown);
		if (!one || !two || !three || !four || !five || !six) return undefined;
		return {
			prompt: say`An L-shaped floor has six sides. In order around the floor, the lengths of the sides are ${one} feet, ${two} feet, ${three} feet, ${four} feet, ${five} feet, and ${six} feet. Write the perimeter, in feet, as a simplified expression.`,
			...added(sides),
			unit: 'feet',
			hint: ADD_ALL,
		};
	},
	'regular polygon'({ sides, a, b }) {
		const [article, name] = REGULAR[sides] ?? [];
		if (article === undefined || name === undefined || b === 0) return undefined;
		const one = side(a, b);
		const terms = scale(one, sides);
		return {
			prompt: say`Each side of ${article} ${name} is ${shown(one)} meters long. Write the perimeter of the ${name}, in meters, as a simplified expression.`,
			begin: [
				line(product(sides, shown(one)), `there are ${sides} equal sides`),
				line(continued(shown(terms)), `multiply each term in the brackets by ${sides}`),
			],
			terms,
			wrong: [
				[
					[...scale(one.slice(0, 1), sides), ...one.slice(1)],
					'multiplied only the first term in the brackets',
				],
				[scale(one, sides - 1), 'left out one of the sides'],
			],
			unit: 'meters',
			hint: say`How many equal sides does ${name} have?`,
		};
	},
};

const doubled = (one: Polynomial) =>
	one.length > 1 || shown(one).kind === 'symbol' ? shown(one) : bracketed(one);

/** For large x each two sides are together longer than the third. */
function closes(sides: readonly Polynomial[]): boolean {
	const slopes = sides.map(slopeOf);
	const total = slopes.reduce((all, slope) => all + slope, 0);
	return slopes.every((slope) => 2 * slope < total);
}

/** The coefficient of x; every side has one. */
const slopeOf = ([first]: Polynomial): number => first?.coefficient.valueOf() ?? 0;
