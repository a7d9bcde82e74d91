import type { ReactNode } from 'react';
import { LiveRecord } from '../live-record/LiveRecord.tsx';
import { createQuestionStore, parseQuestion } from './question-viewer.store.ts';
import { QuestionCard, type HeadingLevel } from './QuestionCard.tsx';

type Props = {
	id: string;
	/** Entity tag of the built record's JSON, with its quotes. */
	etag: string;
	headingLevel?: HeadingLevel;
	/** The built `QuestionCard`. */
	children: ReactNode;
};

/** Keeps a built question up to date: `<QuestionViewer client:interaction="wake" …>`, woken by `freshness.ts`. */
export function QuestionViewer({ id, etag, headingLevel, children }: Props) {
	return (
		<LiveRecord
			call="question_details"
			id={id}
			etag={etag}
			createStore={createQuestionStore}
			parse={parseQuestion}
			render={(question) => <QuestionCard question={question} headingLevel={headingLevel} />}
		>
			{children}
		</LiveRecord>
	);
}
