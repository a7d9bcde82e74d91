/**
 * One question as a reader sees it: prompt, choices, hints, answer, solution. Plain markup without state, used by
 * the build for every question page and by the viewer for a live record; folding is the browser's `<details>`, so
 * nothing here needs script. Every `*_html` and `html` field must be safe already (see `Markup`).
 */
import type { Choice } from '../../schemas/wire/answer.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { Markup } from '../live-record/Markup.tsx';
import { Fold, type FoldHeading } from './Fold.tsx';
import styles from './QuestionCard.module.css';
import { QuestionFigure } from './QuestionFigure.tsx';
import { SolutionSteps } from './SolutionSteps.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;
const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' } as const;
const FOLD_HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6' } as const;

type Props = {
	question: Question;
	/** "Question 12" unless said otherwise. */
	title?: string;
	/** Level of the title; 5 is the deepest. */
	headingLevel?: HeadingLevel;
	/** `worked`: the solution stands open, without hints, as in a lecture's example. */
	form?: 'practice' | 'worked';
};

export function QuestionCard({ question, title, headingLevel = 1, form = 'practice' }: Props) {
	const Heading = HEADINGS[headingLevel];
	const isPractice = form === 'practice';
	return (
		<article className={styles.card}>
			<Heading className={styles.title}>{title ?? `Question ${question.number}`}</Heading>
			<Markup className={styles.prompt} html={question.question_html} />
			<QuestionFigure question={question} />
			{question.answer.choices && <Choices choices={question.answer.choices} />}
			{isPractice ? (
				<PracticeFolds question={question} heading={FOLD_HEADINGS[headingLevel]} />
			) : (
				<SolutionSteps steps={question.steps} />
			)}
			{!isPractice && <Answer question={question} isLabelled />}
		</article>
	);
}

function Choices({ choices }: { choices: readonly Choice[] }) {
	return (
		<ul className={styles.choices} aria-label="Choices">
			{choices.map(({ key, html }) => (
				<li key={key} className={styles.choice}>
					<span className={styles.key}>{key}</span>
					<Markup html={html} />
				</li>
			))}
		</ul>
	);
}

type FoldsProps = { question: Question; heading: FoldHeading };

function PracticeFolds({ question, heading }: FoldsProps) {
	const { hints, steps } = question;
	return (
		<div className={styles.folds}>
			{hints.map((hint, index) => (
				<Fold
					key={hint.text}
					heading={heading}
					label={hints.length > 1 ? `Hint ${index + 1}` : 'Hint'}
					isLeftOutInPrint
				>
					<Markup html={hint.html} />
				</Fold>
			))}
			<Fold label="Answer" heading={heading}>
				<Answer question={question} />
			</Fold>
			{steps.length > 0 && (
				<Fold
					label="Solution"
					note={steps.length === 1 ? '1 step' : `${steps.length} steps`}
					heading={heading}
				>
					<SolutionSteps steps={steps} />
				</Fold>
			)}
		</div>
	);
}

/** In a fold of its own the fold's heading names it. */
function Answer({
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
