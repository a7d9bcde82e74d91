/** Phrases that `src/language/glossary.ts` rules out, each with what a teacher would say instead. */
import type { Scope } from '../../../language/glossary.ts';
import { findUsageIssues } from '../../../language/usage.ts';
import type { RuleIssue } from './rule.ts';

/** In text order; `text` is a whole file; a phrase ends where its line does. */
export const findPhrases = (text: string, scope: Scope): RuleIssue[] =>
	text.split('\n').flatMap((line, at) =>
		findUsageIssues(line, scope).map((issue) => ({
			line: at + 1,
			column: 1,
			field: 'usage',
			message: `found ${issue}.`,
		})),
	);
