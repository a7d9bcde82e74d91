/**
 * Finds the axis as the middle between mirror points, and tries the extreme value at many places left and right of
 * it: no value of the parabola may lie beyond it.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import {
	areEquivalent,
	expectNumber,
	expectOneChoice,
	promptFormulas,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	lettersIn,
	readTex,
	same,
	show,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const formulas = promptFormulas(question);
	if (text.includes('passes through')) return expectAxis(question, middleOfPoints(formulas));
	const rule = formulas
		.map(sidesOf)
		.find(([left, right]) => /^(?:y|f\(x\))$/.test(left ?? '') && right)?.[1];
	if (rule === undefined) return ['the prompt has no rule'];
	if (question.answer.kind === 'multiple-choice') return expectForm(question, text, rule);
	const value = readTex(rule);
	const [letter = 'x'] = lettersIn(rule);
	const f = (x: Exact) => value({ [letter]: x });
	const h = axisOf(f);
	const k = f(h);
	const isLowest = less(k, f(add(h, exact(1))));
	const issues = turnsAt(f, h, k, isLowest) ? [] : [`${rule} does not turn at ${show(h)}`];
	const word = isLowest ? 'minimum' : 'maximum';
	if (/maximum|minimum/.test(text) && !text.includes(word)) issues.push(`${rule} has a ${word}`);
	if (text.includes('axis of symmetry')) return [...issues, ...expectAxis(question, h)];
	if (text.includes('range')) return [...issues, ...expectRange(question, k, isLowest)];
	if (text.includes('vertex')) return [...issues, ...expectVertex(question, h, k)];
	return [...issues, ...expectNumber(question, text.startsWith('For which') ? h : k)];
};

const SHAPES = {
	minimum: /^\(x [+-] \d+\)\^\{2\} [+-] \d+$/,
	zeros: /^\(x [+-] \d+\)\(x [+-] \d+\)$/,
} as const;

/** The one choice that equals the rule and has the shape that shows the feature. */
function expectForm(question: Question, text: string, rule: string): string[] {
	const [, asked] =
		/shows the (minimum) value of the function as a constant\?$|shows the (zeros) of the function\?$/
			.exec(text)
			?.filter(Boolean) ?? [];
	if (asked !== 'minimum' && asked !== 'zeros')
		return ['the prompt does not ask for a known feature'];
	return [
		...expectZeros(question, rule),
		...expectOneChoice(question, (choice) => {
			const form = choice.replaceAll('$', '');
			return SHAPES[asked].test(form) && areEquivalent(form, rule);
		}),
	];
}

/** "… shows the zeros 2 and 5." */
const expectZeros = ({ steps }: Question, rule: string): string[] =>
	steps.flatMap(({ text }) => {
		const [, ...zeros] = /shows the zeros \$(-?\d+)\$ and \$(-?\d+)\$\.$/.exec(text) ?? [];
		return zeros.every((x) => same(readTex(rule)({ x: exact(Number(x)) }), exact(0)))
			? []
			: [`"${text}" does not name the zeros`];
	});

/** From f(0), f(1) and f(−1): the places with the height f(0) are 0 and twice the axis. */
function axisOf(f: (x: Exact) => Exact): Exact {
	const [at0, at1, before] = [f(exact(0)), f(exact(1)), f(exact(-1))];
	const slope = divide(subtract(at1, before), exact(2));
	const bend = subtract(divide(add(at1, before), exact(2)), at0);
	return divide(slope, divide(bend, exact(-1, 2)));
}

/** Mirror points have the same height, and that height is on the right side of k. */
function turnsAt(f: (x: Exact) => Exact, h: Exact, k: Exact, isLowest: boolean): boolean {
	return [1, 2, 3, 5, 8].every((step) => {
		const [right, left] = [f(add(h, exact(step, 3))), f(subtract(h, exact(step, 3)))];
		return same(right, left) && (isLowest ? less(k, right) : less(right, k));
	});
}

function middleOfPoints(formulas: readonly string[]): Exact {
	const [[x1, y1] = [], [x2, y2] = []] = formulas.map(readPoint);
	if (!x1 || !x2 || !y1 || !y2 || !same(y1, y2))
		throw new RangeError('The points are not mirror images.');
	return divide(add(x1, x2), exact(2));
}

function expectAxis({ answer }: Question, h: Exact): string[] {
	const [left, right = ''] = sidesOf(answer.value);
	return left === 'x' && same(readTex(right)({}), h)
		? []
		: [`the stored axis is ${answer.value}, the check gives ${show(h)}`];
}

function expectVertex({ answer }: Question, h: Exact, k: Exact): string[] {
	const [x, y, ...more] = readPoint(answer.value);
	return x && y && more.length === 0 && same(x, h) && same(y, k)
		? []
		: [`the stored vertex is ${answer.value}, the check gives (${show(h)}, ${show(k)})`];
}

function expectRange({ answer }: Question, k: Exact, isLowest: boolean): string[] {
	const match = /^y \\([gl]e) (.+)$/.exec(answer.value);
	return match?.[1] === (isLowest ? 'ge' : 'le') && same(readTex(match[2] ?? '')({}), k)
		? []
		: [`the stored range is ${answer.value}, the check gives the end ${show(k)}`];
}
