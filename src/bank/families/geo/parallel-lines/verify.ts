/** Two parallel lines and a transversal are laid on coordinates; the named pair of angles is measured there. */
import { expectTrueLines, promptWords, type Verify } from '../../../verify/evidence.ts';
import { anglesIn, storedNumber } from '../../../verify/angles.ts';

type Ray = readonly [number, number];

/** Rays of the two angles of a pair, the first at the upper line: right, left along the line; up, down the transversal. */
const RAYS: Readonly<
	Record<string, readonly [readonly [string, string], readonly [string, string]]>
> = {
	corresponding: [
		['right', 'up'],
		['right', 'up'],
	],
	'alternate interior': [
		['left', 'down'],
		['right', 'up'],
	],
	'alternate exterior': [
		['right', 'up'],
		['left', 'down'],
	],
	'same-side interior': [
		['left', 'down'],
		['left', 'up'],
	],
};

/** "At the upper line, the angle at the lower left of the crossing …", and the same of the lower line */
function pairDrawn(speech: string): string | undefined {
	const [one, two] = [
		...speech.matchAll(/At the (?:upper|lower) line, the angle at the (upper|lower) (left|right)/g),
	];
	if (!one || !two) return undefined;
	const [[, above, side], [, below, otherSide]] = [one, two];
	if (above === below) return side === otherSide ? 'corresponding' : 'of no pair';
	const kind = above === 'lower' ? 'interior' : 'exterior';
	return `${side === otherSide ? 'same-side' : 'alternate'} ${kind}`;
}

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	const name = /are ([a-z]+(?:-side)?(?: (?:interior|exterior))?) angles/.exec(text)?.[1] ?? '';
	const drawn = pairDrawn(question.question_speech);
	if (drawn && drawn !== name) return [`the angles in the figure are ${drawn}, not ${name}`];
	const stored = storedNumber(question);
	const [one = 0, two = 0] = anglesIn(question).map((angle) => angle(stored));
	const [upper, lower] = RAYS[name] ?? [];
	if (!upper || !lower) return [`"${name}" is not a pair of angles`];
	if (!(one > 0 && one < 180)) return [`${one} is not an angle`];
	/* The transversal is turned until the upper angle has the first measure. */
	const turn = (upper[0] === 'right') === (upper[1] === 'up') ? one : 180 - one;
	const radians = (turn * Math.PI) / 180;
	const rays: Readonly<Record<string, Ray>> = {
		right: [1, 0],
		left: [-1, 0],
		up: [Math.cos(radians), Math.sin(radians)],
		down: [-Math.cos(radians), -Math.sin(radians)],
	};
	const measured = lower.map((ray) => rays[ray] ?? [0, 0]);
	const [[a, b] = [0, 0], [c, d] = [0, 0]] = measured;
	const size = (Math.acos(a * c + b * d) * 180) / Math.PI;
	return [
		...(Math.abs(size - two) < 1e-6 ? [] : [`the second angle measures ${size}, not ${two}`]),
		...(skill === 'Find angles formed by a transversal' && two !== stored
			? [`the angle is not ${stored}`]
			: []),
		...expectTrueLines(question, { x: stored }),
	];
};
