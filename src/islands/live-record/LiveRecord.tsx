/**
 * The frame around a record on a built page. Shows the built markup until a live record replaces it, with one status
 * line below. `question-viewer/freshness.ts` reads the attributes and hydrates this island if the service has a
 * different record, or if a visitor acts after the service failed to respond. If it hydrates for another reason, it
 * requests nothing.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BooksQuery } from '../../books/contract.ts';
import { recordUrl } from './addresses.ts';
import styles from './LiveRecord.module.css';
import { RecordBoundary } from './RecordBoundary.tsx';
import { RecordNotice } from './RecordNotice.tsx';
import { createRecordStore, type RecordSource } from './live-record.store.ts';
import { takeHandedOver, type LiveIsland } from './handed-over.ts';

type Props<Wire> = {
	call: BooksQuery;
	id: string;
	/** Entity tag of the built record's JSON, with its quotes. */
	etag: string;
	loadSource: () => Promise<RecordSource<Wire>>;
	render: (record: Wire) => ReactNode;
	/** The built markup. */
	children: ReactNode;
};

export function LiveRecord<Wire>({ call, id, etag, loadSource, render, children }: Props<Wire>) {
	const frame = useRef<HTMLDivElement>(null);
	const [store] = useState(() => createRecordStore(loadSource));
	const state = useStore(store.$state);

	useEffect(() => {
		const island = frame.current?.closest<LiveIsland>('astro-island');
		const take = () => {
			const json = takeHandedOver(island);
			if (json === undefined) return;
			void (json === '' ? store.load(id) : store.show(id, json));
		};
		take();
		island?.addEventListener('island:hydrate', take);
		return () => {
			island?.removeEventListener('island:hydrate', take);
			store.stop();
		};
	}, [id, store]);

	return (
		<div
			ref={frame}
			className={styles.frame}
			data-live={recordUrl(call, id)}
			data-etag={etag}
			aria-busy={state.status === 'loading' || undefined}
		>
			<RecordBoundary fallback={children}>
				{state.status === 'ready' ? render(state.record) : children}
			</RecordBoundary>
			<RecordNotice state={state} onRetry={() => void store.load(id)} />
		</div>
	);
}
