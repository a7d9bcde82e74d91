/** Each line of a drawing leads somewhere: a path has more than its start. */
import { marksIn } from './svg-elements.ts';

export const emptyLines = (svg: string): string[] =>
	marksIn(svg)
		.filter(
			({ name, attributes: { d = '' } }) => name === 'path' && !/^M[^A-Za-z]+[A-Ya-y]/.test(d),
		)
		.map(({ attributes: { d } }) => `the path "${d}" leads nowhere`);
