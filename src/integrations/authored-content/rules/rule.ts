import type { Issue } from '../issues.ts';

/** What a rule finds in one text; the file is added by whoever asked. */
export type RuleIssue = Omit<Issue, 'file'>;
