/** A prism or a cylinder: a length from its volume, or the volume from its lengths. */
import Fraction from 'fraction.js';
import {
	equation,
	type Number,
	power,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	radical,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import type { Figure } from '../../../figures/figure.ts';
import { cylinderFigure } from '../../../figures/round-solids.ts';
import { boxFigure } from '../../../figures/shape-solids.ts';
import {
	size,
	sizeText,
	sizeWords,
	timesPi,
	UNIT,
	type Unit,
	unitIn,
} from '../../../steps/measured.ts';

// How long it takes to fill a tank.

/** A tank of a × b × h feet or metres; the pump needs a whole number of minutes, and its rate is none of the lengths. */
function fillTime(draw: Draw, a: number, b: number, h: number): Draft | undefined {
	const volume = a * b * h;
	const unit = draw.random.pick([UNIT.ft, UNIT.m]);
	const rates = [2, 3, 4, 5, 6, 8, 10, 12, 15].filter(
		(one) =>
			![a, b, h].includes(one) && volume % one === 0 && volume / one >= 4 && volume / one <= 180,
	);
	if (rates.length === 0 || a === b || h > 12) return undefined;
	const rate = draw.random.pick(rates);
	const [l, w] = a > b ? [a, b] : [b, a];
	const answer = withMisconceptions(
		withUnit(integer(volume / rate), 'minutes'),
		[integer(volume), 'stopped at the volume of the tank'],
		[integer(volume * rate), 'multiplied by the rate instead of dividing by it'],
		[
			rational(new Fraction(a + b + h, rate)),
			'added the three lengths instead of multiplying them',
		],
	);
	return {
		prompt: say`A tank is a rectangular prism that is ${size(l, unit)} long, ${size(w, unit)} wide, and ${size(h, unit)} high. Water flows into the empty tank at ${rate} cubic ${unit.many} per minute. How long does it take to fill the tank, in minutes?`,
		answer,
		steps: [
			line(
				equation('V', times(l, w, h)),
				'the volume of the tank is length times width times height',
			),
			line(equation('V', volume), 'multiply'),
			line(
				equation('t', quotient(volume, rate)),
				'the time is the volume divided by the rate of flow',
			),
			line(equation('t', volume / rate), 'divide'),
			sentence(say`It takes ${answer.body} to fill the tank.`),
		],
		hints: [
			say`How much water does the full tank hold? How long does it take for that much water to flow in?`,
		],
		figure: boxFigure([l, w, h], [sizeText(l, unit), sizeText(w, unit), sizeText(h, unit)], {
			alt: `A rectangular prism with length ${sizeWords(l, unit)}, width ${sizeWords(w, unit)}, and height ${sizeWords(h, unit)}.`,
		}),
	};
}

export function missingOrFill(draw: Draw): Draft | undefined {
	const [a, b, h, kind] = [draw.int('a'), draw.int('b'), draw.int('h'), draw.inTurn('kind')];
	if (kind === 'prism') return boxHeight(draw, a, b, h);
	if (kind === 'cylinder')
		return draw.random.int(0, 1) ? cylinderHeight(draw, a, h) : cylinderRadius(draw, a, h);
	return fillTime(draw, a, b, h);
}

export function satMissing(draw: Draw): Draft | undefined {
	const [r, h, cylinder] = [draw.int('r'), draw.int('h'), draw.inTurn('kind') === 'cylinder'];
	const ask = draw.inTurn('ask');
	if (cylinder) {
		if (ask === 'height') return cylinderHeight(draw, r, h);
		return ask === 'volume' ? cylinderVolume(draw, r, h) : cylinderRadius(draw, r, h);
	}
	if (ask === 'height') return boxHeight(draw, r, r + 2, h);
	return ask === 'volume' ? prismVolume(draw, r, h) : prismSide(draw, r, h);
}

function boxHeight(draw: Draw, a: number, b: number, h: number): Draft | undefined {
	// A height equal to a given length can be copied, here and below.
	if (a === b || h === a || h === b) return undefined;
	const [l, w] = a > b ? [a, b] : [b, a];
	const unit = unitIn(draw);
	return asked({
		prompt: say`A rectangular prism has a volume of ${l * w * h} ${cubic(unit)}. It is ${size(l, unit)} long and ${size(w, unit)} wide.`,
		asked: 'its height',
		value: h,
		unit: unit.many,
		lines: [
			line(equation('V', product('l', 'w', 'h')), 'the volume is length times width times height'),
			line(equation(l * w * h, times(l, w, symbol('h'))), 'substitute the given values'),
			line(equation(l * w * h, product(l * w, 'h')), `multiply ${l} by ${w}`),
			line(equation('h', h), `divide both sides by ${l * w}`),
		],
		wrong: [
			[l * w * h - l * w, 'subtracted the area of the base from the volume'],
			[l * w, 'gave the area of the base'],
			[w * h, 'divided by the length only'],
		],
		hint: say`What is the area of the base? What must you multiply it by to get the volume?`,
		figure: boxFigure([l, w, h], [sizeText(l, unit), sizeText(w, unit), 'h'], {
			alt: `A rectangular prism with length ${sizeWords(l, unit)}, width ${sizeWords(w, unit)}, and height h.`,
		}),
	});
}

function cylinderHeight(draw: Draw, r: number, h: number): Draft | undefined {
	if (h === r) return undefined;
	const unit = unitIn(draw);
	return asked({
		prompt: say`A cylinder has a volume of ${timesPi(r * r * h)} ${cubic(unit)}. Its radius is ${size(r, unit)}.`,
		asked: 'its height',
		value: h,
		unit: unit.many,
		lines: [
			line(
				equation('V', product(PI, power('r', 2), 'h')),
				'the volume is the area of the base times the height',
			),
			line(
				equation(timesPi(r * r * h), product(r * r, PI, 'h')),
				`substitute the given values: the square of ${r} is ${r * r}`,
			),
			line(
				equation('h', quotient(timesPi(r * r * h), timesPi(r * r))),
				'divide both sides by the area of the base',
			),
			line(equation('h', h), 'divide out the common factors'),
		],
		wrong: [
			[r * h, 'divided by the radius instead of its square'],
			[new Fraction(r * h, 2), 'doubled the radius instead of squaring it'],
			[3 * h, 'used the formula for a cone'],
		],
		hint: say`What is the area of the base? What must it be multiplied by to give the volume?`,
		figure: cylinderFigure(
			r,
			h,
			{ r: sizeText(r, unit), h: 'h' },
			{
				alt: `A cylinder with radius ${sizeWords(r, unit)} and height h.`,
			},
		),
	});
}

function cylinderRadius(draw: Draw, r: number, h: number): Draft | undefined {
	if (h === r) return undefined;
	const unit = unitIn(draw);
	return asked({
		prompt: say`A cylinder has a volume of ${timesPi(r * r * h)} ${cubic(unit)}. Its height is ${size(h, unit)}.`,
		asked: 'its radius',
		value: r,
		unit: unit.many,
		lines: [
			line(
				equation('V', product(PI, power('r', 2), 'h')),
				'the volume is the area of the base times the height',
			),
			line(
				equation(timesPi(r * r * h), product(h, PI, power('r', 2))),
				'substitute the given values',
			),
			line(equation(power('r', 2), r * r), `divide both sides by ${h}π`),
			line(equation('r', r), `take the positive square root, because a radius is positive`),
		],
		wrong: [
			[r * r, 'did not take the square root'],
			[new Fraction(r * r, 2), 'divided by 2 instead of taking the square root'],
			[2 * r, 'gave the diameter'],
		],
		hint: say`What is the square of the radius, once you divide by the height and by π?`,
		figure: cylinderFigure(
			r,
			h,
			{ r: 'r', h: sizeText(h, unit) },
			{
				alt: `A cylinder with radius r and height ${sizeWords(h, unit)}.`,
			},
		),
	});
}

function cylinderVolume(draw: Draw, r: number, h: number): Draft | undefined {
	const unit = unitIn(draw);
	const answer = withMisconceptions(
		withUnit(radical(timesPi(r * r * h)), cubic(unit)),
		[radical(timesPi(2 * r * h)), 'doubled the radius instead of squaring it'],
		[radical(timesPi(r * h)), 'did not square the radius'],
		[integer(r * r * h), 'left out π'],
	);
	return {
		prompt: say`A cylinder has a radius of ${size(r, unit)} and a height of ${size(h, unit)}. Find its volume, in ${cubic(unit)}. Give the exact value in terms of ${PI}.`,
		answer,
		steps: [
			line(
				equation('V', product(PI, power('r', 2), 'h')),
				'the volume is the area of the base times the height',
			),
			line(equation('V', times(PI, power(r, 2), h)), 'substitute the radius and the height'),
			line(equation('V', times(PI, r * r, h)), 'square the radius'),
			line(equation('V', timesPi(r * r * h)), 'multiply the numbers'),
			sentence(say`The volume is ${answer.body}.`),
		],
		hints: [say`What shape is the base, and what is its area? What must it be multiplied by?`],
		figure: cylinderFigure(
			r,
			h,
			{ r: sizeText(r, unit), h: sizeText(h, unit) },
			{
				alt: `A cylinder with radius ${sizeWords(r, unit)} and height ${sizeWords(h, unit)}.`,
			},
		),
	};
}

/** The base is a square. */
function prismVolume(draw: Draw, side: number, h: number): Draft | undefined {
	const unit = unitIn(draw);
	return asked({
		prompt: say`A prism with a square base is ${size(h, unit)} high. Each side of the base is ${size(side, unit)} long.`,
		asked: 'its volume',
		value: side * side * h,
		unit: cubic(unit),
		lines: [
			line(equation('V', product('B', 'h')), 'the volume is the area of the base times the height'),
			line(
				equation('V', times(power(side, 2), h)),
				'the area of the square base is the square of its side',
			),
			line(equation('V', times(side * side, h)), 'square before multiplying'),
			line(equation('V', side * side * h), 'multiply'),
		],
		wrong: [
			[side * h, 'did not square the side of the base'],
			[4 * side * h, 'used the perimeter of the base instead of its area'],
			[2 * side * h, 'doubled the side of the base instead of squaring it'],
		],
		hint: say`What is the area of the base? What must it be multiplied by?`,
		figure: boxFigure(
			[side, side, h],
			[sizeText(side, unit), sizeText(side, unit), sizeText(h, unit)],
			{
				alt: `A prism with a square base. Each side of the base is ${sizeWords(side, unit)}, and the height is ${sizeWords(h, unit)}.`,
			},
		),
	});
}

function prismSide(draw: Draw, side: number, h: number): Draft | undefined {
	if (h === side) return undefined;
	const unit = unitIn(draw);
	return asked({
		prompt: say`A prism with a square base has a volume of ${side * side * h} ${cubic(unit)}. It is ${size(h, unit)} high.`,
		asked: 'the side length of its base',
		value: side,
		unit: unit.many,
		lines: [
			line(
				equation('V', product(power('s', 2), 'h')),
				'the volume is the area of the base times the height',
			),
			line(equation(side * side * h, product(h, power('s', 2))), 'substitute the given values'),
			line(equation(power('s', 2), side * side), `divide both sides by ${h}`),
			line(equation('s', side), 'take the positive square root, because a length is positive'),
		],
		wrong: [
			[side * side, 'stopped at the area of the base'],
			[new Fraction(side * side, 2), 'divided by 2 instead of taking the square root'],
			[new Fraction(side * side, 4), 'divided the area of the base by the number of its sides'],
		],
		hint: say`What is the area of the base? How long is the side of a square with that area?`,
		figure: boxFigure([side, side, h], ['s', 's', sizeText(h, unit)], {
			alt: `A prism with a square base. Each side of the base is s, and the height is ${sizeWords(h, unit)}.`,
		}),
	});
}

// A question for one length or volume with a whole answer.

type Asked = {
	prompt: Prose;
	asked: string;
	value: number;
	unit: string;
	lines: Line[];
	/** What learners find instead. */
	wrong: readonly (readonly [value: Number, why: string])[];
	hint: Prose;
	figure: Figure;
};

export const asked = ({
	prompt,
	asked: what,
	value,
	unit,
	lines,
	wrong,
	hint,
	figure,
}: Asked): Draft | undefined => {
	const answer = withMisconceptions(
		withUnit(integer(value), unit),
		...wrong.map(([instead, why]): WrongAnswer => [rational(instead), why]),
	);
	return {
		prompt: say`${prompt} Find ${what}, in ${unit}.`,
		answer,
		steps: [...lines, sentence(say`${capital(what.replace(/^its/, 'the'))} is ${answer.body}.`)],
		hints: [hint],
		figure,
	};
};

export const cubic = ({ many }: Unit) => `cubic ${many}`;
