import { map } from 'nanostores';
import type { UserType } from '../books/contract.ts';

export type DownloadDraft = { email: string; userType: UserType | null };

/** What was entered so far, for every dialog of the page. Kept in memory only: it ends with the page. */
export const $downloadDraft = map<DownloadDraft>({ email: '', userType: null });
