/**
 * The prompts already used, in a fixed amount of memory however many there are: a Bloom filter (B. H. Bloom, 1970). It
 * never forgets a prompt; very rarely it takes a new one for known, and the next draw is used instead.
 */
import { xmur3 } from '../../math/random.ts';
import type { Seen } from './generate.ts';

/** 8 MiB: with a million prompts about one new one in 30 million is mistaken for known. */
const WORDS = 2 ** 21;
const PROBES = 7;

export function createSeenFilter(): Seen {
	const words = new Uint32Array(WORDS);
	// Kirsch and Mitzenmacher, 2006: two hashes are as good as seven.
	const places = (key: string): number[] => {
		const hash = xmur3(key);
		const first = hash();
		const step = (hash() | 1) >>> 0;
		return Array.from({ length: PROBES }, (_, probe) => (first + probe * step) % (WORDS * 32));
	};
	return {
		has: (key) => places(key).every((bit) => ((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0),
		add(key) {
			for (const bit of places(key)) words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
		},
	};
}
