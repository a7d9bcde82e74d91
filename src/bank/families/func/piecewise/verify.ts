/** Reads the pieces with their conditions; prices are counted up step by step. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { numbersInWords, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSolutions } from '../../../verify/equation-solutions.ts';
import { expectReal } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find costs from step pricing') return stepPrice(question);
	if (skill === 'Find amounts from step or tiered rates') return brackets(question);
	return pieces(question);
};

function pieces(question: Question): string[] {
	const formulas = promptFormulas(question).slice(1);
	const asked = formulas.pop() ?? '';
	const branches: { value: (x: number) => number; holds: (x: number) => boolean }[] = [];
	for (let at = 0; at + 1 < formulas.length; at += 2) {
		const [rule, says] = [readReal(sidesOf(formulas[at] ?? '')[1] ?? ''), formulas[at + 1] ?? ''];
		branches.push({ value: (x) => rule({ x }), holds: (x) => conditionHolds(says, x) });
	}
	const value = (x: number) => {
		const used = branches.filter(({ holds }) => holds(x));
		return used.length === 1 ? (used[0]?.value(x) ?? Number.NaN) : Number.NaN;
	};
	const at = /^f\((-?\d+)\)$/.exec(asked)?.[1];
	if (at !== undefined) return expectReal(question, value(Number(at)));
	const k = Number(/= (-?\d+)$/.exec(asked)?.[1]);
	const grid = Array.from({ length: 60 * 24 + 1 }, (_, i) => (i - 720) / 12);
	return expectSolutions(
		question,
		grid.filter((x) => Math.abs(value(x) - k) < 1e-9),
	);
}

function conditionHolds(says: string, x: number): boolean {
	const parts = says.split(/ (<|\\le|\\ge|>) /);
	for (let at = 1; at < parts.length; at += 2) {
		const [left = 0, right = 0] = [parts[at - 1], parts[at + 1]].map((side) =>
			side === 'x' ? x : Number(side),
		);
		const sign = parts[at];
		const holds =
			sign === '<'
				? left < right
				: sign === '>'
					? left > right
					: sign === '\\le'
						? left <= right
						: left >= right;
		if (!holds) return false;
	}
	return true;
}

function stepPrice(question: Question): string[] {
	const [base = 0, unit = 0, step = 0, t = 0] = numbersInWords(question);
	let [price, reach] = [base, unit];
	while (reach < t) {
		reach += 1;
		price += step;
	}
	return expectReal(question, price);
}

/** Each dollar is taxed by itself, in cents. */
function brackets(question: Question): string[] {
	const numbers = [
		...questionText(question.question)
			.replaceAll(/\{,\}|[$\\]/g, '')
			.matchAll(/\d+/g),
	].map(Number);
	const [r1 = 0, limit = 0, r2 = 0, above = 0, income = 0] = numbers;
	if (above !== limit) return ['the second rate does not start where the first one ends'];
	let cents = 0;
	for (let dollar = 1; dollar <= income; dollar++) cents += dollar <= limit ? r1 : r2;
	return expectReal(question, cents / 100);
}
