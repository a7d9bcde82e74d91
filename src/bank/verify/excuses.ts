export type Excuse = { reason: string; skills: readonly string[]; around?: RegExp };
export const EXCUSES: readonly Excuse[] = [];
