/**
 * The search of the whole site. Its form also works without script: it leads to `/search?q=…`, where the same island
 * starts with that query. The field is uncontrolled, so what was typed before hydration stays and is searched for.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import styles from './Search.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SEARCH_FIELD_ID } from '../../site.ts';
import { siteSearch } from './site-search.ts';
import { LONGEST_QUERY, type SearchStore } from './search.store.ts';
import { statusText } from './status-text.ts';

type Props = {
	/** Names of the books in the site's index; later ones are found in the live list. */
	indexedBooks?: readonly string[];
	/** Where the results come from, by default the site's own search. */
	search?: SearchStore;
};

export function Search({ indexedBooks = [], search = siteSearch(indexedBooks) }: Props) {
	const state = useStore(search.$search);
	const field = useRef<HTMLInputElement>(null);
	const status = useRef<HTMLOutputElement>(null);
	const text = () => field.current?.value ?? '';

	useEffect(() => void search.submit(field.current?.value ?? ''), [search]);
	useEffect(() => {
		if (state.status === 'found') keepInAddress(state.query);
	}, [state]);

	function tryAgain() {
		// The button disappears; the line that reports the outcome stays.
		status.current?.focus();
		void search.submit(text());
	}

	function submit(event: SubmitEvent) {
		event.preventDefault();
		void search.submit(text());
	}

	return (
		<search className={styles.search}>
			<form className={styles.form} action="/search" onSubmit={submit}>
				<label htmlFor={SEARCH_FIELD_ID}>What are you looking for?</label>
				<div className={styles.row}>
					<input
						ref={field}
						id={SEARCH_FIELD_ID}
						className={styles.field}
						type="search"
						name="q"
						placeholder="adding integers"
						autoComplete="off"
						enterKeyHint="search"
						maxLength={LONGEST_QUERY}
						onInput={() => search.type(text())}
					/>
					<button className={styles.button} type="submit">
						Search
					</button>
				</div>
			</form>
			<output ref={status} tabIndex={-1} className={styles.status}>
				{statusText(state, navigator.onLine)}
			</output>
			{state.status === 'failed' && (
				<button className={styles.button} type="button" onClick={tryAgain}>
					Try again
				</button>
			)}
			{'hits' in state && state.hits.length > 0 && (
				<SearchResults
					hits={state.hits}
					isOld={state.status === 'loading'}
					showMore={
						state.status === 'found' && state.hits.length < state.total
							? search.showMore
							: undefined
					}
				/>
			)}
		</search>
	);
}

/** So that Back, a reload, and a shared link show the same list. */
function keepInAddress(query: string): void {
	history.replaceState(history.state, '', `/search?${new URLSearchParams({ q: query })}`);
}
