/** Figures as verifiers see them: their alternative text, which is at the end of the spoken question. */
import type { Question } from '../../schemas/wire/question.ts';
import { exact } from './exact.ts';
import type { ExactPoint } from './read-line.ts';

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
