/** The pages of records that the build does not know, made of the same parts as the built ones. */
/* oxlint-disable jsx-a11y/no-redundant-roles -- `base.css` takes the marks off lists that say so; Safari then hears no list */
import '../../styles/page-title.css';
import { bookPath, materialPath, type MaterialPlace } from '../../site.ts';
import { BookDownload } from '../download-modal/BookDownload.tsx';
import { LectureCard } from '../lecture-viewer/LectureCard.tsx';
import { QuestionCard } from '../question-viewer/QuestionCard.tsx';
import { QuestionFacts } from '../question-viewer/QuestionFacts.tsx';
import { BookHead } from '../workbook/BookHead.tsx';
import { BookOutline } from '../workbook/BookOutline.tsx';
import { Breadcrumbs, type Crumb } from '../workbook/Breadcrumbs.tsx';
import { LectureNotWritten } from '../workbook/LectureNotWritten.tsx';
import { Neighbors } from '../workbook/Neighbors.tsx';
import { TopicList } from '../workbook/TopicList.tsx';
import { Failure } from './Failure.tsx';
import { QuestionList } from './QuestionList.tsx';
import type { Place, ShellState } from './shell-viewer.store.ts';
import styles from './ShellViewer.module.css';

type Shown<Status> = Extract<ShellState, { status: Status }> & { onRetry: () => void };

const WORKBOOKS: Crumb = { label: 'Workbooks', href: '/workbooks' };

export function BookPage({ book, chapters, issue, onRetry }: Shown<'book'>) {
	const materials = chapters.flatMap((chapter) => chapter.materials);
	return (
		<>
			<Breadcrumbs crumbs={[WORKBOOKS]} here={book.name} isRepeated />
			<BookHead
				book={book}
				questionsIn={materials.reduce((sum, { question_count }) => sum + question_count, 0)}
				chapters={chapters.length}
				lectures={materials.reduce((sum, { topics }) => sum + topics.length, 0)}
				framework={book.country === 'USA' ? 'Common Core, USA' : 'Ontario, Canada'}
			>
				<BookDownload book={book} />
			</BookHead>
			{issue && <Failure message={issue} onRetry={onRetry} headingLevel={2} />}
			{!issue && chapters.length === 0 && (
				<p className={styles.empty}>
					This workbook has no chapters yet. See what is ready in{' '}
					<a href={WORKBOOKS.href}>all workbooks</a>.
				</p>
			)}
			{chapters.length > 0 && <BookOutline bookName={book.common_name} chapters={chapters} />}
		</>
	);
}

type MaterialProps = Shown<'material'> & { onMore: () => Promise<void> };

export function MaterialPage({ place, chapter, material, ...list }: MaterialProps) {
	const { questionIds, prompts, issue, onRetry, onMore } = list;
	const { path, book, material: label } = place;
	const address = addressOf(place);
	const chapterCrumb = {
		label: chapter.title,
		href: `${bookPath(path.bookName)}#${chapter.name}`,
	};
	const crumbs = [WORKBOOKS, { label: book, href: bookPath(path.bookName) }, chapterCrumb];
	return (
		<>
			<Breadcrumbs crumbs={crumbs} here={label} isRepeated />
			<div className={`title ${styles.title}`}>
				<h1>{label}</h1>
			</div>
			<div className={styles.material}>
				<TopicList topics={material.topics} place={address} />
				<section className={styles.questions} aria-labelledby="questions" aria-busy={!questionIds}>
					<h2 id="questions">Questions</h2>
					{issue && <Failure message={issue} onRetry={onRetry} headingLevel={3} />}
					{!issue && questionIds?.length === 0 && (
						<p className={styles.empty}>
							This material has no questions yet.{' '}
							{material.topics.length > 0 && 'Its lectures say what it is about. '}
							<a href={bookPath(path.bookName)}>See the other materials of {book}</a>.
						</p>
					)}
					{questionIds === undefined && <output>Loading…</output>}
					{questionIds && (
						<QuestionList ids={questionIds} prompts={prompts} place={address} onMore={onMore} />
					)}
				</section>
			</div>
		</>
	);
}

export function LecturePage({ place, topic, lectures }: Shown<'lecture'>) {
	const address = addressOf(place);
	return (
		<>
			<Breadcrumbs crumbs={crumbsTo(place)} here={topic.title} isRepeated />
			{lectures.map((lecture) => (
				<LectureCard key={lecture.id} lecture={lecture} />
			))}
			{lectures.length > 0 ? (
				<p>
					<a href={materialPath(address)}>{place.material}: all lectures and questions</a>
				</p>
			) : (
				<LectureNotWritten topic={topic} place={address} label={place.material} />
			)}
		</>
	);
}

export function QuestionPage({ place, question, questionIds }: Shown<'question'>) {
	const position = questionIds.indexOf(question.id) + 1;
	const here = position > 0 ? `Question ${position} of ${questionIds.length}` : 'Question';
	return (
		<>
			<div className={styles.question}>
				<Breadcrumbs crumbs={crumbsTo(place)} here={here} isRepeated />
				<QuestionCard question={question} />
				<Neighbors ids={questionIds} place={addressOf(place)} id={question.id} />
			</div>
			<QuestionFacts question={question} />
		</>
	);
}

const addressOf = ({ path }: Place): MaterialPlace => ({
	book_name: path.bookName,
	chapter_name: path.chapterName,
	material_name: path.materialName,
});

const crumbsTo = (place: Place): Crumb[] => [
	{ label: place.book, href: bookPath(place.path.bookName) },
	{ label: place.material, href: materialPath(addressOf(place)) },
];
