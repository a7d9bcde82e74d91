/** What lines claim about functions and straight lines: two inputs with one output, a change between two inputs, a slope. */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, isNear, numberIn } from '../equation-lines.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf } from '../values.ts';

/** Issues for lines that contradict the equation, the table, or the line that they speak of. */
export const checkFunctionClaims = ({ question, steps }: Question): string[] => [
	...otherRule(question, steps),
	...steps
		.map(({ text }) => text)
		.filter(
			(text) =>
				!(
					haveOneOutput(text) &&
					areTwoInputs(text) &&
					isInTable(text, question) &&
					isSlope(text, question) &&
					isOnCircle(text) &&
					isMoved(text) &&
					isLessThanBefore(text, question)
				),
		)
		.map((text) => `"${text}" is not true`),
];

/**
 * "P(x) = 1" below "P(x) = x³ − 3x² + 4x + 8": a rule on a line has the same value as one that the question gives the
 * name or, without such a rule, as the first.
 */
function otherRule(prompt: string, steps: Question['steps']): string[] {
	const lines = steps.flatMap(({ text }) => /^\$([^$]*)\$$/.exec(text)?.[1] ?? []);
	const known = formulasIn(prompt.replaceAll(ASKED, '')).flatMap(rulesIn);
	const asked = formulasIn(prompt);
	const stated = lines.filter((tex) => !asked.includes(tex)).flatMap(rulesIn);
	return stated.flatMap(({ name, rule, values }, at) => {
		const isNamed = (other: Rule) => other.name === name;
		const given = known.filter(isNamed);
		const others = given.length > 0 ? given : stated.slice(0, at).filter(isNamed).slice(0, 1);
		return others.length === 0 || others.some((other) => haveSameValues(other.values, values))
			? []
			: [`"${name} = ${rule}" is not "${name} = ${others[0]?.rule}"`];
	});
}

/** "Solve $f(x) = -2$" gives f no rule. */
const ASKED = /\bsolve \$[^$]*\$/gi;

const haveSameValues = (ones: readonly number[], others: readonly number[]): boolean =>
	ones.every((one, at) => {
		const other = others[at] ?? 0;
		return !Number.isFinite(one) || !Number.isFinite(other) || isNear(one, other, 1e-6);
	});

type Rule = { name: string; rule: string; values: number[] };

/** "f(x) = 2(x + 1) = 2x + 2" gives f(x) two rules, both in x alone. */
function rulesIn(tex: string): Rule[] {
	const [name = '', ...sides] = /\\(?:approx|ne)\b/.test(tex) ? [] : sidesOf(tex);
	const [, input] = /^[A-Za-z]\(([a-z])\)$/.exec(name) ?? [];
	if (input === undefined) return [];
	return sides.flatMap((rule) => {
		const values = ifReadable(() =>
			lettersIn(rule).every((letter) => letter === input || letter === '\\pi')
				? pointsOf([input]).map((point) => readReal(rule)(point))
				: undefined,
		);
		return values ? [{ name, rule, values }] : [];
	});
}

/** "For $x = 2y^{2} + 1$, …, because $y = 1$ and $y = -1$ both give $x = 3$." */
function haveOneOutput(text: string): boolean {
	const [, equation = '', ...found] =
		/^For \$([^$]*)\$, .* because \$([a-z]) = ([^$]*)\$ and \$\2 = ([^$]*)\$ both give \$([a-z]) = ([^$]*)\$/.exec(
			text,
		) ?? [];
	const [input = '', one = '', other = '', output = '', value = ''] = found;
	const [left = '', right = ''] = sidesOf(equation);
	return (
		equation === '' ||
		(one !== other &&
			[one, other].every((tex) => {
				const point = { [input]: numberIn(tex), [output]: numberIn(value) };
				return (
					ifReadable(() => isNear(readReal(left)(point), readReal(right)(point), 1e-6)) ?? true
				);
			}))
	);
}

