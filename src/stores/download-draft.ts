import { map } from 'nanostores';
import type { UserType } from '../books/contract.ts';

export type DownloadDraft = { email: string; userType: UserType | null };

/** What was entered so far, shared by every dialog on the page. Kept in memory only, so it ends with the page. */
export const $downloadDraft = map<DownloadDraft>({ email: '', userType: null });
