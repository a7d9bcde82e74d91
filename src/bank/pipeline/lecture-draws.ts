/** Which draws the examples and checks of a lecture come from. */
import type { LectureSource, Mention } from './lecture-source.ts';

export type LecturePart = 'examples' | 'checks';

/** A template mentioned in a lecture, and the series and index of its question. */
export type LectureDraw = Mention & { series: string; index: number };

/** In order of mention: a template that is named twice shows its next case the second time. */
export const lectureDraws = (
	topic: string,
	part: LecturePart,
	source: LectureSource,
): LectureDraw[] =>
	source[part].map((mention, at) => ({
		...mention,
		series: `lecture/${topic}/${part}/${at}`,
		index: source[part].slice(0, at).filter(({ id }) => id === mention.id).length,
	}));
