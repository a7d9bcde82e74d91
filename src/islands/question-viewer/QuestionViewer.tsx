import type { ReactNode } from 'react';
import { loadChunk } from '../../books/chunk-load.ts';
import type { TriedQuestion } from '../../stores/progress.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import type { Marking } from '../answer-box/marking.ts';
import { LiveRecord } from '../live-record/LiveRecord.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import { practiceCard } from './QuestionCard.tsx';

const loadSource = async () =>
	(await loadChunk(() => import('./question-source.ts'))).questionSource;

type Props = {
	question: TriedQuestion;
	/** Entity tag of the built record's JSON, with its quotes. */
	etag: string;
	/** Absent if the record cannot be marked. */
	marking?: Marking | undefined;
	/** The built `QuestionPrompt`. */
	children: ReactNode;
	/** The built `QuestionFolds`, in the slot of this name. */
	folds?: ReactNode;
};

/**
 * A built question that can be answered: `<QuestionViewer client:interaction={{ within: '[data-answer]' }} …>`. The
 * page's script hydrates it too, to show a changed record (`freshness.ts`); what was typed stays.
 */
export function QuestionViewer({ question, etag, marking, children, folds }: Props) {
	return (
		<LiveRecord
			call="question_details"
			id={question.questionId}
			etag={etag}
			loadSource={loadSource}
			render={(record) => practiceCard(record)}
		>
			<PracticeCard
				isPage
				box={marking && <AnswerBox marking={marking} question={question} />}
				folds={folds}
			>
				{children}
			</PracticeCard>
		</LiveRecord>
	);
}
