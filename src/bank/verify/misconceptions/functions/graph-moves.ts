/**
 * Shifts, stretches, and reflections: what the words do to y = a·basic(k(x − d)) + c gives the wrong equation, list of
 * transformations, graph, or image of a point.
 */
import { formulasIn } from '../../../../math/markup.ts';
import { rulesAmong, writtenOut } from '../../read-functions.ts';
import { graphFits, numberedGraphs } from '../../read-curve.ts';
import { MOVE_WORDS, moved } from './transformation-mistakes.ts';
import {
	curveOf,
	type Frame,
	frameInWords,
	frameOf,
	heightAt,
	termsOf,
} from './transformed-functions.ts';
import { readTogether, namedNumber, valueAt } from '../relations/parts.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const isNear = (one: number, other: number): boolean =>
	Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));

const isInDegrees = ({ prompt, right }: Pair): boolean =>
	/in degrees|\^\{\\circ\}/.test(prompt + right);

/** The rule in the prompt; that of g if it is given by f. Any function will do for one of which only a point is known. */
function promptRule({ prompt }: Pair): string {
	const rules = rulesAmong(formulasIn(prompt));
	const written = [...prompt.matchAll(/\$((?:y|[fg]\(x\)) = [^$]*)\$/g)].at(-1)?.[1] ?? '';
	return writtenOut(written.replace(/^[fg]\(x\)/, 'y'), rules).replace(
		/\bf(?=\(|\\left\()/,
		'\\sin',
	);
}

const isList = (text: string): boolean =>
	/\b(?:translation|reflection|stretch|compression)\b/.test(text);

const square = (u: number): number => u ** 2;

/** "The graph of $y = x^{2}$ undergoes a reflection in the $x$-axis, then …. The image …" */
const UNDERGOES = /\$y = ([^$]*)\$ undergoes (.*?)\. /;

function originalFrame(pair: Pair): Frame | undefined {
	const [, before, list = ''] = UNDERGOES.exec(pair.prompt) ?? [];
	if (before !== undefined) {
		const basic = curveOf(before, isInDegrees(pair));
		return basic && frameInWords(list, basic);
	}
	if (isList(pair.right)) return frameInWords(pair.right, square);
	const isCurve = /x/.test(pair.right) && !/^[([]/.test(pair.right);
	return frameOf(isCurve ? pair.right : promptRule(pair), isInDegrees(pair));
}

const AT = [
	-23.2, -17.9, -13.3, -8.7, -3.7, -2.3, -1.1, -0.4, 0.3, 0.9, 1.7, 2.6, 4.3, 7.1, 11.9, 16.6, 22.4,
];

const isSameCurve = (one: (x: number) => number, other: (x: number) => number): boolean => {
	const heights = AT.map((x) => [one(x), other(x)] as const);
	return (
		heights.every(([a, b]) => (Number.isNaN(a) && Number.isNaN(b)) || isNear(a, b)) &&
		heights.filter(([a]) => Number.isFinite(a)).length > 2
	);
};

const sameMoves = (one: Frame, other: Frame): boolean =>
	(['a', 'k', 'd', 'c'] as const).every((part) => isNear(one[part], other[part]));

/** Whether the wrong answer is what this frame gives, for whatever the question asks for. */
function reading(pair: Pair): ((frame: Frame) => boolean) | undefined {
	const { wrong, prompt } = pair;
	const fits = /^Graph [A-D]$/.test(wrong) ? fitsOf(pair) : undefined;
	if (fits) return (frame) => fits((x) => heightAt(frame, x));
	if (isList(wrong)) {
		const other = frameInWords(wrong, square);
		return other && ((frame) => sameMoves(frame, other));
	}
	const numbers = readTogether(wrong, wrong)?.[1].values[0];
	if (/horizontal asymptote/.test(prompt)) return ({ c }) => wrong === `y = ${c}`;
	if (/[xy]/.test(wrong)) {
		const curve = curveOf(wrong, isInDegrees(pair));
		return curve && ((frame) => isSameCurve((x) => heightAt(frame, x), curve));
	}
	const [x, y] = numbers ?? [];
	const from = /The point \$\((.*?), (.*?)\)\$ is on the graph/.exec(prompt);
	if (from && x !== undefined && y !== undefined) {
		const [fromX = Number.NaN, fromY = Number.NaN] = from
			.slice(1)
			.map((tex) => curveOf(tex, false)?.(0) ?? Number.NaN);
		return ({ a, k, d, c }) => isNear(fromX / k + d, x) && isNear(a * fromY + c, y);
	}
	if (/y\$?-intercept of|intersect the \$y\$-axis/.test(prompt) && x !== undefined)
		return (frame) => isNear(heightAt(frame, 0), y ?? x);
	if (/vertex/.test(prompt) && x !== undefined && y !== undefined) {
		const before = frameOf(UNDERGOES.exec(prompt)?.[1] ?? '?', false);
		return ({ a, k, d, c }) =>
			isNear((before?.d ?? 0) / k + d, x) && isNear(a * (before?.c ?? 0) + c, y);
	}
	return undefined;
}

/** Undefined if the frame of the right answer is not known, or the right answer is not what it gives. */
/** "$g(x) = f(x - 1)$": what the graph of f undergoes. */
function frameOfImage({ prompt }: Pair): Frame | undefined {
	const f = rulesAmong(formulasIn(prompt)).get('f');
	const [, image = ''] = /\$g\(x\) = ([^$]*f(?:\\left)?\([^$]*)\$/.exec(prompt) ?? [];
	const frame = f && frameOf(image.replace(/\bf(?=\(|\\left\()/, '\\sin'), false);
	const basic = f && curveOf(f.body, false);
	return frame && basic && { ...frame, basic, name: 'list' };
}

/** Undefined if the frame of the right answer is not known, or the right answer is not what it gives. */
const isMoved: Relation = (pair) => {
	const [fits, isRight] = [reading(pair), reading({ ...pair, wrong: pair.right })];
	const frames = [originalFrame(pair), frameOfImage(pair)].filter(
		(frame) => frame !== undefined && isRight?.(frame),
	);
	return fits && frames.length > 0
		? frames.some((frame) => frame && moved(frame, pair.said[0] ?? '').some(fits))
		: undefined;
};

// The whole function

type Curve = (x: number) => number;

const opposite =
	(curve: Curve): Curve =>
	(x) =>
		-curve(x);

/** With the opposites of its zeros, and the same leading coefficient. */
const oppositeZeros = (curve: Curve): Curve => {
	const sign = Math.sign(curve(1e4)) * Math.sign(curve(-1e4));
	return (x) => sign * curve(-x);
};

/**
 * With other zeros in place of these, each as many times as it may occur; just beside a zero, since the quotient has no
 * value there.
 */
const otherZeros = (
	curve: Curve,
	to: readonly number[],
	from: readonly number[],
): readonly Curve[] => {
	const [zero, ...zeros] = to;
	const [old = Number.NaN, ...olds] = from;
	if (zero === undefined) return [(x) => curve(x + 1e-9)];
	return otherZeros(curve, zeros, olds).flatMap((other) =>
		[1, 2, 3, 4].map(
			(times) => (x: number) => other(x) * ((x + 1e-9 - zero) / (x + 1e-9 - old)) ** times,
		),
	);
};

/** The wrong graph or equation is that of the changed function. */
const redrawn =
	(change: (curve: Curve, said: readonly number[]) => Curve | readonly Curve[]): Relation =>
	(pair) => {
		const isCurve = /x/.test(pair.right);
		const curve = curveOf(isCurve ? pair.right : promptRule(pair), isInDegrees(pair));
		const fits = curve && fitsOf(pair);
		const said = pair.said.map(namedNumber);
		return curve && fits && [change(curve, said)].flat().some(fits);
	};

function fitsOf(pair: Pair): ((curve: Curve) => boolean) | undefined {
	const { wrong, record } = pair;
	const graph = /^Graph ([A-D])$/.exec(wrong)?.[1];
	const drawn =
		graph && numberedGraphs(record.question_speech).find(({ name }) => name === graph)?.words;
	if (graph) return drawn === undefined ? undefined : (curve) => graphFits(drawn ?? '', curve);
	const other = /x/.test(wrong) ? curveOf(wrong, isInDegrees(pair)) : undefined;
	return other && ((curve) => isSameCurve(curve, other));
}

/** The sum with the sign of one of its two terms reversed. */
const termReversed =
	(place: 0 | 1): Relation =>
	(pair) => {
		const text = /x/.test(pair.right) ? pair.right : promptRule(pair);
		const terms = termsOf(text, isInDegrees(pair));
		const fits = fitsOf(pair);
		return (
			terms &&
			fits &&
			fits((x) => terms.reduce((sum, term, at) => sum + (at === place ? -term(x) : term(x)), 0))
		);
	};

const ZEROS = 'NUMBER(?: and NUMBER)? instead of NUMBER(?: and NUMBER)? as (?:a zero|zeros)';
const LEADING = ', and the opposite sign for the leading coefficient';
const zerosSaid = (curve: Curve, said: readonly number[]) =>
	otherZeros(curve, said.slice(0, said.length / 2), said.slice(said.length / 2));

/** −3x − 1 → −3(x − 1): the number that was to be added at the end is stretched too. */
const shiftedFirst: Relation = ({ right, wrong }) => {
	const [shift, end, wrongShift, wrongEnd] = [right, wrong].flatMap((shown) =>
		[0, 1].map((x) => valueAt(shown, x)),
	) as [number, number, number, number];
	const stretch = end - shift;
	return isNear(wrongShift, stretch * shift) && isNear(wrongEnd, stretch * (shift + 1));
};

export const GRAPH_MOVE_RULES: readonly Rule[] = [
	rule(shiftedFirst, 'applied the shift before the stretch'),
	rule(isMoved, MOVE_WORDS),
	rule(redrawn(opposite), 'used the opposite sign for (?:the leading coefficient|both terms)'),
	rule(redrawn(oppositeZeros), 'used the opposite signs for the zeros'),
	rule(
		redrawn((curve) => opposite(oppositeZeros(curve))),
		`used the opposite signs for the zeros${LEADING}`,
	),
	rule(redrawn(zerosSaid), `used ${ZEROS}`),
	rule(
		redrawn((curve, said) => zerosSaid(curve, said).map(opposite)),
		`used ${ZEROS}${LEADING}`,
	),
	rule(
		redrawn((curve) => (x) => -curve(-x)),
		'used the opposite signs for both asymptotes and the x-intercept',
	),
	rule(
		redrawn((curve) => (x) => 1 / curve(x)),
		'used the reciprocal of the fraction',
	),
	rule(termReversed(0), 'used the opposite sign for the first term'),
	rule(termReversed(1), 'used the opposite sign for the second term'),
];
