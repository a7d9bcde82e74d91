import type { Step } from '../../schemas/wire/question.ts';
import { Markup } from '../live-record/Markup.tsx';
import styles from './SolutionSteps.module.css';

type Props = { steps: readonly Step[] };

/** The marked step: a line each, what changed from the line above is marked, the reason stands in the margin. */
export function SolutionSteps({ steps }: Props) {
	return (
		<ol className={styles.steps}>
			{steps.map(({ html, why }, index) => (
				// Steps have no id, never change places, and two may read the same.
				<li key={index} className={styles.step}>
					<Markup className={styles.line} html={html} />
					{why && <p className={styles.why}>{why}</p>}
				</li>
			))}
		</ol>
	);
}
