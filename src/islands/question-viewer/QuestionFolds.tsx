import type { Question } from '../../schemas/wire/question.ts';
import { Markup } from '../live-record/Markup.tsx';
import { Fold } from './Fold.tsx';
import styles from './QuestionCard.module.css';
import type { HeadingLevel } from './QuestionPrompt.tsx';
import { SolutionSteps } from './SolutionSteps.tsx';

const FOLD_HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6' } as const;

type Props = { question: Question; headingLevel?: HeadingLevel };

/** Hints, answer, and solution, each folded. With the page's script the solution opens step by step (`reveal.ts`). */
export function QuestionFolds({ question, headingLevel = 1 }: Props) {
	const { hints, steps } = question;
	const heading = FOLD_HEADINGS[headingLevel];
	return (
		<>
			{hints.map((hint, index) => (
				<Fold
					key={hint.text}
					heading={heading}
					label={hints.length > 1 ? `Hint ${index + 1}` : 'Hint'}
					help="hint"
				>
					<Markup html={hint.html} />
				</Fold>
			))}
			<Fold label="Answer" heading={heading}>
				<QuestionAnswer question={question} />
			</Fold>
			{steps.length > 0 && (
				<Fold
					label="Solution"
					note={steps.length === 1 ? '1 step' : `${steps.length} steps`}
					heading={heading}
					help="steps"
				>
					<SolutionSteps steps={steps} />
					{steps.length > 1 && (
						<p className={styles.more} data-more="" hidden>
							<button type="button" data-next="">
								Next step
							</button>{' '}
							<button type="button">Show all</button>
						</p>
					)}
				</Fold>
			)}
		</>
	);
}

/** In a separate fold, the fold's heading names it. */
export function QuestionAnswer({
	question: { answer },
	isLabelled = false,
}: {
	question: Question;
	isLabelled?: boolean;
}) {
	const choice = answer.choices?.find(({ key }) => key === answer.value);
	return (
		<div className={styles.answer}>
			{isLabelled && <span className={styles.answerLabel}>Answer</span>}
			{choice && <span className={styles.key}>{choice.key}</span>}
			<Markup html={choice?.html || answer.html} />
		</div>
	);
}
