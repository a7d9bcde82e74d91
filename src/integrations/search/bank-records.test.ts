import { expect, test } from 'vitest';
import { createBook } from '../../books/records.testdata.ts';
import { bankRecords } from './bank-records.ts';

const course = {
	grade_range: '10',
	standards_framework: 'Ontario curriculum',
	course_code: 'MPM2D',
};

const book = { type: 'book', ...createBook({ name: '10 Math', common_name: '10-math' }) };
const chapter = {
	type: 'chapter',
	book_name: '10-math',
	number: 1,
	name: '1-lines',
	title: 'Lines',
	materials: [
		{
			number: '1.2',
			name: '1-2-slope',
			title: 'Slope',
			standards: ['MPM2D.1.2', '7.NS.A.1b'],
			topics: [
				{ id: '10-math-rise', title: 'Rise over run', objective: 'Read $m$ in $y = mx + b$.' },
			],
			question_count: 2,
		},
	],
};
const lecture = {
	type: 'lecture',
	id: '10-math-rise',
	title: 'Rise over run',
	objective: 'Read $m$ in $y = mx + b$.',
	book_name: '10-math',
	chapter_name: '1-lines',
	material_name: '1-2-slope',
	video_url: null,
	sections: [{ title: 'The idea', text: '1. $x^2$', html: '', speech: '1. x squared\n- up' }],
};

const linesOf = (...records: object[]) => records.map((record) => JSON.stringify(record));

test('makes a record for the book, each material, and each lecture', () => {
	const records = bankRecords(linesOf(book, chapter, lecture), course);
	expect(records).toEqual([
		{
			url: '/workbooks/10-math',
			kind: 'Workbook',
			title: '10 Math',
			place: 'Grade 10, MPM2D',
			also: 'grade 10 math functions',
			text: 'Ontario curriculum. Lines.',
		},
		{
			url: '/workbooks/10-math/1-lines/1-2-slope',
			kind: 'Material',
			title: '1.2 Slope',
			place: '10 Math, Lines',
			text: 'Standards MPM2D.1.2, 7.NS.A.1b. Rise over run. Read m in y = mx + b.',
		},
		{
			url: '/workbooks/10-math/1-lines/1-2-slope/lectures/10-math-rise',
			kind: 'Lecture',
			title: 'Rise over run',
			place: '10 Math, 1.2 Slope',
			text: 'Read m in y = mx + b. The idea. x squared up.',
		},
	]);
});

test('does not even parse questions, of which there are thousands', () => {
	const broken = '{"type":"question","id":';
	expect(bankRecords([...linesOf(book), broken, ''], course)).toHaveLength(1);
});
