import type { Topic } from '../../schemas/wire/chapter.ts';
import { materialPath, type MaterialPlace } from '../../site.ts';
import { Objective } from './Objective.tsx';

/** `label` is the material's. */
type Props = { topic: Topic; place: MaterialPlace; label: string };

export function LectureNotWritten({ topic, place, label }: Props) {
	return (
		<div className="prose">
			<h1>{topic.title}</h1>
			<p>
				<Objective topic={topic} />
			</p>
			<p>This lecture is not written yet. What you read above is what it will be about.</p>
			<p>
				<a href={materialPath(place)}>{label}: all lectures</a>
			</p>
		</div>
	);
}
