import { expect, test } from 'vitest';
import { continued, num, relation, sum } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';
import {
	distractor,
	integer,
	line,
	multipleChoice,
	rational,
	type Skill,
	withMisconceptions,
} from '../family.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { createDraft, createPlace, createTemplate } from './bank.testdata.ts';
import { BankError } from './bank-error.ts';
import { type Evidence, expectNumber, expectOneChoice } from '../verify/evidence.ts';
import { drawSet } from '../figures/draw/set-line.ts';
import { generateAt, generateTemplate } from './generate.ts';

const numberIn = ({ question }: Question): number => Number(/\d+/.exec(question)?.[0]);

const oneMore = (skill: Skill) => () =>
	Promise.resolve({
		skill,
		verify: ({ question }: Evidence) => expectNumber(question, numberIn(question) + 1),
	});
const template = createTemplate({ id: 't-1', parameters: { n: '1..40' }, skill: 'one more' });

test('generates the same distinct questions on every run', async () => {
	const [first, second] = [
		await generateTemplate(createTemplate(), createPlace()),
		await generateTemplate(createTemplate(), createPlace()),
	];
	expect(first).toEqual(second);
	expect(new Set(first.map(({ question }) => question.question)).size).toBe(5);
	expect(first.map(({ question }) => question.number)).toEqual([1, 2, 3, 4, 5]);
});

test('gives the same questions other ids in a new revision of their template', async () => {
	const [first, second] = [
		await generateTemplate(createTemplate(), createPlace()),
		await generateTemplate(createTemplate({ revision: 2 }), createPlace()),
	].map((made) => made.map(({ question }) => question));
	expect(second?.map(({ question }) => question)).toEqual(first?.map(({ question }) => question));
	const ids = [first, second].flatMap((made) => made?.map(({ id }) => id) ?? []);
	expect(new Set(ids).size).toBe(10);
});

test("names a line's drawing in the line, and returns it with the question", async () => {
	const figure = drawSet({ parts: [{ from: { at: 0, closed: false }, to: null }] });
	const positive = { ...line(relation('x', '>', 0)), figure };
	const skill: Skill = (draw) => {
		const { steps, ...draft } = createDraft(draw.int('n'));
		return { ...draft, steps: [positive, ...steps] };
	};
	const [made] = await generateTemplate(template, createPlace({ load: oneMore(skill) }), 1);
	const id = `${made?.question.id}-step-1`;
	expect(made?.figures).toEqual([{ id, ...figure }]);
	expect(made?.question.steps[0]).toMatchObject({
		text: '$x > 0$',
		html: expect.stringContaining(
			`</math> <img src="/api/question-images/${id}" alt="${figure.alt}" width="320" height="72">`,
		),
		speech: `x is greater than 0. ${figure.alt}`,
		image_id: id,
	});
});

test('names each wrong value once', async () => {
	const skill: Skill = (draw) => {
		const n = draw.int('n');
		return {
			...createDraft(n),
			answer: withMisconceptions(
				integer(n + 1),
				[integer(-n - 1), `changed the sign of -${n + 1}`],
				[rational(-n - 1), 'is the one before it'],
				[integer(n), 'did not add'],
			),
		};
	};
	const [made] = await generateTemplate(template, createPlace({ load: oneMore(skill) }), 1);
	const n = made && numberIn(made.question);
	expect(made?.question.misconceptions).toEqual([
		{ value: String(-(n ?? 0) - 1), why: `changed the sign of −${(n ?? 0) + 1}` },
		{ value: String(n), why: 'did not add' },
	]);
});

test('draws again where a named mistake gives the right answer', async () => {
	const skill: Skill = (draw) => {
		const n = draw.int('n');
		const mistake = [integer(n % 2 === 0 ? n + 1 : n), 'did not add'] as const;
		return { ...createDraft(n), answer: withMisconceptions(integer(n + 1), mistake) };
	};
	const made = await generateTemplate(template, createPlace({ load: oneMore(skill) }), 20);
	expect(new Set(made.map(({ question }) => numberIn(question) % 2))).toEqual(new Set([1]));
});

