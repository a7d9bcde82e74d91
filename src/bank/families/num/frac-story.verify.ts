/**
 * Reads the amounts of the story and acts it out: adds, takes away, takes parts, or hands out one piece after the
 * other until the rest is smaller than a piece. The drawn parameters only prove that no number is missing.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Verify } from '../../family.ts';
import { expectNumber, promptFormulas } from '../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	less,
	multiply,
	same,
	show,
	subtract,
} from '../../verify/exact.ts';
import { expectFractionForm } from '../../verify/fraction-form.ts';
import { readTex } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question, parameters, skill }) => {
	const text = questionText(question.question);
	const amounts = promptFormulas(question).map((formula) => readTex(formula)({}));
	const given = givenIn(parameters, skill);
	const missing = given.filter((value) => !amounts.some((amount) => same(amount, value)));
	const [first, second, third] = amounts;
	if (!first || !second || missing.length > 0)
		return [`${missing.map(show).join(', ') || 'an amount'} is not in the story`];
	return [...expectNumber(question, acted(first, second, third, text)), ...formOf()];

	function formOf(): string[] {
		return expectFractionForm({
			...question,
			answer: { ...question.answer, text: question.answer.text.replace(/\$ [a-z]+$/, '$') },
		});
	}
};

function givenIn(parameters: Record<string, number | string>, skill: string): Exact[] {
	const [w, n, p, q, r, s] = ['w', 'n', 'p', 'q', 'r', 's'].map((name) =>
		BigInt(parameters[name] ?? 0),
	) as [bigint, bigint, bigint, bigint, bigint, bigint];
	if (skill === 'Length, time and recipe sums') return [exact(w * q + p, q), exact(r, s)];
	return [exact(p, q), exact(w + n)];
}

function acted(first: Exact, second: Exact, third: Exact | undefined, text: string): Exact {
	if (/each\.|Each|pieces that are|needs/.test(text) && !/ of it |into muffins/.test(text))
		return handedOut(first, second, /left/.test(text));
	if (/in all|together/.test(text)) return add(first, second);
	if (/left\?/.test(text)) return subtract(first, second);
	return multiply(third ?? exact(1), multiply(second, first));
}

function handedOut(whole: Exact, piece: Exact, asksRest: boolean): Exact {
	let [rest, count] = [whole, 0];
	while (!less(rest, piece)) [rest, count] = [subtract(rest, piece), count + 1];
	return asksRest ? rest : exact(count);
}
