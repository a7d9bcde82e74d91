/** Multiplies step by step, from what the prompt shows. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	readTex,
	same,
	show,
	sidesOf,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const formulas = promptFormulas(question);
	const stored = readExact(question.answer.value) ?? exact(0);
	const text = question.question;
	const shown = formulas.find((tex) => /\\dots/.test(tex));
	if (shown) {
		const terms = shown
			.split(', ')
			.filter((item) => !/dots/.test(item))
			.map((item) => readTex(item)({}));
		const [first = exact(0), second = exact(1)] = terms;
		const ratio = divide(second, first);
		const asked = /Find the (\d+)/.exec(text)?.[1];
		if (asked) return expectNumber(question, walk(first, ratio, Number(asked) - 1));
		if (!text.startsWith('How many terms')) return ['the number of terms is not asked for'];
		const last = terms.at(-1) ?? exact(0);
		return same(walk(first, ratio, Number(stored[0]) - 1), last)
			? []
			: [`the term at place ${show(stored)} is not ${show(last)}`];
	}
	const given = formulas.map(sidesOf).filter((sides) => sides.length === 2);
	const places = given.map(([name = '', value = '']) => ({
		place: Number(/\{(\d+)\}/.exec(name)?.[1]),
		value: readTex(value)({}),
	}));
	const [one, two] = places;
	if (!one) return ['no given term can be read'];
	if (two) {
		if (!text.includes('Find the common ratio')) return ['the common ratio is not asked for'];
		const reached = walk(one.value, stored, two.place - one.place);
		return same(reached, two.value)
			? []
			: [`with the ratio ${show(stored)} the term is ${show(reached)}`];
	}
	const [, common] = /common ratio of \$([^$]*)\$.* Find the first term\./.exec(text) ?? [];
	if (common === undefined) return ['a ratio is not given, or the first term is not asked for'];
	const ratio = readTex(common)({});
	const reached = walk(stored, ratio, one.place - 1);
	return same(reached, one.value) ? [] : [`from ${show(stored)} the term is ${show(reached)}`];
};

function walk(start: Exact, ratio: Exact, steps: number): Exact {
	let value = start;
	for (let done = 0; done < steps; done++) value = multiply(value, ratio);
	return value;
}
