import type { DownloadRecord, UserType } from '../../contract.ts';

export type DownloadRequest = { bookId: string; email: string; userType: UserType };

/** What visitors sent. Each method resolves to the new row's id once the row survives a crash or power loss. */
export type RecordsStore = {
	addDownloadRequest(request: DownloadRequest): Promise<string>;
	addDownload(download: DownloadRecord): Promise<string>;
	addSubmission(text: string): Promise<string>;
};
