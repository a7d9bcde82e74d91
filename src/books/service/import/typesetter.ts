import { FormulaError } from '../../../math/mathml.ts';
import { renderBlocks, renderInline } from '../../../math/markup.ts';
import type { FieldPath } from './faults.ts';

/** Turns text with markup into words. Loading one is slow, so it is asked for when the first text needs it. */
export type Speak = (text: string) => string;

/**
 * Makes the html and speech of a record's texts. Every formula that cannot be typeset is reported, with the path of
 * its text; what is returned then is empty.
 */
export type Typesetter = {
	inline(text: string, path: FieldPath): string;
	blocks(text: string, path: FieldPath): string;
	/** Empty for a text whose formula cannot be typeset; making its html reports that. */
	speech(text: string): string;
};

export function createTypesetter(
	speak: Speak,
	report: (path: FieldPath, message: string) => void,
): Typesetter {
	const render =
		(make: (text: string) => string) =>
		(text: string, path: FieldPath): string =>
			unlessFormulaFails(
				() => make(text),
				(message) => report(path, message),
			);
	return {
		inline: render(renderInline),
		blocks: render(renderBlocks),
		speech: (text) => unlessFormulaFails(() => speak(text)),
	};
}

function unlessFormulaFails(make: () => string, report?: (message: string) => void): string {
	try {
		return make();
	} catch (error) {
		if (!(error instanceof FormulaError)) throw error;
		report?.(error.message);
		return '';
	}
}
