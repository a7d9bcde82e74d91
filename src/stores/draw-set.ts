/** Which questions make up a set. Pure: the same pool, seed, and tries give the same set. */
import { createRandom, type Random } from '../math/random.ts';
import type {
	IndexedMaterial,
	IndexedSkill,
	QuestionIndex,
} from '../schemas/wire/question-index.ts';
import { lecturePath, materialPath, questionPath } from '../site.ts';
import type { SetQuestion } from './practice-set.ts';

export const SET_SIZE = 10;

/** A question that may be drawn. */
export type PoolQuestion = SetQuestion & { skillId: string; difficulty: number; chapter: string };

/** Every question of the index, in its order. */
export const poolOf = ({ book_name, chapters }: QuestionIndex): PoolQuestion[] =>
	chapters.flatMap(({ name: chapter, materials }) =>
		materials.flatMap((material) =>
			material.skills.flatMap((skill) => ofSkill(book_name, chapter, material, skill)),
		),
	);

function ofSkill(
	book_name: string,
	chapter: string,
	{ name, label }: IndexedMaterial,
	skill: IndexedSkill,
): PoolQuestion[] {
	const place = { book_name, chapter_name: chapter, material_name: name };
	const { lecture } = skill;
	return skill.questions.flatMap((ids, level) =>
		ids.map((id) => ({
			id,
			path: questionPath(place, id),
			skill: skill.title,
			skillId: skill.id,
			difficulty: level + 1,
			chapter,
			material: { path: materialPath(place), title: label },
			...(lecture && {
				lecture: { path: lecturePath(place, lecture.id), title: lecture.title },
			}),
		})),
	);
}

/**
 * Ten questions, or fewer if the pool has fewer: one per skill before a second of any, random skills if there are more
 * than ten; within a skill, the easiest first, and untried before tried. In order of difficulty.
 */
export function drawSet(
	pool: readonly PoolQuestion[],
	seed: string,
	isTried: (questionId: string) => boolean = () => false,
): PoolQuestion[] {
	const random = createRandom(seed);
	const queues = random
		.shuffle([...Map.groupBy(pool, ({ skillId }) => skillId).values()])
		.map((questions) => inTurn(questions, random, isTried));
	const drawn: PoolQuestion[] = [];
	while (drawn.length < SET_SIZE && queues.some(({ length }) => length > 0))
		for (const queue of queues) {
			const question = drawn.length < SET_SIZE && queue.shift();
			if (question) drawn.push(question);
		}
	return drawn.sort((a, b) => a.difficulty - b.difficulty);
}

/**
 * Ten questions to find where to start: spread evenly over the chapters in order, each of medium difficulty if there is
 * one. A book with more than ten chapters skips some; a shorter one uses some twice, with different materials if
 * possible.
 */
export function drawPlacement(pool: readonly PoolQuestion[], seed: string): PoolQuestion[] {
	const random = createRandom(seed);
	const chapters = [...Map.groupBy(pool, ({ chapter }) => chapter).values()];
	const places = Array.from({ length: SET_SIZE }, (_, index) =>
		Math.floor(((index + 0.5) * chapters.length) / SET_SIZE),
	);
	const counts = chapters.map((_, index) => places.filter((place) => place === index).length);
	return chapters.flatMap((questions, index) => {
		const materials = [...Map.groupBy(questions, ({ material }) => material.path).values()];
		const count = counts[index] ?? 0;
		return Array.from({ length: count }, (_, turn) => {
			const place = Math.floor(((turn + 0.5) * materials.length) / count);
			return middling(materials[place] ?? questions, random);
		});
	});
}

const middling = (questions: readonly PoolQuestion[], random: Random): PoolQuestion => {
	const middle = questions.filter(({ difficulty }) => difficulty === 2);
	return random.pick(middle.length > 0 ? middle : questions);
};

/** One skill's questions: untried first, then the others; each from easy to hard, random within a level. */
const inTurn = (
	questions: readonly PoolQuestion[],
	random: Random,
	isTried: (questionId: string) => boolean,
): PoolQuestion[] =>
	random
		.shuffle(questions)
		.sort((a, b) => Number(isTried(a.id)) - Number(isTried(b.id)) || a.difficulty - b.difficulty);
