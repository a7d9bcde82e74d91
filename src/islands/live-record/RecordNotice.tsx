import { useRef } from 'react';
import styles from './LiveRecord.module.css';
import type { RecordState } from './live-record.store.ts';

type Props = { state: RecordState<unknown>; onRetry: () => void };

/**
 * One line whose height is always reserved, so nothing on the page moves when it appears. The number of tries makes each
 * failure look different, so a screen reader announces it again.
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
			{/*
			   Before the island is hydrated, the page's script writes here (`question-viewer/freshness.ts`). The empty raw HTML
			   makes React leave what it wrote alone. Nothing here needs sanitizing: this is always empty, and the script sets
			   only `textContent`, which no markup gets through.
			*/}
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
