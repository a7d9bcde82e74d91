import { elementsOf, FormulaError, mathml } from '../../../math/mathml.ts';
import { parseTex } from '../../../math/parse-tex.ts';
import { formulasIn, renderBlocks, renderInline } from '../../../math/markup.ts';
import type { FieldPath } from './issues.ts';

/** For the formulas of one record that come without speech in rare notation: about a millisecond each. */
const MAX_SPOKEN_PARTS = 100;

/** Turns text with markup into speech. Loading one is slow, so it is loaded for the first text that needs it. */
export type Speak = (text: string) => string;

/**
 * Builds the html and speech of a record's texts. Reports every formula that cannot be typeset or spoken, with the path
 * of its text, and returns an empty string for it.
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
			`the formulas of its record have more than ${MAX_SPOKEN_PARTS} parts so far. Give the spoken words for this text and those after it in "speech".`,
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
