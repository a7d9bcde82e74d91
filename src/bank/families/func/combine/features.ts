/** The part of func.combine about zeros, domain and asymptotes of products and quotients. */
import {
	difference,
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	quotient,
	relation,
	signed,
	symbol,
} from '../../../../math/expression.ts';
import { call, PI, root } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	line,
	multipleChoice,
	sentence,
	type Skill,
} from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway, ZERO_PRODUCT } from '../../../steps/reasons.ts';

const x = symbol('x');
const [f, g] = [call('f', 'x'), call('g', 'x')];
const at = (value: number): Prose => say`${equation(x, num(value))}`;

/** "x > 2 and x ≠ 5" */
const domain = (from: number, sign: '>' | '\\ge', without?: number): Prose =>
	without === undefined
		? say`${relation(x, sign, num(from))}`
		: say`${relation(x, sign, num(from))} and ${relation(x, '\\ne', num(without))}`;

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
	const feature = asymptote ? 'vertical asymptote' : 'zero';
	return {
		prompt: say`Given ${ruleOf('f', one)} and ${ruleOf('g', two)}, what is the ${feature} of ${asymptote ? 'the graph of ' : ''}${equation('y', quotient(f, g))}?`,
		answer: multipleChoice(
			at(right),
			one.kind === 'call'
				? distractor(say`${equation(x, quotient(PI, 2))}`, 'used a zero of f')
				: distractor(at(wrong), `used the zero of ${asymptote ? 'f' : 'g'}`),
			distractor(at(-right), `used the opposite sign for the ${asymptote ? 'asymptote' : 'zero'}`),
			one.kind === 'call'
				? distractor(at(0), 'set x equal to 0 instead of the denominator')
				: distractor(
						at(-wrong),
						`used the zero of ${asymptote ? 'f' : 'g'} with the opposite sign`,
					),
		),
		steps: [
			sentence(
				say`${equation(asymptote ? two : one, 0)}, so ${at(right)}.`,
				asymptote
					? 'a quotient can have a vertical asymptote where its denominator is 0'
					: 'a quotient is 0 only where its numerator is 0',
			),
			sentence(
				one.kind === 'call'
					? say`When ${at(right)}, the numerator is ${call('\\cos', num(right))}, which is not 0.`
					: say`When ${at(right)}, the ${asymptote ? 'numerator' : 'denominator'} is ${right - wrong}, not 0.`,
				one.kind === 'call'
					? `cosine is 0 only at odd multiples of π/2, and ${plainNumber(right)} is not one of them`
					: undefined,
			),
			sentence(say`The ${feature} is ${at(right)}.`),
		],
		hints: [
			asymptote
				? say`At a vertical asymptote, which is 0: the numerator or the denominator?`
				: say`When a quotient is 0, which is 0: its numerator or its denominator?`,
		],
	};
}

function logOverLine(p: number, q: number): Draft | undefined {
	if (q <= p || q === p + 1) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', call('\\log', line1(1, -p)))} and ${ruleOf('g', line1(1, -q))}, what is the domain of ${quotient(f, g)}?`,
		answer: multipleChoice(
			domain(p, '>', q),
			distractor(domain(p, '>'), 'forgot that the denominator must not be 0'),
			distractor(domain(p, '\\ge', q), 'allowed the logarithm of 0'),
			distractor(domain(q, '>'), 'used the zero of the denominator as the endpoint'),
		),
		steps: [
			line(relation(line1(1, -p), '>', 0), 'the argument of a logarithm must be positive'),
			line(relation(x, '>', num(p)), takeAway(-p)),
			sentence(
				say`${relation(line1(1, -q), '\\ne', 0)}, so ${relation(x, '\\ne', num(q))}.`,
				'the denominator must not be 0',
			),
			sentence(say`The domain is ${domain(p, '>', q)}.`),
		],
		hints: [say`For which ${x} are both functions defined? For which ${x} is ${g} equal to 0?`],
	};
}

