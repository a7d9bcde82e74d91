/**
 * The quadratic formula and the lines around ±: a, b, and c are the coefficients of the equation above them, they are
 * substituted as they are, and each line with ± has the two values of the line above and leads to those below it.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { halfPlace, isNear } from '../equation-lines.ts';
import { type Complex, readComplex } from '../read-complex.ts';
import { type Tree, treeOf } from '../tex-tree.ts';
import { areWrittenAlike, withValues } from '../tree-parts.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf } from '../values.ts';

/** Issues for other coefficients, a formula that is not the quadratic formula, and values that ± does not give. */
export const checkPlusMinusLines = ({ question, steps }: Question): string[] =>
	steps.some(({ text }) => text.includes('\\pm') || text.startsWith('$a = '))
		? steps.flatMap(({ text, why = '' }, at) => {
				const above = steps.slice(0, at).map((step) => step.text);
				if (text.startsWith('$a = ')) return otherCoefficients(text, why, [question, ...above]);
				if (text.startsWith('The quadratic formula')) return otherFormula(text);
				if (why.startsWith('substitute the coefficients')) return otherSubstitution(text, above);
				return [text, ...above.slice(-LOOKED_BACK)].some((line) => line.includes('\\pm'))
					? otherValues(text, why, above)
					: [];
			})
		: [];

/** The value of the root and the other case stand between a line with ± and the second case. */
const LOOKED_BACK = 3;

const COEFFICIENTS = /^\$a = ([^$]*)\$, \$b = ([^$]*)\$,? and \$c = ([^$]*)\$\.?$/;

/** "$a = 2$, $b = -13$, and $c = -24$" are those of the last quadratic expression or equation above. */
function otherCoefficients(text: string, why: string, above: readonly string[]): string[] {
	const [, ...stated] = COEFFICIENTS.exec(text) ?? [];
	if (stated.length === 0)
		return / and \$[a-z] = /.test(text) && why === 'identify the coefficients'
			? [`"${text}" does not name a, b, and c`]
			: [];
	for (const tex of above.toReversed().flatMap((line) => formulasIn(line).toReversed())) {
		const [, letter] = /(?<![a-z\\])([a-z])\^\{2\}/.exec(tex) ?? [];
		const written = letter && !/\\pm|4ac/.test(tex) ? polynomialIn(tex) : undefined;
		if (letter === undefined || written === undefined) continue;
		const names = ifReadable(() => [written, ...stated].flatMap(lettersIn));
		const wrong = ifReadable(() =>
			pointsOf(names?.filter((name) => name !== letter) ?? []).flatMap((point) => {
				const [zero = 0, one = 0, minus = 0, two = 0] = [0, 1, -1, 2].map((value) =>
					readReal(written)({ ...point, [letter]: value }),
				);
				const [a, b] = [(one + minus) / 2 - zero, (one - minus) / 2];
				if (!isNear(two, 4 * a + 2 * b + zero) || isNear(a, 0)) return ['not quadratic'];
				return [a, b, zero].flatMap((value, place) =>
					isNear(value, readReal(stated[place] ?? '')(point)) ? [] : ['abc'.charAt(place)],
				);
			}),
		);
		if (wrong === undefined || wrong.includes('not quadratic')) continue;
		return wrong.length === 0
			? []
			: [`${[...new Set(wrong)].join(' and ')} in "${text}" do not agree with "${tex}"`];
	}
	return [];
}

/** The expression whose coefficients are meant: that of a rule, or the difference of the sides of an equation. */
function polynomialIn(tex: string): string | undefined {
	if (/<|>|\\(?:[lg]e|approx|ne)(?![a-z])/.test(tex)) return undefined;
	const [left = '', right, ...more] = sidesOf(tex);
	if (more.length > 0) return undefined;
	if (right === undefined || right === '0') return left;
	return /^[a-zA-Z](?:\([a-z]\))?$/.test(left) ? right : `${left} - (${right})`;
}

/** "The quadratic formula is …": for any letter but its own coefficients. */
const otherFormula = (text: string): string[] =>
	formulasIn(text)
		.filter((tex) => !/^[^abc] = /.test(tex) || tex.slice(4) !== FORMULA)
		.map((tex) => `"${tex}" is not the quadratic formula`);

const FORMULA = '\\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}';
const DISCRIMINANT = 'b^{2} - 4ac';

/** A line with numbers for a, b, and c is the formula with each of them in its place, and nothing calculated. */
function otherSubstitution(text: string, above: readonly string[]): string[] {
	const [, ...stated] = COEFFICIENTS.exec(above.at(-1) ?? '') ?? [];
	const [name = '', written] = sidesOf(formulasIn(text)[0] ?? '');
	const formula = text.includes('\\pm') ? FORMULA : DISCRIMINANT;
	if (stated.length === 0 || written === undefined || (formula !== FORMULA && name !== formula))
		return [];
	const agree = ifReadable(() => {
		const [a, b, c] = stated.map((tex) => treeOf(tex)) as [Tree, Tree, Tree];
		const wanted = withValues(treeOf(formula.replace('\\pm', '+')), { a, b, c });
		return areWrittenAlike(wanted, treeOf(written.replace('\\pm', '+')));
	});
	return agree === false ? [`"${text}" does not have ${above.at(-1)} in their places`] : [];
}

type Solutions = { letter: string; values: readonly Complex[] };