test('draws different questions for a lecture than for the workbook', async () => {
	const seen = new Set<string>();
	const book = await generateTemplate(createTemplate(), createPlace({ seen }));
	const lecture = await generateTemplate(
		createTemplate(),
		createPlace({ seen, series: 'lecture/x' }),
	);
	const prompts = [...book, ...lecture].map(({ question }) => question.question);
	expect(new Set(prompts).size).toBe(10);
});

test('draws another kind of question for a lecture, and moves on to the next case, if the template can', async () => {
	const inTurn: Skill = (draw) => {
		const n = draw.int('n');
		return createDraft(n, { prompt: say`${draw.inTurn('wording')} ${n}.` });
	};
	const byChance: Skill = (draw) => {
		const n = draw.int('n');
		return createDraft(n, { prompt: say`${draw.choice('wording')} ${n}.` });
	};
	const cases = createTemplate({ parameters: { n: '1..40', wording: '{Case|Which}' } });
	const lectureOf = (named: typeof template, load: ReturnType<typeof oneMore>) => {
		const kinds = new Set<string>();
		return Promise.all(
			[0, 1].map((index) =>
				generateAt(named, createPlace({ load, kinds, series: `lecture/x/${index}` }), index),
			),
		);
	};
	for (const skill of [inTurn, byChance]) {
		const made = await lectureOf(cases, oneMore(skill));
		const words = made.map(({ question }) => question.question.split(' ')[0]);
		expect(words.toSorted()).toEqual(['Case', 'Which']);
	}
	const ofOneKind: Skill = (draw) => createDraft(draw.int('n'));
	expect(await lectureOf(template, oneMore(ofOneKind))).toHaveLength(2);
});

test('draws a question about what a lecture names, in its prompt or answer, or stops', async () => {
	const skill: Skill = (draw) => {
		const n = draw.int('n');
		return createDraft(n, { prompt: say`${draw.choice('wording')} ${n}.` });
	};
	const named = createTemplate({ parameters: { n: '1..40', wording: '{Height|Speed|Time}' } });
	const about = async (words: string) => {
		const place = createPlace({ load: oneMore(skill), about: words, series: 'lecture/x' });
		return (await generateAt(named, place, 0)).question;
	};
	for (const word of ['Height', 'Speed', 'Time'])
		expect((await about(word)).question).toContain(word);
	expect((await about('$17$')).answer.text).toBe('$17$');
	expect((await about('= $17$')).answer.text).toBe('$17$');
	await expect(about('= Height')).rejects.toThrow(
		'cannot make 1 distinct questions about "= Height"',
	);
	await expect(about('Mass')).rejects.toThrow('cannot make 1 distinct questions about "Mass"');
});

test('does not count other wrong choices with the same prompt and right choice as a new question', async () => {
	let draws = 0;
	const skill: Skill = () => {
		const wrong = ['red', 'blue', 'green'].map((color) =>
			distractor(say`${['light', 'dark', 'pale'][draws] ?? ''} ${color}`, 'a misconception'),
		);
		draws++;
		const right = draws < 3 ? 7 : 8;
		return createDraft(right - 1, {
			prompt: say`Which?`,
			answer: multipleChoice(say`${right}`, ...wrong),
			steps: [line(sum(right, 0)), line(continued(num(right)))],
		});
	};
	const load = () =>
		Promise.resolve({
			skill,
			verify: ({ question }: Evidence) =>
				expectOneChoice(question, (text) => /^\$\d\$$/.test(text)),
		});
	const made = await generateTemplate(createTemplate(), createPlace({ load }), 2);
	expect(made.map(({ question }) => question.answer.text)).toEqual(['$7$', '$8$']);
	expect(draws).toBe(3);
});

