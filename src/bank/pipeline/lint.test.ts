import { expect, test } from 'vitest';
import { equation, num } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { createRandom } from '../../math/random.ts';
import {
	distractor,
	type Draft,
	integer,
	line,
	multipleChoice,
	sentence,
	withMisconceptions,
} from '../family.ts';
import type { Drawing } from '../figures/figure.ts';
import { createDraft } from './bank.testdata.ts';
import { lint } from './lint.ts';
import { publish } from './publish.ts';

const PLACE = {
	id: 'q',
	number: 1,
	book_name: 'pre-algebra',
	chapter_name: '1-integers',
	material_name: '1-2-adding-integers',
	standards: [],
	difficulty: 1,
} as const;

/** The issues of the sum "What is one more than 3?" with some of it changed. */
const issuesIn = (overrides: Partial<Draft<Drawing>>): string[] =>
	lint(publish(createDraft(3, overrides), { ...PLACE, standards: [] }, createRandom('lint')));

/** The issues of a hint that contains this formula. */
const issuesOf = (formula: string): string[] =>
	issuesIn({ hints: [say`See ${{ kind: 'symbol', name: formula }}.`] });

/** The issues of a hint with this text. */
const issuesOfWords = (words: string): string[] => issuesIn({ hints: [say`${words}`] });

test.each(['(2, 5]', '[-3, \\infty)', '(-\\infty, \\frac{1}{2}) \\cup (3, 4]', '(2 + 3)'])(
	'accepts the delimiters of %s',
	(formula) => {
		expect(issuesOf(formula)).toEqual([]);
	},
);

test.each(['(2 + 3]', '2 + 3)', '((2, 5]'])('reports the delimiters of %s', (formula) => {
	expect(issuesOf(formula).join()).toContain('brackets do not match');
});

test.each([0, 1, 2, 3])('allows one or two hints, not %i', (count) => {
	const hints = ['one', 'two', 'three'].slice(0, count).map((word) => say`Step ${word}.`);
	const isAllowed = count === 1 || count === 2;
	expect(issuesIn({ hints })).toEqual(isAllowed ? [] : [`${count} hints, not 1 or 2`]);
});

test('requires at least two steps', () => {
	expect(issuesIn({ steps: [line(num(4))] })).toEqual(['1 steps, at least 2 are needed']);
});

test('requires a prompt that ends a sentence', () => {
	expect(issuesIn({ prompt: say`What is one more than ${3}` })).toEqual([
		'the prompt does not end a sentence',
	]);
});

const twice = say`the the`;
const choices = (...wrong: Prose[]) =>
	multipleChoice(say`four`, ...wrong.map((body) => distractor(body, 'counted one twice')));

test.each<[string, Partial<Draft<Drawing>>]>([
	['prompt', { prompt: say`What is ${twice} sum?` }],
	['step', { steps: [sentence(twice), line(num(4))] }],
	['hint', { hints: [twice] }],
	['choice', { answer: choices(twice, say`five`, say`six`) }],
	['answer', { answer: { ...integer(4), body: twice } }],
])('checks every text: the %s', (_, overrides) => {
	expect(issuesIn(overrides)).toEqual([expect.stringContaining('a word is doubled')]);
});

test('reports duplicate choices', () => {
	expect(issuesIn({ answer: choices(say`five`, say`five`, say`six`) })).toEqual([
		'two choices are the same',
	]);
	expect(issuesIn({ answer: choices(say`five`, say`seven`, say`six`) })).toEqual([]);
});

test('allows a letter as a name before a vowel', () => {
	expect(issuesOfWords('For more hours, plan A is cheaper.')).toEqual([]);
});

test.each(['Draw a angle.', 'A angle is drawn.', 'Stop. A Italian car comes.'])(
	'reports the wrong article in %j',
	(words) => {
		expect(issuesOfWords(words).join()).toContain('"a" comes before a vowel');
	},
);

test.each([
	'Mix an 15% solution.',
	'Mix a 18% solution.',
	'Mix a 8% solution.',
	'Use an 180° turn.',
])('reports the wrong article before the number in %j', (words) => {
	expect(issuesOfWords(words).join()).toContain('"a" or "an" does not go with');
});

test('lets the article match the spoken number', () => {
	const words = 'Mix an 18% solution, an 8% solution, an 80% solution, and a 15% solution.';
	expect(issuesOfWords(`${words} Turn it by a 180° angle.`)).toEqual([]);
	expect(issuesIn({ hints: [say`Find an ${12}th term.`] }).join()).toContain('does not go with');
});

test('reports empty parentheses', () => {
	expect(issuesOfWords('An hour is 60 minutes (), so multiply.').join()).toContain(
		'there is nothing in parentheses',
	);
});

