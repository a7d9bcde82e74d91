import type { ReactNode } from 'react';
import styles from './QuestionCard.module.css';

export type FoldHeading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

type Props = {
	label: string;
	heading: FoldHeading;
	isLeftOutInPrint?: boolean;
	children: ReactNode;
};

/** Folded on the screen, open on paper. */
export function Fold({ label, heading: Heading, isLeftOutInPrint, children }: Props) {
	return (
		<details className={isLeftOutInPrint ? `${styles.fold} ${styles.screenOnly}` : styles.fold}>
			<summary className={styles.summary}>
				<Heading className={styles.foldTitle}>{label}</Heading>
			</summary>
			<div className={styles.inside}>{children}</div>
		</details>
	);
}
