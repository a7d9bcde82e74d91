/** Units of measurement by their short names, and how many of one make another. */
import type { Prose } from '../../../../math/prose.ts';
import { caseOf } from '../../../family.ts';

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
	in: ['inch', 'inches'],
	ft: ['foot', 'feet'],
	yd: ['yard', 'yards'],
	mi: ['mile', 'miles'],
	oz: ['ounce', 'ounces'],
	lb: ['pound', 'pounds'],
	ton: ['ton', 'tons'],
	'fl oz': ['fluid ounce', 'fluid ounces'],
	cup: ['cup', 'cups'],
	pt: ['pint', 'pints'],
	qt: ['quart', 'quarts'],
	gal: ['gallon', 'gallons'],
	mm: ['millimeter', 'millimeters'],
	cm: ['centimeter', 'centimeters'],
	m: ['meter', 'meters'],
	km: ['kilometer', 'kilometers'],
	mg: ['milligram', 'milligrams'],
	g: ['gram', 'grams'],
	kg: ['kilogram', 'kilograms'],
	mL: ['milliliter', 'milliliters'],
	L: ['liter', 'liters'],
	s: ['second', 'seconds'],
	min: ['minute', 'minutes'],
	h: ['hour', 'hours'],
	day: ['day', 'days'],
	week: ['week', 'weeks'],
	acre: ['acre', 'acres'],
	'in²': ['square inch', 'square inches'],
	'ft²': ['square foot', 'square feet'],
	'yd²': ['square yard', 'square yards'],
	'cm²': ['square centimeter', 'square centimeters'],
	'm²': ['square meter', 'square meters'],
	'in³': ['cubic inch', 'cubic inches'],
	'ft³': ['cubic foot', 'cubic feet'],
	'yd³': ['cubic yard', 'cubic yards'],
	'cm³': ['cubic centimeter', 'cubic centimeters'],
	'm³': ['cubic meter', 'cubic meters'],
};

const oneOf = (unit: string): string => caseOf(NAMES, unit)[0];
export const manyOf = (unit: string): string => caseOf(NAMES, unit)[1];

/** `'ft>in': '12'`: 1 foot is 12 inches. */
const LINKS: Readonly<Record<string, string>> = {
	'ft>in': '12',
	'yd>ft': '3',
	'mi>yd': '1760',
	'mi>ft': '5280',
	'lb>oz': '16',
	'ton>lb': '2000',
	'cup>fl oz': '8',
	'pt>cup': '2',
	'qt>pt': '2',
	'gal>qt': '4',
	'cm>mm': '10',
	'm>cm': '100',
	'km>m': '1000',
	'g>mg': '1000',
	'kg>g': '1000',
	'L>mL': '1000',
	'min>s': '60',
	'h>min': '60',
	'h>s': '3600',
	'day>h': '24',
	'week>day': '7',
	'ft²>in²': '144',
	'yd²>ft²': '9',
	'm²>cm²': '10000',
	'ft³>in³': '1728',
	'yd³>ft³': '27',
	'm³>cm³': '1000000',
};

/** Learners need not know these by heart: the question states them. */
const STATED: Readonly<Record<string, string>> = {
	'in>cm': '2.54',
	'acre>ft²': '43560',
	'm³>L': '1000',
};

/** Stated too, but rounded. */
const ROUNDED: Readonly<Record<string, string>> = {
	'ft>m': '0.305',
	'yd>m': '0.914',
	'mi>km': '1.609',
	'oz>g': '28.35',
	'lb>kg': '0.454',
	'qt>L': '0.946',
	'gal>L': '3.785',
};

type Link = {
	large: string;
	small: string;
	factor: string;
	stated: boolean;
	rounded: boolean;
};

/** Between two units in any order: 1 `large` is `factor` times 1 `small`. @throws {RangeError} when there is none. */
export function linkBetween(a: string, b: string): Link {
	for (const [large, small] of [
		[a, b],
		[b, a],
	] as const) {
		const name = `${large}>${small}`;
		const [rounded, exact] = [ROUNDED[name], LINKS[name] ?? STATED[name]];
		const factor = rounded ?? exact;
		if (factor)
			return { large, small, factor, stated: !(name in LINKS), rounded: rounded !== undefined };
	}
	throw new RangeError(`No conversion between ${a} and ${b}.`);
}

/** "1 foot = 12 inches", "1 mile ≈ 1.609 kilometers". */
export const factText = ({ large, small, factor, rounded }: Link): string =>
	`1 ${oneOf(large)} ${rounded ? '≈' : '='} ${grouped(factor)} ${manyOf(small)}`;

/** 43560 → "43,560", as it is written in a sentence. */
const grouped = (number: string): string =>
	number.replace(/^\d{5,}/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));

