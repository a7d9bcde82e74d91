/**
 * The labels of a drawing and the words that describe it name the same numbers: in a table every one, elsewhere each
 * label that stands at a side, an angle or a part. Where axes are drawn, their numbers are a scale and not read here.
 */

/** Issues for a label that the description does not name, or a cell that the drawing does not show. */
export function labelledOtherwise(svg: string, description: string): string[] {
	if (SCALED.test(description)) return [];
	const labels = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].flatMap(([, text = '']) =>
		numbersIn(text),
	);
	const said = numbersIn(description.replace(/^A table with \d+ rows\./, ''));
	const unsaid = labels.filter((number) => !said.includes(number));
	const unshown = description.startsWith('A table')
		? said.filter((one) => !labels.includes(one))
		: [];
	return [
		...unsaid.map((number) => `the drawing shows ${number}, its description does not`),
		...unshown.map((number) => `the description names ${number}, the drawing does not show it`),
	];
}

const SCALED =
	/grid line|number line|Number line|axis runs|plot of|plots of|histogram|coordinate plane|percent bar|Four graphs|Graph [A-D]:/;

const numbersIn = (text: string): string[] =>
	text
		.replaceAll('−', '-')
		.replaceAll('negative ', '-')
		.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
		.match(/(?<![\w.])-?\d+(?:\.\d+)?/g) ?? [];
