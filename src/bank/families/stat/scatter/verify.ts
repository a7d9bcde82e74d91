/** Puts values into the printed line again, or fits the points of the figure, and tries every option. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	expectTrueLines,
	promptFormulas,
	promptPoints,
	type Verify,
} from '../../../verify/evidence.ts';
import { plainPrompt } from '../../../verify/bag.ts';
import { pairsOfTable } from '../../../verify/read-figure.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';
import { expectExactly, spots } from '../../../verify/statistics.ts';

type Spot = readonly [number, number];

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Interpret a correlation coefficient') return correlationChoice(question);
	if (skill === 'Describe patterns in a scatter plot') return describe(question);
	if (skill === 'Write a line of fit through two points') return throughPoints(question);
	return [
		...expectTrueLines(question),
		...expectExactly(question, answerTo(question)),
		...expectSide(question),
		...expectAbove(question),
		...expectRoles(question),
		...expectPredictions(question),
	];
};

/** "At x = 2, the line has the y-value …, and the point has the y-value …", for each point above the line. */
function expectAbove(question: Question): string[] {
	const [f] = promptFormulas(question)
		.filter((formula) => /^y = .*x/.test(formula))
		.map(lineOf);
	if (!f || !plainPrompt(question).includes('lie above the line')) return [];
	const named = question.steps.flatMap(({ text }) => {
		const [, ...numbers] =
			/^At \$x = (\d+)\$, the line .* = (\d+)\$, and the point has the \$y\$-value \$(\d+)\$, so it lies above the line\.$/.exec(
				text,
			) ?? [];
		return numbers.map(Number);
	});
	const seen = spots(question.question_speech);
	const above = seen.filter(([x, y]) => y > f(x));
	const below = seen.filter(([x, y]) => y < f(x));
	const others = `The other $${below.length}$ data points lie below the line.`;
	return named.join() === above.flatMap(([x, y]) => [x, f(x), y]).join() &&
		question.steps.some(({ text }) => text === others)
		? []
		: ['the lines name other points above the line'];
}

/** "where $x$ is the temperature, in degrees Celsius, and $y$ is the number of drinks. How many drinks … for $11$ degrees" */
function expectRoles(question: Question): string[] {
	const text = plainPrompt(question);
	const [, one = '', first = '', other = '', second = ''] =
		/where ([xy]) is (.*?),? and ([xy]) is ([^.]*)\./.exec(text) ?? [];
	const [, asked, given] =
		/[Hh]ow many (\w+) .*(?:predict for\D* [\d.]+|for each additional) (\w+)/.exec(text) ?? [];
	if (asked === undefined || given === undefined) return [];
	const said = { [one]: first, [other]: second };
	const isIn = (word: string, letter: string) => said[letter]?.includes(word.replace(/s$/, ''));
	return isIn(asked, 'y') && isIn(given, 'x')
		? []
		: [`x is not measured in ${given}, or y is not in ${asked}`];
}

/** "Model A predicts $26$, $29$, …": the rule of its letter at each x of the table. */
function expectPredictions(question: Question): string[] {
	const rules = [...question.question.matchAll(/model ([A-Z]), \$(y = [^$]*)\$/g)].map(
		([, letter = '', rule = '']) => [letter, lineOf(rule)] as const,
	);
	const xs = pairsOfTable(question.question_speech).map(([[a, b]]) => Number(a) / Number(b));
	return question.steps.flatMap(({ text }) => {
		const [, letter, list = ''] = /^Model ([A-Z]) predicts (.*)\.$/.exec(text) ?? [];
		if (letter === undefined) return [];
		const f = rules.find(([name]) => name === letter)?.[1];
		const said = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
		const isRight =
			said.length === xs.length &&
			xs.every((x, at) => Math.abs((f?.(x) ?? NaN) - (said[at] ?? NaN)) < 1e-9);
		return isRight ? [] : [`"${text}" is not true`];
	});
}

/** A point with a positive residual lies above the line. */
function expectSide({ question, steps, answer }: Question): string[] {
	if (!question.includes('residual')) return [];
	const wanted = Number(answer.value) > 0 ? 'above' : 'below';
	return steps.flatMap(({ why = '' }) => {
		const side = /the data point lies (above|below) the line/.exec(why)?.[1] ?? wanted;
		return side === wanted ? [] : [`"${why}" is not true`];
	});
}

const lineOf = (formula: string) => {
	const read = readReal(sidesOf(formula)[1] ?? '');
	return (x: number) => read({ x });
};

