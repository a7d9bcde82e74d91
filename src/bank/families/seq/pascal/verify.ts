/** Counts with factorials instead of adding rows. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, numbersInWords, type Verify } from '../../../verify/evidence.ts';

const choose = (n: number, r: number): number => {
	let value = 1;
	for (let i = 1; i <= r; i++) value = (value * (n - r + i)) / i;
	return Math.round(value);
};

export const verify: Verify = (evidence) => [
	...otherRowAbove(evidence.question),
	...expectEntry(evidence),
];

/** "Which two entries of row $10$ are above this entry?" is asked of an entry of row 11. */
function otherRowAbove({ question, hints }: Question): string[] {
	const row = Number(/of row \$(\d+)\$/.exec(question)?.[1]);
	return hints
		.map(({ text }) => /of row \$(\d+)\$ are above/.exec(text)?.[1])
		.filter((above) => above !== undefined && Number(above) !== row - 1)
		.map((above) => `row ${above} is not above row ${row}`);
}

const expectEntry: Verify = ({ question }) => {
	const text = question.question;
	const numbers = numbersInWords(question);
	const [a = 0, b = 0, c = 0] = numbers;
	const [, top] = /single 1 at the top is row (\d+)/.exec(text) ?? [];
	const [, start = '0'] = /first entry in each row is entry (\d+)/.exec(text) ?? [];
	if (top !== '0' || start !== '0')
		return [`rows counted from ${top}, or entries counted from ${start}, have other numbers`];
	if (text.startsWith('What is entry')) return expectNumber(question, choose(b, a));
	if (text.startsWith('What is the sum')) {
		let total = 0;
		for (let r = 0; r <= a; r++) total += choose(a, r);
		return expectNumber(question, total);
	}
	if (text.startsWith('Entries')) {
		const [, , , left = 0, right = 0] = numbers;
		const areEntries = b === a + 1 && choose(c, a) === left && choose(c, b) === right;
		return areEntries
			? expectNumber(question, choose(c + 1, b))
			: [`${left} and ${right} are not side by side in row ${c}`];
	}
	if (text.startsWith('In one row') && (a !== 1 || choose(b, 2) !== c))
		return [`no row begins with ${a}, ${b}, ${c}`];
	if (text.startsWith('In one row')) return expectNumber(question, 2 ** b);
	const others = Array.from({ length: b + 1 }, (_, r) => r).filter(
		(r) => r !== a && choose(b, r) === c,
	);
	return others.length === 1
		? expectNumber(question, others[0] ?? Number.NaN)
		: [`${others.length} other entries are ${c}`];
};
