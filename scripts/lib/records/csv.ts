/** CSV (RFC 4180) that a spreadsheet shows as text, whatever visitors wrote. */

/**
 * A spreadsheet treats a cell that starts with these as a formula; the full-width ones too, once it normalizes them.
 */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/** One row with its line end. A would-be formula is prefixed with an apostrophe, which a spreadsheet hides. */
export function csvRow(cells: readonly unknown[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
	const text = value === null || value === undefined ? '' : String(value);
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
