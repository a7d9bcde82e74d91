/** One side of a right triangle from the other two. */
import { say } from '../../../../math/prose.ts';
import type { Draft, Draw } from '../../../family.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';
import { size, sizeText, sizeWords, unitIn } from '../../../steps/measured.ts';
import { lengthDraft, pythagorean, type Right, squareOf } from '../../../steps/pythagorean.ts';

/** The hypotenuse of two legs, or the other leg of a leg and the hypotenuse. */
export function side(
	draw: Draw,
	isExact: boolean,
	one: number,
	two: number,
	longest: boolean,
): Draft | undefined {
	const right: Right = { longest, one, two };
	const square = squareOf(right);
	const unit = unitIn(draw);
	if (square <= 4 || one === two || (!longest && two > 45)) return undefined;
	const given = longest
		? say`The legs of a right triangle are ${size(one, unit)} and ${size(two, unit)} long. How long is the hypotenuse, in ${unit.many}?`
		: say`In a right triangle, one leg is ${size(one, unit)} long and the hypotenuse is ${size(two, unit)} long. How long is the other leg, in ${unit.many}?`;
	const letter = longest ? 'c' : 'b';
	return lengthDraft({
		prompt: given,
		square,
		lines: pythagorean(right, letter),
		letter,
		tenth: !isExact,
		unit,
		tell: longest ? 'The hypotenuse is' : 'The other leg is',
		end: ' long',
		hint: longest
			? say`The hypotenuse is the side opposite the right angle. What is its square?`
			: say`The squares of both legs add up to the square of the hypotenuse.`,
		figure: longest
			? rightTriangle(
					two,
					one,
					{ across: sizeText(two, unit), up: sizeText(one, unit), longest: 'c' },
					`A right triangle with legs of ${sizeWords(one, unit)} and ${sizeWords(two, unit)} and hypotenuse c.`,
				)
			: rightTriangle(
					one,
					Math.sqrt(square),
					{ across: sizeText(one, unit), up: 'b', longest: sizeText(two, unit) },
					`A right triangle with a leg of ${sizeWords(one, unit)}, a leg b and a hypotenuse of ${sizeWords(two, unit)}.`,
				),
	});
}
