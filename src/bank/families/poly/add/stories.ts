/** Sums and differences of polynomials from stories: perimeter, profit, areas, surface. CCSS A-APR.A.1. */
import { continued, difference, product, sum, symbol } from '../../../../math/expression.ts';
import {
	collect,
	minus,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { polynomial, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draw, line, type Line, type Skills } from '../../../family.ts';
import { drawTerms } from './drawn-polynomial.ts';
import { collectingLines } from '../../../steps/expanding.ts';
import {
	CHANGE_SIGNS,
	inBrackets,
	LEAVE_BRACKETS,
	negatedTerms,
} from '../../../steps/sum-of-polynomials.ts';

type Story = {
	prompt: Prose;
	lines: Line[];
	result: Polynomial;
	unit: string;
	hint: Prose;
};

const shown = polynomialExpression;

export const SUM_STORIES: Skills = {
	'Perimeter or profit polynomial'(draw) {
		const story = caseOf(STORIES, draw.inTurn('ctx'))(draw);
		if (!story || story.result.length < 2) return undefined;
		return {
			prompt: story.prompt,
			answer: withUnit(polynomial(shown(story.result)), story.unit),
			steps: story.lines,
			hints: [story.hint],
		};
	},
};

/** Every measure has only positive terms, so it is a length or an area for every positive x. */
const measure = (draw: Draw): Polynomial => {
	const kinds = draw.random.sample(['xx', 'x', ''], draw.random.int(2, 3));
	return collect(drawTerms(draw, kinds, { positive: true }));
};

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
			lines: [
				line(
					sum(product(2, inBrackets(length)), product(2, inBrackets(width))),
					'two lengths and two widths',
				),
				line(continued(uncollected(...doubled)), 'multiply each term in the brackets by 2'),
				...collectingLines(doubled),
			],
			result: scale(plus(length, width), 2),
			unit,
			hint: say`A rectangle has two lengths and two widths.`,
		};
	},

	profit(draw) {
		const revenue = drawTerms(draw, ['xx', 'x'], { positive: true });
		const cost = drawTerms(draw, ['xx', 'x', ''], { positive: true });
		const result = minus(revenue, cost);
		const things = draw.random.pick([
			'backpacks',
			'lamps',
			'T-shirts',
			'skateboards',
			'board games',
		]);
		if ((result[0]?.coefficient.s ?? 0n) < 0n || result[0]?.powers.x !== 2) return undefined;
		return {
			prompt: say`A company that makes ${symbol('x')} thousand ${things} takes in ${shown(revenue)} thousand dollars and has costs of ${shown(cost)} thousand dollars. Write the profit, in thousands of dollars, as a polynomial in standard form.`,
			lines: [
				line(
					difference(shown(revenue), inBrackets(cost)),
					'profit is what comes in minus the costs',
				),
				line(continued(uncollected(...revenue, ...negatedTerms(cost))), CHANGE_SIGNS),
				...collectingLines([...revenue, ...negatedTerms(cost)]),
			],
			result,
			unit: 'thousand dollars',
			hint: say`Profit is the money that comes in minus the costs. Every part of the costs is subtracted.`,
		};
	},

	'stacked areas'(draw) {
		const parts = [measure(draw), measure(draw), measure(draw)];
		const [one, two, three] = parts.map(shown);
		if (!one || !two || !three) return undefined;
		const [whole, pieces] = draw.random.pick([
			['mural', 'panels'],
			['shop window', 'panes'],
			['wall hanging', 'pieces of cloth'],
			['stage backdrop', 'screens'],
		] as const);
		return {
			prompt: say`A ${whole} is made of three ${pieces}, one above another. Their areas are ${one}, ${two} and ${three} square feet. Write the total area, in square feet, as a polynomial in standard form.`,
			lines: [
				line(sum(...parts.map(inBrackets)), 'add the three areas'),
				line(continued(uncollected(...parts.flat())), LEAVE_BRACKETS),
				...collectingLines(parts.flat()),
			],
			result: plus(...parts),
			unit: 'square feet',
			hint: say`Add the three areas. Then put like terms together.`,
		};
	},

	'surface area'(draw) {
		const faces = [measure(draw), measure(draw), measure(draw)];
		const [one, two, three] = faces.map(shown);
		if (!one || !two || !three) return undefined;
		const total = plus(...faces);
		return {
			prompt: say`The front, the side and the top of a closed rectangular box have the areas ${one}, ${two} and ${three} square inches. Write the surface area of the box, in square inches, as a polynomial in standard form.`,
			lines: [
				line(
					product(2, sum(...faces.map(inBrackets))),
					'each face has an equal face opposite to it',
				),
				line(continued(product(2, inBrackets(total))), 'add the three areas: combine like terms'),
				line(continued(shown(scale(total, 2))), 'multiply each term by 2'),
			],
			result: scale(total, 2),
			unit: 'square inches',
			hint: say`A box has six faces. Each of the three areas is there twice.`,
		};
	},
};
