import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export type FoldHeading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

type Props = {
	label: string;
	/** In a lighter color at the end of the line. */
	note?: string;
	heading: FoldHeading;
	/** What the box opens after a wrong answer. A hint is omitted in print. */
	help?: 'hint' | 'steps';
	children: ReactNode;
};

/** Folded on screen, open on paper. */
export function Fold({ label, note, heading: Heading, help, children }: Props) {
	return (
		<details
			className={help === 'hint' ? `${styles.fold} ${styles.screenOnly}` : styles.fold}
			data-help={help}
		>
			<summary className={styles.summary}>
				<Heading className={styles.foldTitle}>{label}</Heading>
				{note && <span className={styles.note}>{note}</span>}
			</summary>
			<div className={styles.inside}>{children}</div>
		</details>
	);
}
