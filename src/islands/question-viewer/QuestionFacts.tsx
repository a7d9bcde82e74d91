import type { Question } from '../../schemas/wire/question.ts';
import styles from './QuestionFacts.module.css';

const DOTS = { 1: '●○○', 2: '●●○', 3: '●●●' } as const;

type Props = {
	question: Question;
	/** What each code requires, if known: an imported question may name any code. */
	statements?: ReadonlyMap<string, string>;
};

/** The question's difficulty and curriculum standards, below the links on, for teachers and parents. */
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
