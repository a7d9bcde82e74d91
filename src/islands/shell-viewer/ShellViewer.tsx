/**
 * The whole content of the shell page: reads the address, loads what it names, never shows a blank. Hydrated with
 * `client:load`, the only island that is: without it the page has nothing to say.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { displayName } from '../../books/display-name.ts';
import { DEFAULT_MESSAGE } from '../../books/error-catalogue.ts';
import { LectureCard } from '../lecture-viewer/LectureCard.tsx';
import { RecordBoundary } from '../live-record/RecordBoundary.tsx';
import { QuestionCard } from '../question-viewer/QuestionCard.tsx';
import { QuestionFacts } from '../question-viewer/QuestionFacts.tsx';
import { createShellStore, type ShellState } from './shell-viewer.store.ts';
import { ShellNavigation } from './ShellNavigation.tsx';
import styles from './ShellViewer.module.css';

/** `siteName` ends the document's title. */
type Props = { siteName: string };

export function ShellViewer({ siteName }: Props) {
	const [store] = useState(createShellStore);
	const state = useStore(store.$state);
	const shell = useRef<HTMLDivElement>(null);

	function retry() {
		// The button goes; its place stays.
		shell.current?.focus();
		void store.load(location.pathname);
	}

	useEffect(() => {
		void store.load(location.pathname);
		return store.stop;
	}, [store]);

	useEffect(() => {
		document.title = `${titleOf(state)} · ${siteName}`;
	}, [state, siteName]);

	return (
		<div ref={shell} tabIndex={-1} className={styles.shell} aria-busy={state.status === 'loading'}>
			<RecordBoundary
				fallback={<Failure message={DEFAULT_MESSAGE} onRetry={() => location.reload()} />}
			>
				<ShellContent state={state} onRetry={retry} />
			</RecordBoundary>
		</div>
	);
}

function ShellContent({ state, onRetry }: { state: ShellState; onRetry: () => void }) {
	switch (state.status) {
		case 'loading':
			return <Loading />;
		case 'failed':
			return <Failure message={state.message} onRetry={onRetry} />;
		case 'question':
			return (
				<>
					<QuestionCard question={state.question} />
					<ShellNavigation path={state.path} questionIds={state.questionIds} />
					<QuestionFacts question={state.question} />
				</>
			);
		case 'lecture':
			return (
				<>
					{state.lectures.map((lecture) => (
						<LectureCard key={lecture.id} lecture={lecture} />
					))}
					<ShellNavigation path={state.path} questionIds={state.questionIds} />
				</>
			);
	}
}

function Loading() {
	return (
		<>
			<output className={styles.loading}>Loading…</output>
			<noscript>
				<p>This page is fetched when you open it, which needs JavaScript.</p>
			</noscript>
		</>
	);
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
	return (
		<div role="alert">
			<h1>{message}</h1>
			<p>
				<button type="button" className={styles.retry} onClick={onRetry}>
					Retry
				</button>{' '}
				or go to <a href="/workbooks">all workbooks</a>.
			</p>
		</div>
	);
}

function titleOf(state: ShellState): string {
	switch (state.status) {
		case 'loading':
			return 'Loading';
		case 'failed':
			return state.message;
		case 'question':
			return `Question ${state.question.number} · ${displayName(state.path.materialName)}`;
		case 'lecture':
			return state.lectures[0]?.title ?? displayName(state.path.materialName);
	}
}
