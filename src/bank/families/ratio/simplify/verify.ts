/** Counts what the prompt names, cross-multiplies with the stored ratio, and tries every common divisor of it. */
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { promptAmounts } from '../../../verify/amounts.ts';

export const verify: Verify = ({ question }) => {
	const match = /^(\d+) : (\d+)$/.exec(question.answer.value);
	if (!match) return [`the answer ${question.answer.value} is not a ratio`];
	const [p, q] = [Number(match[1]), Number(match[2])];
	const text = questionText(question.question);
	const numbers = promptAmounts(question).plain.map(([n]) => Number(n));
	const [first = 0, second = 0, third = 0] = numbers;
	const size = /One \w+ is /.test(text) ? third : undefined;
	const whole = numbers.reduce((all, number) => all + number, 0);
	const wanted = size ? second * size : / to (?:all|the whole)\b/.test(text) ? whole : second;
	const issues = expectTrueLines(question);
	if (p * wanted !== q * first) issues.push(`${p} : ${q} is not ${first} : ${wanted}`);
	for (let divisor = 2; divisor <= Math.min(p, q); divisor++)
		if (p % divisor === 0 && q % divisor === 0) issues.push(`${divisor} divides ${p} and ${q}`);
	return issues;
};
