import { expect, test } from 'vitest';
import type { Question } from '../../schemas/wire/question.ts';
import { readInFull } from './read-in-full.ts';
import { createQuestion } from './question.testdata.ts';

const SKILL = 'num.int-add | Add two integers';

const nobody = () => false;
const read = (question: Partial<Question>, refuses: (other: Question) => boolean = nobody) =>
	readInFull(createQuestion(question), SKILL, refuses);

test('accepts a number if changing it makes the proof fail', () => {
	const { issues, held } = read(
		{ question: 'What is $7 + 2$?' },
		({ question }) => question !== 'What is $7 + 2$?',
	);
	expect(issues).toEqual([]);
	expect(held.proof).toBe(3);
});

test('reports a number if the proof accepts one other in its place', () => {
	const readsTheBeginning = ({ question }: Question) => !question.includes('by 1');
	expect(read({ question: 'Count by 1.' }, readsTheBeginning).issues).toHaveLength(1);
	const refuses = ({ question }: Question) => !/(?:7|8) days/.test(question);
	expect(read({ question: 'A trip takes 7 days.' }, refuses).issues).toHaveLength(1);
});

test('tries only one more in place of a number outside the sample', () => {
	const question = createQuestion({ question: 'Add the first $7$ numbers.' });
	const tried = (takesAllValues: boolean) => {
		const texts: string[] = [];
		const refuses = ({ question: text }: Question) => texts.push(text) > 0;
		readInFull(question, SKILL, refuses, takesAllValues);
		return texts.flatMap((text) => /\d+/.exec(text) ?? []).filter((number) => number !== '7');
	};
	expect(tried(false)).toEqual(['8']);
	expect(tried(true)).toEqual(['8', '28', '6']);
});

test.each([
	['number', 'Add the first $7$ numbers.', '"7"'],
	['word', 'Find a number that is at least $x$.', '"at least"'],
	['sign', 'Find $x + y$.', '"+"'],
])('reports a %s that nothing reads', (kind, question, place) => {
	const { issues } = read({ question, steps: [] });
	expect(issues.join()).toContain(`nothing reads the ${kind} ${place}`);
});

test('accepts a number that the solution quotes, and rejects another in its place', () => {
	const steps = [{ text: 'The bag holds $40$ beans.', html: '', speech: '' }];
	expect(read({ question: 'A bag holds $40$ beans.', steps }).held.solution).toBe(1);
	expect(read({ question: 'A bag holds $41$ beans.', steps }).issues).toHaveLength(1);
});

test('refuses a quantity that the proof reads and the solution does not use', () => {
	const steps = [{ text: '$30b + 65 \\le 410$', html: '', speech: '' }];
	const crate = (weight: number) =>
		read(
			{ question: `The crate weighs $${weight}$ pounds.`, steps },
			(other) => other.question !== '',
		).issues;
	expect(crate(65)).toEqual([]);
	expect(crate(66)).toEqual(['the prompt gives 66, and the solution does not use it']);
});

test('accepts a quantity that is used as a decimal or a half, and one that any number could replace', () => {
	const steps = [{ text: '$500(1.08) + 9$', html: '', speech: '' }];
	const rate = 'It grows by $8\\%$, and its sides are $18$ cm long.';
	const differs = ({ question }: Question) => question !== rate;
	expect(read({ question: rate, steps }, differs).issues).toEqual([]);
	const spare = 'One orbit of $7000$ km takes $9$ minutes.';
	const readsTime = ({ question }: Question) => !question.includes('takes $9$');
	const issues = read({ question: spare, steps }, readsTime).issues;
	expect(issues).not.toContain('the prompt gives 7000, and the solution does not use it');
});

test('compares a whole formula or list with the lines of the solution', () => {
	const formula = [{ text: '$5x - 2 = 8$', html: '', speech: '' }];
	expect(read({ question: 'Solve $5x - 2 = 8$.', steps: formula }).issues).toEqual([]);
	expect(read({ question: 'Solve $2x - 5 = 8$.', steps: formula }).issues).not.toEqual([]);
	const list = [{ text: 'In order: $2, 3, 5, 8$.', html: '', speech: '' }];
	expect(
		read({ question: 'Find the median of $5, 3, 8, 2$.', steps: list }).issues.join(),
	).toContain('"median"');
	expect(read({ question: 'Order $5, 3, 8, 2$.', steps: list }).issues).toEqual([]);
	expect(read({ question: 'Order $5, 3, 8, 3$.', steps: list }).issues).toHaveLength(4);
});

test('checks set phrases word for word', () => {
	const form = (text: string, steps: Question['steps'] = []) =>
		read({ question: `Write it in the form $${text}$.`, steps }).issues;
	expect(form('a(x - h)^{2} + k')).toEqual([]);
	expect(form('a(x - h)^{3} + k').join()).toContain('the number "3"');
	const quoting = [{ text: '$3 \\times 3 = 9$', html: '', speech: '' }];
	expect(form('a(x - h)^{3} + k', quoting).join()).toContain('the number "3"');
	expect(read({ question: 'Write it in lowest terms.' }).issues).toEqual([]);
	expect(read({ question: 'Write it in highest terms.' }).issues).toHaveLength(1);
});

test('counts a unit as held only if the question with another unit is refused', () => {
	const walk = read({ question: 'A walk takes some hours. How many hours?', steps: [] });
	expect([walk.issues, walk.held.units]).toEqual([[], 2]);
	const lone = read({ question: 'A walk takes some hours.', steps: [] });
	expect([lone.issues, lone.held.units, lone.held.excuse]).toEqual([[], 0, 1]);
	const converted = read({ question: 'Convert some hours to minutes.', steps: [] });
	expect(converted.issues).toHaveLength(2);
});

test('excuses with a reason what the skill allows, if it can be read', () => {
	const question = createQuestion({ question: 'What is the domain of $f(x) = 3^{x}$?', steps: [] });
	const refuses = (other: Question) => other.question.includes('unread');
	const { issues, excused } = readInFull(
		question,
		'expf.evaluate | Find key features of an exponential function',
		refuses,
	);
	expect(issues).toEqual([]);
	expect([...excused]).toEqual([[expect.stringContaining('The domain or range'), 1]]);
	expect(
		readInFull(question, 'expf.evaluate | Find key features of an exponential function', nobody)
			.issues,
	).toHaveLength(1);
});
