import { expect, test } from 'vitest';
import { imageIdFromHtml, questionText } from './question-text.ts';

test.each([
	['Find $2 + 3$. #img42', 'Find $2 + 3$.'],
	['Name `x` in `2x`.', 'Name x in 2x.'],
	['Which is #1 of two?', 'Which is #1 of two?'],
	['Read the point P.#fig-7_b ', 'Read the point P.'],
])('shows %j as %j', (record, shown) => {
	expect(questionText(record)).toBe(shown);
});

test.each([
	['<p>a</p><img alt="x" src="https://images.example/q/ab12.svg?v=2"><img src="/c.svg">', 'ab12'],
	["<IMG SRC='/api/question-images/q1-figure' alt=''>", 'q1-figure'],
	['<img src=pic.png>', 'pic'],
	['<p>no picture</p>', null],
	['', null],
])('takes the image id from the first image of %j', (html, id) => {
	expect(imageIdFromHtml(html)).toBe(id);
});
