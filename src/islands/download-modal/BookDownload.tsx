import type { DownloadableBook } from '../../stores/download-modal.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { DownloadModalProvider, useDownloadModal } from './DownloadModalProvider.tsx';

/** `label`: the link's text, "Download Pre-Algebra" by default. */
type Props = { book: DownloadableBook; label?: string };

/**
 * A workbook's download link, `<BookDownload client:interaction book={…} />`. Renders nothing for a book without a
 * file.
 */
export function BookDownload({ book, label = `Download ${book.name}` }: Props) {
	if (!book.available || book.bookPDF === null) return null;
	return (
		<DownloadModalProvider>
			<DownloadButton book={book} file={book.bookPDF} label={label} />
			<OpenDialog book={book} />
		</DownloadModalProvider>
	);
}

/** Several books share the store; only the chosen one's dialog exists. */
function OpenDialog({ book }: { book: DownloadableBook }) {
	const { visible, selectedBook } = useDownloadModal();
	if (!visible || selectedBook?.id !== book.id) return null;
	return <DownloadDialog bookName={book.name} />;
}
