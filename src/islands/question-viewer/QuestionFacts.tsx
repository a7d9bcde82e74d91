import type { Question } from '../../schemas/wire/question.ts';
import styles from './QuestionFacts.module.css';

const DOTS = { 1: '●○○', 2: '●●○', 3: '●●●' } as const;

/** How hard the question is and which curriculum standards it practices: below the way on, for teachers and parents. */
export function QuestionFacts({ question: { difficulty, standards } }: { question: Question }) {
	return (
		<dl className={styles.facts}>
			<div>
				<dt>Difficulty</dt>
				<dd>
					<span aria-hidden="true">{DOTS[difficulty]}</span> {difficulty} of 3
				</dd>
			</div>
			{standards.length > 0 && (
				<div>
					<dt>Standards</dt>
					<dd>{standards.join(', ')}</dd>
				</div>
			)}
		</dl>
	);
}
