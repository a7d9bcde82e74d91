import type { Issue } from '../issues.ts';

/** What a rule finds in one text; the caller adds the file. */
export type RuleIssue = Omit<Issue, 'file'>;
