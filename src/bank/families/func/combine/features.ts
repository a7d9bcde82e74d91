/** The part of func.combine about zeros, domain and asymptotes of products and quotients. */
import {
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, line, sentence, type Skill } from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';

const x = symbol('x');
const [f, g] = [call('f', 'x'), call('g', 'x')];
const at = (value: number): Prose => say`${equation(x, num(value))}`;

export const featureOfPair: Skill = (draw) => {
	const [p, q] = [draw.int('p'), draw.int('q')];
	if (p === q || p === -q || p === 0 || q === 0) return undefined;
	switch (draw.inTurn('type')) {
		case 'polynomial/polynomial':
			return quotientFeature(line1(1, -p), line1(1, -q), p, q, draw.random.int(0, 1) === 1);
		case 'log/linear':
			return p > 0 && p > q ? undefined : logOverLine(p, q);
		case 'root/linear':
			return q > p ? domainOfRoot(p, q) : undefined;
		case 'trig/polynomial':
			return quotientFeature(call('\\cos', 'x'), line1(1, -q), p, q, true);
		case 'exponential×polynomial':
			return zerosOfProduct(p, q);
		default:
			return lineOverLog(q);
	}
};

function quotientFeature(
	one: Expression,
	two: Expression,
	p: number,
	q: number,
	asymptote: boolean,
): Draft {
	const right = asymptote ? q : p;
	const wrong = asymptote ? p : q;
	return {
		prompt: say`Given ${ruleOf('f', one)} and ${ruleOf('g', two)}, which is the ${asymptote ? 'vertical asymptote' : 'zero'} of ${equation('y', quotient(f, g))}?`,
		answer: multipleChoice(
			at(right),
			distractor(
				at(wrong),
				one.kind === 'call'
					? 'took a number that is not a zero of g'
					: asymptote
						? 'took the zero of f'
						: 'took the zero of g',
			),
			distractor(at(-right), 'took the wrong sign'),
			distractor(at(-wrong), 'took the other function and the wrong sign'),
		),
		steps: [
			line(
				equation(asymptote ? two : one, 0),
				asymptote
					? 'an asymptote is where the denominator is 0'
					: 'a quotient is 0 where the numerator is 0',
			),
			sentence(
				say`${at(right)}, and there the ${asymptote ? 'numerator' : 'denominator'} is not 0.`,
			),
			sentence(say`So it is ${at(right)}.`),
		],
		hints: [say`Which function decides: the one above or the one below the fraction bar?`],
	};
}

function logOverLine(p: number, q: number): Draft | undefined {
	if (q <= p || q === p + 1) return undefined;
	const domain = (from: number, sign: '>' | '\\ge', without?: number): Prose =>
		without === undefined
			? say`${relation(x, sign, num(from))}`
			: say`${relation(x, sign, num(from))} and ${relation(x, '\\ne', num(without))}`;
	return {
		prompt: say`Given ${ruleOf('f', call('\\log', line1(1, -p)))} and ${ruleOf('g', line1(1, -q))}, what is the domain of ${quotient(f, g)}?`,
		answer: multipleChoice(
			domain(p, '>', q),
			distractor(domain(p, '>'), 'forgot that the denominator must not be 0'),
			distractor(domain(p, '\\ge', q), 'allowed the logarithm of 0'),
			distractor(domain(q, '>'), 'took the zero of the denominator as the end'),
		),
		steps: [
			line(relation(x, '>', num(p)), 'a logarithm needs a positive number'),
			line(relation(x, '\\ne', num(q)), 'the denominator must not be 0'),
			sentence(say`The domain is ${domain(p, '>', q)}.`),
		],
		hints: [say`Both functions must have a value, and ${g} must not be 0.`],
	};
}

function domainOfRoot(p: number, q: number): Draft {
	const domain = (from: number, sign: '>' | '\\ge', without?: number): Prose =>
		without === undefined
			? say`${relation(x, sign, num(from))}`
			: say`${relation(x, sign, num(from))} and ${relation(x, '\\ne', num(without))}`;
	return {
		prompt: say`Given ${ruleOf('f', root(line1(1, -p)))} and ${ruleOf('g', line1(1, -q))}, what is the domain of ${quotient(f, g)}?`,
		answer: multipleChoice(
			domain(p, '\\ge', q),
			distractor(domain(p, '\\ge'), 'forgot that the denominator must not be 0'),
			distractor(domain(p, '>', q), 'left out 0 under the root sign'),
			distractor(domain(q, '>'), 'took the zero of the denominator as the end'),
		),
		steps: [
			line(relation(x, '\\ge', num(p)), 'under the root sign there must be 0 or more'),
			line(relation(x, '\\ne', num(q)), 'the denominator must not be 0'),
			sentence(say`The domain is ${domain(p, '\\ge', q)}.`),
		],
		hints: [say`Both functions must have a value, and ${g} must not be 0.`],
	};
}

function zerosOfProduct(p: number, q: number): Draft {
	const both = product(line1(1, -p), line1(1, -q));
	const [low, high] = [Math.min(p, q), Math.max(p, q)];
	const zeros = (...all: number[]) => say`${list(...all.map((one) => num(one)))}`;
	return {
		prompt: say`Given ${ruleOf('f', power(2, 'x'))} and ${ruleOf('g', both)}, what are all zeros of ${product(f, g)}?`,
		answer: multipleChoice(
			zeros(low, high),
			distractor(zeros(-high, -low), 'took the wrong signs'),
			distractor(
				zeros(...[0, low, high].toSorted((a, b) => a - b)),
				'thought that the power of 2 is 0 at 0',
			),
			distractor(zeros(low), 'took only one of the two zeros'),
		),
		steps: [
			line(
				equation(product(power(2, 'x'), line1(1, -p), line1(1, -q)), 0),
				'set the product equal to 0',
			),
			sentence(say`${power(2, 'x')} is always positive, so only the other factors can be 0.`),
			sentence(say`The zeros are ${zeros(low, high)}.`),
		],
		hints: [say`A product is 0 only when one of its factors is 0. Can ${power(2, 'x')} be 0?`],
	};
}

function lineOverLog(q: number): Draft | undefined {
	if ([1, -1, -2, -4].includes(q)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', line1(1, -q))} and ${ruleOf('g', call('\\log', line1(1, -q - 3)))}, which is a vertical asymptote of ${equation('y', quotient(f, g))}?`,
		answer: multipleChoice(
			at(q + 4),
			distractor(at(q), 'took the zero of the numerator'),
			distractor(at(-q - 4), 'took the wrong sign'),
			distractor(at(q + 5), 'made the logarithm 1 more than it needs'),
		),
		steps: [
			line(
				equation(call('\\log', line1(1, -q - 3)), 0),
				'an asymptote is where the denominator is 0',
			),
			line(equation(line1(1, -q - 3), 1), 'the logarithm of 1 is 0'),
			line(equation(x, num(q + 4)), 'there the numerator is not 0'),
		],
		hints: [say`For which number is a logarithm equal to 0?`],
	};
}
