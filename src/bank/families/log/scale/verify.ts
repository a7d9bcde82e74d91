/** Reads levels or the amount from the prompt, and multiplies step by step instead of using the formula. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = question.question;
	const formulas = promptFormulas(question);
	const stored = Number(question.answer.value);
	const half = 0.5 * 10 ** -(question.answer.value.split('.')[1]?.length ?? 0);
	const isSound = /sound/.test(text);
	const amount = formulas.map(sidesOf).find(([left = '', right]) => /^[CR]$/.test(left) && right);
	const scale = isSound ? 10 : /pH/.test(text) ? -1 : 1;
	const given = formulas.find((tex) => /\\log [CR]$/.test(tex)) ?? '';
	const [thing] = /sound|pH|earthquake/.exec(text.replaceAll(/\$[^$]*\$/g, '')) ?? [];
	if (amount && thing !== undefined && !given.startsWith(`${LEVELS[thing]} = `))
		return [`"${given}" is not the level of this scale`];
	const [, factor] = /^(?:M|L|\\text\{pH\}) = (-|10|)\\log [CR]$/.exec(given) ?? [];
	if (amount && factor !== FACTORS[scale]) return [`"${given}" does not give this level`];
	const wanted = amount
		? exponentOf(readReal(amount[1] ?? '')()) * scale
		: steps((levelGap(text, formulas) * (/pH/.test(text) ? -1 : 1)) / (isSound ? 10 : 1));
	return Math.abs(stored - wanted) <= half + 1e-9 ? [] : [`the check gives ${wanted}`];
};

/** What the level is called in a formula. */
const LEVELS: Readonly<Record<string, string>> = {
	sound: 'L',
	pH: String.raw`\text{pH}`,
	earthquake: 'M',
};

/** What multiplies the logarithm, as the formula in the prompt writes it. */
const FACTORS = { 10: '10', 1: '', [-1]: '-' } as const;

/** How far the level that is asked about lies above the one that it is compared with. */
const levelGap = (text: string, formulas: readonly string[]): number => {
	const [first = Number.NaN, second = Number.NaN] = formulas
		.filter((tex) => /^[\d.]+$/.test(tex))
		.map(Number);
	const [, asked, other] =
		/of the (first|second) \w+ as that of the (first|second)\?/.exec(text) ?? [];
	if (asked === other) return Number.NaN;
	return asked === 'second' ? second - first : first - second;
};

/** 10^gap, a tenth of a step at a time. */
function steps(gap: number): number {
	const tenth = Math.sqrt(Math.sqrt(10 ** 0.4));
	let factor = 1;
	for (let done = 0; done < Math.round(gap * 10); done++) factor *= tenth;
	// Levels in whole decibels are hundredths of a step apart.
	const rest = gap * 10 - Math.round(gap * 10);
	return factor * Math.exp((rest / 10) * Math.LN10);
}

/** The exponent of 10, found by halving an interval. */
function exponentOf(value: number): number {
	let [low, high] = [-20, 20];
	for (let step = 0; step < 80; step++) {
		const middle = (low + high) / 2;
		if (10 ** middle < value) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
