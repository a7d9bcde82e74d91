/**
 * A drawing's labels and its description must have the same numbers: each label at a side, an angle, or a part. The
 * numbers of axes are a scale and are not read here; tables are read in `table-cells.ts`.
 */
import { type Mark, marksIn } from './svg-elements.ts';

/**
 * Issues for a label that is not in the description, and for a number in the description that is in neither the drawing
 * nor the prompt.
 */
export function labelIssues(svg: string, description: string, prompt: string): string[] {
	if (SCALED.test(description) || description.startsWith('A table')) return [];
	const marks = marksIn(svg);
	const texts = marks.flatMap(({ text }) => text);
	const labels = texts.flatMap(numbersIn);
	const said = numbersIn(description);
	const unsaid = labels.filter((number) => !said.includes(number));
	const text = plainText(prompt);
	const given = numbersIn(text);
	const known = [...labels, ...given, ...cornersIn(marks), ...ANGLES];
	return [
		...notInPrompt(texts, description, text),
		...unsaid.map((number) => `the drawing shows ${number}, its description does not`),
		...said
			.filter((number) => !known.includes(number))
			.map((number) => `the description names ${number}, the drawing does not show it`),
		...measuresMissing(given, labels, description),
		...wordIssues(texts, description),
		...expressionIssues(texts, description),
		...letterIssues(texts, description),
	];
}

const MEASURE =
	/(angle [A-Z](?: ?[A-Z]){0,2}|(?:side )?[A-Z] ?[A-Z]) is ([\d.]+) (?:degrees|[a-z]+ long)/g;

/**
 * "Angle A is 69 degrees", "side AB is 60 metres long": the drawing shows it, even if the prompt says it too. Two angles
 * at one vertex, one inside the other, may go without.
 */
function measuresMissing(
	given: readonly string[],
	labels: readonly string[],
	description: string,
): string[] {
	const measures = [...description.matchAll(MEASURE)];
	return measures
		.filter(
			([, part, size = '']) =>
				given.includes(size) &&
				!labels.includes(size) &&
				measures.filter(([, other]) => other === part).length === 1,
		)
		.map(([said]) => `"${said}" is not in the drawing`);
}

/** Angles of the two special triangles, which are not labeled. */
const ANGLES = ['30', '45', '60'];

const plainText = (prompt: string): string => prompt.replaceAll(/\{,\}/g, '');

/** The prompt gives each number and each expression of the drawing too, and the drawing each angle of the prompt. */
function notInPrompt(texts: readonly string[], description: string, prompt: string): string[] {
	// A bearing has zeros in front.
	const given = numbersIn(prompt).map((number) => number.replace(/^0+(?=\d)/, ''));
	const shown = numbersIn(description.replace('right angle', '90'));
	const angles = texts.some((text) => text.endsWith('°'))
		? [...prompt.matchAll(/(?<![\w.])0*(\d+)\^\{\\circ\}/g)].map(([, size = '']) => size)
		: [];
	return [
		...angles
			.filter((size) => !shown.includes(size))
			.map((size) => `the prompt gives ${size}°, the drawing does not`),
		...texts
			.flatMap(numbersIn)
			.filter((number) => !given.includes(number))
			.map((number) => `the drawing shows ${number}, the prompt does not`),
		...texts
			.filter((text) => /\d[a-z]|[a-z] [+−]/.test(text))
			.filter((text) => !prompt.includes(text.replaceAll(/^\(|\)?°$/g, '').replaceAll('−', '-')))
			.map((text) => `the drawing shows ${text}, the prompt does not`),
	];
}

/** A polygon has as many sides as vertices. */
const cornersIn = (marks: readonly Mark[]): string[] =>
	marks
		.filter(({ name }) => name === 'path')
		.map(({ attributes }) => `${(attributes['d'] ?? '').match(/[ML]/gi)?.length ?? 0}`);

/** A word in the drawing, such as "larger" at an angle, occurs once, and in its description too. */
const wordIssues = (texts: readonly string[], description: string): string[] =>
	texts
		.filter((text) => /^[a-z]{4,}$/.test(text))
		.filter((text) => !description.includes(text) || texts.filter((one) => one === text).length > 1)
		.map((text) => `the drawing has "${text}" twice, or its description does not have it`);

/** "A sphere with radius r" has the label r, and the label h is described: "and height h". */
function letterIssues(texts: readonly string[], description: string): string[] {
	const labels = new Set(
		texts.flatMap((text) => text.replace(/(?<=\w) m$/, '').match(LETTER) ?? []),
	);
	const said = new Set(description.match(LETTER) ?? []);
	return [...labels.symmetricDifference(said)].map(
		(letter) => `the letter ${letter} is not both in the drawing and in its description`,
	);
}

/** But for the word "a". */
const LETTER = /(?<![A-Za-z])(?:[b-z]|a(?= *[.,;]|$))(?![A-Za-z])/g;

/** "(5x + 30)°" is described as "the quantity 5 x plus 30, end quantity, degrees". */
const expressionIssues = (texts: readonly string[], description: string): string[] =>
	texts
		.filter((text) => /\d[a-z]/.test(text) && text.includes('°'))
		.filter((text) => !description.includes(spoken(text)))
		.map((text) => `the drawing shows ${text}, its description does not`);

/** "(5x + 30)°" in words. */
export const spoken = (text: string): string =>
	text
		.replaceAll(/\(([^()]*[+−][^()]*)\)/g, 'the quantity $1, end quantity,')
		.replaceAll(/[()]/g, '')
		.replaceAll('°', ' degrees')
		.replaceAll(/(?<=\d)(?=[a-z])/g, ' ')
		.replaceAll('+', 'plus')
		.replaceAll('−', 'minus');

const SCALED =
	/grid line|number line|Number line|axis runs|plot of|plots of|histogram|coordinate plane|percent bar|Four graphs|Graph [A-D]:/;

const numbersIn = (text: string): string[] =>
	text
		.replaceAll('−', '-')
		.replaceAll('negative ', '-')
		.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
		.match(/(?<![\w.])-?\d+(?:\.\d+)?/g) ?? [];