/** The chain of units through which a pair is converted in more than one step, the largest unit first. */
export const CHAINS: Readonly<Record<string, readonly string[]>> = {
	'in-ft': ['yd', 'ft', 'in'],
	'ft-yd': ['mi', 'yd', 'ft'],
	'yd-mi': ['mi', 'yd', 'ft', 'in'],
	'ft-mi': ['mi', 'ft', 'in'],
	'oz-lb': ['ton', 'lb', 'oz'],
	'lb-ton': ['ton', 'lb', 'oz'],
	'fl oz-cup': ['pt', 'cup', 'fl oz'],
	'cup-pt': ['qt', 'pt', 'cup'],
	'pt-qt': ['gal', 'qt', 'pt'],
	'qt-gal': ['gal', 'qt', 'pt', 'cup'],
	'mm-cm': ['m', 'cm', 'mm'],
	'cm-m': ['km', 'm', 'cm'],
	'm-km': ['km', 'm', 'cm'],
	'mg-g': ['kg', 'g', 'mg'],
	'g-kg': ['kg', 'g', 'mg'],
	'mL-L': ['m³', 'L', 'mL'],
	's-min': ['h', 'min', 's'],
	'min-h': ['day', 'h', 'min'],
	'h-day': ['week', 'day', 'h'],
	'in-cm': ['ft', 'in', 'cm'],
	'ft-m': ['yd', 'ft', 'm'],
	'mi-km': ['mi', 'km', 'm'],
	'lb-kg': ['lb', 'kg', 'g'],
	'gal-L': ['gal', 'L', 'mL'],
};

/** What may be measured in the units of a pair. */
export const MEASURED: Readonly<Record<string, string>> = {
	'in-ft': 'A shelf measures',
	'ft-yd': 'A rope measures',
	'yd-mi': 'A trail measures',
	'ft-mi': 'A trail measures',
	'oz-lb': 'A parcel weighs',
	'lb-ton': 'A load of sand weighs',
	'fl oz-cup': 'A cooler holds',
	'cup-pt': 'A cooking pot holds',
	'pt-qt': 'A bucket holds',
	'qt-gal': 'A tank holds',
	'mm-cm': 'A pipe measures',
	'cm-m': 'A rope measures',
	'm-km': 'A trail measures',
	'mg-g': 'A sample weighs',
	'g-kg': 'A parcel weighs',
	'mL-L': 'A tank holds',
	's-min': 'A concert lasts',
	'min-h': 'A trip lasts',
	'h-day': 'A voyage lasts',
	'in-cm': 'A shelf measures',
	'ft-m': 'A rope measures',
	'mi-km': 'A trail measures',
	'lb-kg': 'A crate weighs',
	'gal-L': 'A tank holds',
};

// A conversion of units as a chain of factors.

/** Multiplies by the number, or divides by it. */
export type Factor = {
	by: string;
	divides?: true;
	/** The factor is rounded, so the result is, too. */
	rounded?: true;
	why: string;
	/** The factors between the lengths where areas or volumes are changed, 12 and 12, and what they are. */
	sides?: readonly string[];
	sidesAre?: string;
};

export type UnitChange = {
	/** The words before the number: "A train moves at". */
	intro: string;
	from: string;
	to: string;
	factors: readonly Factor[];
	/** Numbers that make sense. */
	least?: number;
	most?: number;
	/** Decimal places of the answer where it is rounded. */
	places?: 1 | 2;
	/** What the question states: "1 mile ≈ 1.609 kilometers". */
	facts?: readonly string[];
	hint?: Prose;
};

export const times = (by: string, why: string): Factor => ({ by, why });
export const over = (by: string, why: string): Factor => ({ by, divides: true, why });

/** From one unit to another; `result` names what that gives, if another change follows. */
export function factorOf(from: string, to: string, result?: string): Factor {
	const link = linkBetween(from, to);
	return linkFactor(link, link.large === to, result);
}

/** The same for a unit after "per": from "per hour" to "per second", the number is divided. */
export function factorPer(from: string, to: string, result?: string): Factor {
	const link = linkBetween(from, to);
	return linkFactor(link, link.small === to, result);
}

function linkFactor(link: Link, divides: boolean, result?: string): Factor {
	const { large, small, factor, rounded } = link;
	const sides = sidesOf(large, small);
	const [side] = sides;
	const fact = `1 ${oneOf(large)} is ${rounded ? 'about ' : ''}${grouped(factor)} ${manyOf(small)}`;
	return {
		by: factor,
		...(divides ? { divides } : {}),
		...(rounded ? { rounded } : {}),
		why: `${fact}, so ${divides ? 'divide' : 'multiply'}${result === undefined ? '' : ` to get ${result}`}`,
		...(side === undefined
			? {}
			: {
					sides,
					sidesAre: `each ${sides.length === 2 ? 'side' : 'edge'} of a ${oneOf(large)} is ${side} ${manyOf(small.slice(0, -1))} long`,
				}),
	};
}

/** The factors between the lengths that make the factor of an area or a volume: 12 and 12. */
function sidesOf(large: string, small: string): string[] {
	const power = { '²': 2, '³': 3 }[large.slice(-1)];
	if (!power || small.slice(-1) !== large.slice(-1)) return [];
	const side = linkBetween(large.slice(0, -1), small.slice(0, -1)).factor;
	return Array.from({ length: power }, () => side);
}
