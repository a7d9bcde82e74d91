/**
 * A book's outline as a table of contents that fits one screen: chapters are stops, with their materials along the
 * line. Each lecture's objective is there too, shown on request; no script is needed.
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
 * A title is one text including the space before it, or React separates the two with a comment, some eighty times per
 * page. Lectures are listed by objective; the links to them and the number of questions are on the material's page,
 * because including all of that would push the longest book past one round trip.
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
