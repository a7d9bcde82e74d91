/** The words of a number-line figure, read back as the set that it shows. */
import { type Exact, exact, less, same, UnreadableTex } from '../../../verify/values.ts';

type Shown = (x: Exact) => boolean;

const CIRCLE =
	/an? (open|closed) circle (?:at|(\d+) tick marks? to the (left|right) of) (negative )?(\d+)/g;

/** Reads "an open circle at negative 3, and everything to the left of it is shaded". Tick marks are 1 apart. */
export function readSolutionLine(words: string): { has: Shown; ends: Exact[] } {
	const circles = [...words.matchAll(CIRCLE)].map(([, kind, steps = '0', side, minus, number]) => {
		const near = (minus ? -1 : 1) * Number(number);
		return {
			at: exact(near + (side === 'left' ? -1 : 1) * Number(steps)),
			closed: kind === 'closed',
		};
	});
	const [one, two, ...more] = circles;
	if (!one || more.length > 0) throw new UnreadableTex(`"${words}" shows no set.`);
	const below =
		({ at, closed }: typeof one): Shown =>
		(x) =>
			less(x, at) || (closed && same(x, at));
	const above =
		({ at, closed }: typeof one): Shown =>
		(x) =>
			less(at, x) || (closed && same(x, at));
	const ends = circles.map(({ at }) => at);
	if (two) {
		const outside = /to the left of the left circle and to the right of the right circle/.test(
			words,
		);
		if (!outside && !/between them is shaded/.test(words))
			throw new UnreadableTex(`"${words}" does not say what is shaded.`);
		return {
			ends,
			has: outside ? (x) => below(one)(x) || above(two)(x) : (x) => above(one)(x) && below(two)(x),
		};
	}
	const side = /everything to the (left|right) of it is shaded/.exec(words)?.[1];
	if (!side) throw new UnreadableTex(`"${words}" does not say what is shaded.`);
	return { ends, has: side === 'left' ? below(one) : above(one) };
}
