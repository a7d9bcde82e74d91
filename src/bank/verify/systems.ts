/** For systems: the equations in the prompt, and whether every step is true at the solution. */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { promptFormulas, readPoint } from './evidence.ts';
import { divide, type Exact, multiply, same, show, subtract } from './exact.ts';
import { areParallel, isOn, readLine } from './read-line.ts';
import { lettersIn, readTex, sidesOf } from './read-tex.ts';

/** The formulas in the prompt with an equals sign. */
export const promptEquations = (question: Question): string[] =>
	promptFormulas(question).filter((tex) => tex.includes('='));

/** Issues unless the stored pair is on both lines, which meet at one point, and the solution is true there. */
export function expectMeeting(question: Question, letters: readonly [string, string]): string[] {
	const [one, two, ...more] = promptEquations(question);
	if (!one || !two || more.length > 0) return ['the prompt does not hold two equations'];
	const lines = [readLine(one, ...letters), readLine(two, ...letters)] as const;
	const [x, y, ...others] = readPoint(question.answer.value);
	if (!x || !y || others.length > 0) return [`${question.answer.value} is not a pair of numbers`];
	if (areParallel(...lines)) return ['the lines do not meet in one point'];
	const off = [one, two].filter((_, at) => !isOn(lines[at === 0 ? 0 : 1], [x, y]));
	if (off.length > 0) return off.map((tex) => `${tex} is not true at ${question.answer.value}`);
	return expectStepsTrue(question, { [letters[0]]: x, [letters[1]]: y });
}

/** Issues for each equation in the steps that is not true for these values. Formulas without = are skipped. */
export function expectStepsTrue(
	{ steps }: Question,
	values: Readonly<Record<string, Exact>>,
): string[] {
	return steps.flatMap(({ text }) =>
		formulasIn(text)
			.filter((tex) => tex.includes('=') && !tex.startsWith('=') && !/\\begin|\\det/.test(tex))
			.filter((tex) =>
				sidesOf(tex)
					.flatMap(lettersIn)
					.every((letter) => letter in values),
			)
			.flatMap((tex) => {
				const [first, ...rest] = sidesOf(tex).map((side) => readTex(side)(values));
				const wrong = first && rest.find((one) => !same(one, first));
				return wrong ? [`"${tex}" is not true: ${show(first)} is not ${show(wrong)}`] : [];
			}),
	);
}

/** Where two lines meet, by determinants; `undefined` if they are parallel. */
export function meetingPoint(
	[first = '', second = '']: readonly string[],
	[x, y]: readonly [string, string],
): Record<string, Exact> | undefined {
	const [one, two] = [readLine(first, x, y), readLine(second, x, y)];
	if (areParallel(one, two)) return undefined;
	const cross = (p: Exact, q: Exact, r: Exact, s: Exact) =>
		subtract(multiply(p, s), multiply(q, r));
	const whole = cross(one.a, one.b, two.a, two.b);
	return {
		[x]: divide(cross(one.c, one.b, two.c, two.b), whole),
		[y]: divide(cross(one.a, one.c, two.a, two.c), whole),
	};
}
