/**
 * What a line claims in words about its numbers, and what its reason says of them: divisors, quotients, counts of
 * multiples, repeating digits, coefficients, and signs.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, numberIn } from '../equation-lines.ts';
import { expand } from '../integer-polynomial.ts';
import { ifReadable, lettersIn, readReal, sidesOf } from '../values.ts';
import { factorOf, pairsIn } from './number-facts.ts';

/** Issues for claims that the numbers on the line contradict. */
export const checkLineClaims = ({ question, steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const isTrue =
			isNotDivisible(why, text) &&
			areRepeated(why) &&
			arePrime(text) &&
			arePrime(why) &&
			isRemainder(text) &&
			isSameTerm(text) &&
			isQuotientSame(why, text, steps.slice(0, at)) &&
			isOnlyNumber(text) &&
			areCounted(text) &&
			isMissing(text, question) &&
			isLimitOf(why, text, question) &&
			isSameValue(text) &&
			areSums(text, steps[at - 1]?.text ?? '') &&
			isArgument(text) &&
			hasLeadingSign(text) &&
			isRounded(text, steps.slice(0, at));
		return isTrue ? [] : [`"${text}"${why ? `, "${why}",` : ''} is not true`];
	});

/** "73 is prime: it is not divisible by 2, 3, 5, or 7, and 11 × 11 is greater than 73" */
function isNotDivisible(why: string, text: string): boolean {
	const [, list = ''] = /^it is not divisible by ((?:\d+(?:,? or |, )?)+)/.exec(why) ?? [];
	const [, number] = /^\$(\d+)\$ is /.exec(text) ?? [];
	const divisors = (list.match(/\d+/g) ?? []).map(Number);
	return number === undefined || divisors.every((divisor) => Number(number) % divisor !== 0);
}

/** "$73$ is prime", "57 ÷ 3 = 19, and 19 is prime": the last quotient. */
function arePrime(words: string): boolean {
	if (!words.includes(' is prime')) return true;
	const [, quotient, prime] =
		/(?:(?:[=,] (\d+), and |^)|[:;] )\$?(\d+)\$? is prime\b/.exec(words) ?? [];
	const number = Number(prime);
	return (
		prime === undefined ||
		(number > 1 && factorOf(number) === undefined && (quotient ?? prime) === prime)
	);
}

/** "$62 = 4 \\times 15 + 2$, so the remainder when $62$ is divided by 4 is $2$", "so $112$ is a multiple of 4" */
function isRemainder(text: string): boolean {
	if (!text.includes('so ')) return true;
	const [said, ...found] =
		/so the remainder when \$(\d+)\$ is divided by \$?(\d+)\$? is \$(\d+)\$|so \$(\d+)\$ is a multiple of \$?(\d+)\$?/.exec(
			text,
		) ?? [];
	const [dividend = 0, divisor = 1, rest = 0] = found.flatMap((part) => part ?? []).map(Number);
	return said === undefined || dividend % divisor === rest;
}

/** "two digits repeat, so multiply both sides by 100" */
function areRepeated(why: string): boolean {
	const [, count, power] =
		/^(one|two) digits? repeats?, so multiply both sides by (\d+)$/.exec(why) ?? [];
	return count === undefined || power === (count === 'one' ? '10' : '100');
}

/** "The term $\frac{8}{x^{3}}$ is $8x^{-3}$: a number times a power" */
function isSameTerm(text: string): boolean {
	const [, term, power = ''] = /^The term \$([^$]*)\$ is \$([^$]*)\$:/.exec(text) ?? [];
	if (term === undefined) return true;
	const [one, other] = [term, power].map((tex) =>
		ifReadable(() =>
			readReal(tex)(Object.fromEntries(lettersIn(tex).map((letter) => [letter, 1.7]))),
		),
	);
	return one === undefined || other === undefined || isNear(one, other);
}

/** "for (7, 84), the quotient is different": from that of the first pair. */
function isQuotientSame(why: string, text: string, before: Question['steps']): boolean {
	const [, said] = /^for \([^()]*\), the quotient is (the same|different)$/.exec(why) ?? [];
	const first = before.find((step) => step.why?.startsWith('for ('));
	if (said === undefined || !first) return true;
	const [value, other] = [text, first.text].map(quotientIn);
	return (
		value === undefined || other === undefined || isNear(value, other) === (said === 'the same')
	);
}

/** The first side that is a number. */
const quotientIn = (line: string): number | undefined =>
	formulasIn(line)
		.flatMap(sidesOf)
		.map(numberIn)
		.find((value) => !Number.isNaN(value));

/** "The coefficient of $x^{7}$ contains $(3x)^{7}(-2)$": the whole term does. */
function isOnlyNumber(text: string): boolean {
	if (!text.includes('he coefficient of ')) return true;
	const [, power = '', value = ''] =
		/\b[Tt]he coefficient of \$([^$]*)\$ (?:is|contains|equals) \$([^$]*)\$/.exec(text) ?? [];
	const letters = ifReadable(() => lettersIn(power)) ?? [];
	return !ifReadable(() => lettersIn(value))?.some((letter) => letters.includes(letter));
}

