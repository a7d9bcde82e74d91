/** The metrics of the math font that determine the width of a formula, in em. */
import { Blob, Face, Font } from 'harfbuzzjs';
import { MATH_CHARACTERS } from './glyphs.ts';
import { cutFont, readSourceFont } from './subset.ts';

/** Plain data, so that it is read once and copied to each worker. */
export type FontMeasures = {
	/** The advance width of each character. */
	advances: ReadonlyMap<string, number>;
	/** Scale of text, of its scripts, and of their scripts. */
	scales: readonly number[];
	spaceAfterScript: number;
	kernBeforeDegree: number;
	kernAfterDegree: number;
};

export async function measureMathFont(): Promise<FontMeasures> {
	const face = new Face(new Blob(await cutFont(await readSourceFont(), MATH_CHARACTERS, 'sfnt')));
	const font = new Font(face);
	const advances = new Map<string, number>();
	for (const character of MATH_CHARACTERS) {
		const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
		if (glyph) advances.set(character, font.glyphHAdvance(glyph) / face.upem);
	}
	return { advances, ...constantsOf(face) };
}

/** @see https://learn.microsoft.com/typography/opentype/spec/math#mathconstants-table */
function constantsOf(face: Face): Omit<FontMeasures, 'advances'> {
	const table = face.referenceTable('MATH');
	if (!table) throw new Error('The math font has no MATH table.');
	const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
	const constants = view.getUint16(4);
	const percent = (offset: number) => view.getInt16(constants + offset) / 100;
	const length = (offset: number) => view.getInt16(constants + offset) / face.upem;
	return {
		scales: [1, percent(0), percent(2)],
		spaceAfterScript: length(60),
		kernBeforeDegree: length(204),
		kernAfterDegree: length(208),
	};
}