test('reports an equation that a line repeats', () => {
	const says = (other: number) =>
		issuesIn({ hints: [say`Is ${equation('x', num(3))}, or ${equation('x', num(other))}?`] });
	expect(says(3).join()).toContain('appears twice');
	expect(says(4)).toEqual([]);
});

test('allows an undefined slope, but reports a missing value', () => {
	expect(issuesOfWords('If the slope does not exist, write undefined.')).toEqual([]);
	expect(issuesOfWords('The slope is undefined.')).toEqual([]);
	expect(issuesOfWords('The car goes undefined miles.').join()).toContain('undefined, NaN');
	expect(issuesOfWords('undefined miles are left.').join()).toContain('undefined, NaN');
});

test('an exponent that starts with 1 is not an exponent of 1', () => {
	expect(issuesOf('2^{1 - x} + 3^{12}')).toEqual([]);
	expect(issuesOf('2^{1}')).toHaveLength(1);
});

test.each(['-5\\frac{12}{3x + 6} + 5', '-2\\frac{-12}{4x + 3} + 1', '0.5\\frac{x}{3}'])(
	'reports the number before the fraction in %s',
	(formula) => {
		expect(issuesOf(formula).join()).toContain('as if the two were a mixed number');
	},
);

test.each(['2\\frac{1}{2} - 5\\frac{7}{6}', '-5 \\times \\frac{12}{3x + 6}', 'x^{2}\\frac{x}{3}'])(
	'lets %s stand',
	(formula) => {
		expect(issuesOf(formula)).toEqual([]);
	},
);

test.each(['x =', '5 -', '< 3', 'a + b \\approx'])(
	'reports the operator with a missing side in %s',
	(formula) => {
		expect(issuesOf(formula).join()).toContain('nothing on one side');
	},
);

/** The issues of a step with this text, and of a reason. */
function issuesOfStep(text: string): { step: string; reason: string } {
	const question = publish(createDraft(3), { ...PLACE, standards: [] }, createRandom('lint'));
	const [first, ...others] = question.steps;
	if (!first) throw new Error('The question has no steps.');
	const issues = (changed: Partial<typeof first>) =>
		lint({ ...question, steps: [{ ...first, ...changed }, ...others] }).join();
	return { step: issues({ text }), reason: issues({ why: text }) };
}

test.each([
	['x = 3 or $ = 5$', 'not closed'],
	['the points A and $$', 'empty'],
	['1 and $$2', 'empty'],
	['See $a_{}$.', 'a group is empty'],
	[', in the second', 'something is missing'],
	[' part: it rises', 'something is missing'],
	['Add $3$$4$.', 'there is no word before "4"'],
	['Add $3$ $4$.', 'there is no word before "4"'],
	['It is 2 × −3 here', 'two signs are side by side'],
	['It was multiplied by n instead of dividing by them.', '"them" stands for one thing'],
	['So $= 4$ is left.', 'the left side is missing'],
	['put 3 in and undefined next', 'undefined, NaN'],
	['for (4, ), divide', 'a coordinate is missing'],
])('reports what is missing in %j, in a step and in a reason', (text, issue) => {
	const { step, reason } = issuesOfStep(text);
	expect(step).toContain(issue);
	expect(reason).toContain(issue);
});

test('allows a line to continue with "=", and "a" to be a variable in a reason', () => {
	expect(issuesOfStep('Line 1: $= 4$.').step).toBe('');
	expect(issuesOfStep('$= 4$').step).toBe('');
	expect(issuesOfStep('a is the shorter leg').reason).toBe('');
});

test.each(['-3', '\\pm 2', '\\{1, 2\\}'])('allows %s alone', (formula) => {
	expect(issuesOf(formula)).toEqual([]);
});

test.each<[string, Partial<Draft<Drawing>>]>([
	['hint', { hints: [say``] }],
	[
		'mistake',
		{
			answer: multipleChoice(
				say`four`,
				distractor(say`five`, ''),
				distractor(say`six`, 'b'),
				distractor(say`two`, 'c'),
			),
		},
	],
])('reports an empty %s', (_, overrides) => {
	expect(issuesIn(overrides)).toContain('a text is empty');
});

test.each(['\\cos 30t', '\\sin 2\\theta', '\\log_{2} 3x', '\\tan -x', '\\cos^{2} 2x'])(
	'requires parentheses around the argument of %s',
	(formula) => {
		expect(issuesOf(formula).join()).toContain('without parentheses');
	},
);

test.each(['\\cos(30t)', '\\sin \\theta', '\\sin 30^{\\circ}', '\\log_{2} 8', '2\\sin x\\cos x'])(
	'accepts the argument of %s',
	(formula) => {
		expect(issuesOf(formula)).toEqual([]);
	},
);

