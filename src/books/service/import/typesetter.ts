import { elementsOf, FormulaError, mathml } from '../../../math/mathml.ts';
import { parseTex } from '../../../math/parse-tex.ts';
import { formulasIn, renderBlocks, renderInline } from '../../../math/markup.ts';
import type { FieldPath } from './issues.ts';

/** Of the formulas of one record that come without words and are in rare notation: a millisecond for each. */
const MAX_SPOKEN_PARTS = 100;

/** Turns text with markup into words. Loading one is slow, so it is asked for when the first text needs it. */
export type Speak = (text: string) => string;

/**
 * Makes the html and speech of a record's texts. Every formula that cannot be typeset or read aloud is reported, with
 * the path of its text; what is returned then is empty.
 */
export type Typesetter = {
	inline(text: string, path: FieldPath): string;
	blocks(text: string, path: FieldPath): string;
	speech(text: string, path: FieldPath): string;
};

export function createTypesetter(
	speak: Speak,
	report: (path: FieldPath, message: string) => void,
): Typesetter {
	const render =
		(make: (text: string) => string) =>
		(text: string, path: FieldPath): string => {
			try {
				return make(text);
			} catch (error) {
				if (!(error instanceof FormulaError)) throw error;
				report(path, error.message);
				return '';
			}
		};
	let parts = 0;
	const words = (text: string): string => {
		const isOver = parts > MAX_SPOKEN_PARTS;
		const formulas = formulasIn(text);
		for (const tex of formulas) if (!parseTex(tex)) parts += elementsOf(mathml(tex));
		if (parts <= MAX_SPOKEN_PARTS) return speak(text);
		if (isOver) return '';
		throw new FormulaError(
			formulas[0] ?? text,
			`the formulas of its record have more than ${MAX_SPOKEN_PARTS} parts so far. Give the words of the texts from here on in "speech".`,
			undefined,
			'cannot be read aloud',
		);
	};
	return {
		inline: render(renderInline),
		blocks: render(renderBlocks),
		speech: render(words),
	};
}
