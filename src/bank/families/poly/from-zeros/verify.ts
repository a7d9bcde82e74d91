/** Substitutes the zeros and the point into the stored polynomial; a model is built again from the numbers of the story. */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectCollected, expectNumber, type Verify } from '../../../verify/evidence.ts';
import { exact, same } from '../../../verify/values.ts';
import {
	degreeOf,
	derivativeOf,
	type Polynomial,
	readPolynomial,
	valueAt,
} from '../../../verify/polynomial.ts';
import { type Complex, readComplex, sameComplex } from '../../../verify/read-complex.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question).replaceAll('$', '');
	if (skill === 'Model volume or profit with a cubic')
		return expectNumber(question, modelValue(text));
	const rule = readPolynomial(question.answer.value);
	const zeros =
		skill === 'Write a polynomial from its graph' ? touched(text) : zerosIn(question, text);
	const wrong = zeros.filter(({ at, times }) => {
		let checked = rule;
		for (let time = 0; time < times; time++, checked = derivativeOf(checked))
			if (!sameComplex(complexValue(checked, at), [0, 0])) return true;
		return false;
	});
	const isTwice = zeros.some(({ at }, place) =>
		zeros.slice(place + 1).some((other) => sameComplex(other.at, at)),
	);
	if (isTwice) return ['two of the zeros are one'];
	const said = / of degree (\d)/.exec(text)?.[1];
	if (said !== undefined && Number(said) !== degreeOf(rule))
		return [`the degree is ${degreeOf(rule)}, not ${said}`];
	const count = zeros.reduce((all, { times }) => all + times, 0);
	return [
		...wrong.map(({ at }) => `${at.join(' + i times ')} is not a zero of that multiplicity`),
		...(count === degreeOf(rule) ? [] : [`the degree is ${degreeOf(rule)}, not ${count}`]),
		...(passes(rule, text) ? [] : ['the graph does not pass through the point']),
		...expectCollected(question),
	];
};

type Zero = { at: Complex; times: number };

/** By what is said of the coefficients, a zero a + bi or a + √b brings its conjugate with it, unless that is named too. */
function zerosIn(question: Question, text: string): Zero[] {
	const [intro = ''] = questionText(question.question).split(/The graph of|form a family/);
	const named = formulasIn(intro)
		.filter((formula) => formula !== 'f')
		.flatMap((formula) => formula.split(', '));
	const double = /The zero (-?\d+) is a double zero/.exec(text)?.[1];
	const zeros = [...new Set(named)].map((tex): Zero => ({
		at: readComplex(tex),
		times: tex === double ? 2 : 1,
	}));
	const hasPartners = / with (?:real|rational) coefficients /.test(intro);
	const partners = hasPartners ? [...new Set(named)].flatMap((tex) => conjugate(tex, intro)) : [];
	return [...zeros, ...partners];
}

/** Only rational coefficients demand that of a + √b. */
function conjugate(tex: string, intro: string): Zero[] {
	if (!/i|sqrt/.test(tex)) return [];
	const [whole] = /^-?\d+(?= )/.exec(tex) ?? ['0'];
	const [re, im] = readComplex(tex);
	if (im === 0 && !intro.includes(' with rational coefficients ')) return [];
	const middle = Number(whole);
	return [{ at: im === 0 ? [2 * middle - re, 0] : [re, -im], times: 1 }];
}

const touched = (text: string): Zero[] =>
	[...text.matchAll(/(crosses|touches) (?:the x-axis|it) at (-?\d+)(?: and at (-?\d+))?/g)].flatMap(
		([, verb, one, other]) =>
			[one, other]
				.filter((at) => at !== undefined)
				.map((at): Zero => ({ at: [Number(at), 0], times: verb === 'touches' ? 2 : 1 })),
	);

function passes(rule: Polynomial, text: string): boolean {
	const [, x = '0', y = ''] = /passes through \((-?\d+), (-?\d+)\)/.exec(text) ?? [];
	const intercept = /y-intercept (?:is |of )(-?\d+)/.exec(text)?.[1];
	const up = Number(y === '' ? intercept : y);
	return Number.isInteger(up) && same(valueAt(rule, exact(Number(x))), exact(up));
}

const complexValue = (rule: Polynomial, [x, y]: Complex): Complex =>
	rule.reduceRight<Complex>(
		([re, im], [n, d]) => [re * x - im * y + Number(n) / Number(d), re * y + im * x],
		[0, 0],
	);

/** The box is folded, the tank is measured, the profit is scaled from the known one. */
function modelValue(text: string): number {
	const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));
	const at = all(/x = (-?\d+)/g);
	const x = at.at(-1) ?? 0;
	if (text.includes('The profit')) {
		const known = at.at(-2) ?? 0;
		const product = (of: number) => at.slice(0, 3).reduce((value, zero) => value * (of - zero), 1);
		const given = Number(/and it is (\d+) when/.exec(text)?.[1]);
		return Math.round((given / product(known)) * product(x));
	}
	const sides = all(/(\d+) centi(?:metre|meter)s (?:long|wide|tall)/g);
	if (text.includes('box')) return sides.reduce((value, side) => value * (side - x - x), x);
	const isLarger = /A larger tank is x .* longer, wider, and taller\. .* of the larger tank/.test(
		text,
	);
	return isLarger ? sides.reduce((value, side) => value * (side + x), 1) : Number.NaN;
}
