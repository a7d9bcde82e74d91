/**
 * Drawings are made for the screen; a workbook is printed and copied in black. What the pen drew stays the darkest,
 * then axes, then grid squares, then shaded regions.
 */
const GRAYS: Record<string, string> = {
	'#1f4fd8': '#000',
	'#17203a': '#333',
	'#c3cad9': '#bbb',
	'#dbe4fb': '#e6e6e6',
};

const COLOR = /#[0-9a-f]{6}\b/g;

/** @throws {Error} naming a color that has no gray yet. */
export const inBlackInk = (svg: string): string =>
	svg.replaceAll(COLOR, (color) => {
		const gray = GRAYS[color];
		if (gray === undefined) throw new Error(`The color ${color} of a figure has no gray.`);
		return gray;
	});
