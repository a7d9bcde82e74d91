/** Combinations of logarithms to evaluate without a calculator. */
import {
	continued,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { log } from '../../../steps/exponential.ts';
import { signedLog } from './terms.ts';

/** Combinations that come out as a whole power of the base. */
export function evaluateExactly(draw: Draw): Draft | undefined {
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
