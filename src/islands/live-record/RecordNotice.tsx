import { useRef } from 'react';
import styles from './LiveRecord.module.css';
import type { RecordState } from './live-record.store.ts';

type Props = { state: RecordState<unknown>; onRetry: () => void };

/**
 * One line whose height is always reserved, so nothing on the page moves when it appears. The count of tries makes each
 * failed one new to the eye and to a screen reader.
 */
export function RecordNotice({ state, onRetry }: Props) {
	const line = useRef<HTMLOutputElement>(null);

	function retry() {
		// The button disappears; the line that reports the outcome stays.
		line.current?.focus();
		onRetry();
	}

	return (
		<output ref={line} tabIndex={-1} className={styles.notice}>
			{/* The page's script writes here while the island sleeps; React leaves it alone. */}
			<span data-asleep="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
			{state.status === 'loading' && <span>Looking for the latest version…</span>}
			{state.status === 'failed' && (
				<>
					<span>
						{state.tries > 1 && `Tried ${state.tries} times. `}
						{state.message} This is the saved version.
					</span>
					<button type="button" className={styles.retry} onClick={retry}>
						Retry
					</button>
				</>
			)}
		</output>
	);
}
