/** Units and signs that stand behind a formula or among words, as they are said. */

/** By the sign of the unit, one and many, in Canadian spelling. */
export const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
	cm: ['centimetre', 'centimetres'],
	m: ['metre', 'metres'],
	km: ['kilometre', 'kilometres'],
	mm: ['millimetre', 'millimetres'],
	in: ['inch', 'inches'],
	ft: ['foot', 'feet'],
	yd: ['yard', 'yards'],
	mi: ['mile', 'miles'],
	g: ['gram', 'grams'],
	kg: ['kilogram', 'kilograms'],
	lb: ['pound', 'pounds'],
	oz: ['ounce', 'ounces'],
	s: ['second', 'seconds'],
	min: ['minute', 'minutes'],
	h: ['hour', 'hours'],
	L: ['litre', 'litres'],
	mL: ['millilitre', 'millilitres'],
	rad: ['radian', 'radians'],
};

/** Signs of turns, as in rad/min. Their names behind a formula say no more than it: "pi over 4 radians". */
const TURNS: typeof UNITS = {
	rad: ['radian', 'radians'],
	rev: ['revolution', 'revolutions'],
};

const SIGNS = { ...UNITS, ...TURNS };

/** `m/s` → metres per second, `cm²` → square centimetres; of one, `m` → metre. */
export function unitWords(unit: string, isOne = false): string {
	const [, base = unit, power = ''] = /^([^²³]*)([²³]?)$/.exec(unit) ?? [];
	const prefix = power === '²' ? 'square ' : power === '³' ? 'cubic ' : '';
	const [first = '', second] = base.split('/');
	const rate = second === undefined ? '' : ` per ${SIGNS[second]?.[0] ?? second}`;
	return `${prefix}${SIGNS[first]?.[isOne ? 0 : 1] ?? first}${rate}`;
}

/**
 * Signs among words that a reader would skip: "−$4", "−12", "90°", "°C", "1 yard = 3 feet",
 * "1 mile ≈ 1.609 kilometres", "30%", "π", the "68-95-99.7 rule", and "°" right behind a formula; the letters of a congruence test, which could
 * be read as a word: "S A S"; and the number of a quadrant, which could be read as letters.
 */
export const withSignsInWords = (words: string): string =>
	words
		.replaceAll(/(?<!\d ?)−(?=[$\d])/g, 'negative ')
		.replaceAll(/ ?°([CF])\b/g, (_, scale: string) => ` degrees ${SCALES[scale]}`)
		.replaceAll(/(?<=^|\d)°/g, ' degrees')
		.replaceAll(' = ', ' equals ')
		.replaceAll(' ≈ ', ' is approximately ')
		.replaceAll(/(\d?)π/g, (_, before: string) => `${before && `${before} `}pi`)
		.replaceAll(QUADRANTS, (said) =>
			said.replaceAll(/\b[IV]+\b/g, (number) => ROMAN[number] ?? number),
		)
		.replaceAll(/(?<=\d)%/g, ' percent')
		.replaceAll(/(?<=\d)-(?=\d)/g, ', ')
		.replaceAll(/\b(?:[AS]{3}|AA|HL)\b/g, (test) => [...test].join(' '));

/** "Quadrant III", "quadrants II and IV". */
const QUADRANTS = /\b[Qq]uadrant(?:s [IV]+(?:(?:,|,? (?:and|or)) [IV]+)*| [IV]+(?: or [IV]+)?)\b/g;
const ROMAN: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4' };

/** "Triangle D E F", "side E F" for "triangle DEF", "side EF", which could be read as words; but "US dollars". */
export const withNamesSpelled = (words: string): string =>
	words.replaceAll(/\b(?!US\b)[A-Z]{2,4}\b/g, (name) => [...name].join(' '));

/** The reverse: "triangle DEF". */
export const withNamesJoined = (words: string): string =>
	words.replaceAll(/\b[A-Z](?: [A-Z])+\b/g, (name) => name.replaceAll(' ', ''));

const SCALES: Readonly<Record<string, string>> = { C: 'Celsius', F: 'Fahrenheit' };

/** A unit behind a formula, but for "in", which is a word as well. */
const SIGN_BEHIND = new RegExp(
	`^ ((?:${Object.keys(SIGNS)
		.filter((sign) => sign !== 'in')
		.join('|')})[²³]?(?:/[a-z]+)?)(?![\\w²³/])`,
);

/** An angle is said short: "pi over 6 radians". */
const NAMES = Object.values(UNITS)
	.flat()
	.filter((name) => !name.startsWith('radian'))
	.map((name) => name.replace(/tre/, 't(?:re|er)'));
const NAME_BEHIND = new RegExp(
	`^ (?:(?:square|cubic) )?(?:units?|(?:(?:thousand|million) )?dollars|${NAMES.join('|')})\\b`,
);

/** Whether words go on with a unit: " m", " square units", " inches". */
export const startsWithUnit = (words: string): boolean =>
	SIGN_BEHIND.test(words) || NAME_BEHIND.test(words);

/** The words behind a formula, their unit in full: after 1.4, " m above" is " metres above", where "m" is a variable to a listener. */
export const withUnitInFull = (words: string, isOne: boolean): string =>
	words.replace(SIGN_BEHIND, (_, unit: string) => ` ${unitWords(unit, isOne)}`);
