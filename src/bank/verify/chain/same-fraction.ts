/**
 * "Divide the numerator and the denominator by −2": a fraction above becomes one on the line, or its quotient; "in
 * lowest terms": a fraction above must not be.
 */
import { gcd, ifReadable, lettersIn, readReal } from '../values.ts';
import { isNear } from '../equation-lines.ts';

const REASON =
	/(multiply|divide) (?:the numerator and the denominator|each term) by ((?:(?![a-z]{2})(?:[^,;:]|,(?=\d{3})))+?)(?:$|,(?!\d{3})| to | because |;|:)/i;

type Fraction = readonly [numerator: string, denominator: string];

/** Undefined if the reason is a different one, or if no fraction above can be read. */
export function fractionHolds(
	why: string,
	text: string,
	above: readonly string[],
): boolean | undefined {
	if (/\bin lowest terms$/.test(why)) return canBeReduced(above.at(-1) ?? '');
	const [, name, by = ''] = REASON.exec(why) ?? [];
	if (name === undefined) return undefined;
	const factor = valueOf(
		by
			.replaceAll('−', '-')
			.replaceAll(/,(?=\d{3})/g, '')
			.replace(/^√(\d+)$/, '\\sqrt{$1}'),
	);
	const before = above.slice(-2).flatMap(fractionsIn).flatMap(valuesOf);
	if (factor === undefined || before.length === 0) return undefined;
	const wanted = before.map(([over, under]) =>
		name.toLowerCase() === 'multiply'
			? [over * factor, under * factor]
			: [over / factor, under / factor],
	);
	const found = fractionsIn(text).flatMap(valuesOf);
	const isThere = ([over = 0, under = 0]: readonly number[]) =>
		Math.abs(under) === 1 ||
		found.some(([a, b]) => isNear(a, over, 1e-7) && isNear(b, under, 1e-7));
	if (wanted.some(isThere)) return true;
	return /each term/.test(why) ? undefined : false;
}

/** Whether a fraction of integers has a common factor to divide by; undefined without such a fraction. */
function canBeReduced(text: string): boolean | undefined {
	const fractions = fractionsIn(text)
		.flatMap(valuesOf)
		.filter((fraction) => fraction.every(Number.isSafeInteger));
	return fractions.length === 0
		? undefined
		: fractions.some(([over, under]) => gcd(over, under) > 1);
}

/** Every `\frac{…}{…}` in a text, outer before inner. */
function fractionsIn(text: string): Fraction[] {
	return [...text.matchAll(/\\d?frac(?=\{)/g)].map(({ 0: command, index }) => {
		const numerator = groupAt(text, index + command.length);
		const denominator = groupAt(text, index + command.length + numerator.length);
		return [numerator.slice(1, -1), denominator.slice(1, -1)];
	});
}

function groupAt(text: string, start: number): string {
	let depth = 0;
	for (let at = start; at < text.length; at++) {
		if (text[at] === '{') depth++;
		if (text[at] === '}') depth--;
		if (depth === 0) return text.slice(start, at + 1);
	}
	return '{}';
}

const SIGNS = ['+', '-'] as const;

/** With ±, both values. */
const valuesOf = ([numerator, denominator]: Fraction): (readonly [number, number])[] =>
	SIGNS.flatMap((sign) => {
		const [over, under] = [numerator, denominator].map((tex) =>
			valueOf(tex.replaceAll('\\pm', sign)),
		);
		return over === undefined || under === undefined ? [] : [[over, under] as const];
	});

/** At one point of its variables. */
const valueOf = (tex: string): number | undefined =>
	ifReadable(() => {
		const point = lettersIn(tex).map(
			(letter) => [letter, 1.37 + letter.charCodeAt(0) / 61] as const,
		);
		return readReal(tex)(Object.fromEntries(point));
	});
