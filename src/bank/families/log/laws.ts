/** log.laws: the product, quotient and power laws. CCSS HSF-BF.B.5; MHF4U.A1.4, A1.5. */
import {
	continued,
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	sum,
	symbol,
	times as timesOf,
} from '../../../math/expression.ts';
import { root } from '../../../math/notation.ts';
import { term, uncollected } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { expression, rational } from '../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../family.ts';
import { type Base, log, readBase } from '../../working/logarithm.ts';

export const skills: Skills = {
	'Expand or rewrite with given logs': withGivenLogs,
	'Single logarithm': (draw) => condense(draw, 10, draw.choice('half') === '0.5'),
	'Write as one log': (draw) => condense(draw, readBase(draw.inTurn('base')), false),
	'Expand a log': expand,
	'Evaluate exactly': evaluateExactly,
	'Evaluate by condensing': evaluateExactly,
};

const LETTER_SETS = [
	['x', 'y', 'z'],
	['a', 'b', 'c'],
	['p', 'q', 'r'],
	['m', 'n', 'k'],
] as const;

/** Given log_b 2 = u and log_b 3 = v, write log_b of a number made of 2, 3 and b. */
function withGivenLogs(draw: Draw): Draft | undefined {
	const [m, n] = [draw.int('m'), draw.int('n')];
	const base = Number(draw.choice('base'));
	const isQuotient = draw.inTurn('type') === 'quotient';
	if (m + n < 2 || m === 0 || n === 0) return undefined;
	const [over, under] = isQuotient ? [2 ** m, 3 ** n] : [2 ** m * 3 ** n, 1];
	if (over > 1300 || under > 900) return undefined;
	const problem = log(base, under === 1 ? num(over) : quotient(over, under));
	const answer = uncollected(term(m, 'u'), term(isQuotient ? -n : n, 'v'));
	const split = isQuotient
		? sum(log(base, numberPower(2, m)), { kind: 'opposite', of: log(base, numberPower(3, n)) })
		: sum(log(base, numberPower(2, m)), log(base, numberPower(3, n)));
	return {
		prompt: say`Given that ${say`${equal(log(base, 2), 'u')} and ${equal(log(base, 3), 'v')}`}, write ${problem} in terms of ${symbol('u')} and ${symbol('v')}.`,
		answer: expression(answer),
		steps: [
			line(problem),
			line(
				continued(
					log(
						base,
						isQuotient
							? quotient(numberPower(2, m), numberPower(3, n))
							: timesOf(numberPower(2, m), numberPower(3, n)),
					),
				),
				'write the number with powers of 2 and 3',
			),
			line(continued(split), isQuotient ? 'quotient law' : 'product law'),
			line(
				continued(
					sum(
						times(m, log(base, 2)),
						isQuotient ? { kind: 'opposite', of: times(n, log(base, 3)) } : times(n, log(base, 3)),
					),
				),
				'power law',
			),
			sentence(say`So the logarithm is ${answer}.`, 'put in the given letters'),
		],
		hints: [say`Write the number as powers of 2 and 3 first.`],
	};
}

const numberPower = (of: number, exponent: number): Expression =>
	exponent === 1 ? num(of) : power(of, exponent);

const equal = (left: Expression, letter: string): Expression => ({
	kind: 'relation',
	sign: '=',
	left,
	right: symbol(letter),
});

const times = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : product(factor, of);

/** Coefficient of the logarithm of each letter. */
type Part = { coefficient: number; letter: string };

function condense(draw: Draw, base: Base, half: boolean): Draft | undefined {
	const letters = draw.random.pick(LETTER_SETS);
	const parts: Part[] = ['a', 'b', 'c'].map((name, at) => ({
		coefficient: draw.int(name),
		letter: letters[at] ?? 'x',
	}));
	const first = parts[0];
	if (!first || first.coefficient < 0 || parts.every(({ coefficient }) => coefficient === 1))
		return undefined;
	const problem = sum(
		...parts.map(({ coefficient, letter }) => signedLog(coefficient, base, symbol(letter))),
	);
	const shown = half ? product(quotient(1, 2), { kind: 'brackets', of: problem }) : problem;
	const inside = fractionOf(parts);
	const answer = log(base, half ? root(inside) : inside);
	const withPowers = sum(
		...parts.map(({ coefficient, letter }) =>
			signedLog(Math.sign(coefficient), base, raised(letter, coefficient)),
		),
	);
	return {
		prompt: say`Write as a single logarithm: ${shown}.`,
		answer: expression(answer),
		steps: [
			line(shown),
			line(
				continued(
					half ? product(quotient(1, 2), { kind: 'brackets', of: withPowers }) : withPowers,
				),
				'power law: the coefficients become exponents',
			),
			line(
				continued(half ? product(quotient(1, 2), log(base, inside)) : answer),
				'product and quotient laws: added logarithms stand above, subtracted ones below',
			),
			...(half
				? [line(continued(answer), 'power law: a factor of one half is a square root')]
				: []),
		],
		hints: [say`First turn each coefficient into an exponent.`],
	};
}

const signedLog = (coefficient: number, base: Base, of: Operand): Expression => {
	const size = times(Math.abs(coefficient), log(base, of));
	return coefficient < 0 ? { kind: 'opposite', of: size } : size;
};

function fractionOf(parts: readonly Part[]): Expression {
	const [over, under] = [1, -1].map((sign) =>
		parts
			.filter(({ coefficient }) => Math.sign(coefficient) === sign)
			.map(({ coefficient, letter }) => raised(letter, coefficient)),
	);
	const [top, bottom] = [productOf(over ?? []), productOf(under ?? [])];
	return under?.length ? quotient(top, bottom) : top;
}

