/**
 * One question as a reader sees it: prompt, choices, box, hints, answer, solution. Used by the build and by the viewers
 * of live records, so the two cannot look different. Everything but the box is plain markup; folding is the browser's
 * `<details>`, so it needs no script. Every `*_html` and `html` field must already be safe (see `Markup`).
 */
import type { Question } from '../../schemas/wire/question.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { markingOf } from '../answer-box/marking.ts';
import { triedQuestion } from '../answer-box/tried-question.ts';
import { PracticeCard } from './PracticeCard.tsx';
import styles from './QuestionCard.module.css';
import { QuestionAnswer, QuestionFolds } from './QuestionFolds.tsx';
import { type HeadingLevel, QuestionPrompt } from './QuestionPrompt.tsx';
import { SolutionSteps } from './SolutionSteps.tsx';

type Props = {
	question: Question;
	/** "Question 12" by default. */
	title?: string;
	headingLevel?: HeadingLevel;
	/** `worked`: the solution is open, without hints, as in a lecture's example. `folded`: without a box. */
	form?: 'practice' | 'folded' | 'worked';
};

export function QuestionCard({ question, title, headingLevel = 1, form = 'practice' }: Props) {
	if (form === 'practice') return practiceCard(question, headingLevel);
	return (
		<article className={styles.card}>
			<QuestionPrompt question={question} title={title} headingLevel={headingLevel} />
			{form === 'folded' ? (
				<QuestionFolds question={question} headingLevel={headingLevel} />
			) : (
				<>
					<SolutionSteps steps={question.steps} />
					<QuestionAnswer question={question} isLabelled />
				</>
			)}
		</article>
	);
}

/** Not a component, so that React keeps what was typed when the live record replaces the built card. */
export const practiceCard = (question: Question, headingLevel: HeadingLevel = 1) => (
	<PracticeCard
		isPage={headingLevel === 1}
		box={<AnswerBox marking={markingOf(question)} question={triedQuestion(question)} />}
		folds={<QuestionFolds question={question} headingLevel={headingLevel} />}
	>
		<QuestionPrompt question={question} headingLevel={headingLevel} hasBox />
	</PracticeCard>
);
