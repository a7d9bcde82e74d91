/** Works with the coefficients of the general equation, whatever the form that the prompt or the answer is in. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	promptFormula,
	promptFormulas,
	promptPoints,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	centralForm,
	type Conic,
	conicIn,
	conicOf,
	expectPoints,
	isStandardForm,
	sameConic,
} from '../../../verify/conic-coefficients.ts';
import {
	divide,
	exact,
	type Exact,
	less,
	multiply,
	readExact,
	readTex,
	same,
	subtract,
	toNumber,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	switch (skill) {
		case 'Find features of a parabola':
			return parabola(question, conicIn(promptFormula(question)));
		case 'Write a parabola from its focus and directrix':
			return expectConic(question, fromFocus(question), 1);
		case 'Write a parabola in standard form':
			return expectConic(question, conicIn(promptFormula(question)), 1);
		case 'Write an ellipse in standard form':
			return expectConic(question, conicIn(promptFormula(question)));
		case 'Write the equation of an ellipse from features':
			return fromVertices(question);
		case 'Write the equation of a hyperbola from features': {
			const [, up, down] =
				/slopes of its asymptotes are \$(.*?)\$ and \$-(.*?)\$/.exec(question.question) ?? [];
			return up === down ? fromVertices(question) : ['the slopes are not opposite'];
		}
		case 'Identify a conic from its general form': {
			const kind = kindOf(conicIn(promptFormula(question)));
			return expectOneChoice(question, (text) => text === kind);
		}
		default:
			return central(question, conicIn(promptFormula(question)));
	}
};

function expectConic({ answer }: Question, wanted: Conic, others = 0): string[] {
	return [
		...(sameConic(conicIn(answer.value), wanted) ? [] : [`${answer.value} is a different curve`]),
		...(isStandardForm(answer.value, others) ? [] : [`${answer.value} is not in standard form`]),
	];
}

const isZero = ([n]: Exact): boolean => n === 0n;

/** Vertex and focal length of Ax² + Dx + Ey + F = 0, or of the same with the letters changed. */
function parabolaParts({ A, C, D, E, F }: Conic) {
	const upright = isZero(C);
	const [lead, linear, other] = upright ? [A, D, E] : [C, E, D];
	const at = divide(linear, multiply(exact(-2), lead));
	const level = subtract(F, multiply(lead, multiply(at, at)));
	const off = divide(level, multiply(exact(-1), other));
	const p = divide(other, multiply(exact(-4), lead));
	return { upright, at: toNumber(at), off: toNumber(off), p: toNumber(p) };
}

function parabola(question: Question, conic: Conic): string[] {
	const { upright, at, off, p } = parabolaParts(conic);
	const text = question.question;
	const { value } = question.answer;
	if (text.includes('the vertex')) return expectPoints(value, [upright ? [at, off] : [off, at]]);
	if (text.includes('the focus'))
		return expectPoints(value, [upright ? [at, off + p] : [off + p, at]]);
	if (text.includes('axis of symmetry')) {
		const wanted = `${upright ? 'x' : 'y'} = ${at}`;
		return value === wanted ? [] : [`the axis is ${wanted}, stored is ${value}`];
	}
	const way = upright ? (p > 0 ? 'upward' : 'downward') : p > 0 ? 'to the right' : 'to the left';
	return expectOneChoice(question, (choice) => choice === way);
}

/** All points as far from the focus as from the directrix. */
function fromFocus(question: Question): Conic {
	const [focus] = promptPoints(question);
	const [, letter, at] =
		promptFormulas(question)
			.map((one) => /^([xy]) = (-?\d+)$/.exec(one))
			.find(Boolean) ?? [];
	const d = readExact(at ?? '');
	if (!focus || !d) throw new RangeError('The prompt has no focus or no directrix.');
	const [a, b] = focus;
	const twice = (value: Exact) => multiply(exact(2), value);
	const constant = subtract(
		subtract(multiply(a, a), multiply(exact(-1), multiply(b, b))),
		multiply(d, d),
	);
	return letter === 'y'
		? conicOf(1, 0, 0, twice(multiply(exact(-1), a)), subtract(twice(d), twice(b)), constant)
		: conicOf(0, 0, 1, subtract(twice(d), twice(a)), twice(multiply(exact(-1), b)), constant);
}

