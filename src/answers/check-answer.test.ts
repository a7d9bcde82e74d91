import { describe, expect, it } from 'vitest';
import type { Answer } from '../schemas/wire/answer.ts';
import { canMark, checkAnswer } from './check-answer.ts';
import type { QuestionContext } from './verdict.ts';

const answer = (kind: Answer['kind'], value: string, more: Partial<Answer> = {}): Answer => ({
	kind,
	value,
	text: value,
	html: '',
	speech: '',
	...more,
});

const verdict = (expected: Answer, given: string, context?: QuestionContext) =>
	checkAnswer(expected, given, context).verdict;

describe('value and form are judged separately', () => {
	it.each([
		['rational', '2/3', '4/6', /lowest terms/],
		['integer', '4', '2 + 2', /calculation/],
		['radical', '2\\sqrt{2}', '√8', /radical/],
		['radical', '\\sqrt{1080}', '6√30', /single radical/],
		['polynomial', 'x^{2} + 5x + 6', '(x + 2)(x + 3)', /parentheses/],
		['factorization', '(x + 2)(x + 3)', 'x^2 + 5x + 6', /factors/],
		['factorization', '6(y + 3)(y + 5)', '(6y + 18)(y + 5)', /common factor/],
		['expression', '(x + 6)^{2} - 12', 'x^2 + 12x + 24', /square/],
		['expression', '3\\tan A', '3sin(A)/cos(A)', /functions|denominator/],
		['line', 'y = 2x + 3', '2x - y = -3', /y by itself/],
		['interval', '[4, \\infty)', 'x >= 4', /interval notation/],
		['sci-notation', '3.2 \\times 10^{5}', '320000', /scientific/],
	] as const)('%s %s, given %s: equal, wrong form', (kind, value, given, message) => {
		const result = checkAnswer(answer(kind, value), given);
		expect(result).toMatchObject({ verdict: 'form', message: expect.stringMatching(message) });
	});

	it('asks for the form that the record names', () => {
		const mixed = answer('rational', '7/4', { form: 'mixed number' });
		expect(verdict(mixed, '1 3/4')).toBe('right');
		expect(verdict(mixed, '7/4')).toBe('form');
		const percent = answer('rational', '105/2', { form: 'percent' });
		expect(verdict(percent, '52.5%')).toBe('right');
		expect(verdict(percent, '0.525')).toBe('form');
	});

	it('says where two expressions have different domains', () => {
		const result = checkAnswer(answer('expression', 'x + 1'), '(x^2 - 1)/(x - 1)');
		expect(result).toMatchObject({ verdict: 'form', message: expect.stringContaining('x = 1') });
	});
});

describe('rounding', () => {
	const rounded = answer('decimal', '27.4');

	it('is close, and the message says how many places it has', () => {
		for (const given of ['27.41', '27'])
			expect(checkAnswer(rounded, given)).toMatchObject({
				verdict: 'close',
				message: expect.stringContaining('1 decimal place'),
			});
	});

	it('does not excuse wrong digits', () => {
		expect(verdict(rounded, '27.6')).toBe('wrong');
		expect(verdict(answer('integer', '1350'), '1300')).toBe('wrong');
	});

	it('is not an exact value, however many digits it has', () => {
		expect(verdict(answer('radical', '\\sqrt{2}'), '1.41421356237309505')).toBe('close');
		expect(verdict(answer('rational', '1/3'), '0.33')).toBe('close');
	});
});

describe('what is never accepted out of leniency', () => {
	it.each([
		['expression', '5\\left|x\\right|', '5x'],
		['expression', '\\frac{m}{h} + k', '\\frac{m}{h} - k'],
		['ordered-list', '1, 2, 3', '2, 1, 3'],
		['equation-solution-set', '-3, 3', '3'],
		['interval', '[-2, 4)', '(-2, 4)'],
		['inequality', '\\left|x - 5\\right| \\ge 2', '|x - 5| ≥ 3'],
		['point', '(2, -3)', '(-3, 2)'],
		['expression', '8^{3} = 512', '2^9 = 512'],
	] as const)('%s %s, given %s', (kind, value, given) => {
		expect(verdict(answer(kind, value), given)).toBe('wrong');
	});

	it('a formula copied from the question', () => {
		const half = answer('rational', '9/20');
		expect(verdict(half, '0.45', { question: 'Write $0.45$ as a fraction.' })).toBe('form');
		expect(verdict(half, '0.45')).toBe('right');
	});
});

describe('the arbitrary constant', () => {
	const antiderivative = answer('expression', '3x + C');

	it('may be any letter and must be present', () => {
		expect(verdict(antiderivative, '3x + K')).toBe('right');
		expect(verdict(antiderivative, 'c + 3x')).toBe('right');
		expect(checkAnswer(antiderivative, '3x')).toMatchObject({
			verdict: 'wrong',
			message: expect.stringContaining('constant'),
		});
	});
});

