/** The part of lin.half-plane that matches a graph with its inequality, and what a drawn boundary and shading say. */
import { equation, num, relation, sum, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import {
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../../math/inequality.ts';
import {
	fraction,
	lineEquation,
	pointAt,
	slopeIntercept,
	standardForm,
	valued,
	xyTerms,
} from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	letterOf,
	type Line,
	line,
	multipleChoice,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { fourHalfPlanes, type HalfPlane, halfPlane } from '../../../figures/half-plane.ts';
import { orEqualTo } from '../../../steps/inequality.ts';
import { clearSigns } from '../../../steps/line-form.ts';
import { slopeLines } from '../../../steps/slope.ts';
import type { Spot } from '../../../figures/figure.ts';

/** y compared with mx + b: one of four graphs. */
export function shadedGraph(draw: Draw): Draft | undefined {
	const [p, q, b] = [draw.int('m'), Number(draw.choice('q')), draw.int('b')];
	const sign = signNamed(draw.inTurn('rel'));
	const m = fraction(p, q);
	if (Number(m.d) !== q || b === 0) return undefined;
	const through = (rise: number): [Spot, Spot] => {
		const way = b * rise > 0 ? -1 : 1; // toward the middle of the plane
		return [
			[0, b],
			[way * q, b + way * rise],
		];
	};
	const [above, solid] = [!isLess(sign), !isStrict(sign)];
	return lettered(
		draw,
		say`Which graph shows all solutions of ${relation('y', sign, slopeIntercept(m, b))}?`,
		[
			{ plane: shown(through(p), above, solid) },
			{
				plane: shown(through(p), !above, solid),
				mistake: chosenWrong(otherSide(above), undefined),
			},
			{ plane: shown(through(p), above, !solid), mistake: chosenWrong(undefined, solid) },
			{
				plane: shown(through(-p), above, solid),
				mistake: `chose a graph with a line that ${p > 0 ? 'falls' : 'rises'} instead of one that ${p > 0 ? 'rises' : 'falls'}`,
			},
		],
		[
			sentence(
				say`The boundary is the line ${lineEquation(m, b)}.`,
				'replace the inequality symbol with an equal sign',
			),
			sentence(
				say`This line has slope ${num(m)} and crosses the ${symbol('y')}-axis at ${pointAt([0, b])}.`,
				'compare with y = mx + b',
			),
			styleOf(sign),
			sentence(
				say`The region ${above ? 'above' : 'below'} the line is shaded.`,
				`y is ${symbolWord(sign)} the y-value on the line`,
			),
		],
		[
			say`What are the slope and the ${symbol('y')}-intercept of the boundary, and is the boundary solid or dashed?`,
			say`On which side of the line are the points with a ${isLess(sign) ? 'smaller' : 'greater'} ${symbol('y')}-value?`,
		],
	);
}

const otherSide = (above: boolean) => (above ? 'below' : 'above');

const symbolWord = (sign: Sign): string =>
	({ '<': 'less than', '>': 'greater than', '\\le': 'at most', '\\ge': 'at least' })[sign];

type Option = { plane: HalfPlane; mistake?: string };

function lettered(
	draw: Draw,
	prompt: Prose,
	options: Option[],
	steps: Line[],
	hints: Prose[],
): Draft {
	const mixed = draw.random.shuffle(options);
	const at = mixed.findIndex(({ mistake }) => mistake === undefined);
	const right = mixed[at]?.plane;
	return {
		prompt,
		answer: letteredChoice(
			mixed.map(({ mistake }, place) => {
				const body = say`Graph ${letterOf(place)}`;
				return mistake === undefined ? { body } : distractor(body, mistake);
			}),
		),
		steps: [
			...steps,
			sentence(
				say`Only Graph ${letterOf(at)} has this line as a ${right?.solid ? 'solid' : 'dashed'} boundary and is shaded ${right?.above ? 'above' : 'below'} it.`,
			),
		],
		hints,
		figure: fourHalfPlanes(mixed.map(({ plane }) => plane)),
	};
}

export function inequalityFromGraph(draw: Draw): Draft | undefined {
	const [m, b] = [draw.int('m'), draw.int('b')];
	const sign = signNamed(draw.inTurn('rel'));
	const other: Spot = [b * m > 0 ? -1 : 1, b + m * (b * m > 0 ? -1 : 1)];
	if (b === 0 || Math.abs(other[1]) > 8) return undefined;
	const result = relation('y', sign, slopeIntercept(m, b));
	const wrong = (symbolUsed: Sign, rise: number) =>
		written('inequality', relation('y', symbolUsed, slopeIntercept(rise, b)));
	return {
		prompt: say`The graph shows all solutions of an inequality. Write the inequality with ${symbol('y')} by itself on the left side.`,
		answer: withMisconceptions(
			written('inequality', result),
			[
				wrong(turned(sign), m),
				`wrote the symbol for the part ${isLess(sign) ? 'above' : 'below'} the line`,
			],
			[wrong(withOtherEnd(sign), m), styleMisread(!isStrict(sign))],
			[wrong(sign, -m), m > 0 ? 'read a rising line as falling' : 'read a falling line as rising'],
		),
		steps: [
			line(equation('b', b), `the boundary, y = mx + b, crosses the y-axis at (0, ${b})`),
			sentence(
				say`The boundary also passes through ${pointAt(other)}.`,
				'read another point from the graph',
			),
			...slopeLines([0, b], other),
			line(lineEquation(m, b), 'substitute m and b into y = mx + b: this is the boundary'),
			symbolFor(sign),
			line(
				result,
				`the part ${isLess(sign) ? 'below' : 'above'} the line is shaded: y is ${symbolWord(sign)} the y-value on the line`,
			),
		],
		hints: [
			say`What is the equation of the boundary?`,
			say`Which side of the boundary is shaded, and is the boundary solid or dashed?`,
		],
		figure: halfPlane(
			shown([[0, b], other], !isLess(sign), !isStrict(sign)),
			Math.abs(other[1]) > 5 || Math.abs(b) > 5 ? 10 : 6,
		),
	};
}

/**
 * ax + by compared with c: the graph for an inequality, or the inequality for a graph. The origin, which is tested, is
 * at least 1 unit from the line, so that its side is easy to see.
 */
export function graphOrInequality(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const sign = signNamed(draw.inTurn('rel'));
	const boundary = latticePair(a, b, c);
	if (!clearSigns(a, b) || c * c < a * a + b * b || gcd(gcd(a, b), c) > 1 || !boundary)
		return undefined;
	const above = isLess(sign) ? b < 0 : b > 0;
	const plane = shown(boundary, above, !isStrict(sign));
	const given = relation(xyTerms(a, b), sign, c);
	const originIn = isLess(sign) ? c > 0 : c < 0;
	const atOrigin = sum(valued(a, 0, true), valued(b, 0));
	const steps: Line[] = [
		sentence(
			say`The boundary is the line ${standardForm(a, b, c)}.`,
			'replace the inequality symbol with an equal sign',
		),
		styleOf(sign),
		line(relation(atOrigin, sign, c), 'test the origin: substitute 0 for x and 0 for y'),
		line(relation(0, sign, c), `simplify: the statement is ${originIn ? 'true' : 'false'}`),
		sentence(
			say`The region ${above ? 'above' : 'below'} the line is shaded.`,
			`the origin is ${originIn ? '' : 'not '}a solution, and the graphs show it ${above === originIn ? 'above' : 'below'} the line`,
		),
	];
	if (draw.random.int(0, 1) === 1)
		return lettered(
			draw,
			say`Which graph shows all solutions of ${given}?`,
			[
				{ plane },
				{ plane: { ...plane, above: !above }, mistake: chosenWrong(otherSide(above), undefined) },
				{ plane: { ...plane, solid: !plane.solid }, mistake: chosenWrong(undefined, plane.solid) },
				{
					plane: { ...plane, above: !above, solid: !plane.solid },
					mistake: chosenWrong(otherSide(above), plane.solid),
				},
			],
			steps,
			[
				say`Are the points on the boundary solutions, and what does that say about the line?`,
				say`Is a point that is not on the line, such as the origin, a solution?`,
			],
		);
	const option = (other: Sign) => relation(xyTerms(a, b), other, c);
	return {
		prompt: say`The boundary of the shaded region is the line ${standardForm(a, b, c)}. Which inequality does the graph show?`,
		answer: multipleChoice(
			given,
			distractor(option(turned(sign)), 'reversed the inequality symbol'),
			distractor(option(withOtherEnd(sign)), styleMisread(plane.solid)),
			distractor(
				option(withOtherEnd(turned(sign))),
				`reversed the inequality symbol and ${styleMisread(plane.solid)}`,
			),
		),
		steps: [
			symbolFor(sign),
			sentence(say`The origin is ${originIn ? '' : 'not '}in the shaded region.`),
			line(equation(atOrigin, 0), 'substitute 0 for x and 0 for y in the left side'),
			sentence(
				say`The statement ${relation(0, sign, c)} is ${originIn ? 'true' : 'false'}, and ${relation(0, turned(sign), c)} is ${originIn ? 'false' : 'true'}.`,
				`the inequality must be ${originIn ? 'true' : 'false'} at the origin`,
			),
			sentence(say`The graph shows ${given}.`),
		],
		hints: [
			say`Is the boundary solid or dashed, and which inequality symbols does that leave?`,
			say`Is the origin in the shaded region? Should the inequality be true or false at the origin?`,
		],
		figure: halfPlane(plane, 10),
	};
}

/** Two different points with whole coordinates on ax + by = c, both within 5 of the axes. */
function latticePair(a: number, b: number, c: number): [Spot, Spot] | undefined {
	const found: Spot[] = [];
	for (let x = -5; x <= 5; x++) {
		const y = (c - a * x) / b;
		if (Number.isInteger(y) && Math.abs(y) <= 5) found.push([x, y]);
	}
	const [first, last] = [found[0], found.at(-1)];
	return first && last && first[0] !== last[0] ? [first, last] : undefined;
}

// What drawn half-planes and their boundaries say, for the skills that match them with inequalities.

/** How a wrongly chosen graph differs: on which side of the line, and whether it is dashed. */
function chosenWrong(shaded: 'above' | 'below' | undefined, dashed: boolean | undefined): string {
	const wrong = [
		...(shaded === undefined
			? []
			: [
					`shaded the part ${shaded} the line instead of the part ${shaded === 'above' ? 'below' : 'above'} it`,
				]),
		...(dashed === undefined
			? []
			: [
					dashed
						? 'used a dashed line although the points on the line are solutions'
						: 'used a solid line although the points on the line are not solutions',
				]),
	];
	return wrong.join(', and ');
}

/** For a graph that is given. */
const styleMisread = (solid: boolean): string =>
	solid ? 'read a solid line as dashed' : 'read a dashed line as solid';

export const shown = (
	boundary: HalfPlane['boundary'],
	above: boolean,
	solid: boolean,
): HalfPlane => ({
	boundary,
	above,
	solid,
});

const onBoundary = (sign: Sign): string =>
	`the points on the line are ${isStrict(sign) ? 'not ' : ''}solutions`;

const styleOf = (sign: Sign): Line =>
	sentence(
		say`The boundary is ${isStrict(sign) ? 'dashed' : 'solid'}.`,
		`${orEqualTo(!isStrict(sign))}, so ${onBoundary(sign)}`,
	);

/** What the drawn boundary says about the inequality symbol. */
const symbolFor = (sign: Sign): Line =>
	sentence(
		isStrict(sign)
			? say`The boundary is dashed, so the inequality does not include “or equal to”.`
			: say`The boundary is solid, so the inequality includes “or equal to”.`,
		onBoundary(sign),
	);
