/**
 * Finds all real zeros of the prompt's equation numerically; the story's equation is built again from its numbers; the
 * list of possible zeros is compared with all fractions whose numerator and denominator divide.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, readList, type Verify } from '../../../verify/evidence.ts';
import { expectSolutions, solutionsOf } from '../../../verify/equation-solutions.ts';
import { isSimplest } from '../../../verify/radical-form.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	gcd,
	less,
	multiply,
	readExact,
	same,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import { readPolynomial } from '../../../verify/polynomial.ts';
import { gapPolynomial } from '../../../verify/quadratic.ts';
import { expectTriedValues } from '../../../verify/tried-values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Solve volume and dimension problems') return expectVolume(question);
	if (skill === 'List the possible rational zeros') return expectCandidates(question);
	const simplest = question.answer.value.split(', ').every(isSimplest);
	return [
		...(simplest ? [] : [`${question.answer.value} is not in simplest form`]),
		...expectTriedValues(question, gapPolynomial(promptFormula(question))),
		...expectSolutions(question, solutionsOf(promptFormula(question))),
	];
};

/** The measurements multiply to the volume; while all are positive the volume rises, so there is one solution. */
function expectVolume(question: Question): string[] {
	const [a, b, volume, ...more] = [
		...questionText(question.question)
			.replaceAll(/[${},]/g, '')
			.matchAll(/\d+/g),
	].map(([number]) => exact(Number(number)));
	const x = readExact(question.answer.value);
	const [first, second] = [...question.question.matchAll(/(less|more|longer|wider) than/g)].map(
		([, word]) => (word === 'less' ? subtract : add),
	);
	if (!a || !b || !volume || more.length > 0 || !x || !first || !second)
		return ['the story does not hold three numbers and two comparisons'];
	const sides = [x, first(x, a), second(x, b)];
	const product = sides.reduce(multiply);
	return sides.every((side) => less(exact(0), side)) && same(product, volume)
		? []
		: [`${question.answer.value} does not give the volume`];
}

function expectCandidates(question: Question): string[] {
	const rule = readPolynomial(sidesOf(promptFormula(question)).at(-1) ?? '');
	const [constant = 0, lead = 0] = [rule[0], rule.at(-1)].map((c) => Math.abs(Number(c?.[0])));
	const stored = readList(question.answer.value);
	const wanted: Exact[] = [];
	for (let under = 1; under <= lead; under++)
		for (let over = -constant; over <= constant; over++) {
			if (over === 0 || constant % over !== 0 || lead % under !== 0) continue;
			const value = divide(exact(over), exact(under));
			if (!wanted.some((known) => same(known, value))) wanted.push(value);
		}
	const rising = stored.every((value, at) => at === 0 || less(stored[at - 1] ?? value, value));
	const complete = wanted.every((value) => stored.some((one) => same(one, value)));
	const shown = [...question.answer.text.matchAll(/\\pm (\\frac\{\d+\}\{\d+\}|\d+)/g)].length;
	return [
		...(stored.length === wanted.length && shown * 2 === wanted.length && rising && complete
			? []
			: [`${question.answer.value} is not the list of all ${wanted.length} possible zeros`]),
		...expectListing(question),
	];
}

/** The last reason names what the fractions above it need: lowest terms and no repeats, or only an order. */
function expectListing({ steps }: Question): string[] {
	const written = steps
		.slice(0, -1)
		.filter(({ text }) => text.startsWith('With a denominator of '))
		.flatMap(({ text }) => [...text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)])
		.map(([, over, under]) => gcd(Number(over), Number(under)));
	const why = steps.at(-1)?.why ?? '';
	const isReduced = /lowest terms, omit repeats/.test(why);
	return written.length === 0 || isReduced === written.some((shared) => shared > 1)
		? []
		: [`"${why}" is not what the fractions above it need`];
}
