import { readerMessage } from '../live-record/reader-message.ts';
import styles from './ShellViewer.module.css';

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

type Props = { message: string; onRetry: () => void; headingLevel?: 1 | 2 | 3 };

/** What could not be loaded, and the two ways on. */
export function Failure({ message, onRetry, headingLevel = 1 }: Props) {
	const Heading = HEADINGS[headingLevel];
	return (
		<div role="alert" className={styles.failure}>
			<Heading>{readerMessage(message)}</Heading>
			<p>
				<button type="button" className={styles.retry} onClick={onRetry}>
					Retry
				</button>{' '}
				or go to <a href="/workbooks">all workbooks</a>.
			</p>
		</div>
	);
}
