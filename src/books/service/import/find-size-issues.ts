import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';
import { type FieldPath, formatPath } from './issues.ts';

const MAX_TEXT = 20_000;
/** All the text of one record; the longest lecture in the bank has 19,000. HTML is never typeset. */
const MAX_TEXTS = 30_000;
/** A drawing is a single text that is checked, never typeset. */
const MAX_SVG = 500_000;
const MAX_LIST = 1_000;
const MAX_DEPTH = 8;
/** In all the text of one record: each opens a formula, which takes time to typeset. */
const MAX_DOLLARS = 1_000;
/** All lists and fields together; the longest lecture in the bank has some 600. */
const MAX_VALUES = 10_000;

/**
 * Everything about a record that exceeds the limits, by path; empty for a record of reasonable size. Checked before any
 * other work so that no single record can be expensive. Stops at the first issue of each text or list.
 */
export function findSizeIssues(type: ImportRecordType, fields: unknown): string[] {
	const issues: string[] = [];
	let [texts, dollars, values] = [0, 0, 0];
	const visit = (value: unknown, path: FieldPath): void => {
		if (++values > MAX_VALUES) return;
		const place = () => formatPath(type, path);
		if (typeof value === 'string') {
			const isSvg = type === 'figure' && path[0] === 'svg';
			const most = isSvg ? MAX_SVG : MAX_TEXT;
			if (value.length > most) {
				issues.push(`${place()}: ${tooMany(value.length, 'characters', most)}`);
				return;
			}
			dollars += value.split(/\$|\\[([]/, MAX_DOLLARS + 2).length - 1;
			if (!isSvg && !isHtml(path.at(-1))) texts += value.length;
		} else if (typeof value === 'object' && value !== null) {
			const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
			if (entries.length > MAX_LIST)
				issues.push(`${place()}: ${tooMany(entries.length, 'items', MAX_LIST)}`);
			else if (path.length >= MAX_DEPTH)
				issues.push(`${place()}: nests deeper than ${MAX_DEPTH} levels`);
			else for (const [key, item] of entries) visit(item, [...path, key]);
		}
	};
	visit(fields, []);
	if (texts > MAX_TEXTS) issues.push(`${type}: ${tooMany(texts, 'characters of text', MAX_TEXTS)}`);
	if (dollars > MAX_DOLLARS) issues.push(`${type}: holds more than ${MAX_DOLLARS / 2} formulas`);
	if (values > MAX_VALUES)
		issues.push(`${type}: holds more than ${MAX_VALUES.toLocaleString('en')} values`);
	return issues;
}

const isHtml = (key: FieldPath[number] | undefined): boolean =>
	typeof key === 'string' && /(?:^|_)html$/.test(key);

const tooMany = (found: number, things: string, most: number): string =>
	`has ${found.toLocaleString('en')} ${things}, at most ${most.toLocaleString('en')}`;
