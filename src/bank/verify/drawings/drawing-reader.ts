/** How a drawing on a line of a solution is proven, for each kind of drawing. */

/** The line that a drawing is on. Texts have their formulas between dollar signs. */
export type Place = {
	text: string;
	/** The prompt and the lines above, in order. */
	above: readonly string[];
};

export type DrawingReader = {
	/** How the alternative text of this kind starts. */
	begins: string;
	/**
	 * What the drawing shows, in the words of its alternative text: both must say the same. The lines tell what cannot be
	 * seen exactly, such as the equation of a curve.
	 * @throws {UnreadableTex} if marks contradict each other: a circle somewhere other than its label says.
	 */
	inWords: (svg: string, place: Place) => string;
	/**
	 * Where the line and the drawing, as described in words, disagree; empty if they agree. `svg` is passed if
	 * available, for what words do not describe: the path of a curve.
	 */
	disagreements: (words: string, place: Place, svg: string | undefined) => string[];
};

/** The parts of "a, b, and c". */
export const partsOf = (words: string): string[] =>
	words.split(/,(?: and)? | and /).filter(Boolean);
