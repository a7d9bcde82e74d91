import type { Choice } from '../../schemas/wire/answer.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { answerFormId, CHOICE_NAME } from '../answer-box/answer-form.ts';
import { Markup } from '../live-record/Markup.tsx';
import styles from './QuestionCard.module.css';
import { QuestionFigure } from './QuestionFigure.tsx';
import figureStyles from './QuestionFigure.module.css';

/** The heading level of a question's title, at most 5. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;
const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' } as const;

type Props = {
	question: Question;
	/** "Question 12" by default. */
	title?: string | undefined;
	headingLevel?: HeadingLevel;
	/** If so, the choices are radio buttons of the box's form. */
	hasBox?: boolean;
};

/** What the question asks: title, prompt, figure, choices. */
export function QuestionPrompt({ question, title, headingLevel = 1, hasBox = false }: Props) {
	const Heading = HEADINGS[headingLevel];
	const { choices } = question.answer;
	return (
		<>
			<Heading className={styles.title}>{title ?? `Question ${question.number}`}</Heading>
			<Markup className={`${styles.prompt} ${figureStyles.drawn}`} html={question.question_html} />
			<QuestionFigure
				imageId={question.image_id}
				html={question.question_html}
				alt={`Figure for question ${question.number}`}
			/>
			{choices &&
				(hasBox ? (
					<ChoiceButtons choices={choices} form={answerFormId(question.id)} />
				) : (
					<ChoiceList choices={choices} />
				))}
		</>
	);
}

type ChoicesProps = { choices: readonly Choice[] };

/** Readable and usable without the box's code: `data-answer` tells the island that a choice is an intent. */
function ChoiceButtons({ choices, form }: ChoicesProps & { form: string }) {
	return (
		<fieldset className={styles.choices} data-answer="">
			<legend className="sr-only">Your answer</legend>
			{choices.map(({ key, html }) => (
				<label key={key} className={styles.choice}>
					<input type="radio" name={CHOICE_NAME} value={key} form={form} />
					<span className={styles.key}>{key}</span>
					<Markup as="span" html={html} />
				</label>
			))}
		</fieldset>
	);
}

function ChoiceList({ choices }: ChoicesProps) {
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
