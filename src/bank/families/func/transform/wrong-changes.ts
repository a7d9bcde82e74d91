/** Wrong transformations: the right change with one mistake in it. */
import type { Draw } from '../../../family.ts';
import { type Change, isSameChange, type Parent } from '../../../steps/parents.ts';

export const isPlain = ({ a, k, d, c }: Change) => a === 1 && k === 1 && d === 0 && c === 0;

const UNFACTORED =
	'did not factor out the coefficient of x before identifying the horizontal translation';

type Shift = Pick<Change, 'd' | 'c'>;

type Mistake = readonly [make: (of: Change) => Change, why: (of: Change) => string];

const sideways = ({ d }: Shift) => (d > 0 ? 'left instead of right' : 'right instead of left');
const upOrDown = ({ c }: Shift) => (c > 0 ? 'down instead of up' : 'up instead of down');
const oppositeWay = (of: Shift) => `translated ${sideways(of)} and ${upOrDown(of)}`;
const mirrored = (factor: number) =>
	factor > 0 ? 'added a reflection' : 'left out the reflection';
const resized = (way: string, factor: number) =>
	Math.abs(factor) > 1
		? `compressed the graph ${way} instead of stretching it`
		: `stretched the graph ${way} instead of compressing it`;

const WRONG: readonly Mistake[] = [
	[(of) => ({ ...of, d: -of.d + 0 }), (of) => `translated ${sideways(of)}`],
	[(of) => ({ ...of, k: 1 / of.k }), ({ k }) => resized('horizontally', 1 / k)],
	[(of) => ({ ...of, a: 1 / of.a }), ({ a }) => resized('vertically', a)],
	[
		(of) => ({ ...of, a: of.k, k: of.a }),
		({ a, k }) =>
			a === -1 && k === 1
				? 'reflected in the y-axis instead of the x-axis'
				: a === 1 && k === -1
					? 'reflected in the x-axis instead of the y-axis'
					: a === 1
						? `mistook the horizontal ${Math.abs(k) > 1 ? 'compression for a vertical stretch' : 'stretch for a vertical compression'}${k > 0 ? '' : ', and reflected in the x-axis instead of the y-axis'}`
						: k === 1
							? `mistook the vertical ${Math.abs(a) > 1 ? 'stretch for a horizontal compression' : 'compression for a horizontal stretch'}${a > 0 ? '' : ', and reflected in the y-axis instead of the x-axis'}`
							: 'switched the vertical and horizontal factors',
	],
	[
		(of) => ({ ...of, d: of.c, c: of.d }),
		({ d, c }) =>
			c === 0
				? 'translated vertically instead of horizontally'
				: d === 0
					? 'translated horizontally instead of vertically'
					: Math.sign(d) === Math.sign(c)
						? 'switched the horizontal and vertical translations'
						: d === -c
							? oppositeWay({ d, c })
							: `translated ${d > 0 ? 'up' : 'down'} instead of ${d > 0 ? 'right' : 'left'}, and ${c > 0 ? 'right' : 'left'} instead of ${c > 0 ? 'up' : 'down'}`,
	],
	[(of) => ({ ...of, c: -of.c + 0 }), (of) => `translated ${upOrDown(of)}`],
	[(of) => ({ ...of, a: -of.a }), ({ a }) => `${mirrored(a)} in the x-axis`],
	[(of) => ({ ...of, d: -of.d + 0, c: -of.c + 0 }), oppositeWay],
	[(of) => ({ ...of, k: -of.k }), ({ k }) => `${mirrored(k)} in the y-axis`],
	[(of) => ({ ...of, d: of.d * of.k }), () => UNFACTORED],
];

/** Those that learners type most, of what the words name: nobody types a reflection that they do not name. */
export const typed = (change: Change): (readonly [of: Change, why: string])[] =>
	[0, 5, ...(change.a < 0 ? [6] : []), 4, 2, 1]
		.flatMap((at) => WRONG.slice(at, at + 1))
		.map(([make, why]) => [make(change), why(change)] as const)
		.filter(
			([{ a, k, d, c }]) => a !== change.a || k !== change.k || d !== change.d || c !== change.c,
		);

/** The right change, then three mistakes, all with different graphs. */
export function changes(
	draw: Draw,
	parent: Parent,
	change: Change,
	first: readonly Change[] = [],
): (readonly [Change, string])[] | undefined {
	const common = draw.random.shuffle(WRONG.slice(0, 7)).concat(WRONG.slice(7));
	const early = first.map((of) => [of, UNFACTORED] as const);
	const kept: (readonly [Change, string])[] = [[change, '']];
	for (const [of, mistake] of [
		...early,
		...common.map(([make, why]) => [make(change), why(change)] as const),
	])
		if (kept.length < 4 && !isPlain(of) && kept.every(([old]) => !isSameChange(parent, old, of)))
			kept.push([of, mistake]);
	return kept.length === 4 ? kept : undefined;
}
