/**
 * The graphs in the figure of a prompt against the equations in the prompt, or, where it has none, against the one that
 * is the answer: each equation has a graph, and all of that graph satisfies it.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { exact, ifReadable } from '../values.ts';
import { rulesIn, type Rules, writtenOut } from '../read-functions.ts';
import { readCondition } from '../regions.ts';
import { distanceTo, type Gap, gapOf } from './named-graphs.ts';
import { type Panel, panelsIn } from './panels.ts';
import type { Spot } from './path-spots.ts';
import { drawnBy } from './plane-lines.ts';
import { at, type Mark, isDashed } from './svg-elements.ts';
import { spotsAlong } from './path-run.ts';

/** Pixels between a graph and its equation. */
const NEAR = 1.5;
/** Pixels between the places where a straight piece is compared. */
const APART = 6;
/** Pieces of a graph that is not straight. */
const MANY = 8;

/** Such prompts have equations of graphs that are not drawn. */
const NOT_DRAWN = /reflect|translat|inverse|[Cc]ompare/;

/** Where a dashed line may be a graph and not an asymptote. */
const BOUNDARY = /[<>]|boundary|inequality/;

/** Issues for each equation without a graph; of several planes, the right one is read. */
export function givenGraphIssues(svg: string, question: Question): string[] {
	const prompt = questionText(question.question);
	const equations = NOT_DRAWN.test(prompt) ? [] : equationsOf(prompt, question);
	const panels = equations.length === 0 ? [] : panelsIn(svg);
	const panel = panels.length > 1 ? panels['ABCD'.indexOf(question.answer.value)] : panels[0];
	const isWanted = (mark: Mark) => isGraph(mark) && (BOUNDARY.test(prompt) || !isDashed(mark));
	const graphs = panel?.marks.filter(isWanted).map((mark) => spotsOf(mark, panel)) ?? [];
	if (!panel || graphs.length === 0) return [];
	const isDrawn = ({ gap }: Equation) => {
		const isNear = nearness(gap, panel);
		return graphs.some((spots) => spots.length > 1 && spots.every(isNear));
	};
	return equations
		.filter((equation) => !isDrawn(equation))
		.map(({ tex }) => `the graph of ${tex} is not drawn`);
}

type Equation = { tex: string; gap: Gap };

function equationsOf(prompt: string, question: Question): Equation[] {
	const degrees = /\\circ|in degrees/.test(prompt);
	const given = equationsIn(prompt, rulesIn(question), degrees);
	const { text, choices } = question.answer;
	const isRule = !choices && !/[=<>]|\\[lg]e(?![a-z])/.test(text);
	const asked = `$${isRule ? 'y = ' : ''}${text.replaceAll('$', '')}$`;
	return given.length > 0 ? given : equationsIn(asked, new Map(), degrees);
}

/** In x and y, functions of x, and inequalities, whose boundaries are drawn; the pieces of a function are one. */
function equationsIn(prompt: string, rules: Rules, degrees: boolean): Equation[] {
	const read = (tex: string): Gap | undefined =>
		gapOf(tex.replace(/\\[lg]e(?![a-z])|[<>]/, '='), degrees);
	const [, drawn] = /graph of \$([a-z])\$/.exec(prompt) ?? [];
	const pieces = [...prompt.matchAll(/\$([^$]*=[^$]*)\$ (?:for|when) \$([^$]*)\$/g)].flatMap(
		([, tex = '', condition = '']) => {
			const [gap, holds] = [read(tex), ifReadable(() => readCondition(condition))];
			return gap && holds ? [{ tex, gap, holds }] : [];
		},
	);
	if (pieces.length > 1) {
		const pieceAt = (x: number) =>
			pieces.find(({ holds }) => holds({ x: exact(Math.round(x * 1000), 1000) }));
		return [
			{
				tex: pieces.map(({ tex }) => tex).join(' and '),
				gap: (x, y) => pieceAt(x)?.gap(x, y) ?? Number.NaN,
			},
		];
	}
	return [...prompt.matchAll(/\$([^$]*(?:y|\(x\))[^$]*)\$/g)].flatMap(([, tex = '']) => {
		const [, name, rule = ''] = /^([a-z])\(x\) = (.*)$/.exec(tex) ?? [];
		const isOther = drawn !== undefined && name !== drawn;
		const plain = name === undefined ? tex : `y = ${writtenOut(rule, rules)}`;
		const gap = !isOther && IN_X.test(plain) ? read(plain) : undefined;
		return gap ? [{ tex, gap }] : [];
	});
}

const IN_X = /(?<![a-z\\])x(?![a-z])/;

/** Places around a spot, in pixels, between which a steep graph passes: near an asymptote, a slope says little. */
const AROUND = Array.from({ length: 21 }, (_, step) => (step - 10) / 10);

function nearness(gap: Gap, panel: Panel): (spot: Spot) => boolean {
	const distance = distanceTo(gap, panel);
	const pixel = panel.across(1) - panel.across(0);
	return ([x, y]) => {
		if (distance(x, y) < NEAR) return true;
		const gaps = AROUND.map((off) => gap(x + off * pixel, y)).filter(Number.isFinite);
		return gaps.some((value) => value > 0) && gaps.some((value) => value < 0);
	};
}

/** Not a name, a dot, a region, or a closed shape. */
const isGraph = (mark: Mark): boolean =>
	mark.name !== 'text' &&
	!(mark.name === 'circle' && at(mark, 'r') < 8) &&
	!('fill-opacity' in mark.attributes) &&
	!/z$/i.test(mark.attributes['d'] ?? '');

/** In units, where it is inside its window; those between the ends of a piece only if the graph has few pieces. */
function spotsOf(mark: Mark, { across, up, x, y }: Panel): Spot[] {
	const { run } = drawnBy(mark);
	return run
		.flatMap((piece) => (run.length > MANY ? piece : spotsAlong(piece, APART)))
		.map(([h, v]): Spot => [across(h), up(v)])
		.filter(([h, v]) => h >= x[0] && h <= x[1] && v >= y[0] && v <= y[1]);
}
