import { expect, test } from 'vitest';
import { createLecture, createQuestion } from '../books/records.testdata.ts';
import { lectureOfSkill, skillsOf } from './skills.ts';

const topic = (id: string) => ({ id, title: `About ${id}`, objective: 'Learn it.' });
const of = (id: string) => createQuestion({ skill: { id, title: id } });
const lectures = new Map([
	['first', [createLecture({ id: 'first', examples: [of('add')], checks: [of('take')] })]],
	['second', [createLecture({ id: 'second', examples: [of('add'), of('add')], checks: [] })]],
]);
const topics = [topic('first'), topic('second'), topic('unwritten')];

test('picks the lecture that works a skill most often, or the first of several', () => {
	expect(lectureOfSkill('add', topics, lectures)?.id).toBe('second');
	expect(lectureOfSkill('take', topics, lectures)?.id).toBe('first');
	expect(lectureOfSkill('share', topics, lectures)).toBeUndefined();
});

test('names each skill of a lecture once', () => {
	expect([...skillsOf(lectures.get('second') ?? [])]).toEqual(['add']);
	expect([...skillsOf([])]).toEqual([]);
});