/** "From $x = 1$ to $x = 2$, the change in the value of $f$ is …" */
function areTwoInputs(text: string): boolean {
	const [, one, other] = /^From \$x = ([^$]*)\$ to \$x = ([^$]*)\$, /.exec(text) ?? [];
	return one === undefined || one !== other;
}

/** "The table shows $g(0) = 10$": g is the function in the table. */
function isInTable(text: string, prompt: string): boolean {
	const [, name] = /^The table shows \$([a-z])\(/.exec(text) ?? [];
	return name === undefined || !new RegExp(`\\$${name}\\$ whose (?:graph|value is)`).test(prompt);
}

/** "The slope of the line is $\frac{-k}{-12}$." of kx − 12y = 6. */
function isSlope(text: string, prompt: string): boolean {
	const [, slope = ''] = /^The slope of the line is \$([^$=]*)\$\.$/.exec(text) ?? [];
	const [, left = '', right = ''] = /\bgraph of \$([^$=]*) = ([^$=]*)\$/.exec(prompt) ?? [];
	if (slope === '' || left === '') return true;
	const isTrue = ifReadable(() => {
		const letters = lettersIn(`${left} - (${right})`).filter((name) => !/[xy]/.test(name));
		const constants = Object.fromEntries(letters.map((name, at) => [name, 2.3 + at]));
		const gap = (x: number, y: number) =>
			readReal(left)({ ...constants, x, y }) - readReal(right)({ ...constants, x, y });
		const wanted = -(gap(1, 0) - gap(0, 0)) / (gap(0, 1) - gap(0, 0));
		return isNear(readReal(slope)(constants), wanted, 1e-6);
	});
	return isTrue !== false;
}

/** "The terminal arm of the angle $\pi$ meets the unit circle at $(-1, 0)$." */
function isOnCircle(text: string): boolean {
	if (!text.includes('unit circle')) return true;
	const [, angle = '', x = '', y = ''] =
		/terminal arm of (?:the angle \$([^$]*)\$|such an angle) meets the unit circle at \$\(([^,]*), ([^)]*)\)\$/.exec(
			text,
		) ?? [];
	if (x === '') return true;
	const [cosine, sine] = [numberIn(x), numberIn(y)];
	const size = angle === '' ? Number.NaN : numberIn(inRadians(angle));
	return (
		isNear(cosine ** 2 + sine ** 2, 1) &&
		(Number.isNaN(size) || (isNear(Math.cos(size), cosine) && isNear(Math.sin(size), sine)))
	);
}

/** "Divide the $x$-coordinate $\pi$ by $3$ to get …", "A translation of … to the left changes the $x$-coordinate from … to …" */
function isMoved(text: string): boolean {
	const [, verb, from = '', by = '', to = ''] =
		/^(Multiply|Divide) the \$[xy]\$-coordinate \$([^$]*)\$ by \$([^$]*)\$ to get \$([^$]*)\$/.exec(
			text,
		) ?? [];
	const [, shift = '', way, start = '', end = ''] =
		/^A translation of \$([^$]*)\$ to the (left|right) changes the \$x\$-coordinate from \$([^$]*)\$ to \$([^$]*)\$/.exec(
			text,
		) ?? [];
	const [was, size, is] = (verb === undefined ? [start, shift, end] : [from, by, to]).map((tex) =>
		numberIn(inRadians(tex)),
	) as [number, number, number];
	if (verb !== undefined) return isNear(verb === 'Multiply' ? was * size : was / size, is);
	return way === undefined || isNear(was + (way === 'right' ? size : -size), is);
}

/** "The quantity falls to $80$ …" of one that "shrinks by $2\%$ each year". */
const isLessThanBefore = (text: string, prompt: string): boolean =>
	!/^The (?!graph)[a-z]+ falls to /.test(text) ||
	/\b(?:shrink|fall|decrease|decay)s?\b/.test(prompt);
