import { isEmail } from '../../books/email.ts';
import type { DownloadRequest } from '../../stores/download-modal.ts';
import type { DownloadDraft } from '../../stores/download-draft.ts';

/** A sentence for each field that needs a change; empty if all is well. */
export type DownloadErrors = { email?: string; userType?: string };

type Checked =
	| { request: DownloadRequest; issues: DownloadErrors }
	| { request?: undefined; issues: DownloadErrors };

/** `request` is set only if both fields are valid. */
export function checkDownload({ email: typed, userType }: DownloadDraft): Checked {
	const email = typed.trim();
	const issues: DownloadErrors = {};
	if (userType === null) issues.userType = 'Choose parent, teacher, or student.';
	if (!isEmail(email)) issues.email = 'Enter an email address like name@example.com.';
	if (userType === null || issues.email) return { issues };
	return { request: { email, userType }, issues };
}
