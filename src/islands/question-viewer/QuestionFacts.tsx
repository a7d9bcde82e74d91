import type { Question } from '../../schemas/wire/question.ts';
import styles from './QuestionFacts.module.css';

const DOTS = { 1: '●○○', 2: '●●○', 3: '●●●' } as const;

type Props = {
	question: Question;
	/** What each code asks, where it is known: a question that was imported may name any. */
	statements?: ReadonlyMap<string, string>;
};

/** How hard the question is and which curriculum standards it practices: below the way on, for teachers and parents. */
export function QuestionFacts({ question: { difficulty, standards }, statements }: Props) {
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
					<dt>{standards.length === 1 ? 'Standard' : 'Standards'}</dt>
					{standards.map((code) => (
						<dd key={code}>
							{code} {statements?.get(code)}
						</dd>
					))}
				</div>
			)}
		</dl>
	);
}