test('holds every text to the glossary, and prompts to the part that applies to stories', () => {
	const wrong = withMisconceptions(integer(4), [integer(3), 'made a mistake']);
	expect(issuesIn({ answer: wrong }).join()).toContain('"made a mistake": say');
	expect(issuesIn({ hints: [say`Which letter is alone?`] }).join()).toContain('"letter": say');
	expect(issuesIn({ prompt: say`Nora puts 3 coins in a jar. How many?` })).toEqual([]);
});

test('reports a prompt without its beginning, and one hour in the plural', () => {
	expect(issuesIn({ prompt: say`: is it prime?` }).join()).toContain('does not begin a sentence');
	expect(issuesIn({ prompt: say` is how much?` }).join()).toContain('does not begin a sentence');
	expect(issuesIn({ prompt: say`is it prime?` }).join()).toContain('does not begin a sentence');
	expect(issuesIn({ prompt: say`Where is it after ${1} hours?` }).join()).toContain(
		'in the plural',
	);
	expect(issuesIn({ prompt: say`Where is it after ${1} hour?` })).toEqual([]);
	expect(issuesIn({ prompt: say`Where is it after ${11} hours?` })).toEqual([]);
});

test('reports a reason that is empty', () => {
	const steps = [line(num(3), 'begin here'), line(num(4), '')];
	expect(issuesIn({ steps }).join()).toContain('a text is empty');
});

test('reports sentences without a space between them, also in the words of a figure', () => {
	const figure = (alt: string) => issuesIn({ figure: { svg: '<svg/>', alt, width: 9, height: 9 } });
	expect(figure('Point A is at 2.5. Point B is at 3.')).toEqual([]);
	expect(figure('Point A is below the x-axis.Point B is at 3.')).toHaveLength(1);
	expect(issuesOfWords('It is positive.The base is 2.')).toHaveLength(1);
});

test.each([
	['8x + 1', '8x + 0'],
	['-x + 10(-5) = -5', '-x + 0(-5) = -5'],
	['P(-2)', '(-2)'],
	['\\{(0, 1), (1, 0)\\}', '\\{(0, 1), (0, 1)\\}'],
])('allows %s, but not %s', (formula, clumsy) => {
	expect(issuesOf(formula)).toEqual([]);
	expect(issuesOf(clumsy)).toHaveLength(1);
});

test.each([
	['Find the : it is 4.', 'before a full stop'],
	['Find the .', 'before a full stop'],
	['Find the, or add.', 'follows an article'],
	['Pairs are 1 and 6; or 2 and 5; 3 and 4.', 'not the last'],
	['Pairs are 1 and 4; 2 and 3.', 'the last pair of a list'],
	['That is $1$ half periods.', 'in the plural'],
	['With $1$ gigabytes, it is 80.', 'in the plural'],
	['It is the cost for 1 gigabytes.', 'in the plural'],
])('reports the words that are left in %j', (words, issue) => {
	expect(issuesOfStep(words).step).toContain(issue);
});

test.each(['Sides are in the ratio 1 : √3 : 2.', 'Pairs are 1 and 6; 2 and 5; or 3 and 4.'])(
	'lets the colons and lists of %j stand',
	(words) => {
		expect(issuesOfStep(words).step).toBe('');
	},
);

test('requires an explanation of every wrong choice', () => {
	const answer = multipleChoice(
		say`four`,
		distractor(say`five`, 'a'),
		distractor(say`six`, 'b'),
		distractor(say`two`, 'c'),
	);
	const unexplained = answer.choices?.map(({ body, misconception }) =>
		misconception === 'c' ? { body } : { body, ...(misconception ? { misconception } : {}) },
	);
	expect(issuesIn({ answer })).toEqual([]);
	expect(issuesIn({ answer: { ...answer, choices: unexplained ?? [] } })).toHaveLength(1);
});

test('reports a fraction that a letter follows directly', () => {
	expect(issuesOfWords('Use u = 4m and v = (1/8)n, at 60 km/h.')).toEqual([]);
	expect(issuesOfWords('Use u = 4m and v = 1/8n.').join()).toContain('a letter follows a fraction');
});

test('reports a wrong answer that is a fraction with the numerator 0', () => {
	const value = '\\frac{0}{7x}';
	const question = publish(createDraft(3, {}), { ...PLACE, standards: [] }, createRandom('lint'));
	const mistaken = (wrong: string) =>
		lint({ ...question, misconceptions: [{ value: wrong, why: 'subtracted the numerators' }] });
	expect(mistaken('\\frac{1}{7x}')).toEqual([]);
	expect(mistaken(value)).toEqual(['a fraction of a wrong answer has the numerator 0']);
});
