/** A book's cover, facts, and actions: read, download, or the plain "not yet". */
import './BookHead.css';
import type { ReactNode } from 'react';
import type { Book } from '../../schemas/wire/book.ts';
import { BookCover } from './BookCover.tsx';
import { describeQuestions } from './questions-in.ts';

type Props = {
	book: Book;
	/** Questions that can be read on the site now. */
	questionsIn: number;
	chapters: number;
	lectures: number;
	framework: string;
	/** Omitted if unknown. */
	grades?: string;
	/** What can be downloaded; called only if there is something. */
	children: ReactNode;
};

export function BookHead({ book, questionsIn, framework, grades, children, ...counts }: Props) {
	const { planned, state } = describeQuestions(questionsIn, book);
	const facts = [
		['Curriculum', framework],
		...(grades ? [['Grades', grades]] : []),
		['Outline', `${counted(counts.chapters, 'chapter')}, ${counted(counts.lectures, 'lecture')}`],
		...(planned ? [['Questions planned', planned]] : []),
	];
	const isDownloadable = book.available && book.bookPDF !== null;
	return (
		<div className="book">
			<div className="cover">
				<BookCover book={book} eager />
			</div>
			<div className="about">
				<h1>{book.name}</h1>
				<dl className="tabular">
					{facts.map(([term, value]) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				{counts.chapters > 0 && <p className="state tabular">{state}</p>}
				<div className="files">
					{isDownloadable ? children : <p>This workbook cannot be downloaded yet.</p>}
				</div>
			</div>
		</div>
	);
}

const counted = (count: number, noun: string): string =>
	`${count} ${noun}${count === 1 ? '' : 's'}`;
