import { expect, test } from 'vitest';
import { generateAt, generateTemplate } from '../../../src/bank/pipeline/generate.ts';
import { lectureDraws } from '../../../src/bank/pipeline/lecture-draws.ts';
import { plannedTemplates } from './bank-index.ts';
import { readLectures } from './read-sources.ts';
import { showQuestion } from './show-question.ts';

const templates = await plannedTemplates();

function placeOf(id: string) {
	const planned = templates.get(id);
	if (!planned) throw new Error(`There is no template ${id}.`);
	const { book, material, template } = planned;
	const chapter = book.chapters.find(({ materials }) => materials.includes(material));
	if (!chapter) throw new Error(`No chapter contains ${material.slug}.`);
	const place = { book, chapter, material, seen: new Set<string>(), firstNumber: 1 };
	return { template, place };
}

/** The first three questions of a template, as the bank generates them. */
async function questionsOf(id: string) {
	const { template, place } = placeOf(id);
	return (await generateTemplate(template, place, 3)).map(({ question }) => question);
}

const ADDITION = 'pa-1.2-num-int-add-1';

test('shows the template, file and line, draws, and record of a question', async () => {
	const questions = await questionsOf(ADDITION);
	const third = questions[2];
	const shown = await showQuestion(third?.id ?? '', templates, questions);
	const [a, b] = ['a', 'b'].map((name) => new RegExp(`  ${name} = (-?\\d+)`).exec(shown)?.[1]);
	expect(third?.answer.value).toBe(`${Number(a) + Number(b)}`);
	expect(shown).toContain(`Template   ${ADDITION}: Add two integers`);
	expect(shown).toMatch(/Plan {7}content\/curriculum\/pre-algebra\.json:\d\d+ /);
	expect(shown).toMatch(/Family {5}src\/bank\/families\/num\/int-add\/skills\.ts:\d+/);
	expect(shown).toContain(`Seed       pre-algebra/${ADDITION}/2/`);
	expect(shown).toContain(JSON.stringify(third?.question));
});

test('shows the first question of a template and names the others', async () => {
	const questions = await questionsOf(ADDITION);
	const shown = await showQuestion(ADDITION, templates, questions);
	expect(shown).toContain(`Questions  ${questions.map(({ id }) => id).join(' ')}`);
	expect(shown).toContain(`Question   ${questions[0]?.id} (number 1)`);
});

test('says where a template is defined if its book has no questions yet', async () => {
	const [planned] = [...templates.values()].filter(({ book }) => !book.available);
	const shown = await showQuestion(planned?.template.id ?? '', templates, []);
	expect(shown).toContain('none in the built bank');
});

test('names the closest ids if none matches', async () => {
	await expect(showQuestion('pa-1.2-num-int-ad-1', templates, [])).rejects.toThrow(
		/no question or template "pa-1\.2-num-int-ad-1"\. The closest are pa-1\.2-num-int-add-1, /,
	);
});

test('shows the case that a lecture selects by words of the prompt', async () => {
	const topic = '7-5-building-a-model';
	const source = (await readLectures('content', '11-math')).get(topic);
	if (!source) throw new Error(`There is no lecture ${topic}.`);
	for (const draw of lectureDraws(topic, 'examples', source)) {
		const { template, place } = placeOf(draw.id);
		const { series, index, about = '' } = draw;
		const { question } = await generateAt(template, { ...place, series, about }, index);
		const shown = await showQuestion(question.id, templates, [question]);
		expect(shown).toMatch(new RegExp(`^ {11}ctx = [^(]*${about}`, 'm'));
	}
});

test('finds a question of a revised template by its new id', async () => {
	const revised = [...templates.values()].find(({ template }) => template.revision !== undefined);
	const id = revised?.template.id ?? '';
	const questions = await questionsOf(id);
	expect(await showQuestion(questions[0]?.id ?? '', templates, questions)).toMatch(
		new RegExp(`Seed       .*/${id}/0/`),
	);
});
