/** Features recomputed from the formula of the prompt by stepping along it, or from the words of the figure. */
import { withPointsInPairs } from '../../../verify/number-in-words.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { numberInWords, type Spot } from '../../../verify/read-curve.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';
import { verifySolutions } from '../../../verify/trig-solutions.ts';

type Rule = (x: number) => number;

export const verify: Verify = ({ question }) => {
	const { question: text, answer, question_speech: speech } = question;
	if (answer.kind === 'multiple-choice') return graphs(question);
	if (text.includes('periodic with period')) return laterValue(question);
	if (text.includes('The graph shows')) return fromFigure(question, withPointsInPairs(speech));
	if (answer.kind === 'solution-set') return verifySolutions(question);
	return fromRule(question);
};

const issue = (question: Question, wanted: number): string[] => {
	const text = question.answer.value;
	const stored = /^-?\d+\/\d+$/.test(text)
		? Number(text.split('/')[0]) / Number(text.split('/')[1])
		: readReal(text)();
	return Math.abs(stored - wanted) < 1e-6
		? []
		: [`the stored answer is ${text}, the check gives ${wanted}`];
};

function graphs(question: Question): string[] {
	const wrong = question.steps.filter(({ text }) => !isDescribed(text, question.question_speech));
	if (wrong.length > 0) return wrong.map(({ text }) => `"${text}" describes another graph`);
	const wanted = /(not periodic|periodic|sinusoidal)/.exec(question.question)?.[1];
	return expectOneChoice(question, (text) => {
		const words =
			new RegExp(`${text} is (.*?)\\.(?: Graph|$)`).exec(question.question_speech)?.[1] ?? '';
		const repeats = /same|identical/.test(words);
		if (wanted === 'not periodic') return !repeats;
		return wanted === 'periodic' ? repeats : repeats && words.includes('smooth');
	});
}

/** "Graph B is periodic, but it is not a smooth wave: it is a zigzag of straight pieces. …", as in the figure. */
function isDescribed(text: string, speech: string): boolean {
	const [, graph = '', said = ''] =
		/^(Graph [A-D]) is (?:periodic, but it is not a smooth wave: it is )?([^;,.]*)/.exec(text) ??
		[];
	const place = speech.indexOf(`${graph} is ${said}`);
	return (
		graph === '' ||
		(place >= 0 && /[;,.]/.test(speech.charAt(place + graph.length + 4 + said.length)))
	);
}

function laterValue(question: Question): string[] {
	const formulas = promptFormulas(question);
	const cycle = formulas.flatMap((formula) => {
		const [, place, value] = /^f\((\d+)\) = (\d+)$/.exec(formula) ?? [];
		return value === undefined ? [] : [{ place: Number(place), value: Number(value) }];
	});
	const period = Number(/periodic with period \$(\d+)\$/.exec(question.question)?.[1]);
	if (cycle.length !== period || cycle.some(({ place }, at) => place !== at))
		return ['the prompt does not list one cycle from 0 on'];
	const values = cycle.map(({ value }) => value);
	const later = Number(/^f\((\d+)\)$/.exec(formulas.at(-1) ?? '')?.[1]);
	let place = later;
	while (place >= values.length) place -= values.length;
	return issue(question, values[place] ?? Number.NaN);
}

function fromFigure(question: Question, speech: string): string[] {
	const spots = (pattern: RegExp): Spot[] =>
		[...(pattern.exec(speech)?.[1] ?? '').matchAll(/\(([^(),]*), ([^(),]*)\)/g)].map(
			([, x = '', y = '']) => [numberInWords(x), numberInWords(y)],
		);
	const highs = spots(/(?:highest points are|high parts start at) ([^;]*);/);
	const lows = spots(/(?:lowest points are|low parts start at) ([^;]*)\.$/);
	const [high, low] = [highs[0]?.[1] ?? Number.NaN, lows[0]?.[1] ?? Number.NaN];
	const text = question.question;
	if (text.includes('amplitude')) return issue(question, (high - low) / 2);
	if (text.includes('axis')) return issue(question, (high + low) / 2);
	if (text.includes('period?')) return issue(question, (highs[1]?.[0] ?? 0) - (highs[0]?.[0] ?? 0));
	return issue(question, text.includes('maximum') ? high : low);
}

