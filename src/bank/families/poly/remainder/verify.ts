/** Divides: the remainder of the prompt's polynomial, with every letter replaced by its stored value. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	type Exact,
	exact,
	lettersIn,
	negate,
	readExact,
	readTex,
	same,
	sidesOf,
} from '../../../verify/values.ts';
import { dividedBy, type Polynomial, readPolynomial, valueAt } from '../../../verify/polynomial.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	switch (skill) {
		case 'Find two coefficients from two conditions':
			return fits(question, ['m', 'n'], formulas);
		case 'Find a coefficient from a remainder':
		case 'Find a coefficient from a known factor':
			return fits(question, ['k'], formulas);
		case 'Choose the binomials that are factors':
			return factors(question, formulas);
		case 'Apply the factor theorem':
			return decides(question, formulas);
		default:
			return divides(question, formulas);
	}
};

/** The right side of "P(x) = …". */
const ruleIn = (formulas: readonly string[]): string =>
	sidesOf(formulas.find((formula) => formula.startsWith('P(x)')) ?? '').at(-1) ?? '';

const remainderOf = (rule: Polynomial, divisor: Polynomial): Exact =>
	dividedBy(rule, divisor).remainder[0] ?? exact(0);

/** Of the listed binomials exactly two divide without a remainder, and those are the right choice. */
function factors(question: Question, formulas: readonly string[]): string[] {
	const rule = ruleIn(formulas);
	const listed = formulas.slice(
		0,
		formulas.findIndex((formula) => formula.startsWith('P(x)')),
	);
	const found = listed.filter((binomial) => areFactors(`$${binomial}$`, rule));
	if (found.length !== 2) return [`${found.length} of the binomials are factors, not two`];
	return expectOneChoice(question, (text) => {
		const named = [...text.matchAll(/\$([^$]+)\$/g)].map(([, binomial = '']) => binomial);
		return named.length === 2 && found.every((binomial) => named.includes(binomial));
	});
}

function divides(question: Question, formulas: readonly string[]): string[] {
	const [, inside, under] =
		/^\\frac\{(.+)\}\{(.+)\}$/.exec(formulas.find((one) => one.startsWith('\\frac')) ?? '') ?? [];
	const rule = inside ?? ruleIn(formulas);
	const divisor = under ?? formulas.at(-1) ?? '';
	const again = /\\frac\{r\}\{(.+)\}$/.exec(formulas.find((one) => one.includes('{r}')) ?? '')?.[1];
	const excluded = /^x \\ne (-?\d+)$/.exec(formulas[0] ?? '')?.[1];
	if (again !== undefined && again !== divisor) return [`${again} is not the divisor ${divisor}`];
	if (excluded !== undefined && readTex(divisor)({ x: exact(Number(excluded)) })[0] !== 0n)
		return [`${divisor} is not 0 at ${excluded}`];
	const remainder = remainderOf(readPolynomial(rule), readPolynomial(divisor));
	const stored = readExact(question.answer.value);
	return stored && same(stored, remainder)
		? []
		: [`${question.answer.value} is not the remainder of ${rule} divided by ${divisor}`];
}

/** Substitutes the stored values for the letters; each divisor of the prompt must leave its remainder. */
function fits(question: Question, letters: string[], formulas: readonly string[]): string[] {
	const values = question.answer.value.split(', ');
	if (values.length !== letters.length)
		return [`${question.answer.value} does not name all letters`];
	const lettered = formulas.find(
		(one) => letters.every((letter) => lettersOf(one).includes(letter)) && one.includes('x'),
	);
	const rule = letters.reduce(
		(text, letter, at) => text.replaceAll(letter, `(${values[at]})`),
		sidesOf(lettered ?? '').at(-1) ?? '',
	);
	const divisors = formulas.filter((one) => /^x [+-] \d+$/.test(one));
	if (new Set(divisors).size !== letters.length)
		return [`${letters.length} letters need as many divisors`];
	const text = question.question;
	return divisors.flatMap((divisor) => {
		const asFactor = new RegExp(
			`has \\$${escaped(divisor)}\\$ as a factor|\\$${escaped(divisor)}\\$ is a factor`,
		);
		const given = /remainder is \$(-?\d+)\$/.exec(text)?.[1];
		const wanted = asFactor.test(text) ? '0' : (given ?? '?');
		const left = remainderOf(readPolynomial(rule), readPolynomial(divisor));
		return same(left, readExact(wanted) ?? exact(1, 97))
			? []
			: [`${rule} leaves a wrong remainder on division by ${divisor}`];
	});
}

const lettersOf = (formula: string) => sidesOf(formula).flatMap(lettersIn);
const escaped = (tex: string) => tex.replaceAll(/[+^{}().]/g, '\\$&');

const areFactors = (text: string, rule: string): boolean =>
	[...text.matchAll(/\$([^$]+)\$/g)].every(
		([, binomial = '']) =>
			dividedBy(readPolynomial(rule), readPolynomial(binomial)).remainder.length === 0,
	);

function decides(question: Question, formulas: readonly string[]): string[] {
	const rule = ruleIn(formulas);
	const binomial = readPolynomial(formulas.find((one) => /^x [+-] \d+$/.test(one)) ?? '');
	if (rule.includes('k'))
		return expectOneChoice(question, (text) => {
			const filled = rule.replaceAll('k', `(${text.replaceAll('$', '')})`);
			return remainderOf(readPolynomial(filled), binomial)[0] === 0n;
		});
	const polynomial = readPolynomial(rule);
	const zero = negate(binomial[0] ?? exact(0));
	const isFactor = valueAt(polynomial, zero)[0] === 0n;
	return expectOneChoice(question, (text) => {
		const [, at = '', value = ''] = /P\((-?\d+)\) = (-?\d+)/.exec(text) ?? [];
		const [x, y] = [readTex(at)({}), readTex(value)({})];
		return text.startsWith('Yes') === isFactor && same(x, zero) && same(valueAt(polynomial, x), y);
	});
}
