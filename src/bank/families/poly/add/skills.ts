/** poly.add: add and subtract linear expressions and polynomials. */
import {
	blank,
	continued,
	difference,
	equation,
	num,
	product,
	squareBrackets,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	collect,
	linear,
	minus,
	type Monomial,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type Draw,
	lettersFor,
	type Line,
	line,
	polynomial,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { chosenPolynomial } from '../../../steps/choices.ts';
import { collectingLines } from '../../../steps/expanding.ts';
import { addFractionTerms, isFraction } from '../../../steps/fractions.ts';
import {
	polynomialMisconceptions,
	sumMisconceptions,
} from '../../../steps/polynomial-misconceptions.ts';
import {
	CHANGE_SIGNS,
	inBrackets,
	negatedTerms,
	REMOVE_BRACKETS,
	simplify,
	sumLines,
} from '../../../steps/sum-of-polynomials.ts';

// Sums and differences of polynomials from stories: perimeter, profit, areas, surface.

type Story = {
	prompt: Prose;
	/** "The perimeter". */
	measure: string;
	lines: Line[];
	result: Polynomial;
	unit: string;
	/** "in thousands of dollars", where the unit is "thousand dollars". */
	units?: string;
	hint: Prose;
	wrong: [value: Polynomial, why: string][];
};

const shown = polynomialExpression;

const SUM_STORIES: Skills = {
	'Add or subtract polynomials to model perimeter or profit'(draw) {
		const story = caseOf(STORIES, draw.inTurn('ctx'))(draw);
		if (!story || story.result.length < 2) return undefined;
		return {
			prompt: story.prompt,
			answer: withMisconceptions(
				withUnit(polynomial(shown(story.result)), story.unit),
				...polynomialMisconceptions(...story.wrong),
			),
			steps: [
				...story.lines,
				sentence(
					say`${story.measure}, in ${story.units ?? story.unit}, is ${shown(story.result)}.`,
				),
			],
			hints: [story.hint],
		};
	},
};

/** Every measure has only positive terms, so it is a length or an area for every positive x. */
const measure = (draw: Draw): Polynomial => {
	const kinds = draw.random.sample(['xx', 'x', ''], draw.random.int(2, 3));
	return collect(drawTerms(draw, kinds, { positive: true }));
};

/** What is sold, and the range of the price, in dollars, at which nobody would buy it any longer. */
const SOLD = [
	['backpacks', 40, 70],
	['lamps', 30, 60],
	['T-shirts', 16, 30],
	['skateboards', 60, 95],
	['board games', 24, 50],
] as const;

/**
 * Revenue and cost of x thousand things, in thousands of dollars. The price falls as more are sold, the cost rises at
 * least until the revenue is greatest, and some number of things brings a profit.
 */
function drawBusiness({ random }: Draw, [least, most]: readonly [number, number]) {
	const [drop, price] = [random.int(1, 3), random.int(least, most)];
	const [bend, each] = [
		random.pick([-1, 1, 2]),
		random.int(Math.ceil(price / 5), Math.floor(price / 2)),
	];
	const fixed = random.int(5, 40);
	const [fall, margin] = [drop + bend, price - each];
	if (fall <= 0 || bend === drop || each + (bend * price) / drop <= 0) return undefined;
	if (margin ** 2 / (4 * fall) <= fixed) return undefined;
	return {
		revenue: [term(-drop, 'xx'), term(price, 'x')],
		cost: [term(bend, 'xx'), term(each, 'x'), term(fixed)],
	};
}

const STORIES: Readonly<Record<string, (draw: Draw) => Story | undefined>> = {
	perimeter(draw) {
		const [length, width] = [measure(draw), measure(draw)];
		const [thing, unit] = draw.random.pick([
			['rectangular garden', 'feet'],
			['rectangular room', 'feet'],
			['rectangular poster', 'inches'],
			['rectangular field', 'yards'],
		] as const);
		const doubled = [...scale(length, 2), ...scale(width, 2)];
		return {
			prompt: say`A ${thing} is ${shown(length)} ${unit} long and ${shown(width)} ${unit} wide. Write its perimeter, in ${unit}, as a polynomial in standard form.`,
			measure: 'The perimeter',
			lines: [
				line(
					sum(product(2, inBrackets(length)), product(2, inBrackets(width))),
					'the perimeter is two lengths plus two widths',
				),
				line(continued(uncollected(...doubled)), 'multiply each term in the brackets by 2'),
				...collectingLines(doubled),
			],
			result: scale(plus(length, width), 2),
			unit,
			hint: say`How many lengths and how many widths are in the perimeter? Which terms are like terms?`,
			wrong: [
				[plus(length, width), 'added only one length and one width'],
				[plus(scale(length, 2), width), 'doubled only the length'],
			],
		};
	},

	profit(draw) {
		const [things, ...prices] = draw.random.pick(SOLD);
		const business = drawBusiness(draw, prices);
		if (!business) return undefined;
		const { revenue, cost } = business;
		const result = minus(revenue, cost);
		return {
			prompt: say`A company makes and sells ${symbol('x')} thousand ${things}. In thousands of dollars, its revenue is ${shown(revenue)}, and its cost is ${shown(cost)}. Write the profit, in thousands of dollars, as a polynomial in standard form.`,
			measure: 'The profit',
			lines: [
				line(difference(shown(revenue), inBrackets(cost)), 'profit is revenue minus cost'),
				line(continued(uncollected(...revenue, ...negatedTerms(cost))), CHANGE_SIGNS),
				...collectingLines([...revenue, ...negatedTerms(cost)]),
			],
			result,
			unit: 'thousand dollars',
			units: 'thousands of dollars',
			hint: say`How do you find the profit from the revenue and the cost? What happens to the sign of each term of the cost?`,
			wrong: [
				[plus(revenue, cost), 'added the cost instead of subtracting it'],
				[
					plus(revenue, scale(cost.slice(0, 1), -1), cost.slice(1)),
					'subtracted only the first term of the cost',
				],
			],
		};
	},

	'stacked areas'(draw) {
		const parts = [measure(draw), measure(draw), measure(draw)];
		const [one, two, three] = parts.map(shown);
		if (!one || !two || !three) return undefined;
		const [whole, piece, pieces] = draw.random.pick([
			['mural', 'panel', 'panels'],
			['store window', 'pane', 'panes'],
			['wall hanging', 'piece', 'pieces of cloth'],
			['stage backdrop', 'screen', 'screens'],
		] as const);
		return {
			prompt: say`A ${whole} is made of three ${pieces}, one above another. The upper ${piece} has an area of ${one} square feet, the middle ${piece} has an area of ${two} square feet, and the lower ${piece} has an area of ${three} square feet. Write the total area, in square feet, as a polynomial in standard form.`,
			measure: 'The total area',
			lines: [
				line(sum(...parts.map(inBrackets)), 'add the three areas'),
				line(continued(uncollected(...parts.flat())), REMOVE_BRACKETS),
				...collectingLines(parts.flat()),
			],
			result: plus(...parts),
			unit: 'square feet',
			hint: say`How do you find the total area? Which terms are like terms?`,
			wrong: [
				[plus(...parts.slice(0, 2)), `left out the lower ${piece}`],
				[plus(...parts.slice(1)), `left out the upper ${piece}`],
			],
		};
	},

	'surface area'(draw) {
		const faces = [measure(draw), measure(draw), measure(draw)];
		const [one, two, three] = faces.map(shown);
		if (!one || !two || !three) return undefined;
		const total = plus(...faces);
		return {
			prompt: say`The front of a closed rectangular box has an area of ${one} square inches, its side has an area of ${two} square inches, and its top has an area of ${three} square inches. Write the surface area of the box, in square inches, as a polynomial in standard form.`,
			measure: 'The surface area',
			lines: [
				line(
					product(2, squareBrackets(sum(...faces.map(inBrackets)))),
					'opposite faces have equal areas',
				),
				line(continued(product(2, inBrackets(total))), 'add the three areas: combine like terms'),
				line(continued(shown(scale(total, 2))), 'multiply each term by 2'),
			],
			result: scale(total, 2),
			unit: 'square inches',
			hint: say`How many faces does a box have? Which of them have equal areas?`,
			wrong: [
				[total, 'counted only one face of each pair of opposite faces'],
				[plus(total, faces[0] ?? []), 'doubled only the area of the front'],
			],
		};
	},
};

// Polynomials whose terms the curriculum plan only describes: "coefficients for each term [±1..12]".

/** One coefficient from the range in the description, 0 never; only positive ones when `positive` is set. */
function drawCoefficient(draw: Draw, { positive = false } = {}): number {
	const range = /±(\d+)\.\.(\d+)/.exec(draw.described('coefs'));
	if (!range) throw new RangeError(`"${draw.described('coefs')}" states no range ±a..b.`);
	const size = draw.random.int(Number(range[1]), Number(range[2]));
	return positive || draw.random.int(0, 1) === 1 ? size : -size;
}

/** A term for each kind, in order: `['xx', 'x', '']`. */
const drawTerms = (
	draw: Draw,
	kinds: readonly string[],
	options?: { positive?: boolean },
): Monomial[] => kinds.map((letters) => term(drawCoefficient(draw, options), letters));

/** x³, x², x, 1 for degree 3: the letters of each term. */
const kindsOfDegree = (letter: string, degree: number): string[] =>
	Array.from({ length: degree + 1 }, (_, at) => letter.repeat(degree - at));

/**
 * The same kinds with one left out now and then, in standard order or sometimes shuffled; the first kind stays.
 */
function drawPolynomial(draw: Draw, kinds: readonly string[]): Polynomial {
	const dropped = kinds.length > 3 || draw.random.int(0, 2) === 0 ? 1 : 0;
	const [first = '', ...others] = kinds;
	const kept = draw.random.sample(others, others.length - dropped);
	const ordered = [first, ...others.filter((kind) => kept.includes(kind))];
	const shuffled = draw.random.int(0, 2) === 0 ? draw.random.shuffle(ordered) : ordered;
	return drawTerms(draw, shuffled);
}

// Sums and differences of polynomials of degree 2 and more, in one letter or two.

const POLYNOMIAL_SUMS: Skills = {
	'Add or subtract polynomials'(draw) {
		const sign = draw.inTurn('op') === '+' ? 1 : -1;
		return draw.random.int(0, 2) === 0
			? inTwoLetters(draw, sign)
			: inOneLetter(draw, Number(draw.choice('deg')), sign);
	},

	'Add two polynomials': (draw) => inOneLetter(draw, Number(draw.inTurn('deg')), 1),

	'Subtract polynomials in one or two variables': (draw) =>
		draw.inTurn('vars') === '2' ? inTwoLetters(draw, -1) : inOneLetter(draw, 2, -1),

	'Choose the difference of two polynomials': chooseDifference,
};

function inOneLetter(draw: Draw, degree: number, sign: 1 | -1): Draft | undefined {
	const kinds = kindsOfDegree(anyLetter(draw.random), degree);
	const draft = simplify(drawPolynomial(draw, kinds), drawPolynomial(draw, kinds), sign);
	return draft && { ...draft, prompt: say`${draft.prompt} Write the answer in standard form.` };
}

function inTwoLetters(draw: Draw, sign: 1 | -1): Draft | undefined {
	const { x, y } = lettersFor(draw.random, true);
	const kinds = [x + x, x + y, y + y];
	return simplify(drawPolynomial(draw, kinds), drawPolynomial(draw, kinds), sign);
}

/** The mistakes: only the first term subtracted, added, subtracted in reverse. */
function chooseDifference(draw: Draw): ReturnType<Skill> {
	const kinds = kindsOfDegree('x', draw.int('deg')).slice(-4);
	const [first, second] = [drawTerms(draw, kinds), drawPolynomial(draw, kinds)];
	const { problem, result, begin, collecting } = sumLines(first, second, -1);
	const [lead, ...rest] = second;
	if (!lead || result.length < 3) return undefined;
	const answer = chosenPolynomial(result, [
		{
			value: plus(first, negatedTerms([lead]), rest),
			mistake: 'changed the sign of only the first term in the expression being subtracted',
		},
		{ value: plus(first, second), mistake: 'added instead of subtracting' },
		{
			value: minus(second, first),
			mistake: 'subtracted the first expression from the second',
		},
	]);
	return (
		answer && {
			prompt: say`Which expression is equivalent to ${problem}?`,
			answer,
			steps: [...begin, ...collecting],
			hints: [
				say`What happens to the sign of each term in the second expression? Which terms are like terms?`,
			],
		}
	);
}

export const skills: Skills = {
	'Add two linear expressions': (draw) => simplify(...drawTwo(draw), 1),
	'Subtract two linear expressions': (draw) => simplify(...drawTwo(draw), -1),

	'Combine linear expressions with fraction coefficients'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.choice('q'))];
		const [r, s] = [draw.int('r'), Number(draw.choice('s'))];
		const [b, d] = [draw.int('b'), draw.int('d')];
		if (!isFraction(p, q) || !isFraction(r, s) || b === 0 || d === 0) return undefined;
		const sign = draw.random.pick([1, -1] as const);
		const [first, second] = [linear(`${p}/${q}`, 'x', b), linear(`${r}/${s}`, 'x', d)];
		const terms = [...first, ...(sign === 1 ? second : negatedTerms(second))];
		const [together, result] = collectingLines(terms);
		if (!together || !result) return undefined;
		const { lines, sum: total } = addFractionTerms([p, q], [sign * r, s], [num(b), num(sign * d)]);
		const why = result.why?.replace(/^x terms: [^;]*/, `x terms: ${total}`) ?? total;
		const draft = simplify(first, second, sign, [together, ...lines, { ...result, why }]);
		return draft && { ...draft, prompt: say`${draft.prompt} Write fractions in lowest terms.` };
	},

	'Find the missing linear expression'(draw) {
		const [first, total] = drawTwo(draw);
		const result = minus(total, first);
		if (result.length < 2) return undefined;
		const problem = equation(sum(inBrackets(first), blank), polynomialExpression(total));
		const terms = [...total, ...negatedTerms(first)];
		return {
			prompt: say`Find the missing expression: ${problem}.`,
			answer: withMisconceptions(
				polynomial(polynomialExpression(result)),
				...sumMisconceptions(total, first, -1),
			),
			steps: [
				line(problem),
				line(
					equation(blank, difference(polynomialExpression(total), inBrackets(first))),
					'the missing expression is the sum minus the known expression',
				),
				line(continued(uncollected(...terms)), CHANGE_SIGNS),
				...collectingLines(terms),
			],
			hints: [
				say`What operation undoes adding ${inBrackets(first)}?`,
				say`When you subtract ${inBrackets(first)}, what happens to the sign of each of its terms?`,
			],
		};
	},

	...POLYNOMIAL_SUMS,
	...SUM_STORIES,
};

function drawTwo(draw: Draw): [Polynomial, Polynomial] {
	const x = anyLetter(draw.random);
	return [linear(draw.int('a'), x, draw.int('b')), linear(draw.int('c'), x, draw.int('d'))];
}
