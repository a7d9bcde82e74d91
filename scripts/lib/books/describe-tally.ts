import {
	emptyTally,
	type ImportedBook,
	type Tally,
} from '../../../src/books/service/import/import-books.ts';

/** `algebra-1: 12 questions added, 3 changed, 1 removed, 10,984 unchanged; 9 chapters unchanged` */
export function describeBook(book: ImportedBook, isCheck: boolean): string {
	const name = book.name ?? 'Lines without a book record';
	if (book.issues === 0) return `${name}: ${describeTally([book])}.`;
	const what = isCheck ? 'would not be imported' : 'not imported, nothing of it changed';
	return `${name}: ${what}: ${counted(book.issues, 'issue')}.`;
}

/** What happened to the records of some books, questions first; `nothing` if there are none. */
export function describeTally(books: readonly Pick<ImportedBook, 'tally'>[]): string {
	const sum = emptyTally();
	for (const { tally } of books) {
		for (const type of TYPES) {
			for (const change of CHANGES) sum[type][change] += tally[type][change];
		}
	}
	return (
		TYPES.map((type) => describeType(type, sum[type]))
			.filter(Boolean)
			.join('; ') || 'nothing'
	);
}

const TYPES = ['question', 'lecture', 'figure', 'chapter', 'book'] as const;
const CHANGES = ['added', 'changed', 'removed', 'unchanged'] as const;

function describeType(type: string, counts: Tally['question']): string {
	const found = CHANGES.filter((change) => counts[change] > 0);
	return found
		.map((change, at) => {
			const count = at === 0 ? counted(counts[change], type) : counts[change].toLocaleString('en');
			return `${count} ${change}`;
		})
		.join(', ');
}

const counted = (count: number, thing: string): string =>
	`${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
