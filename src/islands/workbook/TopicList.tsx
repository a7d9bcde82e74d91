/* oxlint-disable jsx-a11y/no-redundant-roles -- `base.css` takes the marks off lists that say so; Safari then hears no list */
import './TopicList.css';
import type { Topic } from '../../schemas/wire/chapter.ts';
import { lecturePath, type MaterialPlace } from '../../site.ts';
import { Objective } from './Objective.tsx';

type Props = { topics: readonly Topic[]; place: MaterialPlace };

/** The lectures of a material; nothing if there are none. */
export function TopicList({ topics, place }: Props) {
	if (topics.length === 0) return null;
	return (
		<section className="topics no-print" aria-labelledby="lectures">
			<h2 id="lectures">Lectures</h2>
			<ul role="list">
				{topics.map((topic) => (
					<li key={topic.id}>
						<a href={lecturePath(place, topic.id)}>{topic.title}</a>
						<p>
							<Objective topic={topic} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
