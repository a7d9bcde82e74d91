/** Rectangles, borders and boxes: an area that is known gives a quadratic. */
import {
	brackets,
	equation,
	num,
	product,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { linear, multiply, type Polynomial, polynomialExpression } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../family.ts';
import { measured, storyDraft, unitFor, unitOf } from './area-story-steps.ts';

const [W, X] = [symbol('w'), symbol('x')];

const shown = polynomialExpression;

const PLOTS = ['garden', 'parking lot', 'playground', 'sports hall', 'field'] as const;

/** Width and how much longer the rectangle is. */
export function rectangle(draw: Draw, width: number, more: number): Draft | undefined {
	if (width < 4 || more < 2) return undefined;
	const unit = unitOf(draw.country, 'large');
	const area = width * (width + more);
	const plot = draw.random.pick(PLOTS);
	const asksLength = draw.random.int(0, 2) === 0;
	const asked = asksLength ? 'length' : 'width';
	const draft = storyDraft({
		prompt: say`A rectangular ${plot} is ${measured(more, unit)} longer than it is wide. Its area is ${area} square ${unit.many}. What is its ${asked}, in ${unit.many}?`,
		naming: say`Let ${W} be the width in ${unit.many}. Then the length is ${sum('w', more)}.`,
		equation: equation(product('w', sum('w', more)), area),
		why: 'width × length = area',
		letter: 'w',
		whole: { a: 1, b: more, c: -area },
		reject: asksLength
			? `A width is positive, so the width is ${width}. The length is ${width} + ${more} =`
			: 'A width is positive, so the width is',
		value: asksLength ? width + more : width,
		unit: unit.many,
		hint: say`Write width and length with one letter. What is their product?`,
	});
	return draft;
}

type Border = {
	size: 'large' | 'small';
	inner: string;
	/** "The pool and the deck together cover". */
	whole: string;
	border: string;
	longest: number;
	widest: number;
};

const BORDERS: Readonly<Record<string, Border>> = {
	'photo frame': {
		size: 'small',
		inner: 'A photo',
		border: 'a frame of the same width on all four sides',
		whole: 'The photo and the frame together cover',
		longest: 24,
		widest: 4,
	},
	'garden path': {
		size: 'large',
		inner: 'A rectangular garden',
		border: 'a path of the same width on all four sides',
		whole: 'The garden and the path together cover',
		longest: 40,
		widest: 4,
	},
	'swimming pool deck': {
		size: 'large',
		inner: 'A rectangular swimming pool',
		border: 'a deck of the same width on all four sides',
		whole: 'The pool and the deck together cover',
		longest: 40,
		widest: 6,
	},
};

/** The part of the border's name that the question repeats. */
const NAMES: Readonly<Record<string, string>> = {
	'photo frame': 'frame',
	'garden path': 'path',
	'swimming pool deck': 'deck',
	'poster margin': 'margin',
};

export const BORDER_NAMES: readonly string[] = Object.keys(NAMES);

export function border(draw: Draw, name: string, long: number, wide: number, x: number): Draft | undefined {
	if (name === 'poster margin') return margin(draw, long, wide, x);
	const kind = BORDERS[name];
	if (!kind) throw new RangeError(`No border "${name}".`);
	if (long <= wide || long > kind.longest || x > kind.widest || x > wide / 3) return undefined;
	const unit = unitOf(draw.country, kind.size);
	const total = (long + 2 * x) * (wide + 2 * x);
	return sidesStory(long, wide, 2, total, {
		facts: say`${kind.inner} is ${long} ${unit.many} long and ${wide} ${unit.many} wide. Around it goes ${kind.border}. ${kind.whole} ${total} square ${unit.many}.`,
		name: NAMES[name] ?? '',
		x,
		unit,
		reject: `A width is positive, so the ${NAMES[name]} is this wide:`,
	});
}

function margin(draw: Draw, long: number, wide: number, x: number): Draft | undefined {
	if (long <= wide || long > 36 || wide - 2 * x < 3 || x > wide / 4) return undefined;
	const unit = unitOf(draw.country, 'small');
	const printed = (long - 2 * x) * (wide - 2 * x);
	return sidesStory(long, wide, -2, printed, {
		facts: say`A poster is ${long} ${unit.many} long and ${wide} ${unit.many} wide. It has a margin of the same width on all four sides. The printed part inside covers ${printed} square ${unit.many}.`,
		name: 'margin',
		x,
		unit,
		reject: `Two margins must be less than ${wide} ${unit.many} wide together, so the width of the margin is`,
	});
}

type Sides = {
	facts: ReturnType<typeof say>;
	name: string;
	x: number;
	unit: ReturnType<typeof unitOf>;
	reject: string;
};

/** (long + sx)(wide + sx) = area. */
function sidesStory(long: number, wide: number, s: 2 | -2, area: number, { facts, name, x, unit, reject }: Sides): Draft {
	const [one, two] = [linear(s, 'x', long), linear(s, 'x', wide)];
	const expanded = multiply(one, two);
	return storyDraft({
		prompt: say`${facts} How wide is the ${name}, in ${unit.many}?`,
		naming: say`Let ${X} be the width of the ${name} in ${unit.many}. It counts on both sides, so the sides are ${constantFirst(long, s)} and ${constantFirst(wide, s)}.`,
		equation: equation(product(brackets(constantFirst(long, s)), brackets(constantFirst(wide, s))), area),
		why: 'length × width = area',
		between: [line(equation(shown(expanded), area), 'multiply out the brackets')],
		letter: 'x',
		whole: { a: s * s, b: s * (long + wide), c: long * wide - area },
		reject,
		value: x,
		unit: unitFor(x, unit),
		hint: say`How long and how wide is the outer or inner rectangle, with ${X} for the width of the ${name}? It counts twice.`,
	});
}

/** 12 + 2x, as the story goes. */
const constantFirst = (constant: number, s: number) => sum(constant, product(s, 'x'));

/** An open box: squares of side x are cut off, the base is then w by w + more. */
export function openBox(draw: Draw, base: number, more: number, x: number): Draft | undefined {
	if (x < 2 || base < 4 || more < 2 || x > 6 || base > 30) return undefined;
	const unit = unitOf(draw.country, 'small');
	const volume = base * (base + more) * x;
	const width = base + 2 * x;
	const cut = 2 * x;
	const inside: Polynomial = multiply(linear(1, 'w', -cut), linear(1, 'w', more - cut));
	const area = volume / x;
	const sides = product(shown(linear(1, 'w', -cut)), shown(linear(1, 'w', more - cut)));
	return storyDraft({
		prompt: say`A rectangular sheet of cardboard is ${measured(more, unit)} longer than it is wide. From each corner a square with sides of ${measured(x, unit)} is cut out, and the sides are folded up to make an open box. The box holds ${volume} cubic ${unit.many}. What is the width of the sheet, in ${unit.many}?`,
		naming: say`Let ${W} be the width of the sheet in ${unit.many}. The bottom of the box is ${shown(linear(1, 'w', -cut))} wide and ${shown(linear(1, 'w', more - cut))} long.`,
		equation: equation(product(num(x), ...(sides.kind === 'product' ? sides.factors : [sides])), volume),
		why: 'height × width × length = volume',
		between: [
			line(equation(sides, area), `divide both sides by ${x}`),
			line(equation(shown(inside), area), 'multiply out the brackets'),
		],
		letter: 'w',
		whole: { a: 1, b: more - 2 * cut, c: cut * cut - more * cut - area },
		reject: `The sheet is wider than ${cut} ${unit.many}, so its width is`,
		value: width,
		unit: unit.many,
		hint: say`How wide and how long is the bottom of the box? Each side loses two squares.`,
	});
}
