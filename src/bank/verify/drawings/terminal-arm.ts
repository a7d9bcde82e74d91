/** A terminal arm with its triangle: the legs have the signs of the quadrant, and the lines state x, y, and r. */
import { formulasIn } from '../../../math/markup.ts';
import { readReal, sidesOf, UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { labelInWords, labelValue } from '../number-in-words.ts';
import { at, marksIn } from './svg-elements.ts';

export const terminalArmReader: DrawingReader = {
	begins: 'A sketch of the terminal arm',
	inWords,
	disagreements,
};

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const numbers = (shape: RegExp): number[] =>
		marks.flatMap(({ attributes: { d = '' } }) => shape.exec(d)?.slice(1).map(Number) ?? []);
	const [x = 0, y = 0, a = 0, b = 0] = numbers(/^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/);
	const [foot, from, to] = numbers(/^M([\d.]+) ([\d.]+)V([\d.]+)$/);
	const [level, , axis] = numbers(/^M[\d.]+ ([\d.]+)H([\d.]+)M([\d.]+) /);
	if (x !== axis || y !== level) throw new UnreadableTex('the arm does not begin at the origin');
	if (foot !== a || from !== b || to !== y)
		throw new UnreadableTex('the leg does not reach the x-axis');
	const [dot, ...dots] = marks.filter(({ name }) => name === 'circle');
	if (!dot || dots.length > 0 || at(dot, 'cx') !== a || at(dot, 'cy') !== b)
		throw new UnreadableTex('the point is not at the end of the arm');
	const [right, up] = [Math.sign(a - x), Math.sign(y - b)];
	const [across, upright, slanted, ...more] = marks.filter(
		({ name, text }) => name === 'text' && !/^[xy]$/.test(text),
	);
	if (!across || !upright || more.length > 0) throw new UnreadableTex('a leg has no number');
	const isAcross =
		Math.abs(at(across, 'x') - (x + a) / 2) < 0.3 && Math.sign(at(across, 'y') - 5 - y) === up;
	const isUpright =
		Math.abs(at(upright, 'y') - 5 - (y + b) / 2) < 0.3 && Math.sign(at(upright, 'x') - a) === right;
	const isSlanted =
		!slanted ||
		(Math.sign((x + a) / 2 - at(slanted, 'x')) === right &&
			Math.sign((y + b) / 2 - at(slanted, 'y') + 5) === up);
	if (!isAcross || !isUpright || !isSlanted)
		throw new UnreadableTex('a number is at the wrong side');
	if (Math.sign(labelValue(across.text)) !== right || Math.sign(labelValue(upright.text)) !== up)
		throw new UnreadableTex('a leg has the sign of another quadrant');
	const [run, rise] = [across, upright].map(({ text }) => Math.abs(labelValue(text)));
	if (Math.sign(Math.abs(a - x) - Math.abs(b - y)) !== Math.sign((run ?? 0) - (rise ?? 0)))
		throw new UnreadableTex('the longer leg is not drawn longer');
	const quadrant = up > 0 ? (right > 0 ? 1 : 2) : right < 0 ? 3 : 4;
	const distance = slanted
		? `, and its hypotenuse is labelled ${slanted.text.replace(/(\d*)√/, '$1 root ').trim()}`
		: '';
	return `A sketch of the terminal arm in quadrant ${quadrant}, with a right triangle drawn to the x-axis. Its horizontal leg is labelled ${labelInWords(across.text)},${slanted ? '' : ' and'} its vertical leg is labelled ${labelInWords(upright.text)}${distance}.`;
}

function disagreements(words: string, { text, above }: Place): string[] {
	const [, across = '', up = '', r] =
		/horizontal leg is labell?ed (.*?),(?: and)? its vertical leg is labell?ed (.*?)(?:, and its hypotenuse is labell?ed (.*))?\.$/.exec(
			words,
		) ?? [];
	const [x, y] = [across, up].map((one) => Number(one.replace('negative ', '-'))) as [
		number,
		number,
	];
	const formulas = [...above, text].flatMap(formulasIn);
	const [, times = '', root = ''] = /^(\d*) ?root (\d+)$/.exec(r ?? '') ?? [];
	const distance = root ? Number(times || 1) * Math.sqrt(Number(root)) : Number(r);
	return [
		...(isStated(formulas, 'x', x) ? [] : [`the lines do not say x = ${x}`]),
		...(isStated(formulas, 'y', y) ? [] : [`the lines do not say y = ${y}`]),
		...(r === undefined || (isStated(formulas, 'r', distance) && near(Math.hypot(x, y), distance))
			? []
			: [`the lines do not say r = ${r}`]),
	];
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

const isStated = (formulas: readonly string[], letter: string, value: number): boolean =>
	formulas.some((tex) => {
		const [left, right] = sidesOf(tex);
		if (left?.trim() !== letter || right === undefined) return false;
		try {
			return near(readReal(right)(), value);
		} catch {
			return false;
		}
	});
