/** Does the transformations to points, puts points into rules, samples domains and ranges. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readIntervals } from '../../../verify/interval-set.ts';
import { lettersIn, readReal, sidesOf } from '../../../verify/values.ts';

// Transformations that a text names, applied to points one after another.

type Spot = readonly [number, number];

const amount = (text = ''): number => {
	const [, over = '', under = '1'] = /^(?:\\frac\{(\d+)\}\{(\d+)\})$/.exec(text) ?? [];
	return over ? Number(over) / Number(under) : Number(text);
};

const STEP =
	/a (vertical|horizontal) (stretch|compression) by a factor of \$([^$]+)\$|a reflection (?:in|across) the \$([xy])\$-axis|a translation of \$(\d+)\$ units? (to the right|to the left|up|down)/g;

/** Where the point goes; the text must name at least one transformation. */
function moved(text: string, start: Spot): Spot {
	const steps = [...text.matchAll(STEP)];
	if (steps.length === 0) throw new RangeError(`"${text}" names no transformation.`);
	return steps.reduce<Spot>(([x, y], [, side, , factor, axis, by, way]) => {
		if (side) return side === 'vertical' ? [x, y * amount(factor)] : [x * amount(factor), y];
		if (axis) return axis === 'x' ? [x, -y] : [-x, y];
		const size = Number(by) * (way === 'to the left' || way === 'down' ? -1 : 1);
		return way === 'up' || way === 'down' ? [x, y + size] : [x + size, y];
	}, start);
}

/** A stretch must have a factor above 1 sideways and up, a compression one below 1. */
const namesFactorsWell = (text: string): boolean =>
	[...text.matchAll(STEP)].every(
		([, , kind, factor]) => !kind || amount(factor) > 1 === (kind === 'stretch'),
	);

/** True when the transformations of the text carry the graph of one rule onto the graph of the other. */
const carries = (text: string, from: (x: number) => number, to: (x: number) => number): boolean => {
	const spots = SAMPLES.map((x): Spot => [x, from(x)]).filter(([, y]) => Number.isFinite(y));
	return (
		spots.length > 3 &&
		namesFactorsWell(text) &&
		spots.every((spot) => {
			const [x, y] = moved(text, spot);
			return Math.abs(to(x) - y) < 1e-7 * Math.max(1, Math.abs(y));
		})
	);
};

const SAMPLES = [-2.7, -1.9, -1.3, -0.6, 0.4, 0.9, 1.3, 2.2, 3.1];

type Rule = (x: number) => number;

export const verify: Verify = ({ question }) => {
	const prompt = questionText(question.question);
	const rules = promptFormulas(question).filter((formula) => formula.startsWith('y = '));
	const degrees = prompt.includes('in degrees');
	const [first = '', second = ''] = rules.map((rule) => sidesOf(rule)[1] ?? '');
	const stored = question.answer.value;
	if (prompt.startsWith('The point')) return point(question, first, second, degrees);
	if (prompt.includes('sequence of transformations'))
		return expectOneChoice(question, (text) => carries(text, ruleOf(first), ruleOf(second)));
	if (prompt.includes('Which equation matches'))
		return expectOneChoice(question, (text) =>
			carries(prompt, ruleOf(first), ruleOf(sidesOf(text.replaceAll('$', ''))[1] ?? '')),
		);
	if (prompt.includes('possibly after a vertical stretch'))
		return fromFeatures(prompt, first, stored);
	if (prompt.startsWith('The graph') && prompt.includes(' undergoes a '))
		return wrongUnless(carries(prompt, ruleOf(first), ruleOf(stored)), stored);
	if (/^The (?:line|parabola) .* undergoes a /.test(prompt))
		return movedSpot(prompt, ruleOf(first), stored);
	if (prompt.startsWith('Let')) return composedRule(question, stored);
	if (prompt.includes('asymptote')) return asymptote(ruleOf(first), stored);
	if (prompt.includes('-intercept'))
		return wrongUnless(near(ruleOf(first)(0), number(stored)), stored);
	return prompt.includes('domain') ? domain(ruleOf(first), stored) : range(ruleOf(first), stored);
};

function ruleOf(tex: string, degrees = false): Rule {
	const value = readReal(tex, { degrees });
	return lettersIn(tex).length === 0 ? () => value() : (x) => value({ x });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b));
const wrongUnless = (holds: boolean, stored: string): string[] =>
	holds ? [] : [`the stored answer ${stored} does not fit`];
const number = (text: string): number => {
	const [over, under = '1'] = text.split('/');
	return Number(over) / Number(under);
};

const pairIn = (text: string): [number, number] => {
	const [x = '', y = ''] = text.replaceAll('$', '').slice(1, -1).split(', ');
	return [readReal(x)(), readReal(y)()];
};

/** The image put back: f belongs to the old point. */
function point(question: Question, first: string, second: string, degrees: boolean): string[] {
	const given = promptFormulas(question).find((formula) => formula.startsWith('(')) ?? '';
	const [[x, y], [newX, newY]] = [pairIn(given), pairIn(question.answer.value)];
	const { before, inner, after } = splitCall(second);
	if (inner !== undefined) {
		const isBack = near(readReal(inner)({ x: newX }), x);
		return wrongUnless(
			isBack && near(readReal(`${before}(${y})${after}`)(), newY),
			question.answer.value,
		);
	}
	const isOld = near(ruleOf(first, degrees)(x), y);
	const isOn = near(ruleOf(second, degrees)(newX), newY);
	return wrongUnless(isOld && isOn && isMatching(second, degrees, x, newX), question.answer.value);
}

