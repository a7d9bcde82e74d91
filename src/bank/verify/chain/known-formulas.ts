/**
 * The formulas of our courses, as a textbook prints them. A formula in variables is not a value that another line could
 * contradict, so a wrong number or sign in it is detected only by knowing the formula.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';

const FORMULAS: readonly string[] = [
	// Powers of sums
	'(u + v)^{2} = u^{2} + 2uv + v^{2}',
	'(u - v)^{2} = u^{2} - 2uv + v^{2}',
	'(u + v)(u - v) = u^{2} - v^{2}',
	'(u + v)^{3} = u^{3} + 3u^{2}v + 3uv^{2} + v^{3}',
	'(u - v)^{3} = u^{3} - 3u^{2}v + 3uv^{2} - v^{3}',
	'(x + p)^{2} = x^{2} + 2px + p^{2}',
	'(x - p)^{2} = x^{2} - 2px + p^{2}',
	// Lines
	'y = mx + b',
	'y - y_1 = m(x - x_1)',
	// Plane figures and solids
	'P = 2l + 2w',
	'A = \\frac{1}{2}bh',
	'A = \\frac{1}{2}(a + b)h',
	'A = \\frac{1}{2}h(a + b)',
	'A = \\pi r^{2}',
	'C = 2\\pi r',
	'S = (n - 2) \\times 180',
	'V = \\pi r^{2}h',
	'V = \\frac{1}{3}Bh',
	'V = \\frac{1}{3}\\pi r^{2}h',
	'V = \\frac{4}{3}\\pi r^{3}',
	'V = \\frac{2}{3}\\pi r^{3}',
	'L = 2\\pi rh',
	'S = 2lw + 2lh + 2wh',
	'S = 2\\pi r^{2} + 2\\pi rh',
	'S = 4\\pi r^{2}',
	'S = 6a^{2}',
	'S = 2B + L',
	// Right triangles, whichever side is the hypotenuse, and conics
	'c^{2} = a^{2} + b^{2}',
	'c^{2} = a^{2} - b^{2}',
	'b^{2} = a^{2} + c^{2}',
	'b^{2} = c^{2} + a^{2}',
	'b^{2} = c^{2} - a^{2}',
	'b^{2} = a^{2} - c^{2}',
	// Sequences, series and money
	'a_{n} = a_{1} + (n - 1)d',
	't_{n} = t_{1} + (n - 1)d',
	'a_{n} = a_{1}r^{n - 1}',
	't_{n} = t_{1}r^{n - 1}',
	'S_{n} = \\frac{n}{2}(a_{1} + a_{n})',
	'S_{n} = \\frac{n}{2}(t_{1} + t_{n})',
	'S_{n} = \\frac{n}{2}[2a_{1} + (n - 1)d]',
	'S_{n} = \\frac{n}{2}[2t_{1} + (n - 1)d]',
	'S_{n} = \\frac{a_{1}(r^{n} - 1)}{r - 1}',
	'S_{n} = \\frac{t_{1}(r^{n} - 1)}{r - 1}',
	'S_{n} = \\frac{a_{1}(1 - r^{n})}{1 - r}',
	'S_{n} = \\frac{t_{1}(1 - r^{n})}{1 - r}',
	'S = \\frac{a_{1}}{1 - r}',
	'A = P(1 + i)^{n}',
	'A = P\\left(1 + \\frac{r}{n}\\right)^{nt}',
	'A = \\frac{R((1 + i)^{n} - 1)}{i}',
	'PV = \\frac{R(1 - (1 + i)^{-n})}{i}',
	'A = R + R(1 + i) + \\cdots + R(1 + i)^{n - 1}',
	// Angles and waves
	'\\pi = 180^{\\circ}',
	'y = a\\sin(k(x - d)) + c',
	'y = a\\cos(k(x - d)) + c',
	// Science and statistics
	'z = \\frac{x - \\mu}{\\sigma}',
	'x = \\mu + z\\sigma',
	'C = \\frac{5}{9}(F - 32)',
	'F = \\frac{9}{5}C + 32',
	'K = \\frac{1}{2}mv^{2}',
	'L = 10\\log R',
	'\\text{pH} = -\\log C',
];

/** The same in any letters: the sides of a triangle and the endpoints of a segment have their own names. */
const IN_ANY_LETTERS: readonly string[] = [
	'x = \\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}',
	'x = -\\frac{b}{2a}',
	'c^{2} = a^{2} + b^{2} - 2ab\\cos C',
	'\\cos C = \\frac{a^{2} + b^{2} - c^{2}}{2ab}',
	'm = \\frac{y_2 - y_1}{x_2 - x_1}',
	'm_{AB} = \\frac{y_2 - y_1}{x_2 - x_1}',
	'd = \\sqrt{(x_2 - x_1)^{2} + (y_2 - y_1)^{2}}',
	'AB = \\sqrt{(x_2 - x_1)^{2} + (y_2 - y_1)^{2}}',
];

/** What two formulas have in common if they differ only in numbers and signs. */
const shapeOf = (tex: string): string => tex.replaceAll(/\d+/g, '#').replaceAll(/[-+]|\\pm/g, '±');

/** The letters outside commands as a, b, c … in order of appearance. */
function inOrder(tex: string): string {
	const names = new Map<string, number>();
	return tex.replaceAll(/\\[a-zA-Z]+|[a-zA-Z]/g, (token) => {
		if (token.startsWith('\\')) return token;
		if (!names.has(token)) names.set(token, names.size);
		return `{${names.get(token)}}`;
	});
}

type Shapes = ReadonlyMap<string, readonly string[]>;

const shapesOf = (formulas: readonly string[]): Shapes => Map.groupBy(formulas, shapeOf);

const KNOWN = shapesOf(FORMULAS);
const KNOWN_IN_ORDER = shapesOf(IN_ANY_LETTERS.map(inOrder));

const isOther = (tex: string, known: Shapes): boolean =>
	known.get(shapeOf(tex))?.includes(tex) === false;

/** Formulas in the prompt, the hints, and the steps that differ from a known one in a number or a sign. */
export function checkKnownFormulas({ question, hints, steps }: Question): string[] {
	const texts = [question, ...hints.map(({ text }) => text), ...steps.map(({ text }) => text)];
	return texts
		.flatMap(formulasIn)
		.filter((tex) => tex.includes('='))
		.filter((tex) => isOther(tex, KNOWN) || isOther(inOrder(tex), KNOWN_IN_ORDER))
		.map((tex) => `"${tex}" is not a formula, but is like one`);
}
