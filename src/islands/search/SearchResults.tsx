import { useRef } from 'react';
import styles from './Search.module.css';
import type { SearchHit } from './search-hit.ts';

/** `isOld`: for the previous query, while the new one is running. `showMore`: only if there is more. */
type Props = { hits: readonly SearchHit[]; isOld: boolean; showMore?: () => Promise<void> };

export function SearchResults({ hits, isOld, showMore }: Props) {
	const list = useRef<HTMLOListElement>(null);

	async function add(more: () => Promise<void>) {
		await more();
		// The button may be gone; reading continues where the new part starts.
		list.current?.querySelectorAll('a')[hits.length]?.focus();
	}

	return (
		<>
			<ol ref={list} className={isOld ? styles.oldList : styles.list}>
				{hits.map((hit) => (
					<li key={hit.url} className={styles.hit}>
						<a className={styles.title} href={hit.url}>
							{hit.title}
						</a>
						<p className={styles.place}>
							<span className={styles.kind}>{hit.kind}</span>
							{hit.place && ` · ${hit.place}`}
						</p>
						<p className={styles.excerpt}>
							{hit.excerpt.map(({ text, isMatch }, place) =>
								// Parts of an excerpt never change their order.
								isMatch ? <mark key={place}>{text}</mark> : text,
							)}
						</p>
					</li>
				))}
			</ol>
			{showMore && (
				<button className={styles.more} type="button" onClick={() => void add(showMore)}>
					Show more results
				</button>
			)}
		</>
	);
}
