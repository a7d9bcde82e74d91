/** Each line of a drawing leads somewhere: a path has more than its start, and does not stay there. */
import { marksIn } from './svg-elements.ts';

export const emptyLines = (svg: string): string[] =>
	marksIn(svg)
		.filter(
			({ name, attributes: { d = '' } }) =>
				name === 'path' && (!/^M[^A-Za-z]+[A-Ya-y]/.test(d) || staysAtStart(d)),
		)
		.map(({ attributes: { d } }) => `the path "${d}" leads nowhere`);

/** "M179.6 148.1L179.6 148.1" */
const staysAtStart = (d: string): boolean =>
	/^M[^A-Za-z]+(?:L[^A-Za-z]+)+Z?$/.test(d) && new Set(d.match(/[-\d.]+[ ,][-\d.]+/g)).size === 1;
