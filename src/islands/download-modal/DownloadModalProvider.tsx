/** The download dialog's state for the components below it. Every provider on a page shares the one store. */
import { useStore } from '@nanostores/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
	$downloadModal,
	chooseBook,
	closeDownloadModal,
	type DownloadableBook,
	downloadSelectedBook,
	type DownloadModalState,
	type DownloadRequest,
	noteDownload,
} from '../../stores/download-modal.ts';

export type DownloadModal = DownloadModalState & {
	chooseBook: (book: DownloadableBook) => void;
	close: () => void;
	/** Resolves, once the file was handed to the browser, to whether the download was recorded too. */
	download: (request: DownloadRequest) => Promise<boolean>;
	/** The same without the file. */
	note: (request: DownloadRequest) => Promise<boolean>;
};

const DownloadModalContext = createContext<DownloadModal | null>(null);

export function DownloadModalProvider({ children }: { children: ReactNode }) {
	const state = useStore($downloadModal);
	const modal = useMemo(
		() => ({
			...state,
			chooseBook,
			close: closeDownloadModal,
			download: downloadSelectedBook,
			note: noteDownload,
		}),
		[state],
	);
	return <DownloadModalContext value={modal}>{children}</DownloadModalContext>;
}

/** @throws outside a `DownloadModalProvider` */
export function useDownloadModal(): DownloadModal {
	const modal = useContext(DownloadModalContext);
	if (modal === null) {
		throw new Error('useDownloadModal needs a DownloadModalProvider above it.');
	}
	return modal;
}
