/** The pair must be on both lines of the prompt, and on both lines that the words of the figure draw. */
import { readPoint, type Verify } from '../../../verify/evidence.ts';
import { type Exact, exact, multiply, same, subtract } from '../../../verify/values.ts';
import { placeInWords } from '../../../verify/read-figure.ts';
import { expectMeeting } from '../../../verify/read-line.ts';

export const verify: Verify = ({ question }) => {
	const issues = expectMeeting(question, ['x', 'y']);
	if (issues.length > 0) return issues;
	const [x, y] = readPoint(question.answer.value);
	const drawn = [
		...question.question_speech.matchAll(
			/(?:first|second) line goes through the (?:point )?([^.]*?), and through the (?:point )?([^.]*)\./g,
		),
	].map(([, one = '', two = '']) => [placeInWords(one), placeInWords(two)] as const);
	if (!x || !y || drawn.length !== 2) return ['the figure does not describe two lines'];
	return drawn.flatMap((pair, at) =>
		onLine(pair, [x, y]) ? [] : [`the point is not on drawn line ${at + 1}`],
	);
};

type Spot = readonly [number, number];

function onLine([[a, b], [c, d]]: readonly [Spot, Spot], [x, y]: readonly [Exact, Exact]): boolean {
	const across = multiply(exact(c - a), subtract(y, exact(b)));
	const up = multiply(exact(d - b), subtract(x, exact(a)));
	return same(across, up);
}
