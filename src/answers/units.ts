/** Units as students write them: in full, abbreviated, in the plural, British or American. */

import { Fraction } from './value/fraction.ts';

/** The canonical name, then the others in the singular. */
const UNITS: readonly (readonly string[])[] = [
	'mm millimetre millimeter',
	'cm centimetre centimeter',
	'm metre meter',
	'km kilometre kilometer',
	'in inch inche "',
	'ft foot feet',
	'yd yard',
	'mi mile',
	'mg milligram',
	'g gram',
	'kg kilogram kilo',
	'lb pound lbs',
	'oz ounce',
	'ml millilitre milliliter',
	'l litre liter',
	'gal gallon',
	'qt quart',
	's second sec',
	'min minute mins',
	'h hour hr',
	'd day',
	'week wk',
	'month mo',
	'year yr',
	'° degree deg',
	'rad radian',
	'$ dollar usd cad us$ c$ buck',
	'% percent pct',
	'c celsiu celsius °c',
	'f fahrenheit °f',
	'people person',
	'unit',
	'byte',
	'joule j',
	'watt w',
	'rev revolution',
	'half-year',
	'cent ¢',
	'ohm ω',
].map((line) => line.split(' '));

const KNOWN = new Map(
	UNITS.flatMap(([name = '', ...others]) => [name, ...others].map((other) => [other, name])),
);

/** A canonical text for a unit: `sq. metres`, `square meter`, and `m^2` are `m2`. */
export function canonicalUnit(unit: string): string {
	return (
		unit
			.toLowerCase()
			.replaceAll(/\\(?:text|mathrm)\{([^{}]*)\}|\\[,; ]|\\(?=[%$])/g, '$1')
			.replaceAll('²', '2')
			.replaceAll('³', '3')
			.replaceAll(/\bmph\b/g, 'mi/h')
			.replaceAll(/\bkm?ph\b|\bkmh\b/g, 'km/h')
			.replaceAll(/\bsq(?:uared?)?\b\.?\s*(\p{L}+)/gu, '$12')
			.replaceAll(/\bcu(?:bic)?\b\.?\s*(\p{L}+)/gu, '$13')
			.replaceAll(/\b(\p{L}+)\s+squared\b/gu, '$12')
			.replaceAll(/\b(\p{L}+)\s+cubed\b/gu, '$13')
			// "2/3 of an hour".
			.replace(/^\s*of\s+an?\s+/, '')
			.replaceAll(/\s+(?:per|an?|each)\s+/g, '/')
			.replaceAll('^', '')
			.replaceAll(/[.{}]/g, '')
			.replaceAll(
				/[\p{L}°$%"¢-]+/gu,
				(word) => known(word) ?? known(word.replace(/s$/, '')) ?? singular(word),
			)
			.replaceAll('°c', 'c')
			.replaceAll('°f', 'f')
			.replaceAll(/\s+/g, ' ')
			.replaceAll(/° (?=[cf]\b)/g, '')
			.replaceAll(/\bus \$/g, '$')
			.replaceAll(/\s*\/\s*/g, '/')
			.trim()
	);
}

const known = (word: string): string | undefined => KNOWN.get(word);

const singular = (word: string): string =>
	word.replace(/(?<=[sxz]|ch|sh)es$/, '').replace(/(?<=[^su])s$/, '');

/** Units of the same quantity, each with its size in terms of the first. */
const SIZES: readonly Readonly<Record<string, bigint>>[] = [
	{ mm: 1n, cm: 10n, m: 1000n, km: 1_000_000n },
	{ in: 1n, ft: 12n, yd: 36n, mi: 63_360n },
	{ mg: 1n, g: 1000n, kg: 1_000_000n },
	{ oz: 1n, lb: 16n },
	{ ml: 1n, l: 1000n },
	{ qt: 1n, gal: 4n },
	{ s: 1n, min: 60n, h: 3600n, d: 86_400n, wk: 604_800n },
	{ cent: 1n, $: 100n },
];

/** How many of the second unit make up the first: mm² in cm² is 1/100; null for different quantities. */
export function unitRatio(typed: string, asked: string): Fraction | null {
	const [from, to] = [typed, asked].map((unit) => /^(.*?)([23]?)$/.exec(canonicalUnit(unit)) ?? []);
	const sizes = SIZES.find((size) => [from, to].every((unit) => (unit?.[1] ?? '') in size));
	if (!sizes || from?.[2] !== to?.[2]) return null;
	const power = BigInt(from?.[2] || 1);
	return new Fraction(
		(sizes[from?.[1] ?? ''] ?? 0n) ** power,
		(sizes[to?.[1] ?? ''] ?? 1n) ** power,
	);
}

/** Text without its unit. `other` is a unit that was typed but is not the expected one. */
export type Unitless = { text: string; other?: string };

const NUMBER_END = /[\d)\]}½¼¾⅓⅔%π²³√.…]$|pi$/;

/**
 * Removes the unit after a value, or a dollar sign in front of it. `accepted` are canonical units; `letters` means that
 * the expected answer has variables, so only whole unit words count.
 */
export function withoutUnit(
	typed: string,
	accepted: ReadonlySet<string>,
	letters: boolean,
): Unitless {
	const money =
		/^([^\p{L}\d$€£¥\\]*(?:\p{L}\s*=\s*)?-?)\s*(?:US|CA?)?\\?([$€£¥])\s*(?=[-\d.])/u.exec(typed);
	const text = money ? typed.replace(money[0], money[1] ?? '') : typed;
	if (money && money[2] !== '$') return { text, other: money[2] as string };
	const rate = money ? /^(.*\d)\s*(\/.*)$/.exec(text.trimEnd()) : null;
	if (rate && accepted.has(canonicalUnit(`dollars${rate[2]}`))) return { text: rate[1] ?? '' };
	const words = text.trimEnd().split(/(?<=\S)(?=\s)/);
	for (let from = 1; from < words.length && from < 8; from++) {
		const unit = words.slice(from).join('').trim();
		const rest = words.slice(0, from).join('');
		if (!letters && !NUMBER_END.test(rest)) continue;
		if (
			accepted.has(canonicalUnit(money ? `dollars ${unit}` : unit)) ||
			accepted.has(canonicalUnit(unit))
		)
			return { text: rest };
	}
	const glued =
		/^(.*?[\d)\]}½¼¾⅓⅔π²³]|pi)\s*(?!pi|π)([\p{L}°º˚%"¢$\\][^\d]*[23]?|[\p{L}°%][\p{L}°%/^²³.23 ]*)$/u.exec(
			text.trimEnd(),
		);
	const unit = glued?.[2] ?? '';
	if (
		glued &&
		(accepted.has(canonicalUnit(unit)) || (money && accepted.has(canonicalUnit(`dollars ${unit}`))))
	)
		return { text: glued[1] ?? '' };
	if (money && accepted.size > 0 && !accepted.has('$')) return { text, other: '$' };
	if (letters || !glued || !NUMBER_END.test(glued[1] ?? '')) return { text };
	const name = canonicalUnit(unit);
	const isUnit = name.split(/[/ ]/).every((part) => KNOWN.has(part.replace(/[23]$/, '')));
	const isWord =
		/^\p{L}{4,}(?: \p{L}+)*$/u.test(unit.trim()) &&
		!/^(?:sqrt|root|times|over|remainder|union|hundred|thousand|million|billion)/i.test(unit);
	if (/^[°%]|^pi$/.test(name)) return { text };
	return isUnit || isWord ? { text: glued[1] ?? '', other: unit.trim() } : { text };
}
