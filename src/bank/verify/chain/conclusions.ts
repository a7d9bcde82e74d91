/**
 * The last line is about what the question asks for: the width and not the length, friend B and not friend A, 9 gigabytes
 * and not 10.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for a last line with another subject, name, or amount than the question. */
export function checkConclusions({ question, steps, answer }: Question): string[] {
	const last = steps.at(-1)?.text ?? '';
	if (!/^[A-Z][a-z]/.test(last)) return [];
	const given = questionText(question);
	const sentences = given.split(/(?<=[.?]) (?=[A-Z])/);
	const asked =
		sentences.findLast((one) => one.includes('?')) ??
		sentences.find((one) => ASKS.test(one)) ??
		given;
	const besidesChoices = () => [...otherNames(last, asked), ...otherAmounts(last, given)];
	return [
		...otherSubject(last, asked),
		...otherExtreme(last, asked),
		...(answer.choices ? [] : besidesChoices()),
	].map((issue) => `"${last}" ${issue}, unlike the question`);
}

const ASKS = /^(?:Find|Determine|Calculate|Give|State|Write|Estimate)\b/;

const MEASURES =
	/\b(?:length|width|height|depth|radius|diameter|circumference|perimeter|area|volume|mean|median|mode|range|domain|sum|product|base|hypotenuse|initial value|(?:average |instantaneous )?rate of change|slope|intercept|midpoint|vertex|period|amplitude|discriminant|degree|speed|distance|cost|interest|principal|payment|profit|revenue|income|probability|quotient|solution|zero|factor|coefficient|center|centre|focus|directrix|asymptote|outlier|quartile|percent|ratio)s?\b/g;

const NOUNS: Readonly<Record<string, string>> = {
	wide: 'width',
	long: 'length',
	tall: 'height',
	high: 'height',
	deep: 'depth',
	far: 'distance',
	fast: 'speed',
};

/** Below "the instantaneous rate of change", "the rate of change" is the same one, and "the average rate" is not. */
function otherSubject(last: string, asked: string): string[] {
	const [, subject = ''] = /^(?:So t|T)he ((?:[^$]|\$[^$]*\$)*?) (?:is|are)\b/.exec(last) ?? [];
	const wanted: readonly string[] =
		asked
			.replaceAll(/\b(?:wide|long|tall|high|deep|far|fast)\b/g, (word) => NOUNS[word] ?? word)
			.match(MEASURES) ?? [];
	const found: readonly string[] = subject.match(MEASURES) ?? [];
	const isWanted = (one: string) => wanted.some((other) => singular(other).endsWith(singular(one)));
	return wanted.length > 0 && !found.every(isWanted) ? [`is about the ${found.join(', ')}`] : [];
}

const singular = (measure: string): string => measure.replace(/s$/, '');

/** "The least possible value" where the greatest is asked for, and metres below the ground instead of above it. */
function otherExtreme(last: string, asked: string): string[] {
	const found = OPPOSITES.find(
		([one, other]) =>
			(one.test(last) && !other.test(last) && other.test(asked) && !one.test(asked)) ||
			(other.test(last) && !one.test(last) && one.test(asked) && !other.test(asked)),
	);
	return found ? [`is about the opposite: ${found.map(({ source }) => source).join(', ')}`] : [];
}

const OPPOSITES = [
	['least', 'greatest'],
	['above', 'below'],
	['smaller', 'larger'],
	['smallest', 'largest'],
	['lesser', 'greater'],
	['shorter', 'longer'],
	['more', 'less'],
	['more', 'fewer'],
	['up', 'down'],
	['upward', 'downward'],
	['first', 'second'],
	['first', 'last'],
	['first', 'third'],
	['positive', 'negative'],
	['left', 'right'],
	['there', 'back'],
	['before', 'after'],
	['with', 'without'],
	['increases', 'decreases'],
	['increasing', 'decreasing'],
	['inner', 'outer'],
	['minimum', 'maximum'],
].map((pair) => pair.map((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`)) as [RegExp, RegExp]);

/** "friend $A$" for "friend $B$", and side $d$ for side $f$. */
function otherNames(last: string, asked: string): string[] {
	const names = (text: string) => [...text.matchAll(NAMED)].map(([, name, side]) => name ?? side);
	const wanted = names(asked);
	return wanted.length > 0 && names(last).some((name) => !wanted.includes(name))
		? [`is about ${names(last).join(', ')}`]
		: [];
}

const NAMED = /\$([A-Z]{1,3})\$|\b[Ss]ide \$([a-z])\$/g;

/** "for $10$ gigabytes" where the question says "for $9$ gigabytes". */
function otherAmounts(last: string, given: string): string[] {
	const [, amount, of] =
		/^The [^$]*? (?:for|after|in) \$(\d+)\$ ([a-z]{4,})[^$]*\$/.exec(last) ?? [];
	const wanted = [...given.matchAll(/\$(\d+)\$ ([a-z]{4,})/g)].filter(([, , one]) => one === of);
	return wanted.length > 0 && !wanted.some(([, one]) => one === amount)
		? [`says ${amount} ${of}`]
		: [];
}
