/**
 * The whole content of the shell page: reads the path, loads what it names, never shows a blank. Hydrated immediately:
 * without it the page has nothing to show.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_MESSAGE } from '../../books/error-catalogue.ts';
import { sharedTitle, tabTitle } from '../../books/head-text.ts';
import {
	bookHead,
	lectureHead,
	materialHead,
	questionHead,
	type RecordHead,
} from '../../books/record-head.ts';
import { RecordBoundary } from '../live-record/RecordBoundary.tsx';
import { readerMessage } from '../live-record/reader-message.ts';
import { Failure } from './Failure.tsx';
import { createShellStore, type ShellState } from './shell-viewer.store.ts';
import { BookPage, LecturePage, MaterialPage, QuestionPage } from './ShellContent.tsx';
import styles from './ShellViewer.module.css';

/** `siteName` ends the document's title. */
type Props = { siteName: string };

export function ShellViewer({ siteName }: Props) {
	const [store] = useState(createShellStore);
	const state = useStore(store.$state);
	const shell = useRef<HTMLDivElement>(null);

	function retry() {
		// The button disappears; its place stays.
		shell.current?.focus();
		void store.load(location.pathname);
	}

	useEffect(() => {
		void store.load(location.pathname);
		return store.stop;
	}, [store]);

	useEffect(() => {
		const head = headOf(state);
		if (head) document.title = tabTitle(sharedTitle(head.title, head.context), siteName);
	}, [state, siteName]);

	useEffect(() => {
		// The target of the URL's fragment arrived after the browser had looked for it.
		if (state.status === 'book') document.getElementById(location.hash.slice(1))?.scrollIntoView();
	}, [state]);

	return (
		<div ref={shell} tabIndex={-1} className={styles.shell} aria-busy={state.status === 'loading'}>
			<RecordBoundary
				fallback={<Failure message={DEFAULT_MESSAGE} onRetry={() => location.reload()} />}
			>
				<Content state={state} onRetry={retry} onMore={store.loadMore} />
			</RecordBoundary>
		</div>
	);
}

type ContentProps = { state: ShellState; onRetry: () => void; onMore: () => Promise<void> };

function Content({ state, onRetry, onMore }: ContentProps) {
	switch (state.status) {
		case 'loading':
			return <Loading />;
		case 'failed':
			return <Failure message={state.message} onRetry={onRetry} />;
		case 'book':
			return <BookPage {...state} onRetry={onRetry} />;
		case 'material':
			return <MaterialPage {...state} onRetry={onRetry} onMore={onMore} />;
		case 'lecture':
			return <LecturePage {...state} onRetry={onRetry} />;
		case 'question':
			return <QuestionPage {...state} onRetry={onRetry} />;
	}
}

function Loading() {
	return (
		<>
			<output className={styles.loading}>Loading…</output>
			<noscript>
				<h1>This page needs JavaScript</h1>
				<p>
					It was added to the library a short time ago, and your browser puts it together when you
					open it. Turn JavaScript on and load the page again, or choose one of{' '}
					<a href="/workbooks">all workbooks</a>: the others read without it.
				</p>
			</noscript>
		</>
	);
}

/** None while the record loads: the server has already filled in the title. */
function headOf(state: ShellState): RecordHead | undefined {
	switch (state.status) {
		case 'loading':
			return undefined;
		case 'failed':
			return { title: readerMessage(state.message), description: '' };
		case 'book':
			return bookHead(state.book, state.chapters);
		case 'material':
			return materialHead({ name: state.place.book }, state.material);
		case 'lecture':
			return lectureHead({ name: state.place.book }, state.place.material, state.topic);
		case 'question':
			return questionHead({ name: state.place.book }, state.place.material, state.question);
	}
}
