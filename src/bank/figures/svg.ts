/**
 * What every figure shares. A figure is shown inline and as an image of its own, so it carries its paper, ink and
 * type with it; colours are those of print, and nothing depends on colour alone.
 */
export const INK = '#17203a';
export const ACCENT = '#1f4fd8';
export const FAINT = '#c3cad9';

/** Wraps a drawing: white paper, serif type, sizes in pixels at 320 pixels of width. */
export const svg = (width: number, height: number, drawing: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="serif" font-size="14" fill="${INK}" text-anchor="middle"><rect width="${width}" height="${height}" fill="#fff"/>${drawing}</svg>`;

/** A number on a figure, with a true minus sign. */
export const label = (value: number): string => String(value).replace('-', '−');

/** A number in the words of a figure's alternative text: "negative 5". */
export const spoken = (value: number): string => (value < 0 ? `negative ${-value}` : String(value));

/** "1 unit", "3 units". */
export const counted = (count: number, one: string): string =>
	`${count} ${one}${count === 1 ? '' : 's'}`;
