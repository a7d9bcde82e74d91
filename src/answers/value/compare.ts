/** Whether two expressions have the same value: exactly if possible, otherwise by sampling. */
import { alike, hasNames, namesIn, some, type Tree } from '../tree.ts';
import { rationalOf } from './rational.ts';
import { sameResidue } from './residue.ts';
import { type Complex, type Point, type Sample, sampleAt } from './sample.ts';

export type Sameness =
	/** The same wherever either is defined. */
	| { are: 'same' }
	/** The same value, but one is undefined at `at`, such as "x = 1". */
	| { are: 'same except'; at: string }
	/** The same as long as all variables are positive, different elsewhere. */
	| { are: 'same for positive letters' }
	| { are: 'different' }
	/** No point was found at which both are defined. */
	| { are: 'unknown' };

/** Points that must agree, and the most points tried. */
const ENOUGH = 8;
const MOST = 64;

export function compare(left: Tree, right: Tree, { degrees = false } = {}): Sameness {
	if (alike(left, right)) return { are: 'same' };
	const a = rationalOf(left);
	const b = rationalOf(right);
	if (a && b) return { are: a.equals(b) ? 'same' : 'different' };
	const hasDegrees = degrees || some(left, isDegrees) || some(right, isDegrees);
	const exact = hasDegrees ? null : sameResidue(left, right);
	if (exact === false) return { are: 'different' };
	if (exact === true) return domains(left, right, degrees);
	const sampled = samples(left, right, degrees);
	return sampled.are === 'same' ? domains(left, right, degrees) : sampled;
}

export const same = (left: Tree, right: Tree, options: { degrees?: boolean } = {}): boolean =>
	compare(left, right, options).are === 'same';

const isDegrees = (tree: Tree): boolean => tree.is === 'degrees';

function samples(left: Tree, right: Tree, degrees: boolean): Sameness {
	const names = [...namesIn(left, namesIn(right))];
	const complex = some(left, isImaginary) || some(right, isImaginary);
	let agreed = 0;
	let positive = 0;
	let apart = 0;
	for (let place = 0; place < (names.length === 0 ? 1 : MOST) && agreed < ENOUGH * 3; place++) {
		const letters = new Map(names.map((name, at) => [name, letterValue(place, at)]));
		const point: Point = { letters, degrees, complex };
		const a = sampleAt(left, point);
		const b = sampleAt(right, point);
		if (!a !== !b) apart++;
		if (!a || !b) continue;
		if (agrees(a, b)) {
			agreed++;
			if (isPositive(place)) positive++;
			continue;
		}
		return positive >= ENOUGH && !isPositive(place)
			? { are: 'same for positive letters' }
			: { are: 'different' };
	}
	if (agreed >= (names.length === 0 ? 1 : 3)) return { are: 'same' };
	return { are: apart > 2 ? 'different' : 'unknown' };
}

const isImaginary = (tree: Tree): boolean => tree.is === 'name' && tree.name === 'i';

/** Positive values first, then both signs; some integers, most not; small and large. */
const isPositive = (place: number): boolean => place < 12;

function letterValue(place: number, at: number): number {
	const spread = (place * 0.618_033_988_749_895 + at * 0.754_877_666_246_693 + 0.11) % 1;
	if (place % 4 === 3) return Math.floor(spread * 9) + 1 + (at % 2);
	const size = [3, 11, 0.9][place % 4] ?? 1;
	const value = 0.05 + spread * size + (place % 5 === 4 ? 17 : 0);
	return isPositive(place) || (place + at) % 3 === 0 ? value : -value;
}

function agrees({ value: a, scale: s }: Sample, { value: b, scale: t }: Sample): boolean {
	const apart = Math.hypot(a[0] - b[0], a[1] - b[1]);
	const size = Math.max(magnitude(a), magnitude(b));
	return apart <= 1e-10 * size || apart <= 4e-14 * Math.max(s, t);
}

const magnitude = (value: Complex): number => Math.hypot(value[0], value[1]);

/** (x² − 1)/(x − 1) is x + 1 except at x = 1: looks for points where one of the two is undefined. */
function domains(left: Tree, right: Tree, degrees: boolean): Sameness {
	const names = [...namesIn(left, namesIn(right))];
	const name = names[0];
	if (name === undefined || names.length > 1) return { are: 'same' };
	if (!some(left, mayFail) && !some(right, mayFail)) return { are: 'same' };
	for (let twelfth = -240; twelfth <= 240; twelfth++) {
		if (Math.abs(twelfth) > 60 && twelfth % 12 !== 0) continue;
		if (twelfth % 2 !== 0 && twelfth % 3 !== 0) continue;
		const point: Point = { letters: new Map([[name, twelfth / 12]]), degrees };
		const a = sampleAt(left, point);
		const b = sampleAt(right, point);
		if (Boolean(a) === Boolean(b)) continue;
		return { are: 'same except', at: `${name} = ${written(twelfth)}` };
	}
	return { are: 'same' };
}

const mayFail = (tree: Tree): boolean =>
	(tree.is === 'quotient' && hasNames(tree.under)) ||
	(tree.is === 'power' && hasNames(tree.base) && !isWhole(tree.exponent));

const isWhole = (tree: Tree): boolean => tree.is === 'number' && tree.value.d === 1n;

const written = (twelfths: number): string => {
	const divisor = [12, 6, 4, 3, 2, 1].find((by) => twelfths % by === 0) ?? 1;
	const under = 12 / divisor;
	return `${twelfths < 0 ? '−' : ''}${Math.abs(twelfths / divisor)}${under === 1 ? '' : `/${under}`}`;
};
