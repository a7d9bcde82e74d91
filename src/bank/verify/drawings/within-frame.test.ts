import { expect, test } from 'vitest';
import { outsideFrame } from './within-frame.ts';

const drawing = (marks: string) => `<svg viewBox="0 0 320 200">${marks}</svg>`;

test('accepts marks inside of the figure, and graphs that run out of it', () => {
	const marks =
		'<rect width="320" height="200"/><text x="10" y="20">5</text><circle cx="320" cy="0" r="3"/><polygon points="0,0 320,0 10,200"/><path d="M 0 -90 L 320 400"/>';
	expect(outsideFrame(drawing(marks))).toEqual([]);
});

test.each([
	['<text x="10" y="240">5 ft</text>', 'a text "5 ft" is drawn outside of the figure'],
	[
		'<g text-anchor="middle"><text x="0" y="50" font-size="14">15 in</text></g>',
		'a text "15 in" is drawn outside of the figure',
	],
	['<text x="9" y="5" font-size="20">7</text>', 'a text "7" is drawn outside of the figure'],
	['<rect x="300" y="20" width="40" height="10"/>', 'a rect is drawn outside of the figure'],
	['<polygon points="0,0 340,0 10,200"/>', 'a polygon is drawn outside of the figure'],
	['<line x1="5" y1="5" x2="5" y2="-50"/>', 'a line is drawn outside of the figure'],
	['<g fill="none"><circle cx="-9" cy="5" r="2"/></g>', 'a circle is drawn outside of the figure'],
])('rejects %s', (mark, issue) => {
	expect(outsideFrame(drawing(mark))).toEqual([issue]);
});
