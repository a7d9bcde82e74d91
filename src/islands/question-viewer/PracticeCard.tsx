import type { ReactNode } from 'react';
import styles from './QuestionCard.module.css';

type Props = {
	/** Whether the question is the page's own, not one of several. */
	isPage: boolean;
	/** What is asked, with the choices. */
	children: ReactNode;
	/** Where it is answered; nothing for a record that cannot be marked. */
	box?: ReactNode;
	/** Nothing where they stand on the question's own page. */
	folds?: ReactNode;
};

/** The places of a question that is practiced. A built page fills the outer two with markup that stays asleep. */
export function PracticeCard({ isPage, children, box, folds }: Props) {
	return (
		<article className={isPage ? `${styles.card} ${styles.page}` : styles.card}>
			<div className={styles.asked}>{children}</div>
			{box}
			{folds && <div className={styles.folds}>{folds}</div>}
		</article>
	);
}
