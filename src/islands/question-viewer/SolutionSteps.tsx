import type { Step } from '../../schemas/wire/question.ts';
import { Markup } from '../live-record/Markup.tsx';
import { QuestionFigure } from './QuestionFigure.tsx';
import figureStyles from './QuestionFigure.module.css';
import styles from './SolutionSteps.module.css';

type Props = { steps: readonly Step[] };

/** The marked step: a line each, what changed from the line above is marked, the reason stands in the margin, a drawing below. */
export function SolutionSteps({ steps }: Props) {
	return (
		<ol className={styles.steps}>
			{steps.map(({ html, why, image_id }, index) => (
				// Steps have no id, never change places, and two may read the same.
				<li key={index} className={styles.step}>
					<Markup
						className={image_id ? `${styles.line} ${figureStyles.drawn}` : styles.line}
						html={html}
					/>
					{why && <p className={styles.why}>{why}</p>}
					<QuestionFigure imageId={image_id} html={html} alt={`Figure for line ${index + 1}`} />
				</li>
			))}
		</ol>
	);
}
