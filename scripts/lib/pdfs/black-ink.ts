/**
 * Drawings are made for the screen; a workbook is printed and copied in black. What the pen drew stays the darkest,
 * then axes, then squares, then shaded regions.
 */
const GREYS: Record<string, string> = {
	'#1f4fd8': '#000',
	'#17203a': '#333',
	'#c3cad9': '#bbb',
	'#dbe4fb': '#e6e6e6',
};

const COLOUR = /#[0-9a-f]{6}\b/g;

/** @throws {Error} naming a colour that has no grey yet. */
export const inBlackInk = (svg: string): string =>
	svg.replaceAll(COLOUR, (colour) => {
		const grey = GREYS[colour];
		if (grey === undefined) throw new Error(`The colour ${colour} of a figure has no grey.`);
		return grey;
	});
