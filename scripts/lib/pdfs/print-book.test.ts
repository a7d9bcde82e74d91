import { expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { createQuestion } from '../../../src/books/records.testdata.ts';
import type { PrintedRecords } from '../bank/read-bank.ts';
import type { Imprint } from './book-data.ts';
import { inBlackInk } from './black-ink.ts';
import { compressPdf } from './compress-pdf.ts';
import { missingQuestions } from './missing-questions.ts';
import { onLetter } from './paper.ts';
import { readingOrder } from './reading-order.ts';
import { sentence, typstFormula } from './sentence.ts';
import { solutionsData } from './solutions-data.ts';
import { typeset } from './typeset.ts';
import { workbookData } from './workbook-data.ts';

const imprint: Imprint = {
	publisher: 'Lemma Lane',
	tagline: 'Every step, shown.',
	address: 'lane.example',
};
const spoken = new Map([
	['12 - 7', '12 minus 7'],
	['= 5', 'equals 5'],
	['5', '5'],
]);

function createRecords(questions = [createMarked()]): PrintedRecords {
	const material = {
		number: '1.2',
		name: '1-2-adding-integers',
		title: 'Adding Integers',
		standards: ['7.NS.A.1b'],
		topics: [{ id: 'pa-t', title: 'Sums', objective: 'Add two signed numbers.' }],
		question_count: questions.length,
	};
	return {
		book: {
			id: '6f1c2a9e-3b47-4d0a-9c55-0e8f7d1b2a34',
			name: 'Pre-Algebra',
			common_name: 'pre-algebra',
			country: 'USA',
			question_count: '3,293',
			cover_image: '/covers/pre-algebra.svg',
			bookPDF: '/pdfs/pre-algebra-workbook.pdf',
			bookPDF_name: 'Pre-Algebra Workbook.pdf',
			available: true,
		},
		chapters: [{ number: 1, name: '1-integers', title: 'Integers', materials: [material] }],
		figures: [
			{
				id: 'q-step-1',
				svg: DRAWING,
				alt: 'Twelve dots, seven crossed out.',
				width: 40,
				height: 20,
			},
		],
		lectures: [],
		questions,
		formulas: new Map(spoken),
	};
}

const DRAWING =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M0 9H40" stroke="#1f4fd8"/></svg>';

function createMarked() {
	const rich = { html: '', speech: '' };
	return createQuestion({
		number: 1,
		material_name: '1-2-adding-integers',
		question: 'Find the difference: $12 - 7$.',
		steps: [
			{ ...rich, text: '$12 - 7$', image_id: 'q-step-1' },
			{ ...rich, text: '$= 5$', why: 'count back from twelve' },
		],
		answer: { kind: 'integer', value: '5', text: '$5$', ...rich },
		image_id: null,
	});
}

async function textOf(pdf: Uint8Array): Promise<string> {
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
		mergePages: true,
	});
	return text.replaceAll(/\s+/g, ' ');
}

test('prints every prompt, the answer at the back, and the link to the page', async () => {
	const job = { records: createRecords(), imprint };
	const text = await textOf(await typeset('workbook.typ', workbookData(job)));
	expect(text).toContain('Find the difference: 12 − 7.');
	expect(text).toContain('lane.example/workbooks/pre-algebra/1-integers/1-2-adding-integers');
	expect(text).toMatch(/Answers 1\.2 Adding Integers 1\. 5/);
});

test('prints each line of a solution with its reason', async () => {
	const job = { records: createRecords(), imprint };
	const text = await textOf(await typeset('solutions.typ', solutionsData(job)));
	expect(text).toMatch(/12 − 7 .*= 5 count back from twelve/);
});

test('prints the drawing of a line below it, with its words', async () => {
	const job = { records: createRecords(), imprint };
	const pdf = Buffer.from(await typeset('solutions.typ', solutionsData(job)));
	expect(pdf.includes('Twelve dots, seven crossed out.')).toBe(true);
});

test('detects a question that is missing from the print or reads differently', async () => {
	const records = createRecords();
	const print = await readingOrder(
		await typeset('workbook.typ', workbookData({ records, imprint })),
	);
	expect(missingQuestions(records, print)).toEqual([]);
	const respoken = { ...records, formulas: new Map([...spoken, ['12 - 7', '12 take away 7']]) };
	expect(missingQuestions(respoken, print)).toHaveLength(1);
	const added = createRecords([createMarked(), { ...createMarked(), number: 2 }]);
	expect(missingQuestions(added, print).map(({ number }) => number)).toEqual([2]);
});

