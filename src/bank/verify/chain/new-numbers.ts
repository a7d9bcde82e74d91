/**
 * Numbers that occur on one line of a solution and nowhere else in the record. Such a number's formula must be
 * confirmed by another one, or the number must follow from known ones.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear } from '../equation-lines.ts';
import { descriptionsIn } from '../evidence.ts';
import { givenIn } from './check-said.ts';
import { withoutClaims } from './claims.ts';
import { claimedValues } from './claimed-values.ts';
import { FormulasAround } from './confirmed-formulas.ts';
import { followingNumbers } from './following-numbers.ts';
import { allNumbersIn, names, numbersSaid, type SaidNumber, writeNumber } from './numbers-said.ts';

/** What is wrong with new numbers on a record's lines, in words. */
export function checkNewNumbers(question: Question): string[] {
	const given = [...givenIn(question), `$${question.answer.value}$`, ...describedIn(question)];
	const givenNumbers = given.flatMap(allNumbersIn);
	const lines = question.steps.map(({ text, why = '' }) => ({
		text,
		numbers: [text, why].flatMap(allNumbersIn),
	}));
	const impliesMinusOne = given.some((text) => BARE_MINUS.test(text));
	const impliesOne = given.some((text) => BARE_POWER.test(text));
	return question.steps.flatMap(({ text: printed, why = '' }, at) => {
		const signed = impliesMinusOne ? printed.replaceAll(COEFFICIENT_MINUS_ONE, '') : printed;
		const text = impliesOne ? signed.replaceAll(COEFFICIENT_ONE, '') : signed;
		const others = lines.filter((_, other) => other !== at);
		const known = [
			...givenNumbers,
			...others.flatMap(({ numbers }) => numbers),
			...numbersSaid(why),
		];
		if (newIn(text, known).length === 0) return [];
		const texts = [...given, ...others.map((line) => line.text)];
		return unaccounted(text, known, texts).map(
			(number) => `"${printed}" names ${number}, which follows from nothing in the record`,
		);
	});
}

/** The coefficient −1 of −x, of 5 − x, or of −(x − 3)² is not printed in the formula. */
const BARE_MINUS = /- ?(?=[a-z(\\])/;
const COEFFICIENT_MINUS_ONE = /(?<=coefficient,? )\$-1\$/g;

/** Nor is the coefficient 1 of x². */
const BARE_POWER = /(?<![\d)}a-z] ?)[a-z]\^/;
const COEFFICIENT_ONE = /(?<=[Cc]oefficients?(?: of \$[^$]*\$ and \$[^$]*\$ are both)?,? )\$1\$/g;

/** The words of the figures, and once more with coordinates: "4 units to the left of the y-axis" is x = −4. */
const describedIn = ({ question_html }: Question): string[] =>
	descriptionsIn(question_html).flatMap((words) => [
		words,
		words.replaceAll(/\d+(?= units? (?:to the left of|below))/g, '−$&'),
	]);

const newIn = (text: string, known: readonly SaidNumber[]): SaidNumber[] =>
	numbersSaid(text.replaceAll(NO_NUMBER, '')).filter(
		(number) =>
			number.value !== 0 && !known.some(names(number)) && !known.some(isPercentOf(number)),
	);

/** 0.05 of 5% */
const isPercentOf =
	({ value, isNegative }: SaidNumber) =>
	(other: SaidNumber) =>
		isNear(other.value, value * 100) && other.isNegative === isNegative;

/**
 * The index of a name, the exponent of an inverse function, the sign of a power, the 1 of a reciprocal or of a whole,
 * r².
 */
const NO_NUMBER =
	/(?<=\\(?:sin|cos|tan))\^\{-1\}|(?<=\^\{)-|(?<=\\frac\{)1(?=\})|(?<=[=<>] )1(?=\$?$)|(?<=r\^\{)2(?=\})|(?<=_\{?)\d+/g;

/** One formula at a time, since a confirmed one makes its numbers known to the rest of its line. */
function unaccounted(text: string, known: SaidNumber[], texts: readonly string[]): string[] {
	// The chain checks the value of "= 14" below an expression.
	const formulas = formulasIn(text).slice(text.startsWith('$= ') ? 1 : 0);
	const claimed = claimedValues([text, ...texts], { rounded: true });
	const elsewhere = texts.flatMap(formulasIn);
	const left: SaidNumber[] = [];
	for (const tex of formulas) {
		const isNew = (part: string) => newIn(part, known).length > 0;
		if (!isNew(tex)) continue;
		const around = [...elsewhere, ...formulas.filter((other) => other !== tex)];
		if (new FormulasAround(around, claimed).confirm(tex, isNew)) known.push(...numbersSaid(tex));
		else left.push(...newIn(tex, known));
	}
	left.push(...newIn(text.replaceAll(/(?<!\\)\$(?:[^$\\]|\\.)*\$/g, '…'), known));
	if (left.length === 0) return [];
	const unclaimed = numbersSaid(withoutClaims(text));
	const all = new FormulasAround([...elsewhere, ...formulas], claimed);
	const following = followingNumbers(text, known, [...texts, text], (inputs) =>
		all.valuesAt(inputs),
	);
	return left
		.filter((number) => unclaimed.some(names(number)) && !following(number))
		.map(writeNumber);
}
