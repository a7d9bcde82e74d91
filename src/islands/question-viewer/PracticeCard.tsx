import type { ReactNode } from 'react';
import styles from './QuestionCard.module.css';

type Props = {
	/** Whether this is the page's own question, not one of several. */
	isPage: boolean;
	/** The prompt, with the choices. */
	children: ReactNode;
	/** Where it is answered; nothing for a record that cannot be marked. */
	box?: ReactNode;
	/** Nothing if they are already on the question's own page. */
	folds?: ReactNode;
};

/** The slots of a practice question. A built page fills the outer two with markup that is not hydrated. */
export function PracticeCard({ isPage, children, box, folds }: Props) {
	return (
		<article className={isPage ? `${styles.card} ${styles.page}` : styles.card}>
			<div className={styles.asked}>{children}</div>
			{box}
			{folds && <div className={styles.folds}>{folds}</div>}
		</article>
	);
}