/** "From 1 to 35, there are 5 multiples of 6, 7 multiples of 5, and 1 multiple of both." */
function areCounted(text: string): boolean {
	const [said, last, ...found] = MULTIPLES.exec(text) ?? [];
	if (said === undefined) return true;
	const [many, one = 1, more, other = 1, both = 0] = found.map((number) => Number(number ?? 0));
	const count = (isMeant: (number: number) => boolean) =>
		Array.from({ length: Number(last) }, (_, at) => at + 1).filter(isMeant).length;
	return (
		count((number) => number % one === 0) === many &&
		count((number) => number % other === 0) === more &&
		count((number) => number % one === 0 && number % other === 0) === both
	);
}

const MULTIPLES =
	/^From \$1\$ to \$(\d+)\$, there (?:are|is) \$(\d+)\$ multiples? of \$(\d+)\$, \$(\d+)\$ multiples? of \$(\d+)\$, and (?:\$(\d+)\$|no) multiples? of both/;

/** "The dividend has no $x^{2}$-term": the first polynomial of the prompt. */
function isMissing(text: string, prompt: string): boolean {
	const [, power] = /^The dividend has no \$([^$]*)\$-term/.exec(text) ?? [];
	if (power === undefined) return true;
	const [dividend] = formulasIn(prompt).flatMap((tex) => ifReadable(() => expand(tex)) ?? []);
	const [wanted = ''] = ifReadable(() => [...expand(power).keys()]) ?? [];
	return !dividend?.has(wanted);
}

/** "x + y ≤ 12" is "the minutes for wrapping" if the prompt has 12 minutes for wrapping. */
function isLimitOf(why: string, text: string, prompt: string): boolean {
	if (!why.startsWith('the ') || !why.includes(' for ')) return true;
	const [, unit, work] = /^the ([a-z]+) for ([a-z]+)$/.exec(why) ?? [];
	const [, limit] = /^\$[^$]* \\[lg]e (\d+)\$$/.exec(text) ?? [];
	return (
		work === undefined ||
		limit === undefined ||
		!new RegExp(`${unit} [a-z ]*for ${work}\\b`).test(prompt) ||
		new RegExp(`\\b${limit}\\b\\$? ${unit} (?:[a-z]+ )*for ${work}\\b`).test(prompt)
	);
}

/** "The 14th value is $2$, so the median is $2$ tickets." */
function isSameValue(text: string): boolean {
	const [, value, median] =
		/^The \d+(?:st|nd|rd|th) value is \$([^$]*)\$, so the median is \$([^$]*)\$/.exec(text) ?? [];
	return value === median;
}

/** "The sums of these pairs are …": of "−1 and 46; −2 and 23; and the same pairs with both signs reversed". */
function areSums(text: string, above: string): boolean {
	if (!text.startsWith('The sums of these pairs are ')) return true;
	const pairs = pairsIn(above.replaceAll('−', '-'));
	const sums = pairs.map(([a, b]) => a + b);
	const all = above.includes('both signs reversed') ? [...sums, ...sums.map((sum) => -sum)] : sums;
	const stated = formulasIn(text).map(numberIn);
	return pairs.length === 0 || stated.toSorted().join() === all.toSorted().join();
}

/** "For $x = -5$, the argument $x - 4$ would equal $-9$" */
function isArgument(text: string): boolean {
	const [, letter = '', value = '', argument = '', stated = ''] =
		/^For \$([a-z]) = ([^$]*)\$, the argument \$([^$]*)\$ would equal \$([^$]*)\$/.exec(text) ?? [];
	const found = ifReadable(() => readReal(argument)({ [letter]: numberIn(value) }));
	return letter === '' || found === undefined || isNear(found, numberIn(stated));
}

/** "only $y = -x(x + 3)$ has these factors and a negative leading coefficient" */
function hasLeadingSign(text: string): boolean {
	if (!text.includes(' has these factors ')) return true;
	const [, rule = '', sign] =
		/\$y = ([^$]*)\$ has these factors and a (positive|negative) leading coefficient/.exec(text) ??
		[];
	// Far to the right, the leading term decides.
	const far = ifReadable(() => readReal(rule)({ x: 1e6 }));
	return sign === undefined || far === undefined || far > 0 === (sign === 'positive');
}

/** "$22.5$ hours is about $1350$ minutes." says too little if the line above is exactly 1350. */
function isRounded(text: string, before: Question['steps']): boolean {
	const [, value] = /^\$[\d.]+\$ [a-z ]+ is about \$([^$]*)\$/.exec(text) ?? [];
	if (value === undefined || !before.at(-1)?.text.endsWith(`= ${value}$`)) return true;
	return before.some((step) => /\\approx|\babout\b|round/.test(`${step.text} ${step.why}`));
}