const raised = (letter: string, exponent: number): Expression =>
	Math.abs(exponent) === 1 ? symbol(letter) : power(letter, Math.abs(exponent));

const productOf = (factors: Expression[]): Expression => {
	const [only, ...more] = factors;
	if (!only) return num(1);
	return more.length === 0 ? only : product(...factors);
};

/** log of a product, quotient, power or root, taken apart. */
function expand(draw: Draw): Draft | undefined {
	const [m, n, p] = [draw.int('m'), draw.int('n'), draw.int('p')];
	const base = readBase(draw.inTurn('b'));
	const form = draw.choice('form');
	const isRoot = form === 'root' || form === 'root of a quotient';
	const parts: Part[] = [
		{ coefficient: m, letter: 'x' },
		{ coefficient: /quotient|over/.test(form) ? -n : n, letter: 'y' },
		...(form === 'product over power' ? [{ coefficient: p, letter: 'z' }] : []),
	].sort((a, b) => b.coefficient - a.coefficient);
	if (m === n || (m === 1 && n === 1)) return undefined;
	const inside = fractionOf(parts);
	const whole = sum(
		...parts.map(({ coefficient, letter }) => signedLog(coefficient, base, symbol(letter))),
	);
	const problem = log(base, isRoot ? root(inside) : inside);
	const answer = isRoot ? halved(parts, base) : whole;
	return {
		prompt: say`Expand as sums, differences and multiples of logarithms. All letters are positive: ${problem}.`,
		answer: expression(answer),
		steps: [
			line(problem),
			...(isRoot
				? [
						line(
							continued(product(quotient(1, 2), log(base, inside))),
							'a square root is the power one half',
						),
					]
				: []),
			line(
				continued(
					isRoot
						? product(quotient(1, 2), { kind: 'brackets', of: whole })
						: sum(
								...parts.map(({ coefficient, letter }) =>
									signedLog(Math.sign(coefficient), base, raised(letter, coefficient)),
								),
							),
				),
				isRoot ? 'product, quotient and power laws' : 'product and quotient laws',
			),
			line(continued(answer), isRoot ? 'multiply by one half' : 'power law'),
		],
		hints: [
			say`Which law deals with the last operation inside the logarithm? Start with that one.`,
		],
	};
}

const halved = (parts: readonly Part[], base: Base): Expression =>
	sum(
		...parts.map(({ coefficient, letter }) => {
			const size = Math.abs(coefficient);
			const factor = size % 2 === 0 ? num(size / 2) : quotient(size, 2);
			const of =
				size === 2 ? log(base, symbol(letter)) : product(factor, log(base, symbol(letter)));
			return coefficient < 0 ? ({ kind: 'opposite', of } as const) : of;
		}),
	);

/** Combinations that come out as a whole power of the base. */
function evaluateExactly(draw: Draw): Draft | undefined {
	const [base, k, p] = [Number(draw.inTurn('base')), draw.int('k'), draw.int('p')];
	const type = draw.choice('type');
	const value = base ** Math.abs(p);
	if (p === 0 || value > 3000 || k === base) return undefined;
	if (type.startsWith('quotient of logs'))
		return p > 1 && k ** p < 5000 && k !== 10 ? changeOfBase(k, p) : undefined;
	if (type === 'multiple') return multiple(base, k, p);
	const difference = type === 'difference' || p < 0;
	const [first, second] = difference ? (p > 0 ? [k * value, k] : [k, k * value]) : [k, value / k];
	if (!Number.isInteger(second) || second === 1 || first > 1000 || Number(second) > 1000)
		return undefined;
	const sign = difference ? -1 : 1;
	const problem = sum(log(base, first), signedLog(sign, base, num(second)));
	return exactly(
		problem,
		base,
		difference ? quotient(first, second) : product(first, num(second)),
		p,
		difference ? 'quotient law' : 'product law',
	);
}

/** 2 log_b k + log_b m with k²m = b^p. */
function multiple(base: number, k: number, p: number): Draft | undefined {
	const rest = base ** Math.abs(p) / (k * k);
	if (p < 0 || !Number.isInteger(rest) || rest === 1 || k < 2) return undefined;
	const problem = sum(product(2, log(base, k)), log(base, rest));
	return exactly(problem, base, timesOf(power(k, 2), rest), p, 'power law and product law');
}

function exactly(
	problem: Expression,
	base: number,
	inside: Expression,
	p: number,
	law: string,
): Draft {
	return {
		prompt: say`Evaluate without a calculator: ${problem}.`,
		answer: rational(p),
		steps: [
			line(problem),
			line(continued(log(base, inside)), law),
			line(continued(log(base, power(base, p))), `${base} to the power ${p}`),
			line(continued(p)),
		],
		hints: [say`Write it as one logarithm. What is inside, as a power of ${base}?`],
	};
}

function changeOfBase(k: number, p: number): Draft {
	const problem = quotient(log(10, k ** p), log(10, k));
	return {
		prompt: say`Evaluate without a calculator: ${problem}.`,
		answer: rational(p),
		steps: [
			line(problem),
			line(continued(log(k, k ** p)), 'change of base, read from right to left'),
			line(continued(log(k, power(k, p))), `${k} to the power ${p} is ${k ** p}`),
			line(continued(p)),
		],
		hints: [say`Write ${num(k ** p)} as a power of ${k}.`],
	};
}
