import { isEmail } from '../../books/email.ts';
import type { DownloadRequest } from '../../stores/download-modal.ts';
import type { DownloadDraft } from '../../stores/download-draft.ts';

/** A sentence for each field that needs a change; empty when all is well. */
export type DownloadFaults = { email?: string; userType?: string };

type Checked =
	| { request: DownloadRequest; faults: DownloadFaults }
	| { request?: undefined; faults: DownloadFaults };

/** `request` is there only when both fields are right. */
export function checkDownload({ email: typed, userType }: DownloadDraft): Checked {
	const email = typed.trim();
	const faults: DownloadFaults = {};
	if (userType === null) faults.userType = 'Choose parent, teacher or student.';
	if (!isEmail(email)) faults.email = 'Enter an email address like name@example.com.';
	if (userType === null || faults.email) return { faults };
	return { request: { email, userType }, faults };
}
