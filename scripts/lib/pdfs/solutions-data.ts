/** Everything the book of worked solutions says. `solutions.typ` lays it out. */
import { questionText } from '../../../src/math/question-text.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import {
	bookData,
	chaptersOf,
	figureOf,
	hasQuestions,
	materialHead,
	type PrintJob,
	questionsOf,
} from './book-data.ts';
import { sentence, type SpokenFormulas } from './sentence.ts';

export function solutionsData(job: PrintJob) {
	return {
		...bookData(job, 'solutions'),
		subtitle: 'Worked solutions',
		cover: [job.imprint.tagline, 'Every step, with its reason in the margin.'],
		chapters: chaptersOf(job)
			.filter(hasQuestions)
			.map((chapter) => ({
				number: chapter.number,
				title: chapter.title,
				materials: chapter.materials.map((material) => ({
					...materialHead(job, chapter, material),
					questions: questionsOf(job, material).map((question) => solutionData(job, question)),
				})),
			})),
	};
}

function solutionData(job: PrintJob, question: Question) {
	const { formulas } = job.records;
	return {
		number: question.number,
		prompt: sentence(questionText(question.question), formulas),
		figure: figureOf(job, question),
		steps: question.steps.map((step) => ({
			parts: sentence(step.text, formulas),
			why: step.why ?? null,
			figure: figureOf(job, step),
		})),
		choice: rightChoice(question, formulas),
	};
}

/** The letter and what it stands for; a letter alone says nothing if the choices are not printed. */
function rightChoice({ answer }: Question, formulas: SpokenFormulas) {
	const right = answer.choices?.find(({ key }) => key === answer.value);
	return right ? { key: right.key, parts: sentence(right.text, formulas) } : null;
}
