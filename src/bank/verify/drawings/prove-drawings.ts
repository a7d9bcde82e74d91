/**
 * The drawings on the lines of a solution. Each is read back from its SVG; what it shows must match its alternative
 * text and its line, and moving any mark must be detected.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question, Step } from '../../../schemas/wire/question.ts';
import { withNamesJoined } from '../../../math/speech-units.ts';
import { withPointsInPairs } from '../number-in-words.ts';
import { inOneSpelling } from '../spoken/hear.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { axesNotInEquation } from './axis-names.ts';
import { areaModelReader } from './area-model.ts';
import { doubleLineReader } from './double-line.ts';
import { figurePartsReader } from './figure-parts.ts';
import { jumpsReader } from './jumps.ts';
import { legTrianglesReaders } from './leg-triangles.ts';
import { movedMarks } from './moved-marks.ts';
import { normalCurveReader } from './normal-curve.ts';
import { percentBarReader } from './percent-bar.ts';
import { sectorReader } from './sector.ts';
import { setLineReader } from './set-line.ts';
import { similarTrianglesReader } from './similar-triangles.ts';
import { sketchReader } from './sketch.ts';
import { tapeReader } from './tape.ts';
import { terminalArmReader } from './terminal-arm.ts';
import { treeReader } from './tree.ts';
import { unitCircleReader } from './unit-circle.ts';

const READERS: readonly DrawingReader[] = [
	setLineReader,
	sectorReader,
	// Before sketches: its words begin like theirs.
	terminalArmReader,
	sketchReader,
	percentBarReader,
	jumpsReader,
	normalCurveReader,
	unitCircleReader,
	treeReader,
	tapeReader,
	areaModelReader,
	figurePartsReader,
	doubleLineReader,
	...legTrianglesReaders,
	similarTrianglesReader,
];

/** SVG by image id. A drawing that is not among them is checked by its description alone. */
export type Drawings = ReadonlyMap<string, string>;

/** What is wrong with the drawings on the lines, in words; empty if all are proven. `movesMarks`: moves them as well. */
export function proveDrawings(
	{ question, steps }: Question,
	drawings: Drawings,
	movesMarks = true,
): string[] {
	const texts = [questionText(question), ...steps.map(({ text }) => text)];
	return steps.flatMap((step, at) => {
		if (step.image_id === undefined) return [];
		const place = { text: step.text, above: texts.slice(0, at + 1) };
		return proveDrawing(step, place, drawings.get(step.image_id), movesMarks).map(
			(issue) => `the drawing on line ${at + 1}: ${issue}`,
		);
	});
}

function proveDrawing(
	{ html, speech }: Step,
	place: Place,
	svg: string | undefined,
	movesMarks: boolean,
): string[] {
	const [, alt] = / <img src="[^"]*" alt="([^"]*)"[^>]*>$/.exec(html) ?? [];
	if (!alt) return ['the line shows none'];
	if (!speech.endsWith(` ${alt}`)) return ['it is described in other words than it is spoken'];
	const reader = READERS.find(({ begins }) => alt.startsWith(begins));
	if (!reader) return [`nothing can read "${alt}"`];
	const issues = disagreements(reader, alt, place, svg);
	if (issues.length > 0 || svg === undefined || !movesMarks) return issues;
	return movedMarks(svg)
		.filter((moved) => disagreements(reader, alt, place, moved.svg).length === 0)
		.map(({ what }) => `a change in it is not noticed: ${what}`);
}

/** Names and points as they are printed: "triangle DEF", "(0, 3)". */
const asWritten = (alt: string): string => withPointsInPairs(withNamesJoined(alt));

function disagreements(
	{ inWords, disagreements: find }: DrawingReader,
	alt: string,
	place: Place,
	svg: string | undefined,
): string[] {
	try {
		const misnamed = svg === undefined ? [] : axesNotInEquation(svg, place);
		if (misnamed.length > 0) return misnamed;
		const shown = svg === undefined ? alt : inWords(svg, place);
		const said = asWritten(alt);
		return inOneSpelling(asWritten(shown)) === inOneSpelling(said)
			? find(said, place, svg)
			: [`it shows "${shown}", not "${alt}"`];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}