/** Points with the same height are distinguished by the input of the function. */
function isMatching(rule: string, degrees: boolean, x: number, newX: number): boolean {
	const inside =
		/\\sin (.*?)(?= [+-] \d+$|$)/.exec(rule.replace(/\\sin(?! )/, '\\sin '))?.[1] ??
		/^-?\d*(?:\\frac\{\d+\}\{\d+\})?((?:\(|\[|x|-).*)\^\{\d\}/.exec(
			rule.replace('\\left', '').replace('\\right', ''),
		)?.[1];
	if (inside === undefined) return true;
	return near(readReal(inside, { degrees })({ x: newX }), x);
}

function splitCall(tex: string): { before: string; inner?: string; after: string } {
	const plain = tex.replaceAll(/\\left\(/g, '(').replaceAll(/\\right\)/g, ')');
	const start = /f\(/.exec(plain)?.index;
	if (start === undefined) return { before: '', after: '' };
	let open = 0;
	for (let at = start + 1; at < plain.length; at++) {
		open += { '(': 1, ')': -1 }[plain.charAt(at)] ?? 0;
		if (open === 0)
			return {
				before: plain.slice(0, start),
				inner: plain.slice(start + 2, at),
				after: plain.slice(at + 1),
			};
	}
	return { before: '', after: '' };
}

function composedRule(question: Question, stored: string): string[] {
	const [f = '', g = ''] = promptFormulas(question).map((formula) => sidesOf(formula)[1] ?? '');
	const { before, inner = 'x', after } = splitCall(g);
	const composed: Rule = (x) =>
		readReal(`${before}(${ruleOf(f)(readReal(inner)({ x }))})${after}`)();
	return wrongUnless(
		[-3, 0, 2, 7].every((x) => near(composed(x), ruleOf(stored)(x))),
		stored,
	);
}

/** The image of the vertex or of the point that lands on the y-axis. */
function movedSpot(prompt: string, rule: Rule, stored: string): string[] {
	const [x, y] = pairIn(stored);
	if (prompt.includes('vertex')) {
		const [wantedX, wantedY] = moved(prompt, [0, rule(0)]);
		return wrongUnless(near(rule(1), rule(-1)) && near(x, wantedX) && near(y, wantedY), stored);
	}
	const [shift] = moved(prompt, [0, 0]);
	const [newX, newY] = moved(prompt, [-shift, rule(-shift)]);
	return wrongUnless(near(newX, x) && x === 0 && near(newY, y), stored);
}

function fromFeatures(prompt: string, parentTex: string, stored: string): string[] {
	const [rule, parent] = [ruleOf(stored), ruleOf(parentTex)];
	const spots = [...prompt.matchAll(/\$(\([^$]*\))\$/g)].map(([, pair = '']) => pairIn(pair));
	const walls = /asymptotes \$x = (.*?)\$ and \$y = (.*?)\$/.exec(prompt);
	const [centre, via] = walls
		? [[Number(walls[1]), Number(walls[2])] as const, spots[0]]
		: [spots[0], spots[1]];
	if (!centre || !via) return ['the prompt names too few features'];
	const factor = (via[1] - centre[1]) / parent(via[0] - centre[0]);
	return wrongUnless(
		[0.3, 1, 2.7, 4].every((t) => near(rule(centre[0] + t), factor * parent(t) + centre[1])),
		stored,
	);
}

const asymptote = (rule: Rule, stored: string): string[] => {
	const level = readReal(/^y = (.*)$/.exec(stored)?.[1] ?? '')();
	return wrongUnless(
		[60, -60].some((x) => Math.abs(rule(x) - level) < 1e-6),
		stored,
	);
};

const GRID = Array.from({ length: 321 }, (_, at) => -40 + at / 4);

/** Where floating point still tells a height from its limit. */
const NEAR = GRID.filter((x) => Math.abs(x) <= 12).flatMap((x) => [x, x + 1e-3, x - 1e-3]);

const holds = (stored: string, x: number): boolean =>
	readIntervals(stored).some(
		({ from, to, closed }) =>
			(x > from || (closed[0] && x === from)) && (x < to || (closed[1] && x === to)),
	);

const endsOf = (stored: string): number[] =>
	readIntervals(stored).flatMap(({ from, to, closed }) => [
		...(Number.isFinite(from) ? [from] : closed[0] ? [Number.NaN] : []),
		...(Number.isFinite(to) ? [to] : closed[1] ? [Number.NaN] : []),
	]);

const domain = (rule: Rule, stored: string): string[] =>
	wrongUnless(
		GRID.every((x) => holds(stored, x) === Number.isFinite(rule(x))) &&
			!endsOf(stored).some(Number.isNaN),
		stored,
	);

/** Every height that is reached is in the set, and the set ends where the heights end. */
function range(rule: Rule, stored: string): string[] {
	const heights = NEAR.map(rule).filter(Number.isFinite);
	const limits = [...heights, ...[1e6, -1e6].map(rule)];
	const isReached = (end: number) => heights.some((height) => height === end);
	const pieces = readIntervals(stored);
	const isTight = pieces.every(({ from, to, closed }) =>
		[[from, closed[0]] as const, [to, closed[1]] as const].every(([end, isClosed]) =>
			Number.isFinite(end)
				? isReached(end) === isClosed && limits.some((height) => Math.abs(height - end) < 2e-3)
				: !isClosed && limits.some((height) => Math.sign(end) * height > 30),
		),
	);
	return wrongUnless(isTight && heights.every((height) => holds(stored, height)), stored);
}
