/** Measurements as a reader finds them in the prompt, and whether the stored one is right in the form asked for. */
import type { Question } from '../../schemas/wire/question.ts';
import { isSimplestRadical } from './radical-form.ts';
import { readReal, UnreadableTex } from './values.ts';
import { descriptionsIn, expectTrueLines, promptWords } from './evidence.ts';

/** Every number in the prompt, in order. @throws {UnreadableTex} unless there are exactly `count`. */
export function promptNumbers(question: Question, count: number): number[] {
	const found = [...promptWords(question).matchAll(/(?<![\w^{])\d+(?:\.\d+)?/g)].map(Number);
	if (found.length !== count)
		throw new UnreadableTex(`${found.length} numbers in the prompt, not ${count}.`);
	return found;
}

/** Issues unless the stored value is this measurement, rounded if the prompt says so, and the solution is true. */
export function expectMeasure(
	question: Question,
	value: number,
	letters: readonly string[] = [],
): string[] {
	const stored = question.answer.value;
	const known = Object.fromEntries(letters.map((letter) => [letter, value]));
	const issues = [...expectTrueLines(question, known), ...shownOnly(question)];
	if (/nearest tenth/.test(promptWords(question))) {
		const close = /^\d+\.\d$/.test(stored) && Math.abs(Number(stored) - value) < 0.05 + 1e-9;
		return close ? issues : [`${stored} is stored, the check gives ${value}`];
	}
	const same = Math.abs(readReal(stored)() - value) <= 1e-9 * Math.max(1, Math.abs(value));
	if (!same) return [`${stored} is stored, the check gives ${value}`];
	return isSimplestRadical(stored) ? issues : [`${stored} is not in simplest form`];
}

/** Measurements in the description of a drawing that the prompt does not have; a coordinate plane has its own numbers. */
function shownOnly(question: Question): string[] {
	const drawn = descriptionsIn(question.question_html).join(' ');
	if (/coordinate plane|grid/i.test(drawn)) return [];
	const told = new Set<string>(promptWords(question).match(NUMBER));
	return (drawn.match(NUMBER) ?? [])
		.filter((number) => !told.has(number))
		.map((number) => `the figure shows ${number}, the prompt does not say it`);
}

const NUMBER = /\d+(?:\.\d+)?/g;

export type Corner = readonly [x: number, y: number];

/** The shoelace formula. */
export const areaOf = (corners: readonly Corner[]): number =>
	Math.abs(
		corners.reduce((total, [x, y], at) => {
			const [p, q] = corners[(at + 1) % corners.length] ?? [x, y];
			return total + x * q - p * y;
		}, 0),
	) / 2;

/** Around the vertices, from each to the next. */
export const lengthAround = (corners: readonly Corner[]): number =>
	corners.reduce((total, [x, y], at) => {
		const [p, q] = corners[(at + 1) % corners.length] ?? [x, y];
		return total + Math.hypot(p - x, q - y);
	}, 0);

/** Volume from cross-sections (Simpson's rule, exact if the area is of degree 3 or less in the height). */
export const volumeOf = (sectionAt: (height: number) => number, height: number): number =>
	(height / 6) * (sectionAt(0) + 4 * sectionAt(height / 2) + sectionAt(height));