describe('variables and units', () => {
	it("accepts a capital if there is only one variable, and asks for the question's variable", () => {
		expect(verdict(answer('polynomial', '6x + 4'), '6X + 4')).toBe('right');
		expect(checkAnswer(answer('polynomial', '6x + 4'), '6y + 4')).toMatchObject({
			verdict: 'unread',
			message: 'Use the variable x, not y.',
		});
	});

	it('accepts the answer with or without its unit, in any spelling, but not with another unit', () => {
		const area = answer('decimal', '12.5', { unit: 'square metres' });
		for (const given of ['12.5', '12.5 m²', '12.5 sq. m', '12.5 square meters', '12,5 m^2'])
			expect(verdict(area, given), given).toBe('right');
		expect(verdict(area, '12.5 m')).toBe('wrong');
		const time = answer('rational', '2/3', { unit: 'hour' });
		for (const given of ['2/3 of an hour', '2/3 hour', '2/3 h'])
			expect(verdict(time, given), given).toBe('right');
	});

	it('asks for the expected unit if another one is used', () => {
		const area = answer('integer', '3', { unit: 'square feet' });
		expect(checkAnswer(area, '432 square inches')).toMatchObject({
			verdict: 'form',
			message: expect.stringContaining('Write it in square feet.'),
		});
		expect(checkAnswer(area, '36 square inches').verdict).toBe('wrong');
		expect(checkAnswer(answer('decimal', '2.5', { unit: 'km' }), '2500 m').verdict).toBe('form');
	});

	it('asks for the values if an equation with those solutions is typed', () => {
		const solutions = answer('solution-set', '2, 3');
		expect(checkAnswer(solutions, 'x^2 - 5x + 6 = 0')).toMatchObject({
			verdict: 'form',
			message: expect.stringContaining('You still have to solve this equation.'),
		});
		expect(verdict(solutions, 'x^2 - 5x + 4 = 0')).toBe('wrong');
	});

	it('asks for parentheses if the fraction bar covers less than intended', () => {
		expect(checkAnswer(answer('expression', '\\frac{C}{2\\pi}'), 'C/2pi')).toMatchObject({
			verdict: 'unread',
			readAs: '\\frac{C}{2}\\pi',
		});
	});
});

describe('misconceptions', () => {
	it('give the reason for a wrong answer with their value', () => {
		const context = { misconceptions: [{ value: '8/15', why: 'added tops and bottoms' }] };
		const expected = answer('rational', '19/15');
		expect(checkAnswer(expected, '16/30', context).misconception).toBe('added tops and bottoms');
		expect(checkAnswer(expected, '7/15', context).misconception).toBeUndefined();
	});

	it('include the misconceptions of the choices', () => {
		const choice = (key: 'A' | 'B', misconception?: string) => ({
			key,
			text: `$${key}$`,
			html: '',
			speech: '',
			...(misconception === undefined ? {} : { misconception }),
		});
		const expected = answer('multiple-choice', 'A', {
			choices: [choice('A'), choice('B', 'took the wrong sign')],
		});
		expect(verdict(expected, ' (a) ')).toBe('right');
		expect(checkAnswer(expected, 'b').misconception).toBe('took the wrong sign');
	});
});

describe('an expected answer that cannot be read', () => {
	it('is not marked', () => {
		for (const value of ['', '<b>', '('.repeat(900), 'no words of ours'])
			expect(canMark(answer('rational', value)), value).toBe(false);
		const future = { ...answer('rational', '3'), kind: 'tensor' as Answer['kind'] };
		expect(canMark(future)).toBe(false);
		expect(verdict(future, '3')).toBe('unread');
		expect(canMark(answer('interval', 'no solution'))).toBe(true);
	});
});

describe('an example in a message', () => {
	it.each([
		['ratio', '3 : 4', '3'],
		['ratio', '3 : 4', '3/4'],
		['sci-notation', '3.2 \\times 10^{5}', '320000'],
		['interval', '[4, \\infty)', '4'],
		['inequality', 'y > 2x + 3', '3'],
		['point', '(2, -3)', '2'],
		['matrix', '[[1, 2], [3, 4]]', '2'],
	] as const)('stays on one line for %s %s, given %s', (kind, value, given) => {
		const { message } = checkAnswer(answer(kind, value), given);
		const examples = [...message.matchAll(/such as (.+?)(?: or |\.$)/g)].map(([, text]) => text);
		expect(examples).not.toEqual([]);
		expect(examples.join('')).not.toContain(' ');
	});
});