/** Center, and the squares of the half axes: of the one with the vertices first. */
function axesOf(conic: Conic) {
	const { h, k, p, q } = centralForm(conic);
	const hyperbola = less(p, exact(0)) !== less(q, exact(0));
	const flat = hyperbola ? less(q, exact(0)) : less(q, p);
	const [aa, bb] = flat ? [p, q] : [q, p];
	return { h: toNumber(h), k: toNumber(k), aa: toNumber(aa), bb: toNumber(bb), flat, hyperbola };
}

/** The points at the distance √s from the center; c² = a² − b² holds for both with the sign of b². */
function pair({ h, k, flat }: ReturnType<typeof axesOf>, s: number): [number, number][] {
	const r = Math.sqrt(s);
	return flat
		? [
				[h - r, k],
				[h + r, k],
			]
		: [
				[h, k - r],
				[h, k + r],
			];
}

function central(question: Question, conic: Conic): string[] {
	const axes = axesOf(conic);
	const { aa, bb } = axes;
	const text = question.question;
	const { value } = question.answer;
	if (text.includes('the center')) return expectPoints(value, [[axes.h, axes.k]]);
	if (text.includes('the vertices')) return expectPoints(value, pair(axes, aa));
	if (text.includes('the foci')) return expectPoints(value, pair(axes, aa - bb));
	if (text.includes('major axis')) return expectNumber(question, 2 * Math.sqrt(aa));
	if (text.includes('minor axis')) return expectNumber(question, 2 * Math.sqrt(bb));
	return asymptote(value, axes);
}

/** It rises, passes through the center, and far away its height differs from the curve's by almost nothing. */
function asymptote(value: string, { h, k, aa, bb, flat }: ReturnType<typeof axesOf>): string[] {
	const right = /^y = (.*)$/.exec(value)?.[1];
	if (right === undefined) return [`${value} is not solved for y`];
	const y = (x: number) => toNumber(readTex(right)({ x: exact(x) }));
	const [over, under] = flat ? [-bb, aa] : [aa, -bb];
	const slope = y(1) - y(0);
	const holds =
		Math.abs(y(h) - k) < 1e-9 && slope > 0 && Math.abs(slope ** 2 - over / under) < 1e-9;
	return holds ? [] : [`${value} is not an asymptote`];
}

function fromVertices(question: Question): string[] {
	const { value } = question.answer;
	const axes = axesOf(conicIn(value));
	const points = promptPoints(question).map(([x, y]) => [toNumber(x), toNumber(y)] as const);
	const shown = (at: number) =>
		points
			.slice(at, at + 2)
			.map(([x, y]) => `(${x}, ${y})`)
			.join(', ');
	const issues = [
		...(isStandardForm(value) && value.endsWith('= 1') ? [] : [`${value} is not in standard form`]),
		...expectPoints(shown(0), pair(axes, axes.aa)),
	];
	if (axes.hyperbola !== question.question.includes('hyperbola')) issues.push('another kind');
	if (points.length === 4)
		return [...issues, ...expectPoints(shown(2), pair(axes, axes.aa - axes.bb))];
	const length = /has length \$(\d+)\$/.exec(question.question)?.[1];
	if (length !== undefined)
		return [...issues, ...(Number(length) ** 2 === 4 * axes.bb ? [] : ['another minor axis'])];
	const slope = /slopes of its asymptotes are \$([^$]*)\$/.exec(question.question)?.[1] ?? '';
	const square = multiply(readTex(slope)({}), readTex(slope)({}));
	const [over, under] = axes.flat ? [-axes.bb, axes.aa] : [axes.aa, -axes.bb];
	return [
		...issues,
		...(Math.abs(toNumber(square) - over / under) < 1e-9 ? [] : ['other asymptotes']),
	];
}

/** By the signs of the squares, and only when the curve has more than one point. */
function kindOf(conic: Conic): string {
	const { A, C, D, E } = conic;
	if (isZero(A) || isZero(C)) return isZero(isZero(A) ? D : E) ? 'no parabola' : 'parabola';
	const { p, q } = centralForm(conic);
	if (isZero(p)) return 'a point or two lines';
	const [left, right] = [less(exact(0), p), less(exact(0), q)];
	if (left !== right) return 'hyperbola';
	if (!left) return 'empty';
	return same(A, C) ? 'circle' : 'ellipse';
}
