/** seq.arith: terms, rule, number of terms of an arithmetic sequence. CCSS HSF-BF.A.2, HSF-LE.A.2; MCR3U.C2.1. */
import {
	continued,
	difference,
	equation,
	type Expression,
	num,
	product,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { expression, integer, rational, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import {
	arithmeticTerms,
	beginning,
	firstTerm,
	ordinal,
	sequenceLetters,
} from '../../../steps/sequence.ts';

export const skills: Skills = {
	'General term or nth term': nthTerm,
	'Find the nth term': nthTerm,
	'Number of terms': numberOfTerms,
	'From two terms': (draw) => fromTwoTerms(draw, draw.random.int(21, 40)),
	'General term or n from two terms': (draw) => fromTwoTerms(draw, draw.random.int(21, 40)),
	'Write the explicit rule': explicitRule,
	'Yearly balances as a sequence': balances,
};

const rule = 'the formula for an arithmetic sequence';

/** a₁ + (n − 1)d with numbers in it. */
const formulaWith = (first: number, n: Expression | number, d: number): Expression =>
	sum(first, times({ kind: 'brackets', of: difference(n, 1) }, signed(d)));

function nthTerm(draw: Draw): Draft {
	const [first, d, n] = [firstTerm(draw), draw.int('d'), draw.int('n')];
	const { term } = sequenceLetters(draw.country);
	const value = first + (n - 1) * d;
	const terms = arithmeticTerms(first, d, 4);
	return {
		prompt: say`Find the ${ordinal(n)} term of the arithmetic sequence ${beginning(...terms)}.`,
		answer: integer(value),
		steps: [
			sentence(
				say`The first term is ${first}, and the common difference is ${equation(difference(terms[1] ?? 0, signed(first)), d)}.`,
			),
			line(equation(term(n), formulaWith(first, n, d)), rule),
			line(equation(term(n), sum(first, times(n - 1, signed(d))))),
			line(equation(term(n), value)),
		],
		hints: [
			say`How many times is the common difference added on the way from the first term to the ${ordinal(n)}?`,
		],
	};
}

function numberOfTerms(draw: Draw): Draft {
	const [first, d, n] = [firstTerm(draw), draw.int('d'), draw.int('n')];
	const last = first + (n - 1) * d;
	const terms = arithmeticTerms(first, d, 3);
	const shown = beginning(...terms);
	const whole: Expression =
		shown.kind === 'list' ? { ...shown, items: [...shown.items, num(last)] } : shown;
	return {
		prompt: say`How many terms does the arithmetic sequence ${whole} have?`,
		answer: integer(n),
		steps: [
			line(
				equation(last, formulaWith(first, { kind: 'symbol', name: 'n' }, d)),
				`${rule}, with the last term`,
			),
			line(
				equation(last - first, times({ kind: 'brackets', of: difference('n', 1) }, signed(d))),
				first > 0 ? `subtract ${first} from both sides` : `add ${-first} to both sides`,
			),
			line(equation(n - 1, difference('n', 1)), `divide both sides by ${d}`),
			line(equation(n, 'n'), 'add 1 to both sides'),
		],
		hints: [say`Put the last term into the formula and solve for the number of terms.`],
	};
}

/** From the i-th and the j-th term to a later one. */
function fromTwoTerms(draw: Draw, n: number): Draft {
	const [first, d, i, j] = [firstTerm(draw), draw.int('d'), draw.int('i'), draw.int('j')];
	const { term } = sequenceLetters(draw.country);
	const at = (place: number) => first + (place - 1) * d;
	return {
		prompt: say`In an arithmetic sequence, ${equation(term(i), at(i))} and ${equation(term(j), at(j))}. Find ${term(n)}.`,
		answer: integer(at(n)),
		steps: [
			line(
				equation(difference(at(j), signed(at(i))), times(j - i, 'd')),
				`from the ${ordinal(i)} to the ${ordinal(j)} term the difference is added ${j - i} times`,
			),
			line(equation((j - i) * d, times(j - i, 'd'))),
			line(equation(d, 'd'), `divide both sides by ${j - i}`),
			line(
				equation(term(n), sum(at(j), times(n - j, signed(d)))),
				`go on from the ${ordinal(j)} term: ${n - j} more differences`,
			),
			line(equation(term(n), at(n))),
		],
		hints: [say`How many times is the common difference added between the two given terms?`],
	};
}

function explicitRule(draw: Draw): Draft | undefined {
	const [first, d] = [firstTerm(draw), draw.int('d')];
	const { term } = sequenceLetters(draw.country);
	const fromTerms = draw.random.int(0, 1) === 0;
	const [i, j] = [draw.int('i'), draw.int('j')];
	const at = (place: number) => first + (place - 1) * d;
	const answer = polynomialExpression(linear(d, 'n', first - d));
	const given = fromTerms
		? say`the arithmetic sequence ${beginning(...arithmeticTerms(first, d, 4))}`
		: say`the arithmetic sequence with ${equation(term(i), at(i))} and ${equation(term(j), at(j))}`;
	const start = fromTerms
		? [sentence(say`The first term is ${first}, and the common difference is ${d}.`)]
		: [
				line(
					equation(times(j - i, 'd'), difference(at(j), signed(at(i)))),
					`${j - i} differences lie between the two terms`,
				),
				line(equation('d', d), `divide both sides by ${j - i}`),
				line(
					equation(term(1), difference(at(i), times(i - 1, signed(d)))),
					`go back ${i - 1} from the ${ordinal(i)} term`,
				),
				line(equation(term(1), first)),
			];
	return {
		prompt: say`Write an expression in n for the n-th term of ${given}. Simplify it.`,
		answer: expression(answer),
		steps: [
			...start,
			line(equation(term('n'), formulaWith(first, { kind: 'symbol', name: 'n' }, d)), rule),
			line(equation(term('n'), sum(first, product(d, 'n'), -d)), `multiply out the brackets`),
			line(equation(term('n'), answer), 'combine the numbers'),
		],
		hints: [
			say`Find the first term and the common difference. Then use the formula for the n-th term.`,
		],
	};
}

/** Simple interest: the balance grows by the same amount each year. */
function balances(draw: Draw): Draft | undefined {
	const [principal, r, n] = [draw.int('P'), draw.int('r'), draw.int('n')];
	const interest = (principal * r) / 100;
	const value = principal + n * interest;
	return {
		prompt: say`An account with ${money(principal)} earns simple interest at ${{ kind: 'percent', of: num(r) }} a year. What is the balance after ${n} years, in dollars?`,
		answer: withUnit(rational(value), 'dollars'),
		steps: [
			line(
				equation(times({ kind: 'decimal', text: (r / 100).toFixed(2) }, principal), interest),
				'the interest of one year, the same every year',
			),
			sentence(
				say`The balances form an arithmetic sequence with the common difference ${interest}.`,
			),
			line(sum(principal, times(n, interest)), `${n} years of interest`),
			line(continued(value)),
		],
		hints: [
			say`Simple interest is always taken on the amount at the start. How much is it in one year?`,
		],
	};
}