/** A line with ± below an equation or another such line, and a line without it below one with ±. */
function otherValues(text: string, why: string, above: readonly string[]): string[] {
	const before = above.at(-1) ?? '';
	const issue = [`"${text}" does not follow from "${before}"`];
	if (text.includes('\\pm')) {
		const now = solutionsIn(text);
		if (!now) return [];
		const was = solutionsIn(before);
		if (was) return was.letter === now.letter && haveSameValues(was, now) ? [] : issue;
		return solve(now, before) === false ? issue : [];
	}
	const line = above.findLast((one) => one.includes('\\pm')) ?? '';
	const were = solutionsIn(line);
	if (!were) return [];
	if (/^use the (?:minus|plus) sign of ±/.test(why)) return otherCase(text, why, line, above);
	const stated = formulasIn(text).filter((tex) => tex.startsWith(`${were.letter} = `));
	const values = ifReadable(() => stated.map((tex) => readComplex(lastSide(tex)))) ?? [];
	if (values.length === 0) return [];
	const areKept = values.every((value) => were.values.some((one) => isSame(one, value)));
	const areAll =
		values.length < 2 || were.values.every((one) => values.some((v) => isSame(one, v)));
	return before === line && areKept && !areAll
		? [`"${text}" leaves out a value of "${line}"`]
		: areKept || before !== line
			? []
			: issue;
}

const lastSide = (tex: string): string => sidesOf(tex).at(-1) ?? '';

/** "$n + 7 = \pm 3\sqrt{2}$": the two values of the letter. */
function solutionsIn(line: string): Solutions | undefined {
	const [tex, ...more] = formulasIn(line);
	if (tex === undefined || more.length > 0 || !line.startsWith('$') || !tex.includes('\\pm'))
		return undefined;
	const [left = '', right = '', ...others] = sidesOf(tex);
	if (right === '' || others.length > 0 || left.includes('\\pm') || /(?<!\{),/.test(tex))
		return undefined;
	return ifReadable(() => {
		const [letter = '', ...names] = lettersIn(left);
		if (letter === '' || names.length > 0) return undefined;
		const side = readReal(left);
		const [start, end, far] = [0, 1, 2].map((value) => side({ [letter]: value })) as [
			number,
			number,
			number,
		];
		const slope = end - start;
		if (!isNear(far - end, slope) || isNear(slope, 0)) return undefined;
		const values = ['+', '-'].map((sign): Complex => {
			const [re, im] = readComplex(right.replaceAll('\\pm', sign));
			return [(re - start) / slope, im / slope];
		});
		return { letter, values };
	});
}

const isSame = ([a, b]: Complex, [c, d]: Complex): boolean => isNear(a, c) && isNear(b, d);

const haveSameValues = (one: Solutions, other: Solutions): boolean =>
	one.values.every((value) => other.values.some((found) => isSame(value, found)));

/** Whether both values solve the quadratic equation of the line; undefined if it is something else. */
function solve({ letter, values }: Solutions, line: string): boolean | undefined {
	const [tex = '', ...more] = formulasIn(line);
	const written = more.length === 0 && tex.includes('=') ? polynomialIn(tex) : undefined;
	if (written === undefined) return undefined;
	return ifReadable(() => {
		if (lettersIn(written).join('') !== letter) return undefined;
		const gap = readReal(written);
		const [zero, one, minus, two] = [0, 1, -1, 2].map((value) => gap({ [letter]: value })) as [
			number,
			number,
			number,
			number,
		];
		const [a, b] = [(one + minus) / 2 - zero, (one - minus) / 2];
		if (!isNear(two, 4 * a + 2 * b + zero) || isNear(a, 0)) return undefined;
		return values.every(([re, im]) =>
			[a * (re * re - im * im) + b * re + zero, 2 * a * re * im + b * im].every(
				(part) => Math.abs(part) <= 1e-7 * Math.max(1, Math.abs(zero)),
			),
		);
	});
}

/** "use the minus sign of ±": the formula with this sign and the decimal that a line above gives its root. */
function otherCase(text: string, why: string, line: string, above: readonly string[]): string[] {
	const [formula = ''] = formulasIn(text);
	const [, written = '', ...rest] = sidesOf(formula);
	const decimals = above.flatMap((one) => {
		const [, root, decimal] = /^\$(\\sqrt\{[^$=]*\}) \\approx ([\d.{,}]+)\$$/.exec(one) ?? [];
		return root !== undefined && decimal !== undefined ? [{ root, decimal }] : [];
	});
	const wanted = decimals.reduce(
		(tex, { root, decimal }) => tex.replaceAll(root, decimal),
		lastSide(formulasIn(line)[0] ?? '').replace('\\pm', why.includes('minus') ? '-' : '+'),
	);
	const value = ifReadable(() => readComplex(wanted)[0]);
	const last = rest.at(-1);
	const isOff =
		last !== undefined &&
		value !== undefined &&
		Math.abs(Number(last.replaceAll('{,}', '')) - value) > Math.max(halfPlace(last), 1e-9);
	// Without a decimal, the root is whole and may be written as its value.
	const isOther =
		decimals.length > 0
			? written !== wanted
			: value !== undefined && ifReadable(() => isNear(readComplex(written)[0], value)) === false;
	return isOther || isOff
		? [`"${text}" is not "${line}" with the ${why.includes('minus') ? 'minus' : 'plus'} sign`]
		: [];
}