test('prints a list of points as an answer, even one wider than its column', async () => {
	const list = Array.from({ length: 12 }, (_, at) => `(${at}, -${at})`).join(', ');
	const points = { kind: 'set', value: list, text: `$${list}$`, html: '', speech: '' } as const;
	const records = {
		...createRecords([{ ...createMarked(), answer: points }]),
		formulas: new Map([...spoken, [list, 'twelve points']]),
	};
	const print = await readingOrder(
		await typeset('workbook.typ', workbookData({ records, imprint })),
	);
	expect(missingQuestions(records, print)).toEqual([]);
});

test('gives every formula its spoken form, as PDF/UA requires', async () => {
	const job = { records: createRecords(), imprint };
	const pdf = Buffer.from(await typeset('workbook.typ', workbookData(job)));
	expect(pdf.includes('/MarkInfo')).toBe(true);
	expect(workbookData(job).chapters[0]?.materials[0]?.questions[0]?.prompt[1]).toMatchObject({
		alt: '12 minus 7',
	});
	const silent = { ...createRecords(), formulas: new Map<string, string>() };
	expect(() => workbookData({ ...job, records: silent })).toThrow(
		'The formula "12 - 7" has no spoken form.',
	);
});

test('says in the outline that questions are not in yet', async () => {
	const job = { records: createRecords([]), imprint };
	const text = await textOf(await typeset('workbook.typ', workbookData(job)));
	expect(text).toContain('Its questions are not in yet.');
	expect(text).toContain('Add two signed numbers.');
});

test('compresses a book and keeps its text and tags', async () => {
	const job = { records: createRecords(), imprint };
	const pdf = await typeset('workbook.typ', workbookData(job));
	const packed = await compressPdf(pdf);
	expect(packed.byteLength).toBeLessThan(pdf.byteLength);
	expect(await textOf(packed)).toBe(await textOf(pdf));
	const document = await getDocumentProxy(new Uint8Array(packed));
	expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
});

test('shows the same page on Letter through a box of 612 by 792 points', async () => {
	const job = { records: createRecords(), imprint };
	const pages = await typeset('workbook.typ', workbookData(job));
	const a4 = await getDocumentProxy(new Uint8Array(pages));
	const letter = await getDocumentProxy(new Uint8Array(await compressPdf(onLetter(pages))));
	const [, , width, height] = (await a4.getPage(1)).view;
	expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842]);
	const [left = 0, low = 0, right = 0, high = 0] = (await letter.getPage(1)).view;
	expect([right - left, high - low]).toEqual([612, 792]);
	expect(letter.numPages).toBe(a4.numPages);
	expect(() => onLetter(new Uint8Array())).toThrow('no A4 page');
});

test('rejects what is not a PDF', async () => {
	await expect(compressPdf(new TextEncoder().encode('no pdf'))).rejects.toThrow('qpdf rejected');
});

test('draws figures in black, and stops at a color without a gray', () => {
	expect(inBlackInk('<path stroke="#1f4fd8" fill="#fff"/>')).toBe(
		'<path stroke="#000" fill="#fff"/>',
	);
	expect(() => inBlackInk('<path stroke="#e8590c"/>')).toThrow('#e8590c');
});

test('keeps half-open intervals whole', () => {
	expect(typstFormula('(-5, -4] \\cup (2, 5]')).toBe('(- 5, - 4] union (2, 5]');
});

test('keeps grouped numbers whole', () => {
	expect(typstFormula('12{,}500 + x')).toBe('"12,500" + x');
	expect(sentence('Pay \\$5 now.', spoken)).toEqual([{ kind: 'words', text: 'Pay $5 now.' }]);
});

test("prints the objectives of an empty book's lectures, formulas with their spoken form", async () => {
	const records = createRecords([]);
	const [chapter] = records.chapters;
	const [material] = chapter?.materials ?? [];
	if (!chapter || !material) throw new Error('The book has a material.');
	const topics = [{ id: 'pa-t', title: 'Roots', objective: 'Solve $x^{2} = k$.' }];
	const outline = { ...records, chapters: [{ ...chapter, materials: [{ ...material, topics }] }] };
	const data = workbookData({ records: outline, imprint });
	expect(data.chapters[0]?.materials[0]?.objectives[0]).toMatchObject([
		{ text: 'Solve ' },
		{ alt: 'x² = k' },
		{ text: '.' },
	]);
	expect(await textOf(await typeset('workbook.typ', data))).toMatch(/Solve 𝑥.* = 𝑘/u);
});
