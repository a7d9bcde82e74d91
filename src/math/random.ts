/**
 * Seeded randomness: the same seed text gives the same draws on every machine and in every release.
 * Generator: sfc32 (Chris Doty-Humphrey, PractRand, public domain), seeded by xmur3 (bryc, public domain).
 */

export type Random = {
	/** A uniform integer from `low` to `high`, both inclusive. */
	int(low: number, high: number): number;
	/** One element, all equally likely. @throws {RangeError} for an empty list. */
	pick<T>(list: readonly T[]): T;
	/** A new list in random order (Fisher–Yates). */
	shuffle<T>(list: readonly T[]): T[];
	/** `count` different elements in random order. @throws {RangeError} if the list is shorter. */
	sample<T>(list: readonly T[], count: number): T[];
};

export function createRandom(seed: string): Random {
	const next = sfc32(xmur3(seed));
	const int = (low: number, high: number) =>
		low + Math.floor((next() / 4294967296) * (high - low + 1));
	function pick<T>(list: readonly T[]): T {
		if (list.length === 0) throw new RangeError('Cannot pick from an empty list.');
		return list[int(0, list.length - 1)] as T;
	}
	function shuffle<T>(list: readonly T[]): T[] {
		const left = [...list];
		const mixed: T[] = [];
		while (left.length > 0) mixed.push(...left.splice(int(0, left.length - 1), 1));
		return mixed;
	}
	function sample<T>(list: readonly T[], count: number): T[] {
		if (count > list.length) throw new RangeError(`Cannot draw ${count} from ${list.length}.`);
		return shuffle(list).slice(0, count);
	}
	return { int, pick, shuffle, sample };
}

const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten letters and digits (50 bits, Crockford's base 32 without i, l, o, u) that identify `name`, always the same. */
export function shortId(name: string): string {
	const hash = xmur3(name);
	const high = hash();
	const low = hash();
	const bits = (BigInt(high) << 32n) | BigInt(low);
	let id = '';
	for (let shift = 0n; shift < 50n; shift += 5n) id += ID_LETTERS[Number((bits >> shift) & 31n)];
	return id;
}

/** A sequence of well-mixed integers below 2³² derived from `text`, always the same. */
export function xmur3(text: string): () => number {
	let h = 1779033703 ^ text.length;
	for (let i = 0; i < text.length; i++) {
		h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
		h = (h << 13) | (h >>> 19);
	}
	return () => {
		h = Math.imul(h ^ (h >>> 16), 2246822507);
		h = Math.imul(h ^ (h >>> 13), 3266489909);
		return (h ^= h >>> 16) >>> 0;
	};
}

function sfc32(seed: () => number): () => number {
	let [a, b, c, d] = [seed(), seed(), seed(), seed()];
	const next = () => {
		const t = (((a + b) | 0) + d) | 0;
		d = (d + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (c << 21) | (c >>> 11);
		c = (c + t) | 0;
		return t >>> 0;
	};
	for (let warmUp = 0; warmUp < 12; warmUp++) next();
	return next;
}
