/** How many of the smaller unit make up the larger, in words: "1 foot is 12 inches". */
const SIZES: Readonly<Record<string, number>> = {
	'minute second': 60,
	'hour minute': 60,
	'hour second': 3600,
	'day hour': 24,
	'week day': 7,
	'year month': 12,
	'foot inch': 12,
	'yard foot': 3,
	'mile foot': 5280,
	'mile yard': 1760,
	'pound ounce': 16,
	'ton pound': 2000,
	'gallon quart': 4,
	'quart pint': 2,
	'pint cup': 2,
	'cup fluid ounce': 8,
	'kilometer meter': 1000,
	'meter centimeter': 100,
	'meter millimeter': 1000,
	'centimeter millimeter': 10,
	'kilogram gram': 1000,
	'gram milligram': 1000,
	'liter milliliter': 1000,
};

const POWERS = ['', 'square ', 'cubic '];

/** Undefined for unknown units, such as those of a made-up country. */
export function unitsIn(larger: string, smaller: string): number | undefined {
	const power = POWERS.findLastIndex((word) => larger.startsWith(word) && smaller.startsWith(word));
	const word = POWERS[power] ?? '';
	const [one, many] = [larger, smaller].map((unit) => singular(unit.slice(word.length)));
	const size = SIZES[`${one} ${many}`];
	return size === undefined ? undefined : size ** (power + 1);
}

const singular = (unit: string): string =>
	unit
		.replace(/metre/, 'meter')
		.replace(/litre/, 'liter')
		.replace('feet', 'foot')
		.replace('inches', 'inch')
		.replace(/s$/, '');
