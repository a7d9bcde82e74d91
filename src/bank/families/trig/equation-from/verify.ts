/** The stored rule must have the values of a cosine wave built from the maximum, minimum and period of the prompt. */
import { withPointsInPairs } from '../../../verify/number-in-words.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { numberInWords } from '../../../verify/read-curve.ts';
import { readReal } from '../../../verify/values.ts';

/** Everything in the unit of the letter; `top` is a place of a maximum. */
type Wave = { high: number; low: number; period: number; top: number };

export const verify: Verify = ({ question }) => {
	const { question: text, answer } = question;
	const inDegrees = text.includes('degrees') || text.includes('^{\\circ}');
	const [left = '', right = ''] = answer.value.split(' = ');
	const letter = left.includes('(t)') ? 't' : 'x';
	const stored = readReal(right, { degrees: inDegrees });
	const at = (place: number) => stored({ [letter]: place });
	const wanted = text.startsWith('Rewrite $') ? given(question) : cosine(waveOf(question));
	const issues = [-3.7, -1.3, 0.2, 0.9, 2.3, 4.1, 7.7, 13.1, 31.3, 77.7, 141.9].filter(
		(place) => !(Math.abs(at(place) - wanted(place)) < 1e-7),
	);
	const asked = /form \$y = a\\(sin|cos)|as a (cosine)/.exec(text);
	const name = asked?.slice(1).find(Boolean)?.slice(0, 3);
	const form = new RegExp(
		`^-?\\d*(?:\\\\frac\\{\\d+\\}\\{\\d+\\})?\\\\${name ?? '(?:sin|cos)'}(?![a-z])`,
	).test(right);
	return [
		...(issues.length > 0 ? [`${answer.value} differs at ${issues.join(', ')}`] : []),
		...otherSigns(text, right),
		...(form ? [] : [`${answer.value} is not in the form asked`]),
		...(isFirst(question)
			? []
			: ['the maximum is reached, or the phase shift is made, in a later cycle']),
		...(isLongestInJune(question) ? [] : ['the longest day of the year is at a different time']),
	];
};

/** "where $a > 0$ and $k > 0$": no minus before the function, or before x in it. */
function otherSigns(text: string, right: string): string[] {
	const written = [right.startsWith('-'), /^[^(]*(?:\\left)?\(-/.test(right)];
	return ['a', 'k'].flatMap((letter, at) => {
		const [, sign] = new RegExp(`\\$${letter} ([<>]) 0\\$`).exec(text) ?? [];
		return sign === undefined || (sign === '<') === written[at]
			? []
			: [`${right} does not have ${letter} ${sign} 0`];
	});
}

/** What is first reached is reached within one cycle, and the least positive phase shift is no longer than that. */
function isFirst(question: Question): boolean {
	const { question: text, answer } = question;
	if (!text.includes('first reaches its maximum')) return true;
	const { top, period } = waveOf(question);
	const [, sign, shift] = /\([a-z] ([-+]) (\d+(?:\.\d+)?)\)/.exec(answer.value) ?? [];
	const moved = Number(shift) * (sign === '-' ? 1 : -1);
	return (
		top >= 0 &&
		top < period &&
		!(text.includes('least positive phase shift') && shift && (moved <= 0 || moved > period))
	);
}

/** The part of a cycle from each start to the first maximum. */
const STARTS: Readonly<Record<string, number>> = {
	'at its maximum': 0,
	'at its minimum': 0.5,
	'halfway between its minimum and its maximum and rising': 0.25,
	'halfway between its minimum and its maximum and falling': 0.75,
};

/** Months from each day that the time is counted from to the longest day of the year. */
const TO_LONGEST_DAY: Readonly<Record<string, number>> = {
	'longest day of the year': 0,
	'first day of spring': 3,
	'shortest day of the year': 6,
	'first day of fall': 9,
};

/** Daylight has its maximum on the longest day, in whichever month the time starts. */
function isLongestInJune(question: Question): boolean {
	const [, day] = /time in months(?: after the ([a-z ]*))?/.exec(question.question) ?? [];
	return (
		!question.question.includes('months') || waveOf(question).top === TO_LONGEST_DAY[day ?? '']
	);
}

const cosine =
	({ high, low, period, top }: Wave) =>
	(place: number): number =>
		(high + low) / 2 + ((high - low) / 2) * Math.cos(((place - top) * 2 * Math.PI) / period);

/** The rule to be rewritten. */
function given(question: Question): (place: number) => number {
	const read = readReal(promptFormulas(question)[0]?.split(' = ')[1] ?? '', { degrees: true });
	return (x) => read({ x });
}

function waveOf(question: Question): Wave {
	const { question: text, question_speech: speech } = question;
	const number = (pattern: RegExp) => readReal(pattern.exec(text)?.[1] ?? '')();
	if (text.includes('The graph shows')) {
		const written = withPointsInPairs(speech);
		const spots = (pattern: RegExp) =>
			[...(pattern.exec(written)?.[1] ?? '').matchAll(/\(([^(),]*), ([^(),]*)\)/g)].map(
				([, a = '', b = '']) => [numberInWords(a), numberInWords(b)] as const,
			);
		const [highs, lows] = [
			spots(/highest points? (?:is|are) ([^;]*);/),
			spots(/lowest points? (?:is|are) ([^;]*?)\. It crosses/),
		];
		const [top, high] = highs[0] ?? [Number.NaN, Number.NaN];
		const [bottom, low] = lows[0] ?? [Number.NaN, Number.NaN];
		return { high, low, period: 2 * Math.abs(bottom - top), top };
	}
	if (text.includes('maximum value')) {
		const period = number(/a period of \$([^$]*)\$/);
		const shift = text.includes('phase shift') ? number(/phase shift of \$([^$]*)\$/) : 0;
		const top = text.includes('a\\sin') ? shift + period / 4 : shift;
		return {
			high: number(/maximum value of \$([^$]*)\$/),
			low: number(/minimum value of \$([^$]*)\$/),
			period,
			top,
		};
	}
	const period = number(/One cycle takes \$([^$]*)\$/);
	const [, place = ''] = / is (at its \w+|halfway [a-z ]*) when \$t = 0\$/.exec(text) ?? [];
	const start = STARTS[place] ?? Number.NaN;
	const top = text.includes('first reaches its maximum')
		? number(/first reaches its maximum when \$t = ([^$]*)\$/)
		: start * period;
	return {
		high: number(/a maximum of \$([^$]*)\$/),
		low: number(/a minimum of \$([^$]*)\$/),
		period,
		top,
	};
}
