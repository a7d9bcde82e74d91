/**
 * The A4 edition is laid out; the US Letter edition shows the same pages through another page box, slightly wider and
 * shorter. Both have the same page numbers, and a book is typeset once instead of twice.
 */

/** As Typst writes the box of an A4 page, in points. */
const A4_BOX = '/MediaBox [0 0 595.2756 841.8898]';
/** 612 by 792 points with the same center, in as many bytes, so no offset in the file changes. */
const LETTER_BOX = '/MediaBox [-8 25 604 817]'.padEnd(A4_BOX.length);

/**
 * The same document on US Letter. `pdf` is Typst's own output, not yet compressed.
 * @throws {Error} if it has no A4 page, on which this edition depends.
 */
export function onLetter(pdf: Uint8Array): Uint8Array {
	const edition = Buffer.from(pdf);
	let at = edition.indexOf(A4_BOX);
	if (at === -1) throw new Error('The PDF has no A4 page to make a Letter page from.');
	for (; at !== -1; at = edition.indexOf(A4_BOX, at)) edition.write(LETTER_BOX, at, 'latin1');
	return edition;
}
