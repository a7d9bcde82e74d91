/** Adds the terms one by one. */
import type { Verify } from '../../family.ts';
import { expectNumber } from '../../verify/evidence.ts';
import { add, exact, type Exact, multiply, readExact, same, show } from '../../verify/exact.ts';

export const verify: Verify = ({ question, parameters, skill }) => {
	const number = (name: string): Exact => readExact(String(parameters[name] ?? '')) ?? exact(0);
	const first = number('a1' in parameters ? 'a1' : 'a');
	const n = Number(parameters['n']);
	const geometric = 'r' in parameters;
	const total = (start: Exact, step: Exact, count: number): Exact => {
		let [value, all] = [start, exact(0)];
		for (let done = 0; done < count; done++) {
			all = add(all, value);
			value = geometric ? multiply(value, step) : add(value, step);
		}
		return all;
	};
	const step = number(geometric ? 'r' : 'd');
	const shown = question.question.replaceAll(/[$\\]|\{,\}/g, '');
	const missing =
		geometric || /sum of the first|first and/.test(shown)
			? []
			: missingNumbers(shown, parameters, skill);
	if (skill !== 'Find n, d or a1 from a sum')
		return [...missing, ...expectNumber(question, total(first, step, n))];
	const stored = readExact(question.answer.value) ?? exact(0);
	const wanted = total(first, step, n);
	const ask = String(parameters['ask']);
	const reached =
		ask === 'n'
			? total(first, step, Number(stored[0]))
			: ask === 'd'
				? total(first, stored, n)
				: total(stored, step, n);
	return [
		...(shown.includes(show(wanted)) ? [] : [`the sum ${show(wanted)} is not in the prompt`]),
		...(same(reached, wanted) ? [] : [`with ${show(stored)} the sum is ${show(reached)}`]),
	];
};

/** Data that the prompt must show; the last term stands for the number of terms. */
function missingNumbers(
	shown: string,
	parameters: Readonly<Record<string, number | string>>,
	skill: string,
): string[] {
	const first = Number(parameters['a1'] ?? parameters['a']);
	const [d, n] = [Number(parameters['d']), Number(parameters['n'])];
	const data =
		skill === 'Sum from first and last terms' ? [first, first + (n - 1) * d] : [first, n];
	return data
		.filter((value) => !shown.includes(String(value)))
		.map((value) => `${value} is not in the prompt`);
}
