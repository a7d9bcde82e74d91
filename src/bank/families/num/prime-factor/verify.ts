/** Multiplies the powers back, and tries to divide every base by each smaller number. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const powers = value.split(' \\times ').map((text) => {
		const [, base, exponent = '1'] = /^(\d+)(?:\^\{(\d+)\})?$/.exec(text) ?? [];
		return { base: Number(base), exponent: Number(exponent) };
	});
	let product = 1;
	for (const { base, exponent } of powers)
		for (let count = 0; count < exponent; count++) product *= base;
	const issues = String(product) === promptFormula(question) ? [] : [`${value} is ${product}`];
	powers.forEach(({ base }, at) => {
		for (let divisor = 2; divisor < base; divisor++)
			if (base % divisor === 0) issues.push(`${base} is not prime`);
		if (at > 0 && base <= (powers[at - 1]?.base ?? 0)) issues.push(`${base} is out of order`);
	});
	return [...issues, ...question.hints.flatMap(({ text }) => hintIssues(text, product))];
};

/** "Neither $2$ nor $3$ divides evenly into $595$. Does $5$ or $7$?": the first four primes in order. */
function hintIssues(hint: string, number: number): string[] {
	const [, ...named] =
		/^Neither \$(\d+)\$ nor \$(\d+)\$ divides evenly into \$\d+\$\. Does \$(\d+)\$ or \$(\d+)\$\?$/.exec(
			hint,
		) ?? [];
	const divides = (divisor: number) => number % divisor === 0;
	const tried = named.map(Number);
	const isNext =
		tried.every((prime, at) => prime === FIRST_PRIMES[at]) &&
		!tried.slice(0, 2).some(divides) &&
		tried.slice(2).some(divides);
	if (hint.startsWith('Neither'))
		return isNext ? [] : [`"${hint}": these are not the primes to try next for ${number}`];
	if (!hint.startsWith('If none of the primes up to $7$')) return [];
	let left = number;
	for (const prime of FIRST_PRIMES) while (left % prime === 0) left /= prime;
	// The least prime that is left is the next one to try, and it is not all that is left.
	const isTried = Array.from({ length: left }, (_, at) => at).some(
		(divisor) => divisor > 7 && left % divisor === 0,
	);
	return isTried ? [] : [`"${hint}": what is left of ${number} is prime or 1`];
}

const FIRST_PRIMES = [2, 3, 5, 7];
