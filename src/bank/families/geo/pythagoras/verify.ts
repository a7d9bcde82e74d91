/**
 * Corners are placed on coordinates and distances measured, or a story says which side each length is; lengths in the
 * options are tried one by one.
 */
import {
	expectOneChoice,
	expectTrueLines,
	promptWords,
	type Verify,
} from '../../../verify/evidence.ts';
import { expectMeasure, promptNumbers } from '../../../verify/measured.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';
import { measuredInStory, otherSidesDrawn } from '../../../verify/right-triangle-stories.ts';
import { readReal } from '../../../verify/values.ts';

const apart = (a: readonly number[], b: readonly number[]): number =>
	Math.sqrt(a.reduce((all, one, at) => all + (one - (b[at] ?? 0)) ** 2, 0));

/** How high a stick of this length reaches from a foot that is `across` away, found by halving the interval. */
function reach(across: number, stick: number): number {
	let [low, high] = [0, stick];
	for (let turn = 0; turn < 60; turn++) {
		const middle = (low + high) / 2;
		if (apart([across, 0], [0, middle]) < stick) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	if (skill === 'Test three lengths for a right triangle')
		return expectOneChoice(question, (option) => isRight(option) !== / cannot /.test(text));
	const isStory = skill !== 'Use two right triangles in one figure';
	const real = isStory ? measuredInStory(question) : measured();
	const drawn = isStory ? otherSidesDrawn(question) : [];
	const stored = question.answer.value;
	const whole = Math.abs(real - Math.round(real)) < 1e-9;
	if (/nearest tenth/.test(text) && !whole)
		return [...drawn, ...expectMeasure(question, real, ['x', 'b', 'c', 'h'])];
	const close = Math.abs(readReal(stored)() - real) < 1e-9 * real;
	return [
		...drawn,
		...(close ? [] : [`${stored} is stored, measured ${real}`]),
		...(isSimplestRadical(stored) ? [] : [`${stored} is not in simplest form`]),
		...expectTrueLines(question, { x: real, c: real, h: real }),
	];

	function measured(): number {
		if (/A rectangular prism/.test(text) || /Triangle ACD/.test(text)) {
			const [a = 0, b = 0, c = 0] = promptNumbers(question, 3);
			return /A rectangular prism/.test(text) ? apart([0, 0, 0], [a, b, c]) : joined(a, b, c);
		}
		if (/trapezoid/.test(text)) {
			const [low = 0, top = 0, side = 0] = promptNumbers(question, 3);
			return reach((low - top) / 2, side);
		}
		const [base = 0, side = 0] = promptNumbers(question, 2);
		return reach(base / 2, side);
	}

	/** D lies at right angles to AC, away from B. */
	function joined(a: number, b: number, c: number): number {
		const [A, C] = [
			[0, a],
			[b, 0],
		];
		const length = apart([0, a], [b, 0]);
		const D = [b + (a / length) * c, (b / length) * c];
		return C && A ? apart(A, D) : 0;
	}
};

function isRight(option: string): boolean {
	const sides = [...option.matchAll(/\d+/g)].map(Number).toSorted((a, b) => a - b);
	const [a = 0, b = 0, c = 0] = sides;
	return sides.length === 3 && a * a + b * b === c * c;
}
