import type { ReactNode } from 'react';
import { loadChunk } from '../../books/chunk-load.ts';
import { LiveRecord } from '../live-record/LiveRecord.tsx';
import { LectureCard } from './LectureCard.tsx';

const loadSource = async () => (await loadChunk(() => import('./lecture-source.ts'))).lectureSource;

type Props = {
	topicId: string;
	/** Entity tag of the JSON of the topic's lectures, with its quotes. */
	etag: string;
	/** The built `LectureCard`. */
	children: ReactNode;
};

/** Keeps a built lecture up to date: `<LectureViewer client:interaction="event" …>`, hydrated by `freshness.ts`. */
export function LectureViewer({ topicId, etag, children }: Props) {
	return (
		<LiveRecord
			call="lecture_details"
			id={topicId}
			etag={etag}
			loadSource={loadSource}
			render={(lectures) =>
				lectures.map((lecture) => <LectureCard key={lecture.id} lecture={lecture} />)
			}
		>
			{children}
		</LiveRecord>
	);
}