function domainOfRoot(p: number, q: number): Draft {
	return {
		prompt: say`Given ${ruleOf('f', root(line1(1, -p)))} and ${ruleOf('g', line1(1, -q))}, what is the domain of ${quotient(f, g)}?`,
		answer: multipleChoice(
			domain(p, '\\ge', q),
			distractor(domain(p, '\\ge'), 'forgot that the denominator must not be 0'),
			distractor(domain(p, '>', q), `left out ${plainNumber(p)}, where the radicand is 0`),
			distractor(domain(q, '>'), 'used the zero of the denominator as the endpoint'),
		),
		steps: [
			line(relation(line1(1, -p), '\\ge', 0), 'the radicand must be 0 or greater'),
			line(relation(x, '\\ge', num(p)), takeAway(-p)),
			sentence(
				say`${relation(line1(1, -q), '\\ne', 0)}, so ${relation(x, '\\ne', num(q))}.`,
				'the denominator must not be 0',
			),
			sentence(say`The domain is ${domain(p, '\\ge', q)}.`),
		],
		hints: [say`For which ${x} are both functions defined? For which ${x} is ${g} equal to 0?`],
	};
}

function zerosOfProduct(p: number, q: number): Draft {
	const both = product(line1(1, -p), line1(1, -q));
	const [low, high] = [Math.min(p, q), Math.max(p, q)];
	const zeros = (...all: number[]) => say`${list(...all.map((one) => num(one)))}`;
	return {
		prompt: say`Given ${ruleOf('f', power(2, 'x'))} and ${ruleOf('g', both)}, what are all the zeros of ${product(f, g)}?`,
		answer: multipleChoice(
			zeros(low, high),
			distractor(zeros(-high, -low), 'gave the opposites of the zeros'),
			distractor(
				zeros(...[0, low, high].toSorted((a, b) => a - b)),
				'thought that the power of 2 is 0 when x = 0',
			),
			distractor(zeros(low), 'gave only one of the two zeros'),
		),
		steps: [
			line(
				equation(product(power(2, 'x'), line1(1, -p), line1(1, -q)), 0),
				'set the product equal to 0',
			),
			sentence(say`${power(2, 'x')} is always positive, so only the other factors can be 0.`),
			sentence(
				say`${equation(line1(1, -low), 0)} or ${equation(line1(1, -high), 0)}`,
				ZERO_PRODUCT,
			),
			sentence(say`The zeros are ${joinedByAnd([num(low), num(high)])}.`),
		],
		hints: [say`A product is 0 only when one of its factors is 0. Can ${power(2, 'x')} be 0?`],
	};
}

function lineOverLog(q: number): Draft | undefined {
	if ([1, -1, -2, -4].includes(q)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', line1(1, -q))} and ${ruleOf('g', call('\\log', line1(1, -q - 3)))}, which line is the vertical asymptote of the graph of ${equation('y', quotient(f, g))}?`,
		answer: multipleChoice(
			at(q + 4),
			distractor(at(q), 'used the zero of the numerator'),
			distractor(at(-q - 4), 'used the opposite sign for the asymptote'),
			distractor(at(q + 3), 'set the argument of the logarithm equal to 0 instead of 1'),
		),
		steps: [
			line(
				equation(call('\\log', line1(1, -q - 3)), 0),
				'a quotient can have a vertical asymptote where its denominator is 0',
			),
			line(equation(line1(1, -q - 3), 1), 'the logarithm of 1 is 0'),
			line(equation(x, num(q + 4)), takeAway(-q - 3)),
			sentence(
				say`When ${at(q + 4)}, the numerator is ${equation(difference(num(q + 4), signed(q)), 4)}, not 0, so the line ${at(q + 4)} is the vertical asymptote.`,
			),
		],
		hints: [
			say`Where can a quotient have a vertical asymptote? For which argument is a logarithm 0?`,
		],
	};
}
