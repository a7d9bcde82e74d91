/** One function, four graphs; or one graph, four rules. */
import { evaluate } from '../../../../math/evaluate.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Operand,
	opposite,
	product,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { formula, type Prose, proseText, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	letterOf,
	type Line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { squareAxes } from '../../../figures/axes.ts';
import { type Curve, fourCurves, landmarks, oneCurve, smallAxes } from '../../../figures/curves.ts';
import type { Axes } from '../../../figures/figure.ts';
import { comesTo } from '../../../steps/amounts.ts';

// The value of a rule at a tested point, with the value of its power or logarithm before the terms are added up.

/** −4(1/2)⁻¹ + 3 = −4(2) + 3 = −5 */
export function calculation(shown: Expression, value: number): Expression {
	if (tex(shown) === String(value)) return shown;
	const rest = /\\log|\^\{/.test(tex(shown)) ? inNumbers(shown) : num(value);
	const isDone = [String(value), tex(shown)].includes(tex(rest));
	return equation(shown, isDone ? num(value) : equation(rest, value));
}

/** With a number for each power and each logarithm. */
function inNumbers(part: Expression): Expression {
	switch (part.kind) {
		case 'call': {
			const base = part.base ? evaluate(part.base).valueOf() : 10;
			// The value of the rule is an integer at a tested point, so its logarithm is one, too.
			return num(Math.round(Math.log(evaluate(part.of).valueOf()) / Math.log(base)));
		}
		case 'power':
			return num(evaluate(part));
		case 'brackets':
			return inNumbers(part.of);
		case 'sum':
			return {
				...part,
				terms: part.terms.map((term) => {
					const shown = inNumbers(term);
					return shown.kind === 'product' ? num(evaluate(shown)) : shown;
				}),
			};
		case 'opposite':
			return negative(inNumbers(part.of));
		case 'product': {
			const [factor = part, ...others] = part.factors;
			const [inner = part, ...more] = others.map((one) =>
				one.kind === 'sum' ? num(evaluate(one)) : inNumbers(one),
			);
			const isSign = factor.kind === 'number' && factor.value.equals(-1) && more.length === 0;
			return isSign
				? negative(inner)
				: product(inNumbers(factor), ...[inner, ...more].map(brackets));
		}
		default:
			return part;
	}
}

const negative = (of: Expression): Expression =>
	of.kind === 'number' && of.value.gte(0) ? num(of.value.neg()) : opposite(brackets(of));

/** A rule with its graph. The first option of a question is the right one, the others come from mistakes. */
export type Option = {
	text: Prose;
	curve: Curve;
	/** The rule with a number for x; for rules of one formula. */
	at?: (x: number) => Expression;
	mistake: string;
};

export const option = (
	rule: (x: Operand) => Expression,
	curve: Curve,
	mistake: string,
	check = true,
): Option => ({
	text: formula(equation('y', rule('x'))),
	curve,
	mistake,
	...(check ? { at: (x: number) => rule(num(x)) } : {}),
});

export type Matching = {
	options: readonly Option[];
	small: Axes;
	large: Axes;
	/** What to look at before a point is tested: from the equation to the graph, or read from the graph. */
	steps: (fromGraph: boolean) => readonly Line[];
	hints: (fromGraph: boolean) => Prose[];
	/** What is chosen for a graph, if not an equation. */
	name?: string;
	/** The features alone fix the graph, as slope and y-intercept fix a line: no point is tested. */
	isFixed?: boolean;
	/** Which graph the steps leave, if not the one with certain features: "through both of these points". */
	shown?: string;
	/** What x is measured in. */
	unit?: 'degrees' | 'radians';
	/** What the rule is called before it is written: "the piecewise function". */
	kind?: string;
	/** Instead of "the graph of y = …". */
	ask?: Prose;
};

export function matching(draw: Draw, of: Matching): Draft | undefined {
	const asksRule = !of.ask && draw.random.int(0, 2) === 0;
	const axes = asksRule ? of.large : of.small;
	const [right, ...others] = of.options;
	if (!right || !isReadable(right, axes)) return undefined;
	const kept: Option[] = [right];
	for (const one of others)
		if (kept.length < 4 && isReadable(one, axes) && kept.every((old) => differ(old, one, axes)))
			kept.push(one);
	if (kept.length < 4) return undefined;
	const features = of.steps(asksRule);
	const lines = of.isFixed
		? []
		: pointCheck(right, kept.slice(1), axes, { features, fromGraph: asksRule });
	const steps = [...features, ...lines];
	const rest = {
		...of,
		hints: of.hints(asksRule),
		steps,
		axes,
	};
	return asksRule
		? ruleChoice(kept, right, rest)
		: graphChoice(draw, kept, right, { ...rest, isTested: lines.length > 0 });
}

type Rest = Omit<Matching, 'steps' | 'hints'> & {
	steps: readonly Line[];
	hints: Prose[];
	axes: Axes;
};

function graphChoice(
	draw: Draw,
	kept: Option[],
	right: Option,
	rest: Rest & { isTested: boolean },
): Draft {
	const shown = draw.random.shuffle(kept);
	const graphs = shown.map((one, at) => {
		const body = say`Graph ${letterOf(at)}`;
		return one === right ? { body } : distractor(body, one.mistake);
	});
	const answer = letteredChoice(graphs);
	return {
		prompt: rest.ask
			? say`${rest.ask}?`
			: say`Which of the graphs A to D is the graph of ${rest.kind ? `${rest.kind} ` : ''}${right.text}${rest.unit ? say`, where ${symbol('x')} is in ${rest.unit}` : ''}?`,
		answer,
		steps: [
			...rest.steps,
			sentence(
				rest.isTested
					? say`Of the four graphs, only ${answer.body} has these features and passes through this point.`
					: say`The only graph ${rest.shown ?? 'with these features'} is ${answer.body}.`,
			),
		],
		hints: rest.hints,
		figure: fourCurves(
			shown.map(({ curve }) => curve),
			rest.axes,
		),
	};
}

const ruleChoice = (
	kept: Option[],
	right: Option,
	{ name = 'equation', unit, ...rest }: Rest,
): Draft => ({
	prompt: say`${unit ? say`The graph of a function is shown, where ${symbol('x')} is in ${unit}. ` : ''}Which ${name} matches the graph?`,
	answer: multipleChoice(
		right.text,
		...kept.slice(1).map(({ text, mistake }) => distractor(text, mistake)),
	),
	steps: [...rest.steps, sentence(say`The ${name} that matches the graph is ${right.text}.`)],
	hints: rest.hints,
	figure: oneCurve(right.curve, rest.axes),
});

type Spot = readonly [number, number];

/** The test of a point with whole coordinates that the features do not name, away from the axes if there is one. */
function pointCheck(
	{ at, curve }: Option,
	others: readonly Option[],
	axes: Axes,
	{ features, fromGraph }: { features: readonly Line[]; fromGraph: boolean },
): Line[] {
	const spots = landmarks(curve, axes);
	// 2¹ is written as 2: the point does not show what happens to the exponent.
	const hidesPower = at !== undefined && tex(at(2)).includes('^{2}') && !tex(at(1)).includes('^');
	const whole = spots.filter(
		([x, y]) =>
			Number.isInteger(x) &&
			Number.isInteger(y) &&
			Math.abs(curve.at(x) - y) < 1e-9 &&
			!(hidesPower && x === 1),
	);
	const away = whole.filter(([, y]) => y !== 0);
	const [first] = curve.keys ?? [];
	const isNew = ([x]: Spot) => x !== 0 && x !== first;
	const inOrder = [
		...away.filter(isNew),
		...away.filter(([x]) => x !== first),
		...whole.filter(isNew),
		...whole.slice(0, 1),
	];
	const isNamed = ([x, y]: Spot) =>
		features.some(({ body }) => proseText(body).includes(tex(tuple(x, y))));
	const decides = (tested: Spot) => others.every((other) => isFar(other, tested, axes));
	const spot = inOrder.find((tested) => decides(tested) && !isNamed(tested)) ?? inOrder[0];
	if (!spot || !at) return [];
	const [x, y] = spot;
	const point = tuple(x, y);
	if (isNamed(spot)) {
		const other = spots.findLast(([place]) => Number.isInteger(place) && place !== x);
		return other ? [heightLine(other, at, fromGraph)] : [];
	}
	// A quotient over 1 is not written.
	if (tex(at(x)).includes('}{1}')) return [];
	return [
		sentence(
			say`Test the point ${point}: when ${equation('x', x)}, ${equation('y', calculation(at(x), y))}.`,
		),
	];
}

const isFar = ({ curve }: Option, [x, y]: Spot, axes: Axes): boolean =>
	!(Math.abs(curve.at(x) - y) < 0.04 * (axes.y.to - axes.y.from));

/** For a curve whose only point with whole coordinates is named already: another height, in tenths. */
const heightLine = ([x, y]: Spot, at: (x: number) => Expression, fromGraph: boolean): Line => {
	const value = say`when ${equation('x', x)}, ${equation('y', comesTo(at(x), rounded(y, 1)))}`;
	return sentence(
		fromGraph
			? say`Test another point: the graph passes close to ${tuple(x, rounded(y, 1))}, and ${value}.`
			: say`Test another point: ${value}.`,
	);
};

const isReadable = ({ curve }: Option, axes: Axes): boolean => landmarks(curve, axes).length >= 2;

/** Each graph clearly misses a marked point or an asymptote of the other. */
const differ = (one: Option, two: Option, axes: Axes): boolean =>
	misses(one, two, axes) && misses(two, one, axes);

const misses = (one: Option, two: Option, { x, y }: Axes): boolean =>
	(one.curve.walls ?? []).some(
		(wall) => wall > x.from && wall < x.to && !(two.curve.walls ?? []).includes(wall),
	) || landmarks(one.curve, { x, y }).some((spot) => isFar(two, spot, { x, y }));

// The axes of pictures: small ones for four graphs, a large one for one.

export const axesFor = (reach: number): { small: Axes; large: Axes } => ({
	small: smallAxes(reach),
	large: squareAxes(reach),
});
