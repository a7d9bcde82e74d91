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
	const given = numbersIn(plainText(prompt));
	const known = [...labels, ...given, ...cornersIn(marks), ...ANGLES];
	return [
		...unsaid.map((number) => `the drawing shows ${number}, its description does not`),
		...said
			.filter((number) => !known.includes(number))
			.map((number) => `the description names ${number}, the drawing does not show it`),
		...measuresMissing(given, labels, description),
		...wordIssues(texts, description),
		...expressionIssues(texts, description),
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
