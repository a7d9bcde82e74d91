import Fraction from 'fraction.js';
import { compact, generalWays, inUnicode, type Asked } from './spellings.ts';

const POWER_SIGNS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function numberWays({ answer, letter, isSaid }: Asked): string[] {
	if (answer.kind === 'ratio') return ratioWays(answer.value);
	if (answer.kind === 'sci-notation') return powerOfTenWays(answer.value, answer.unit);
	const texts =
		answer.kind === 'decimal'
			? decimalTexts(answer.value)
			: rationalTexts(answer.value, answer.form, isSaid);
	const [first = answer.value] = texts;
	return [
		...texts,
		...texts.map(inUnicode),
		...withUnit(first, answer.unit),
		`  ${first} `,
		`$${first}$`,
		`= ${first}`,
		`${letter ?? 'x'} = ${first}`,
	];
}

function withUnit(number: string, unit: string | undefined): string[] {
	if (unit === undefined) return [];
	if (unit === '%' || unit === '°' || unit === '°F' || unit === '°C')
		return [number + unit, `${number} ${unit}`];
	const written = `${number} ${unit}`;
	return unit === 'dollars' ? [`$${number}`, written] : [written];
}

/**
 * A mixed number with a three-digit numerator is left out: `27 121/128` may be thousands. Integers get no denominator;
 * a fraction is written as requested, or else in each exact way.
 */
function rationalTexts(value: string, form: string | undefined, isSaid: boolean): string[] {
	const number = new Fraction(value);
	const whole = number.d === 1n;
	const sign = number.s < 0n ? '-' : '';
	const fraction = `${sign}${number.n}/${number.d}`;
	const rest = number.n % number.d;
	const mixed = `${sign}${number.n / number.d} ${rest}/${number.d}`;
	const decimal = exactDecimal(number);
	if (form === 'decimal')
		return decimal === undefined ? repeating(number) : [decimal, ...plainDecimals(decimal)];
	if (form === 'mixed number' && !whole)
		return [
			mixed,
			`${sign}${number.n / number.d}\\frac{${rest}}{${number.d}}`,
			`${sign}${number.n / number.d} ${rest} / ${number.d}`,
			`(${mixed})`,
		];
	if (form === 'percent')
		return decimal === undefined ? [mixed] : [decimal, ...plainDecimals(decimal)];
	if (whole) return [`${sign}${number.n}`, ...wholeTexts(`${sign}${number.n}`)];
	const fractions = [
		fraction,
		`${sign}\\frac{${number.n}}{${number.d}}`,
		`${sign}\\dfrac{${number.n}}{${number.d}}`,
		`${sign}${number.n} / ${number.d}`,
		`${sign}(${number.n}/${number.d})`,
		...(sign ? [`${number.n}/-${number.d}`] : [`+${fraction}`]),
	];
	if (isSaid) return fractions;
	return [
		...fractions,
		...(decimal === undefined ? [] : [decimal, ...plainDecimals(decimal)]),
		...(number.n > number.d && rest < 100n ? [mixed] : []),
	];
}

function wholeTexts(text: string): string[] {
	return [
		`${text}.0`,
		`(${text})`,
		...(text.startsWith('-') ? [`- ${text.slice(1)}`] : [`+${text}`]),
		...grouped(text),
	];
}

function decimalTexts(value: string): string[] {
	const isWhole = !value.includes('.');
	return [
		value,
		...(isWhole
			? wholeTexts(value)
			: [...plainDecimals(value), ...grouped(value), `+${value}`.replace('+-', '-')]),
	];
}

/** Trailing zeros, no leading zero, and a decimal comma if it cannot be a thousands separator. */
function plainDecimals(text: string): string[] {
	const [whole = '', places] = text.split('.');
	if (places === undefined) return wholeTexts(text);
	return [
		`${text}0`,
		`(${text})`,
		...(/^-?0$/.test(whole) ? [text.replace('0.', '.')] : []),
		...(places.length === 3 ? [] : [`${whole},${places}`]),
	];
}

/** Thousands separated by a comma, and by a space. */
function grouped(text: string): string[] {
	const [whole = '', places] = text.split('.');
	const apart =
		whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (places === undefined ? '' : `.${places}`);
	return apart === text ? [] : [apart, apart.replaceAll(',', ' '), apart.replaceAll(',', '{,}')];
}

/** Only if short enough for somebody to type. */
function exactDecimal(number: Fraction): string | undefined {
	const text = number.toString(6);
	return !text.includes('(') && new Fraction(text).equals(number) ? text : undefined;
}

/** fraction.js writes 5/6 as `0.8(3)`. */
function repeating(number: Fraction): string[] {
	const text = number.toString(20);
	const [, before = '', digits = ''] = /^(.*)\((\d+)\)$/.exec(text) ?? [];
	const long = `${before}${digits.repeat(Math.max(2, Math.ceil(6 / digits.length)))}`;
	return [text, `${before}\\overline{${digits}}`, `${long}...`, `${long}…`];
}

function ratioWays(value: string): string[] {
	const tight = compact(value);
	return [
		tight,
		value.replace(':', 'to'),
		value.replace(':', '∶'),
		` ${tight} `,
		`$${tight}$`,
		`(${tight})`,
		tight.replace(':', ' :'),
	];
}

function powerOfTenWays(value: string, unit: string | undefined): string[] {
	const [, first = '', exponent = ''] = /^(\S+) \\times 10\^\{(\S+)\}$/.exec(value) ?? [];
	const raised = exponent
		.replaceAll(/\d/g, (digit) => POWER_SIGNS[Number(digit)] ?? '')
		.replace('-', '⁻');
	const ways = [
		`${first}*10^${exponent}`,
		`${first} x 10^${exponent}`,
		`${first} × 10${raised}`,
		`${first}e${exponent}`,
		`${first}E${exponent}`,
		`${first} * 10^(${exponent})`,
		`${first} \\cdot 10^{${exponent}}`,
	];
	return [...ways, ...generalWays(value), ...(unit === undefined ? [] : [`${ways[0]} ${unit}`])];
}
