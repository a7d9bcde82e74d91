/** CSV (RFC 4180) that a spreadsheet shows as text, whatever visitors wrote. */

/** A spreadsheet takes a cell that begins so for a formula; the wide signs too, once it normalizes them. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/** One row with its line end. An apostrophe goes before what would be a formula: a spreadsheet hides it. */
export function csvRow(cells: readonly unknown[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
	const text = value === null || value === undefined ? '' : String(value);
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
