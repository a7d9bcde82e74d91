import { expect, test } from 'vitest';
import { FIRST_NAMES } from '../../contexts/names.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkPeople } from './people.ts';

const DIAMOND =
	'Aiko stands on the line from first to second base, $95\\text{ ft}$ from home plate. How far is Aiko from first base, in feet?';

const issuesOf = (question: string, last: string): string[] =>
	checkPeople(createQuestion({ question, steps: [{ text: last, html: '', speech: '' }] }));

test('refuses a question about someone of whom it tells nothing', () => {
	const last = 'The distance is $5\\sqrt{37}$ feet.';
	expect(issuesOf(DIAMOND, last)).toEqual([]);
	expect(issuesOf(DIAMOND.replace('is Aiko', 'is Ben'), last)).toContain(
		'nothing is said of Ben, about whom the question asks',
	);
	expect(
		issuesOf('A project needs $3$ yards. How many does Zoe need for two projects?', last),
	).toEqual([]);
});

test('refuses a solution about someone else', () => {
	expect(issuesOf(DIAMOND, 'Aiko is $5\\sqrt{37}$ feet from first base.')).toEqual([]);
	expect(issuesOf(DIAMOND, 'Ben is $5\\sqrt{37}$ feet from first base.')).toHaveLength(2);
	const ages = 'Omar is twice as old as Yara. Omar is $30$ years old. How old is Yara?';
	expect(issuesOf(ages, 'Yara is $15$ years old.')).toEqual([]);
	expect(issuesOf(ages, 'Omar is $15$ years old.')).toEqual([
		'the last line is about Omar, the question is not',
	]);
});

test('refuses someone who is named once, apart from the others', () => {
	const jobs = 'Noor has two jobs. In one week, Noor earns $320$ in all. How long is that?';
	const last = 'It is $20$ hours.';
	expect(issuesOf(jobs, last)).toEqual([]);
	expect(issuesOf(jobs.replace('Noor has', 'Ben has'), last)).toHaveLength(2);
	expect(issuesOf('Zoe loses $4$ yards, and Jamal gains $3$ yards. How many?', last)).toEqual([]);
});

test('knows the names of all stories', () => {
	const unknown = FIRST_NAMES.filter(
		(name) => issuesOf('How many are there?', `${name} has $3$.`).length === 0,
	);
	expect(unknown).toEqual([]);
});
