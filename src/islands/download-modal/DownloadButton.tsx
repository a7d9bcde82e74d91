import type { MouseEvent } from 'react';
import type { DownloadableBook } from '../../stores/download-modal.ts';
import styles from './DownloadButton.module.css';
import { useDownloadModal } from './DownloadModalProvider.tsx';

type Props = { book: DownloadableBook; file: string; label: string };

/** A real link to the PDF, so it downloads without script and with a modifier key. */
export function DownloadButton({ book, file, label }: Props) {
	const { chooseBook } = useDownloadModal();

	function openDialog(event: MouseEvent) {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		chooseBook(book);
	}

	return (
		<a
			className={styles.link}
			href={file}
			download={book.bookPDF_name ?? `${book.common_name}.pdf`}
			onClick={openDialog}
		>
			{label}
		</a>
	);
}
