import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';
import { type FieldPath, formatPath } from './issues.ts';

const MAX_TEXT = 20_000;
/** Of all texts of one record together; the longest lecture of the bank has 19,000. HTML is never typeset. */
const MAX_TEXTS = 30_000;
/** A drawing is one text, and only checked, never typeset. */
const MAX_SVG = 500_000;
const MAX_LIST = 1_000;
const MAX_DEPTH = 8;
/** Of all texts of one record together: each opens a formula that takes its time. */
const MAX_DOLLARS = 1_000;
/** Of all lists and fields together; the longest lecture of the bank has some 600. */
const MAX_VALUES = 10_000;

/**
 * What of a record is larger than any real one, by path; empty for a record of sensible size. Looked at before all
 * other work, so that no record can cost more than its share. Never reads past the first issue of a text or list.
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
