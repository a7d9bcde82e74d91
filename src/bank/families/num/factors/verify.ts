/** Tries every candidate: each number up to n as a divisor, each digit in the gap. */
import { questionText } from '../../../../math/question-text.ts';
import {
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import type { Question } from '../../../../schemas/wire/question.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const [first = '', second = ''] = promptFormulas(question);
	if (/are prime:/.test(text)) {
		const listed = promptFormula(question).split(', ');
		if (!listed.every((item) => /^\d+$/.test(item))) return ['the list has more than numbers'];
		const primes = listed.map(Number).filter((n) => divisors(n).length === 2);
		return expectOneChoice(question, (option) => sameList(numbersIn(option), primes));
	}
	if (first.includes('\\square')) {
		const digits = count(0, 9).filter(
			(digit) => Number(first.replace('\\square', String(digit))) % Number(second) === 0,
		);
		return expectList(question, digits);
	}
	if (/divide \$/.test(text)) {
		const n = numbersIn(first)[0] ?? 0;
		return expectList(
			question,
			numbersIn(second).filter((divisor) => n % divisor === 0),
		);
	}
	return expectList(question, divisors(Number(first)));
};

const count = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);

const divisors = (n: number): number[] => count(1, n).filter((divisor) => n % divisor === 0);

const numbersIn = (text: string): number[] =>
	[...text.replaceAll('{,}', '').matchAll(/\d+/g)].map(([number]) => Number(number));

const sameList = (left: number[], right: number[]) => left.join() === right.join();

const expectList = (question: Question, wanted: number[]): string[] =>
	question.answer.value === wanted.join(', ')
		? []
		: [`the stored list is ${question.answer.value}, the check gives ${wanted.join(', ')}`];
