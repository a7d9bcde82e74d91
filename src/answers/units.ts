/** Units as students write them: spelled, shortened, in the plural, British or American. */

/** The name that stands for all others, then the others in the singular. */
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
	'$ dollar usd cad us$ c$',
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

/** One text for one unit: `sq. metres`, `square meter` and `m^2` are `m2`. */
export function canonicalUnit(unit: string): string {
	return unit
		.toLowerCase()
		.replaceAll(/\\text\{([^{}]*)\}|\\[,; ]|\\(?=[%$])/g, '$1')
		.replaceAll('²', '2')
		.replaceAll('³', '3')
		.replaceAll(/\bmph\b/g, 'mi/h')
		.replaceAll(/\bkm?ph\b|\bkmh\b/g, 'km/h')
		.replaceAll(/\bsq(?:uared?)?\b\.?\s*(\p{L}+)/gu, '$12')
		.replaceAll(/\bcu(?:bic)?\b\.?\s*(\p{L}+)/gu, '$13')
		.replaceAll(/\b(\p{L}+)\s+squared\b/gu, '$12')
		.replaceAll(/\b(\p{L}+)\s+cubed\b/gu, '$13')
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
		.trim();
}

const known = (word: string): string | undefined => KNOWN.get(word);

const singular = (word: string): string =>
	word.replace(/(?<=[sxz]|ch|sh)es$/, '').replace(/(?<=[^su])s$/, '');

/** Text without its unit. `other` is a unit that was typed but does not fit the expected one. */
export type Unitless = { text: string; other?: string };

const NUMBER_END = /[\d)\]}½¼¾⅓⅔%π²³√.…]$|pi$/;

/**
 * Takes away the unit behind one value, or a dollar sign in front of it. `accepted` are canonical units; `letters` says
 * that the expected answer has letters of its own, so that only whole unit words are looked at.
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
		!/^(?:sqrt|root|times|over|remainder|union)/i.test(unit);
	if (/^[°%]|^pi$/.test(name)) return { text };
	return isUnit || isWord ? { text: glued[1] ?? '', other: unit.trim() } : { text };
}
