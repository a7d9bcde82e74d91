/**
 * Puts every fact of the prompt to the test: the stored rule must go through each point, be zero where it should and
 * turn at the vertex.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import {
	expectOneChoice,
	numbersInWords,
	promptFormulas,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	close,
	gapPolynomial,
	isVertexForm,
	unfinishedForm,
	vertexIn,
} from '../../../verify/quadratic.ts';
import { gcd, readReal, sidesOf, toNumber } from '../../../verify/values.ts';
import { realZeros } from '../../../verify/polynomial.ts';

type Facts = { zeros: number[]; vertex: number[] | undefined; points: number[][] };

export const verify: Verify = ({ question, skill }) => {
	const { value } = question.answer;
	if (skill === 'Write a quadratic equation with given roots') return expectRoots(question);
	const facts =
		skill === 'Model an arch or path in vertex form' ? modelFacts(question) : factsOf(question);
	if (question.answer.choices)
		return expectOneChoice(question, (text) => {
			const rule = sidesOf(text.replaceAll('$', ''))[1] ?? '';
			return issuesOf(rule, facts).length === 0;
		});
	return [...issuesOf(value, facts), ...formIssues(question), ...unfinishedForm(value)];
};

function factsOf(question: Question): Facts {
	const text = questionText(question.question);
	const points = promptFormulas(question)
		.filter((formula) => /^\(-?\d|^\(-?\\frac/.test(formula))
		.map((formula) => readPoint(formula).map(toNumber));
	const zeros = /ha(?:s|ve) zeros \$([^$]+)\$ and \$([^$]+)\$/.exec(text)?.slice(1) ?? [];
	const [first, ...others] = points;
	return {
		zeros: zeros.map((zero) => readReal(zero)()),
		vertex: /(?:its|their) vertex at \$/.test(text) ? first : undefined,
		points: /(?:its|their) vertex at \$/.test(text) ? others : points,
	};
}

/** What each story says about its numbers, in their order. @throws {RangeError} for another story. */
function modelFacts(question: Question): Facts {
	const [first = 0, second = 0, third = 0] = numbersInWords(question);
	const says = (pattern: RegExp) => pattern.test(question.question);
	if (says(/arch of .*parabola.* wide at the ground and .* high in the middle.* from its left end/))
		return { zeros: [0, first], vertex: [first / 2, second], points: [] };
	if (says(/from the ground.* high at its highest point and lands .* from where it started/))
		return { zeros: [0, second], vertex: [second / 2, first], points: [] };
	if (
		says(/towers that are .* apart\..* at each tower and .* in the middle.* from the left tower/)
	) {
		const towers = [0, first].map((x) => [x, second]);
		return { zeros: [], vertex: [first / 2, third], points: towers };
	}
	if (
		says(
			/above the floor\..* greatest height of .* after a horizontal distance of .* from the player/,
		)
	)
		return { zeros: [], vertex: [third, second], points: [[0, first]] };
	throw new RangeError('the story cannot be read');
}

function issuesOf(rule: string, { zeros, vertex, points }: Facts): string[] {
	if (new Set(zeros).size < zeros.length) return ['the two zeros are one'];
	if (zeros.length + points.length + (vertex ? 2 : 0) < 3)
		return ['the prompt gives too few facts'];
	const f = (x: number) => readReal(rule)({ x });
	const misses = [...points, ...zeros.map((zero) => [zero, 0])].filter(
		([x = 0, y = 0]) => !close(f(x), y),
	);
	const { h, k } = vertexIn(rule);
	const turns =
		!vertex || (close(toNumber(h), vertex[0] ?? 0) && close(toNumber(k), vertex[1] ?? 0));
	return [
		...misses.map(([x, y]) => `${rule} does not pass through (${x}, ${y})`),
		...(turns ? [] : [`${rule} does not turn at (${vertex?.join(', ')})`]),
	];
}

function formIssues({ question, answer: { value } }: Question): string[] {
	const squared = /a\(x - h\)|vertex form/.test(question);
	const factored = question.includes('a(x - r)');
	const fits = squared
		? isVertexForm(value)
		: factored
			? /^-?\d*(?:x|\(x [+-] \d+\))\(x [+-] \d+\)$/.test(value)
			: !value.includes('(');
	return fits ? [] : [`${value} is not in the form that is asked for`];
}

function expectRoots(question: Question): string[] {
	const { value } = question.answer;
	const roots = promptFormulas(question)
		.slice(0, 2)
		.map((formula) => readReal(formula)());
	const polynomial = gapPolynomial(value);
	const zeros = realZeros(polynomial);
	const right =
		zeros.length === 2 && zeros.every((zero, at) => close(zero, roots[at] ?? Number.NaN));
	const whole = polynomial.map(toNumber);
	const tidy = whole.every(Number.isInteger) && whole.reduce(gcd) === 1 && (whole[2] ?? 0) > 0;
	return [
		...(right ? [] : [`${value} does not have the roots ${roots.join(', ')}`]),
		...(tidy && value.endsWith(' = 0') ? [] : [`${value} is not in the form that is asked for`]),
	];
}