test.each(['{sum|more|less}', 'sum, more, less (about 3 cases)'])(
	'goes through all cases of %s before repeating one',
	async (cases) => {
		const seen: string[] = [];
		const skill: Skill = (draw) => {
			seen.push(draw.inTurn('wording'));
			return createDraft(seen.length, { prompt: say`Case ${seen.length}.` });
		};
		const load = () =>
			Promise.resolve({
				skill,
				verify: ({ question }: Evidence) => expectNumber(question, numberIn(question) + 1),
			});
		const six = createTemplate({ parameters: { wording: cases }, suggested_questions: 6 });
		await generateTemplate(six, createPlace({ load }));
		expect(seen.slice(0, 3).toSorted()).toEqual(['less', 'more', 'sum']);
		expect(seen.slice(3)).toEqual(seen.slice(0, 3));
	},
);

test.each([
	[
		'an unknown family',
		createTemplate({ family: 'num.nowhere' }),
		/num\.nowhere.*num\/nowhere\/skills\.ts is missing/,
	],
	['an unknown skill', createTemplate({ skill: 'Fly' }), /no skill "Fly".*"Add two integers"/],
	['an empty range', createTemplate({ parameters: { a: '5..1', b: '1..2' } }), /"5\.\.1" is empty/],
	[
		'a missing parameter',
		createTemplate({ parameters: { a: '±1..9' } }),
		/no number parameter "b"/,
	],
	[
		'too few distinct draws',
		createTemplate({ parameters: { a: '-2..-1', b: '1..1' } }),
		/cannot make 5 distinct questions: 2 found/,
	],
])('stops at %s, naming the template and the cause', async (_, broken, message) => {
	const making = generateTemplate(broken, createPlace());
	await expect(making).rejects.toThrow(BankError);
	await expect(generateTemplate(broken, createPlace())).rejects.toThrow(/^pa-1\.2-num-int-add-1: /);
	await expect(generateTemplate(broken, createPlace())).rejects.toThrow(message);
});

test.each<[string, Skill, RegExp]>([
	[
		'a wrong stored answer',
		(draw) => createDraft(draw.int('n'), { answer: integer(draw.int('n') + 2) }),
		/the stored answer is \d+, the check gives/,
	],
	[
		'a last step that is not the answer',
		(draw) => createDraft(draw.int('n'), { steps: [line(num(draw.int('n'))), line(num(0))] }),
		/does not state the answer/,
	],
	[
		'a figure without alternative text',
		(draw) =>
			createDraft(draw.int('n'), { figure: { svg: '<svg/>', alt: ' ', width: 9, height: 9 } }),
		/the figure has no alternative text/,
	],
	[
		'a figure whose height is not a number',
		(draw) =>
			createDraft(draw.int('n'), {
				figure: { svg: '<svg/>', alt: 'A line.', width: 9, height: Number.NaN },
			}),
		/the figure has a place without a number/,
	],
	[
		'a drawing on a line that shows something else',
		(draw) => {
			const { steps, ...draft } = createDraft(draw.int('n'));
			const figure = drawSet({ parts: [{ from: { at: 1, closed: false }, to: null }] });
			return { ...draft, steps: [{ ...line(relation('x', '>', 0)), figure }, ...steps] };
		},
		/the drawing on line 1: the drawing and the line disagree about/,
	],
	[
		'a prompt with a doubled word',
		(draw) => createDraft(draw.int('n'), { prompt: say`Add one to to ${draw.int('n')}.` }),
		/a word is doubled/,
	],
])('does not publish %s', async (_, skill, message) => {
	const making = generateTemplate(template, createPlace({ load: oneMore(skill) }));
	await expect(making).rejects.toThrow(message);
});

test('reports the draw and template at which a family failed', async () => {
	const skill: Skill = () => {
		throw new Error('Division by Zero');
	};
	const making = generateTemplate(template, createPlace({ load: oneMore(skill) }));
	await expect(making).rejects.toThrow(/^t-1: seed [\w/-]+\/t-1\/0\/0: Division by Zero$/);
	await expect(making).rejects.toBeInstanceOf(BankError);
});

test('does not publish a question whose verifier accepts wrong answers', async () => {
	const load = () =>
		Promise.resolve({ skill: (draw) => createDraft(draw.int('n')), verify: () => [] } satisfies {
			skill: Skill;
			verify: () => string[];
		});
	await expect(generateTemplate(template, createPlace({ load }))).rejects.toThrow(
		/accepts the wrong answer/,
	);
});
