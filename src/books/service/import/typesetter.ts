import { FormulaError } from '../../../math/mathml.ts';
import { renderBlocks, renderInline } from '../../../math/markup.ts';
import type { FieldPath } from './issues.ts';

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
	return {
		inline: render(renderInline),
		blocks: render(renderBlocks),
		speech: render(speak),
	};
}