function fromRule(question: Question): string[] {
	const { question: text, answer } = question;
	const formulas = promptFormulas(question);
	const body =
		formulas.find((formula) => formula.startsWith('y = ') && formula !== 'y = m')?.slice(4) ?? '';
	const inDegrees = !text.includes('radians') && !body.includes('\\pi');
	const read = readReal(body, { degrees: inDegrees });
	const at: Rule = (x) => read({ x });
	const unit = inDegrees ? 180 : Math.PI;
	const number = (tex = '') => readReal(tex)();
	if (text.includes('on the graph of'))
		return issue(question, at(number(formulas.at(-1)?.split('= ')[1])));
	if (text.includes('least value of')) {
		const start = number(formulas[1]);
		const wanted = text.includes('a zero') ? 0 : text.includes('a maximum') ? 1 : -1;
		for (let x = Math.floor(start) + 1; x < start + 800; x++)
			if (Math.abs(at(x) - wanted) < 1e-9) return issue(question, x);
		return ['no place found'];
	}
	const heights = Array.from({ length: 2881 }, (_, i) => at((i * unit) / 360)).filter(
		(y) => Math.abs(y) < 1e9,
	);
	const [high, low] = [Math.max(...heights), Math.min(...heights)];
	if (text.includes('amplitude')) return issue(question, (high - low) / 2);
	if (text.includes('the axis') || text.includes('The axis'))
		return issue(question, (high + low) / 2);
	if (text.includes('period')) return isPeriod(question, at, number(answer.value), unit);
	if (text.includes('phase shift'))
		return isShift(question, body, number(answer.value), unit, inDegrees);
	if (text.includes('range')) {
		const size = Math.min(...heights.map(Math.abs));
		const wanted = /csc|sec/.test(body)
			? `(-\\infty, ${-Math.round(size)}] \\cup [${Math.round(size)}, \\infty)`
			: `[${Math.round(low)}, ${Math.round(high)}]`;
		return answer.value === wanted ? [] : [`the range is ${wanted}`];
	}
	if (text.includes('local m')) {
		const parts = heights.filter((y) => (text.includes('minimum') ? y > 0 : y < 0));
		return issue(question, text.includes('minimum') ? Math.min(...parts) : Math.max(...parts));
	}
	if (text.includes('vertical asymptote?') || text.includes('has a vertical asymptote')) {
		for (let i = 1; i < 1440; i++)
			if (!(Math.abs(at((i * unit) / 144)) < 1e9)) return issue(question, (i * unit) / 144);
		return ['no asymptote found'];
	}
	if (answer.kind === 'interval') return isMonotone(question, at, formulas);
	return issue(question, counted(text, at, formulas));
}

/** The least of many fractions of a turn by which the graph can be moved onto itself. */
function isPeriod(question: Question, at: Rule, stored: number, unit: number): string[] {
	const places = [0.11, 0.37, 0.83, 1.29, 2.41].map((part) => part * unit);
	for (let i = 1; i <= 48; i++) {
		const period = (i * unit) / 12;
		if (places.every((x) => Math.abs(at(x) - at(x + period)) < 1e-6))
			return issue(question, period);
	}
	return [`no period like ${stored}`];
}

/** Without its bracket the wave starts at 0; moved by the stored shift it must be the wave of the prompt. */
function isShift(
	question: Question,
	body: string,
	stored: number,
	unit: number,
	inDegrees: boolean,
): string[] {
	const inside = /x ([+-]) ([^)]*?)(?:\\right)?\)/.exec(body);
	const size = readReal(inside?.[2] ?? '')();
	const factor = Number(/(\d+)x [+-]/.exec(body)?.[1] ?? 1);
	const whole = readReal(body, { degrees: inDegrees });
	const bare = readReal(body.replace(/x [+-] [^)]*?(?=(?:\\right)?\))/, 'x'), {
		degrees: inDegrees,
	});
	const moved = [0.13, 0.71, 1.37].every(
		(part) => Math.abs(whole({ x: part * unit + stored }) - bare({ x: part * unit })) < 1e-6,
	);
	return moved && Math.abs(factor * Math.abs(stored) - size) < 1e-6
		? []
		: [`${question.answer.value} is not the phase shift`];
}

function isMonotone(question: Question, at: Rule, formulas: readonly string[]): string[] {
	const [from = 0, , to = 0] = sidesOf(
		formulas.find((formula) => /\\le(?![a-z])/.test(formula)) ?? '',
	).map((side) => (side === 'x' ? 0 : readReal(side)()));
	const grows = question.question.includes('increasing');
	const steps = Array.from({ length: to - from }, (_, i) => from + i).filter(
		(x) => at(x + 1) > at(x) === grows,
	);
	const [first = 0, last = 0] = [steps[0], steps.at(-1)];
	const wanted = `(${first}, ${last + 1})`;
	return question.answer.value === wanted && last - first + 1 === steps.length
		? []
		: [`the interval is ${wanted}`];
}

/** Zeros, extremes or poles among multiples of π/24 in the interval. */
function counted(text: string, at: Rule, formulas: readonly string[]): number {
	const [from = 0, , to = 0] = sidesOf(
		formulas.find((formula) => /\\le(?![a-z])/.test(formula)) ?? '',
	).map((side) => (side === 'x' ? 0 : readReal(side)()));
	let count = 0;
	for (let i = Math.round((from / Math.PI) * 24); i <= Math.round((to / Math.PI) * 24); i++) {
		const y = at((i * Math.PI) / 24);
		if (
			text.includes('zeros')
				? Math.abs(y) < 1e-9
				: text.includes('asymptotes')
					? Math.abs(y) > 1e9
					: Math.abs(y - (text.includes('maximum') ? 1 : -1)) < 1e-9
		)
			count++;
	}
	return count;
}
