/**
 * Cuts the number line where the inside of an absolute value is zero. Between two cuts both sides are straight lines,
 * so two points of each piece give its only possible solution.
 */
import { formulasIn } from '../../../../math/markup.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	promptFormulas,
	readList,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	multiply,
	same,
	show,
	subtract,
} from '../../../verify/values.ts';
import { gapOf, linearRoot } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) => {
	const roots = piecewiseRoots(problemOf(question));
	if (question.answer.kind === 'multiple-choice') {
		const text = ['no solution', 'exactly one solution', 'exactly two solutions'][roots.length];
		return expectOneChoice(question, (choice) => choice === text);
	}
	if (question.answer.kind === 'rational') return expectNumber(question, asked(question, roots));
	return expectRoots(question, roots);
};

/** The prompt's equation, or the distance that the prompt tells in words. */
function problemOf(question: Question): string {
	const formulas = promptFormulas(question);
	const given = formulas.find((tex) => tex.includes('='));
	if (given !== undefined) return given;
	const [letter, from, distance] = formulas;
	if (letter === undefined || from === undefined || distance === undefined)
		throw new TypeError('The prompt holds neither an equation nor a distance.');
	return `\\left|${letter} - (${from})\\right| = ${distance}`;
}

function asked(question: Question, roots: Exact[]): Exact {
	const [first = exact(0), second = exact(0)] = roots;
	if (question.question.includes('positive')) return less(exact(0), first) ? first : second;
	return question.question.includes('sum') ? add(first, second) : multiply(first, second);
}

function expectRoots(question: Question, roots: Exact[]): string[] {
	const { value } = question.answer;
	const stored = value === 'no solution' ? [] : readList(value);
	const agrees =
		stored.length === roots.length && stored.every((root, at) => same(root, roots[at] ?? exact(0)));
	return agrees
		? linesThatHoldNowhere(question, roots)
		: [`the stored answer is ${value}, the check gives ${roots.map(show).join(', ') || 'none'}`];
}

/** Each equation of the solution is true for a solution, unless it is a case that no number satisfies. */
function linesThatHoldNowhere({ steps }: Question, roots: Exact[]): string[] {
	const equations = steps
		.flatMap(({ text }) => formulasIn(text))
		.filter((tex) => tex.includes('='));
	return equations
		.filter((tex) => roots.length > 0 && !roots.some((root) => gapOf(tex)(root)[0] === 0n))
		.filter((tex) => tex.includes('|') || linearRoot(tex) !== 'none')
		.map((tex) => `"${tex}" is not true for a solution`);
}

/** All solutions, in increasing order. */
function piecewiseRoots(tex: string): Exact[] {
	const gap = gapOf(tex);
	const cuts = [...tex.matchAll(/\\left\|(.*?)\\right\|/g)]
		.map(([, inside]) => linearRoot(`${inside} = 0`))
		.filter((cut) => typeof cut === 'object')
		.toSorted((a, b) => (less(a, b) ? -1 : 1));
	const [first = exact(0)] = cuts;
	const last = cuts.at(-1) ?? first;
	const edges = [subtract(first, exact(1000)), ...cuts, add(last, exact(1000))];
	const found: Exact[] = [];
	edges.slice(1).forEach((to, at) => {
		const from = edges[at] ?? to;
		const root = rootBetween(gap, from, to);
		if (root && !found.some((other) => same(other, root))) found.push(root);
	});
	return found;
}

function rootBetween(gap: (x: Exact) => Exact, from: Exact, to: Exact): Exact | undefined {
	const [low, high] = [gap(from), gap(to)];
	if (same(low, high)) return undefined;
	const share = divide(low, subtract(low, high));
	if (less(share, exact(0)) || less(exact(1), share)) return undefined;
	return add(from, multiply(share, subtract(to, from)));
}
