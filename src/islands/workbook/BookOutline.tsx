/**
 * The outline of a book as a page of contents that fits one screen: chapters are stops, their materials stand along
 * the line. What each lecture is for is there as well, and shows when it is asked for; no script is needed.
 */
import './BookOutline.css';
import { Fragment } from 'react';
import type { Chapter } from '../../schemas/wire/chapter.ts';
import { materialPath } from '../../site.ts';
import { Objective } from './Objective.tsx';

type Props = { bookName: string; chapters: readonly Chapter[] };

export function BookOutline({ bookName, chapters }: Props) {
	return (
		<div className="outline tabular">
			<label className="no-print">
				<input type="checkbox" /> Show what each lecture is for
			</label>
			<div>
				{chapters.map((chapter) => (
					<ChapterOutline key={chapter.name} bookName={bookName} chapter={chapter} />
				))}
			</div>
		</div>
	);
}

/**
 * A title is one text with the space before it, else React parts the two with a comment, some eighty times a page.
 * Lectures stand here by their objectives; the links to them, and how many questions there are, are on the page of their
 * material, because all of it would take the longest book over one round trip.
 */
function ChapterOutline({ bookName, chapter }: { bookName: string; chapter: Chapter }) {
	const place = { book_name: bookName, chapter_name: chapter.name };
	return (
		<section id={chapter.name}>
			<h2>
				<span>{chapter.number}</span>
				{` ${chapter.title}`}
			</h2>
			{chapter.materials.map(({ name, number, title, topics }) => (
				<Fragment key={name}>
					<h3>
						<a href={materialPath({ ...place, material_name: name })}>
							<span>{number}</span>
							{` ${title}`}
						</a>
					</h3>
					<ul>
						{topics.map((topic) => (
							<li key={topic.id}>
								<Objective topic={topic} />
							</li>
						))}
					</ul>
				</Fragment>
			))}
		</section>
	);
}
