/** Draws the set that a link requests, from the index of the book or chapter. */
import { displayName } from '../books/display-name.ts';
import type { QuestionIndex } from '../schemas/wire/question-index.ts';
import { bookPath, materialPath, PROGRESS_PATH, questionPath } from '../site.ts';
import { drawPlacement, drawSet, poolOf, SET_SIZE, type PoolQuestion } from './draw-set.ts';
import { type Due, mistakes } from './look-again.ts';
import type { PracticeSet, SetQuestion } from './practice-set.ts';
import type { ProgressRecord } from './progress-record.ts';
import { services } from './services.ts';
import { practicePath, type DrawnSet } from './wanted-set.ts';

/**
 * `now` in milliseconds; with `progress` it decides what is drawn. Null if there is no such question: an unknown place,
 * or no mistakes.
 * @throws {BooksError} if the index cannot be loaded
 */
export async function makeSet(
	wanted: DrawnSet,
	progress: ProgressRecord,
	now: number,
): Promise<PracticeSet | null> {
	const found =
		wanted.kind === 'mistakes'
			? await fromMistakes(progress, now)
			: await fromIndex(wanted, progress, now);
	if (!found || found.questions.length === 0) return null;
	const questions = found.questions.map(toSetQuestion);
	return { kind: wanted.kind, ...found, startedAt: now, questions };
}

type Found = Pick<PracticeSet, 'title' | 'again' | 'from' | 'questions'>;

async function fromIndex(
	wanted: Exclude<DrawnSet, { kind: 'mistakes' }>,
	progress: ProgressRecord,
	now: number,
): Promise<Found> {
	const seed = String(now);
	if (wanted.kind === 'placement') {
		const index = await services().client.questionIndex(wanted.book);
		return {
			title: `Where to start in ${index.label}`,
			again: practicePath('start', wanted.book),
			from: { path: bookPath(wanted.book), title: index.label },
			questions: drawPlacement(poolOf(index), seed),
		};
	}
	const { book, chapter, material, skills } = wanted;
	const index = await services().client.questionIndex(book, ...(chapter ? [chapter] : []));
	const pool = poolOf(index).filter(
		({ path, skillId }) =>
			(!material || path.split('/').at(-2) === material) &&
			(skills.length === 0 || skills.includes(skillId)),
	);
	const from = {
		path: pageOf(book, chapter, material),
		title: titleOf(index, chapter, material),
	};
	const isTried = (id: string) => progress[id] !== undefined;
	return {
		title: chapter ? from.title : `Mixed review: ${from.title}`,
		again: practicePath(
			...[book, chapter, material, skills.join('+')].filter((name): name is string => !!name),
		),
		from,
		questions: drawSet(pool, seed, isTried),
	};
}

function pageOf(book: string, chapter?: string, material?: string): string {
	if (!chapter) return bookPath(book);
	return material
		? materialPath({ book_name: book, chapter_name: chapter, material_name: material })
		: `${bookPath(book)}#${chapter}`;
}

function titleOf(index: QuestionIndex, chapter?: string, material?: string): string {
	const [found] = index.chapters;
	if (!chapter || !found) return index.label;
	return found.materials.find(({ name }) => name === material)?.label ?? found.label;
}

async function fromMistakes(progress: ProgressRecord, now: number): Promise<Found> {
	const missed = mistakes(progress, now).slice(0, SET_SIZE);
	const chapters = new Set(missed.map(({ question }) => question.place.split('/', 2).join('/')));
	const pools = await Promise.all([...chapters].map(chapterPool));
	const known = new Map(pools.flat().map((question) => [question.id, question]));
	return {
		title: 'My mistakes',
		again: practicePath('mistakes'),
		from: { path: PROGRESS_PATH, title: 'your progress' },
		questions: missed.map((each) => known.get(each.id) ?? withoutRecord(each)),
	};
}

/** Empty if the chapter is not on the built site or cannot be loaded now: the questions still have their paths. */
async function chapterPool(place: string): Promise<PoolQuestion[]> {
	const [book = '', chapter = ''] = place.split('/');
	return services()
		.client.questionIndex(book, chapter)
		.then(poolOf, () => []);
}

function withoutRecord({ id, question }: Due): SetQuestion {
	const [book_name = '', chapter_name = '', material_name = ''] = question.place.split('/');
	const place = { book_name, chapter_name, material_name };
	const title = displayName(material_name);
	return {
		id,
		path: questionPath(place, id),
		skill: title,
		material: { path: materialPath(place), title },
	};
}

/** The part of a question that the set keeps. */
const toSetQuestion = ({ id, path, skill, material, lecture }: SetQuestion): SetQuestion => ({
	id,
	path,
	skill,
	material,
	...(lecture && { lecture }),
});
