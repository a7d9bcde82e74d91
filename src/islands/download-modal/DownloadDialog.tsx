/**
 * Asks who is downloading and where to write, then saves the file. A native modal dialog: the focus stays inside,
 * Escape closes it, and the focus returns to the link.
 */
import { useStore } from '@nanostores/react';
import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { $app } from '../../stores/app.ts';
import { adoptStyle } from '../adopt-style.ts';
import { checkDownload, type DownloadErrors } from './check-download.ts';
import dialogStyle from './dialog.css?inline';
import { $downloadDraft } from '../../stores/download-draft.ts';
import { DownloadFields } from './DownloadFields.tsx';
import { useDownloadModal } from './DownloadModalProvider.tsx';

export function DownloadDialog({ bookName }: { bookName: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const { close, download, note, secondsLeft } = useDownloadModal();
	const { isSubmitting } = useStore($app, { keys: ['isSubmitting'] });
	const [issues, setIssues] = useState<DownloadErrors>({});
	const [isSaved, setIsSaved] = useState(false);

	useLayoutEffect(() => {
		adoptStyle(dialogStyle);
		const shown = dialog.current;
		shown?.showModal();
		// The focus returns only if the dialog is closed before it leaves the page.
		return () => shown?.close();
	}, []);

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSubmitting || secondsLeft !== undefined) return;
		const checked = checkDownload($downloadDraft.get());
		setIssues(checked.issues);
		if (!checked.request) {
			const field = checked.issues.userType ? 'userType' : 'email';
			event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
			return;
		}
		// The file was saved on the first try; only the record is sent again.
		const isNoted = await (isSaved ? note : download)(checked.request);
		setIsSaved(true);
		if (isNoted) close();
	}

	return (
		<dialog ref={dialog} className="download-dialog" aria-labelledby={titleId} onClose={close}>
			<form method="dialog" noValidate onSubmit={submit}>
				<h2 id={titleId} className="download-title">
					Download {bookName}
				</h2>
				<DownloadFields issues={issues} />
				<output className="download-status">
					{secondsLeft !== undefined &&
						`This PDF is being printed. It will be ready in about ${secondsLeft} seconds: leave this open.`}
					{isSaved && !isSubmitting && (
						<>
							Your file is on its way, but your details could not be stored. They are still here:
							send them again, or close.
						</>
					)}
				</output>
				<div className="download-actions">
					<button
						className="download-submit"
						type="submit"
						aria-disabled={isSubmitting || secondsLeft !== undefined || undefined}
					>
						{buttonLabel(isSubmitting, isSaved)}
					</button>
					<button className="download-cancel" type="button" onClick={close}>
						{isSaved ? 'Close' : 'Cancel'}
					</button>
				</div>
			</form>
		</dialog>
	);
}

function buttonLabel(isSubmitting: boolean, isSaved: boolean): string {
	if (isSaved) return isSubmitting ? 'Sending…' : 'Send details again';
	return isSubmitting ? 'Downloading…' : 'Download PDF';
}