function answerTo(question: Question): number {
	const text = plainPrompt(question);
	const rules = promptFormulas(question)
		.filter((formula) => /^y = .*x/.test(formula))
		.map(lineOf);
	const [f = () => NaN, g] = rules;
	if (g) {
		const pairs = pairsOfTable(question.question_speech).map(
			([[a, b], [c, d]]) => [Number(a) / Number(b), Number(c) / Number(d)] as const,
		);
		const total = (rule: (x: number) => number) =>
			pairs.reduce((sum, [x, y]) => sum + Math.abs(y - rule(x)), 0);
		return Math.min(total(f), total(g));
	}
	const seen = spots(question.question_speech);
	if (text.includes('above the line')) return seen.filter(([x, y]) => y > f(x)).length;
	if (text.includes('farther')) return Math.max(...seen.map(([x, y]) => Math.abs(y - f(x))));
	const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? NaN);
	if (text.includes('residual')) {
		const [actual, predicted] = [number(/and y = ([\d.]+)\. What/), f(number(/has x = ([\d.]+)/))];
		// A prompt that says what a residual is says it of these two.
		const [, first = 'actual', second = 'predicted'] =
			/the (\w+) value minus the (\w+) value/.exec(text) ?? [];
		return first === 'actual' && second === 'predicted' ? actual - predicted : NaN;
	}
	if (text.includes('for each additional')) return Math.abs(f(8) - f(7));
	if (text.includes('predict for x = 0')) return f(0);
	const wanted = number(/predict y = ([\d.]+)\?/);
	if (!Number.isNaN(wanted)) {
		const x = Number(question.answer.value);
		return Math.abs(f(x) - wanted) < 1e-9 ? x : NaN;
	}
	return f(number(/predict for \D*(\d+) /));
}

function throughPoints(question: Question): string[] {
	const f = lineOf(question.answer.value);
	const points = promptPoints(question).map(
		([[a, b], [c, d]]) => [Number(a) / Number(b), Number(c) / Number(d)] as const,
	);
	const seen = spots(question.question_speech);
	const isShown = points.every(([x, y]) => seen.some(([a, b]) => a === x && b === y));
	return points.length === 2 && isShown && points.every(([x, y]) => Math.abs(f(x) - y) < 1e-9)
		? []
		: ['the line does not pass through both points'];
}

function correlationChoice(question: Question): string[] {
	const r = Number(/r = (-?\d+\.\d+)/.exec(plainPrompt(question))?.[1]);
	return expectOneChoice(
		question,
		(text) =>
			text.includes(Math.abs(r) > 0.6 ? 'strong' : 'weak') &&
			text.includes(r > 0 ? 'positive' : 'negative'),
	);
}

function describe(question: Question): string[] {
	const seen = spots(question.question_speech);
	const text = plainPrompt(question);
	if (text.includes('outlier')) {
		const worst = seen.toSorted((a, b) => withoutIt(seen, b) - withoutIt(seen, a))[0];
		return expectOneChoice(question, (option) => {
			const [x, y] = [...option.matchAll(/\d+/g)].map(Number);
			return x === worst?.[0] && y === worst?.[1];
		});
	}
	if (text.includes('cluster'))
		return expectOneChoice(question, (option) => {
			const [from = 0, to = 0] = [...option.matchAll(/\d+/g)].map(Number);
			return seen.filter(([x]) => x >= from && x <= to).length > seen.length / 2;
		});
	const slope = Math.sign(fit(seen).slope);
	const [left, right] = [
		linear(seen.slice(0, seen.length / 2)),
		linear(seen.slice(seen.length / 2)),
	];
	const whole = linear(seen);
	return expectOneChoice(question, (option) => {
		if (option.startsWith('Positive')) return whole > 0.75 && slope > 0;
		if (option.startsWith('Negative')) return whole > 0.75 && slope < 0;
		const bends = left > 0.6 && right > 0.6;
		return whole <= 0.75 && option.startsWith('Nonlinear') === bends;
	});
}

function fit(points: readonly Spot[]) {
	const n = points.length;
	const sum = (of: (spot: Spot) => number) => points.reduce((all, spot) => all + of(spot), 0);
	const [sx, sy] = [sum(([x]) => x), sum(([, y]) => y)];
	const [sxx, sxy] = [sum(([x]) => x * x), sum(([x, y]) => x * y)];
	const slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
	return { slope, start: (sy - slope * sx) / n };
}

/** The share of the spread that a line explains. */
function linear(points: readonly Spot[]): number {
	const { slope, start } = fit(points);
	const mean = points.reduce((all, [, y]) => all + y, 0) / points.length;
	const rest = points.reduce((all, [x, y]) => all + (y - start - slope * x) ** 2, 0);
	return 1 - rest / points.reduce((all, [, y]) => all + (y - mean) ** 2, 0);
}

/** How far a point is from the line of all the others. */
function withoutIt(points: readonly Spot[], one: Spot): number {
	const { slope, start } = fit(points.filter((spot) => spot !== one));
	return Math.abs(one[1] - start - slope * one[0]);
}
