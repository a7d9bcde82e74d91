import type { Step } from '../../schemas/wire/question.ts';
import { Markup } from '../live-record/Markup.tsx';
import { QuestionFigure } from './QuestionFigure.tsx';
import figureStyles from './QuestionFigure.module.css';
import styles from './SolutionSteps.module.css';

type Props = { steps: readonly Step[] };

/** An image that ends a line. */
const PICTURE = /(?:<img\b[^<>]*>|<svg\b(?:(?!<\/?svg\b)[^])*<\/svg>)\s*$/i;

/**
 * A solution, one line per step: what changed from the line above is highlighted, the reason is in the margin, a
 * drawing is below both.
 */
export function SolutionSteps({ steps }: Props) {
	return (
		<ol className={styles.steps}>
			{steps.map(({ html, why, image_id }, index) => {
				const [picture = ''] = PICTURE.exec(html) ?? [];
				return (
					// Steps have no id, never change places, and two may be identical.
					<li key={index} className={styles.step}>
						<Markup className={styles.line} html={html.slice(0, html.length - picture.length)} />
						{why && <p className={styles.why}>{why}</p>}
						{picture && <Markup className={figureStyles.drawn} html={picture} />}
						<QuestionFigure imageId={image_id} html={html} alt={`Figure for line ${index + 1}`} />
					</li>
				);
			})}
		</ol>
	);
}
