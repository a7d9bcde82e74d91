/** An equation with another point in place of its center or vertex. */
import type { Spot } from './given-figures.ts';

export const withCenter = (tex: string, [x, y]: Spot): string =>
	tex
		.replace(/\(x [+-] [^()]*\)|(?<!\()x(?![a-z])/, `(x - (${x}))`)
		.replace(/\(y [+-] [^()]*\)|(?<!\()y(?![a-z])/, `(y - (${y}))`);
