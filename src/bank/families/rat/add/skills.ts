/** rat.add: sums and differences of rational expressions. */
import {
	added,
	type Coefficients,
	expanded,
	factoredForm,
	multiplied,
	plainFactor,
	same,
	scaled,
	withZeros,
	written,
} from '../../../../math/coefficients.ts';
import {
	continued,
	difference,
	type Expression,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	expression,
	line,
	multipleChoice,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { hidesMistake, type Part, summed, wrongSums } from './fraction-sum.ts';

// Choosing the single fraction that is equal to a sum.

/** What leaves the constant of x + q as it is. */
const onlyTheX = (q: number, by: number): string =>
	`multiplied only the x in ${plainFactor([1, q])} by ${by}`;

function chooseFraction(draw: Draw): Draft | undefined {
	const [a, b, p, q] = [
		Math.abs(draw.int('a')),
		Math.abs(draw.int('b')),
		draw.int('p'),
		draw.int('q'),
	];
	const sign = draw.choice('op') === '-' ? -1 : 1;
	if (p === q || a === b) return undefined;
	const under = withZeros(1, -p, -q);
	const solved = summed(
		{ over: [a], under: withZeros(1, -p) },
		{ over: [b], under: withZeros(1, -q) },
		sign,
	);
	const right: Coefficients = [a + sign * b, a * q + sign * b * p];
	const wrong = [
		{
			over: [a + sign * b, a * p + sign * b * q],
			mistake: 'multiplied each numerator by its own denominator',
		},
		sign < 0
			? {
					over: [a - b, a * q + b * p],
					mistake: 'did not distribute the negative sign to the last term of the numerator',
				}
			: a === 1
				? { over: [a + b, q + p], mistake: onlyTheX(p, b) }
				: { over: [a + b, q + b * p], mistake: onlyTheX(q, a) },
		{
			over: [a + sign * b],
			mistake: 'wrote the common denominator without multiplying the numerators',
		},
	];
	const all = [right, ...wrong.map(({ over }) => over)];
	const clash = all.some((one, at) => all.slice(at + 1).some((two) => same(one, two)));
	if (!solved || clash || all.some((one) => one.includes(0))) return undefined;
	if (solved.result.under.factors.length < 2 || Math.abs(solved.result.over.lead) > 1)
		return undefined;
	const shown = (over: Coefficients): Expression => quotient(written(over), factoredForm(under));
	return {
		prompt: say`Which expression is equivalent to ${solved.problem}?`,
		answer: multipleChoice(
			shown(right),
			...wrong.map(({ over, mistake }) => distractor(shown(over), mistake)),
		),
		steps: solved.lines,
		hints: [say`What is the least common denominator? What must each numerator be multiplied by?`],
	};
}

export const skills: Skills = {
	'Add or subtract with monomial denominators': (draw) => {
		const [b, d, n] = [draw.int('b'), draw.int('d'), draw.int('n')];
		return overMonomials(draw, draw.int('a'), b, draw.int('c'), d, n);
	},

	'Add or subtract with linear denominators': (draw) =>
		overLinears(draw, signOf(draw.inTurn('op'))),
	'Add or subtract with quadratic denominators': overQuadratics,

	'Add or subtract with monomial or linear denominators'(draw) {
		if (draw.inTurn('type') === 'linear denominators') return overLinears(draw, 1);
		return overMonomials(
			draw,
			draw.int('a'),
			1,
			draw.int('b'),
			draw.int('c'),
			draw.random.int(1, 2),
		);
	},

	'Add or subtract with same or opposite denominators': (draw) =>
		draw.inTurn('type') === 'same' ? overSame(draw) : overOpposite(draw),

	'Choose the equivalent single fraction': chooseFraction,
};

const signOf = (op: string): 1 | -1 => (op === '-' ? -1 : 1);

/** a/(bx) ± c/(dxⁿ); the numerators may be exchanged. */
function overMonomials(
	{ random }: Draw,
	a: number,
	b: number,
	c: number,
	d: number,
	n: number,
): Draft | undefined {
	const power = (times: number) => Array.from({ length: times }, (): Coefficients => [1, 0]);
	const m = n === 1 ? random.int(1, 2) : 1;
	if ((b === d && m === n) || gcd(a, b) > 1 || gcd(c, d) > 1) return undefined;
	const first: Part = { over: [Math.abs(a)], under: { lead: b, factors: power(m) } };
	const second: Part = { over: [Math.abs(c)], under: { lead: d, factors: power(n) } };
	return question(first, second, a * c < 0 ? -1 : 1);
}

function overLinears(draw: Draw, sign: 1 | -1): Draft | undefined {
	const [a, b, p, q] = [draw.int('a'), draw.int('b'), draw.int('p'), draw.int('q')];
	if (p === q) return undefined;
	return question(
		{ over: [Math.abs(a)], under: withZeros(1, -p) },
		{ over: [Math.abs(b)], under: withZeros(1, -q) },
		a * b < 0 ? (-sign as 1 | -1) : sign,
	);
}

function overQuadratics(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	if (new Set([p, q, r]).size < 3) return undefined;
	const sign = signOf(draw.inTurn('op'));
	return question(
		{ over: [Math.abs(a)], under: withZeros(1, -p, -q) },
		{ over: [Math.abs(b)], under: withZeros(1, -p, -r) },
		a * b < 0 ? (-sign as 1 | -1) : sign,
	);
}

/** The numerators add to (x + p)(x + b) or to a multiple of x + p. */
function overSame(draw: Draw): Draft | undefined {
	const [a, b, p] = [draw.int('a'), draw.int('b'), draw.int('p')];
	const sign = draw.random.pick([1, -1] as const);
	const shape = draw.random.int(0, 3) > 0 ? [1, b] : [Math.abs(b) + 1];
	const total = multiplied([1, p], shape);
	const over = total.length === 3 ? [1, a, 0] : [Math.abs(a), p];
	const rest = scaled(added(total, scaled(over, -1)), sign);
	if (rest.length > 2 || rest.filter(Boolean).length === 0 || (rest[0] ?? 0) < 0) return undefined;
	const under = withZeros(1, -p);
	return question({ over, under }, { over: rest, under }, sign);
}

/** a/(x − p) + b/(p − x), or squares over them. */
function overOpposite(draw: Draw): Draft | undefined {
	const [a, b, p] = [draw.int('a'), draw.int('b'), draw.int('p')];
	const squares = draw.random.int(0, 2) === 0;
	const first: Coefficients = squares ? [1, 0, 0] : [Math.abs(a), b];
	const second: Coefficients = squares ? [p * p] : [Math.abs(b)];
	const under = withZeros(1, p);
	const solved = summed({ over: first, under }, { over: second, under }, -1);
	if (!solved) return undefined;
	const turned = p > 0 ? sum(p, product(-1, 'x')) : sum(product(-1, 'x'), p);
	const below = written(expanded(under));
	const problem = sum(quotient(written(first), below), quotient(written(second), turned));
	const [, ...rest] = solved.lines;
	return {
		prompt: prompt(problem),
		answer: withMisconceptions(
			expression(solved.answer),
			[
				expression(summed({ over: first, under }, { over: second, under }, 1)?.answer ?? problem),
				'did not change the sign of the second fraction',
			],
			...wrongSums({ over: first, under }, { over: second, under }, -1, { isRewritten: true }),
		),
		steps: [
			line(problem),
			line(
				continued(difference(quotient(written(first), below), quotient(written(second), below))),
				'the denominators are opposites: factor −1 out of the second one',
			),
			...rest,
		],
		hints: [
			say`How is the second denominator related to the first? What is left when you factor out ${-1}?`,
		],
	};
}

const prompt = (problem: Expression, sign: 1 | -1 = 1) =>
	say`${sign > 0 ? 'Add' : 'Subtract'} and simplify: ${problem}. Write the answer as a single fraction in lowest terms or as a polynomial.`;

function question(first: Part, second: Part, sign: 1 | -1): Draft | undefined {
	const solved = summed(first, second, sign);
	if (!solved || hidesMistake(first, second, sign)) return undefined;
	return {
		prompt: prompt(solved.problem, sign),
		answer: withMisconceptions(expression(solved.answer), ...wrongSums(first, second, sign)),
		steps: solved.lines,
		hints: [
			same(expanded(first.under), expanded(second.under))
				? say`The denominators are the same. What is the numerator of the result, and does it share a factor with the denominator?`
				: first.under.factors.length > 1
					? say`What are the factors of each denominator? Which of them does the least common denominator need?`
					: say`What is the least common denominator? What must each numerator be multiplied by?`,
		],
	};
}
