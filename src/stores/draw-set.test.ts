import { expect, test } from 'vitest';
import type { QuestionIndex } from '../schemas/wire/question-index.ts';
import { drawPlacement, drawSet, poolOf } from './draw-set.ts';

/** `skills` in each of two materials per chapter, `each` questions of every difficulty. */
function indexOf(chapters: number, skills: number, each: number): QuestionIndex {
	const range = (length: number) => Array.from({ length }, (_, index) => index + 1);
	return {
		book_name: 'book',
		label: 'Book',
		chapters: range(chapters).map((chapter) => ({
			name: `${chapter}-chapter`,
			label: `Chapter ${chapter}`,
			materials: range(2).map((material) => ({
				name: `${chapter}-${material}-material`,
				label: `${chapter}.${material}`,
				skills: range(skills).map((skill) => ({
					id: `s-${chapter}-${material}-${skill}`,
					title: `Skill ${skill}`,
					lecture: { id: `lecture-${skill}`, title: `Lecture ${skill}` },
					questions: range(3).map((level) =>
						range(each).map((number) => `q-${chapter}-${material}-${skill}-${level}-${number}`),
					),
				})),
			})),
		})),
	};
}

const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

test("knows each question's path, its skill, and the lecture that teaches it", () => {
	expect(poolOf(indexOf(1, 1, 1))[1]).toEqual({
		id: 'q-1-1-1-2-1',
		path: '/workbooks/book/1-chapter/1-1-material/q-1-1-1-2-1',
		skill: 'Skill 1',
		skillId: 's-1-1-1',
		difficulty: 2,
		chapter: '1-chapter',
		material: { path: '/workbooks/book/1-chapter/1-1-material', title: '1.1' },
		lecture: {
			path: '/workbooks/book/1-chapter/1-1-material/lectures/lecture-1',
			title: 'Lecture 1',
		},
	});
});

test('draws the same ten for the same seed, and others for another', () => {
	const pool = poolOf(indexOf(3, 4, 5));
	expect(ids(drawSet(pool, 'a'))).toEqual(ids(drawSet(pool, 'a')));
	expect(ids(drawSet(pool, 'a'))).not.toEqual(ids(drawSet(pool, 'b')));
	expect(new Set(ids(drawSet(pool, 'a'))).size).toBe(10);
});

test('picks every skill once before any twice', () => {
	const fromFour = drawSet(poolOf(indexOf(1, 2, 5)), 'a');
	const perSkill = [...Map.groupBy(fromFour, ({ skillId }) => skillId).values()];
	expect(perSkill.map(({ length }) => length).toSorted()).toEqual([2, 2, 3, 3]);
	const fromMany = drawSet(poolOf(indexOf(12, 4, 5)), 'a');
	expect(new Set(fromMany.map(({ skillId }) => skillId)).size).toBe(10);
});

test('goes from easy to hard', () => {
	const levels = drawSet(poolOf(indexOf(1, 1, 2)), 'a').map(({ difficulty }) => difficulty);
	expect(levels).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
});

test('for each skill, picks untried questions before tried ones', () => {
	const pool = poolOf(indexOf(1, 1, 3));
	const untried = new Set(ids(pool).filter((id) => /-(3-\d|2-[12])$/.test(id)));
	expect(new Set(ids(drawSet(pool, 'a', (id) => !untried.has(id))))).toEqual(untried);
});

test('uses all of a pool with fewer than ten, and nothing of an empty one', () => {
	expect(drawSet(poolOf(indexOf(1, 1, 1)), 'a')).toHaveLength(6);
	expect(drawSet([], 'a')).toEqual([]);
	expect(drawPlacement([], 'a')).toEqual([]);
});

test.each([1, 2, 7, 10, 12])('spreads a placement over %i chapters, in order', (count) => {
	const drawn = drawPlacement(poolOf(indexOf(count, 2, 3)), 'a');
	const numbers = drawn.map(({ chapter }) => parseInt(chapter, 10));
	expect(drawn).toHaveLength(10);
	expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
	expect(new Set(numbers).size).toBe(Math.min(count, 10));
	expect(drawn.every(({ difficulty }) => difficulty === 2)).toBe(true);
});

test('uses different materials for a chapter that comes up twice', () => {
	const drawn = drawPlacement(poolOf(indexOf(5, 2, 3)), 'a');
	expect(new Set(drawn.map(({ material }) => material.path)).size).toBe(10);
});
