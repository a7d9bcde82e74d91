/** Figures and tables as verifiers see them: their alternative text, which is at the end of the spoken question. */
import type { Question } from '../../schemas/wire/question.ts';
import { type Exact, exact, type ExactPoint, readExact } from './values.ts';

/** "3 units to the left of the y-axis and 2 units above the x-axis" is (−3, 2). */
export function placeInWords(words: string): [number, number] {
	const steps = (pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? 0);
	const x = steps(/(\d+) units? to the right/) - steps(/(\d+) units? to the left/);
	const y = steps(/(\d+) units? above/) - steps(/(\d+) units? below/);
	return [x, y];
}

/** Where the figure shows a named point; `undefined` if it does not. */
export function figurePoint(question: Question, name: string): ExactPoint | undefined {
	const place = new RegExp(`[Pp]oint ${name}(?:, which)? is ([^.]*)`).exec(
		question.question_speech,
	)?.[1];
	if (place === undefined) return undefined;
	const [x, y] = placeInWords(place.split(/,? and (?:the )?point /)[0] ?? '');
	return [exact(x), exact(y)];
}

export type ReadBoundary = {
	solid: boolean;
	through: readonly [ExactPoint, ExactPoint];
	/** True if the part above the line is shaded. */
	above: boolean;
};

/** The shaded regions that a figure's description names, in order. */
export function boundariesIn(words: string): ReadBoundary[] {
	const pattern =
		/A(?:nother)? (solid|dashed) line goes through the (?:point )?([^.]*?), and through the (?:point )?([^.]*)\. The part of the plane (above|below) the line is shaded\./g;
	return [...words.matchAll(pattern)].map(([, style, one = '', two = '', side]) => {
		const spot = (place: string): ExactPoint => {
			const [x, y] = placeInWords(place);
			return [exact(x), exact(y)];
		};
		return { solid: style === 'solid', through: [spot(one), spot(two)], above: side === 'above' };
	});
}

/** The pairs that a figure shows, as dots or as a two-row table. */
export function pairsShown(question: Question): (readonly [number, number])[] {
	const dots = /\d+ dots: ([^.]*)\./.exec(question.question_speech)?.[1];
	if (dots !== undefined) return dots.split('; ').map(placeInWords);
	return pairsOfTable(question.question_speech).map(
		([[a, b], [c, d]]) => [Number(a) / Number(b), Number(c) / Number(d)] as const,
	);
}

type ReadRow = { heading: string; cells: string[] };

/** `… A table with 2 rows. x: 1, 2, blank. y: 3, 6, 9.` gives its rows; cells are as written, without "negative". */
export function rowsOfTable(speech: string): ReadRow[] {
	const words = /A table with \d+ rows\. (.*)$/.exec(speech)?.[1] ?? '';
	return [
		...words.matchAll(
			/([^:]+): ((?:-?[\d.]+|negative [\d.]+|blank)(?:, (?:negative )?[\w.]+)*)\.(?: |$)/g,
		),
	].map(([, heading = '', cells = '']) => ({
		heading: heading.trim(),
		cells: cells.replaceAll('negative ', '-').split(', '),
	}));
}

/** Columns of a table with two rows of numbers. @throws {RangeError} for a blank cell. */
export function pairsOfTable(speech: string): (readonly [Exact, Exact])[] {
	const [top = [], bottom = []] = rowsOfTable(speech).map(({ cells }) => cells);
	return top.map((cell, at) => {
		const [x, y] = [readExact(cell), readExact(bottom[at] ?? '')];
		if (!x || !y) throw new RangeError(`Column ${at + 1} of the table is not two numbers.`);
		return [x, y] as const;
	});
}
