/**
 * Numbers that a reason takes from its line or the lines above, each from one place: the factor in front of the
 * parentheses, the exponent behind them, the results of a synthetic division, the coordinates of a pair. One table: each
 * row is a sentence and the place of its numbers.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, numberIn } from '../equation-lines.ts';
import {
	areCoefficients,
	areEqual,
	areQuoted,
	areScaled,
	type Around,
	cornersIn,
	hasFactor,
	inFirstDigit,
	isLinear,
	numberOf,
	OPERATIONS,
	placeOf,
	PRIMES,
	QUADRANTS,
	RATIOS,
	synthetic,
} from './numbers-in-place.ts';

/** Issues for reasons whose numbers have another place than the words give them. */
export function checkReasonNumbers({ question, steps, answer }: Question): string[] {
	const prompt = questionText(question);
	const reasons = steps.flatMap(({ text, why }, at) => {
		if (why === undefined || !ANY.test(why)) return [];
		const above = steps[at - 1]?.text ?? prompt;
		const before = () => steps.slice(0, at).map((step) => step.text);
		const around = { text, above, before, prompt };
		const said = why.replaceAll('−', '-');
		return RULES.filter(({ word }) => said.includes(word)).flatMap(({ pattern, holds }) => {
			const found = pattern.exec(said);
			return !found || holds(found.slice(1), around) ? [] : [`"${why}" does not go with "${text}"`];
		});
	});
	const choices = (answer.choices ?? []).flatMap(({ misconception = '' }) => {
		const [, line] = /accepted (Line \d+) as correct/.exec(misconception) ?? [];
		return line === undefined || line === answer.text
			? []
			: [`"${misconception}" names another line than the answer`];
	});
	return [...reasons, ...choices];
}

type Rule = {
	word: string;
	pattern: RegExp;
	holds: (found: readonly string[], around: Around) => boolean;
};

const RULES: readonly Rule[] = [
	{
		word: 'write ',
		pattern: /\bwrite (-?\d+(?:\.\d+)?) as (-?\d+\/\d+)(?!\d)/,
		holds: ([one, other]) => areEqual(one, other),
	},
	{
		word: ' as a fraction with a denominator of ',
		pattern: /\bwrite (-?\d+) as a fraction with a denominator of (\d+)/,
		holds: ([whole = '', under], { text }) => {
			const size = whole.replace('-', '');
			return [`${Number(size) * Number(under)}`, `${size} \\times ${under}`].some((over) =>
				text.includes(`{${over}}{${under}}`),
			);
		},
	},
	{
		word: ' to make the denominator ',
		pattern: /by (\d+) to make the denominator (\d+)/,
		holds: ([by, under], { text }) => {
			const [, before] = new RegExp(`\\}\\{(\\d+) \\\\times ${by}\\}`).exec(text) ?? [];
			return Number(before) * Number(by) === Number(under);
		},
	},
	{
		word: ' as a power of ',
		pattern: /\bwrite \d+ as a power of (\d+)$/,
		holds: ([base], { text }) => new RegExp(`(?<![\\d.])${base}\\^`).test(text),
	},
	{
		word: ' with base ',
		pattern: /^write both sides with base (\d+)$/,
		holds: ([base], { text }) => new RegExp(`(?<![\\d.])${base}\\^`).test(text),
	},
	{
		word: 'the common difference is added ',
		pattern: /from the (\d+)\w\w to the (\d+)\w\w term, the common difference is added (\d+) times/,
		holds: ([from, to, times]) => Number(to) - Number(from) === Number(times),
	},
	{
		word: 'so its square root is between ',
		pattern: /^(\d+) is between these squares, so its square root is between ([\d.]+) and ([\d.]+)/,
		holds: ([square, low = '', high = '']) =>
			Number(low) ** 2 < Number(square) &&
			Number(square) < Number(high) ** 2 &&
			isNear(Number(high) - Number(low), placeOf(low, high)),
	},
	{
		word: 'is closer to ',
		pattern: /the square root of (\d+) is closer to (\d+(?:\.\d+)?) than to (\d+(?:\.\d+)?)/,
		holds: ([square, near = '', far = '']) =>
			isNear(Math.abs(Number(near) - Number(far)), placeOf(near, far)) &&
			(Number(near) ** 2 - Number(square)) * (Number(far) ** 2 - Number(square)) < 0,
	},
	{
		word: 'multiply each term in the ',
		pattern: /^multiply each term in the (?:parentheses|brackets) by (-?\d+)$/,
		holds: ([factor], { above }) => hasFactor(above, factor),
	},
	{
		word: 'common factor',
		pattern: /^(?:factor out the greatest common factor, |include the common factor )(-?\d+)$/,
		holds: ([factor], { text }) => hasFactor(text, factor),
	},
	{
		word: 'factor out ',
		pattern: /^factor out (-?\d+)$/,
		holds: ([factor], { text }) => hasFactor(text, factor),
	},
	{
		word: 'raise every factor to the power of ',
		pattern: /^raise every factor to the power of (-?\d+)/,
		holds: ([exponent], { above }) => above.includes(`)^{${exponent}}`),
	},
	{
		word: 'divide every term by ',
		pattern: /^divide every term by (-?\d+)$/,
		holds: ([by], around) => areScaled(around, 1 / Number(by)),
	},
	{
		word: ', the least common denominator',
		pattern: /^multiply (?:each|every) term by (\d+), the least common denominator/,
		holds: ([by], around) => areScaled(around, Number(by)),
	},
	{
		word: 'multiply each new number by ',
		pattern: /multiply each new number by (-?\d+)/,
		holds: ([by = ''], { text }) =>
			text.includes(by.startsWith('-') ? `\\times (${by})` : `\\times ${by}`),
	},
	{
		word: 'the coefficients of the quotient are ',
		pattern: /^the coefficients of the quotient are (.*), and the remainder is (-?\d+)$/,
		holds: ([list = '', rest = ''], { above }) => {
			const results = synthetic(above);
			return !results || [...list.split(/,? and |, /), rest].join() === results.join();
		},
	},
	{
		word: '√(-',
		pattern: /√\(-(\d+)\) = (\d+)i(?!√)/,
		holds: ([square, root]) => Number(root) ** 2 === Number(square),
	},
	{
		word: 'half of ',
		pattern:
			/half of (-?[\d/]+) is (-?[\d/]+), and \(?(-?[\d/]+)\)?² = ([\d/]+): add (?:and subtract )?([\d/]+)/,
		holds: ([whole, half, root, square, added]) =>
			isNear(numberOf(whole) / 2, numberOf(half)) &&
			areEqual(half, root) &&
			isNear(numberOf(root) ** 2, numberOf(square)) &&
			areEqual(square, added),
	},
	{
		word: 'a translation of ',
		pattern: /a translation of (\d+) units? [a-z ]+? (?:adds|subtracts) (\d+)/,
		holds: ([one, other]) => one === other,
	},
	{
		word: 'compression by a factor of ',
		pattern: /compression by a factor of (\d+\/\d+) replaces [a-z] with (\d+)[a-z]/,
		holds: ([factor, times]) => isNear(numberOf(factor) * Number(times), 1),
	},
	{
		word: ', that is, multiplied by ',
		pattern: /divided by (\d+\/\d+), that is, multiplied by ([\d/]+)/,
		holds: ([by, times]) => isNear(numberOf(by) * numberOf(times), 1),
	},
	{
		word: ', divide the y-value by the x-value',
		pattern: /for \((-?[\d.]+), (-?[\d.]+)\), divide the y-value by the x-value/,
		holds: ([x, y], { text }) =>
			text.includes(`\\frac{${y}}{${x}}`) || (x === '1' && text.endsWith(`= ${y}$`)),
	},
	{
		word: 'the reciprocal of ',
		pattern: /the reciprocal of (-?\d+(?:\/\d+)?) is (-?\d+(?:\/\d+)?)$/,
		holds: ([one, other]) => isNear(numberOf(one) * numberOf(other), 1),
	},
	{
		word: 'choose ',
		pattern: /^choose (\d+) of the (\d+) ([a-z ]+)$/,
		holds: ([some, all], { text }) => text.includes(`C(${all}, ${some})`),
	},
	{
		word: 'choose ',
		pattern: /^choose (\d+) of the (\d+) ([a-z]+ from [a-z]+ \d+)$/,
		holds: ([some, all, group], { text, prompt }) =>
			text.includes(`C(${all}, ${some})`) && prompt.replaceAll('$', '').includes(`${all} ${group}`),
	},
	{
		word: 'cancel the common factor ',
		pattern: /cancel the common factor [a-z] ([-+]) (\d+), which is (\d+) at [a-z] = (-?\d+)/,
		holds: ([sign, constant, value, at]) =>
			Number(at) + Number(`${sign}${constant}`) === Number(value) && value === '0',
	},
	{
		word: 'it is not divisible by ',
		pattern: /^it is not divisible by ([\d, or]+), and (\d+) × (\d+) is greater than (\d+)$/,
		holds: ([list = '', one, other, number], { text }) => {
			const divisors = (list.match(/\d+/g) ?? []).map(Number);
			return (
				[...divisors, Number(one)].join() === PRIMES.slice(0, divisors.length + 1).join() &&
				one === other &&
				text.includes(`$${number}$`)
			);
		},
	},
	{
		word: 'subtract',
		pattern: /^subtract ([^=]* = \S+) from ([^=]* = \S+): the .* cancel$/,
		holds: areQuoted,
	},
	{
		word: 'add ',
		pattern: /^add ([^=]* = \S+) and ([^=]* = \S+): the .* cancel$/,
		holds: areQuoted,
	},
	{
		word: ' for ',
		pattern: /^substitute \S+ for [a-z] in ([^=,]* = \S+)$/,
		holds: areQuoted,
	},
	{
		word: 'start with ',
		pattern: /^start with ([\d.]+) and (add|subtract) ([\d.]+) (?:for )?each /,
		holds: ([start, how, step], around) =>
			isLinear(around, start, how === 'add' ? step : `-${step}`),
	},
	{
		word: ', plus $',
		pattern: /\$([\d.]+)(?: for [\w -]+)?, plus \$([\d.]+) for each /,
		holds: ([start, step], around) => isLinear(around, start, step),
	},
	{
		word: ' equals the total',
		pattern: /^\$([\d.]+) for each .* plus the .* of \$([\d.]+) equals the total$/,
		holds: ([step, start], around) => isLinear(around, start, step),
	},
	{
		word: '% of x plus ',
		pattern: /([\d.]+)% of x plus ([\d.]+)% of y/,
		holds: ([one, other], { text }) => {
			const [, x, y] = /\$(-?[\d.]*)x \+ (-?[\d.]*)y/.exec(text) ?? [];
			return (
				x === undefined ||
				(isNear(Number(x) * 100, Number(one)) && isNear(Number(y) * 100, Number(other)))
			);
		},
	},
	{
		word: ' in the mixture: ',
		pattern: / in the mixture: ([\d.]+)% of ([\d.]+)$/,
		holds: ([percent, whole], { text }) => {
			const [, rate, of] = /\$([\d.]+)\(([\d.]+)\)/.exec(text) ?? [];
			return rate === undefined || (isNear(Number(rate) * 100, Number(percent)) && of === whole);
		},
	},
	{
		word: ' times as old as ',
		pattern: /^in (\d+) years, .* will be (\d+) times as old as /,
		holds: ([years, times], { text }) => {
			const [, one, factor] = / \+ (\d+) = (\d+)\(/.exec(text) ?? [];
			return one === undefined || (one === years && factor === times);
		},
	},
	{
		word: 'the rate of change from ',
		pattern: /^the rate of change from (\S+) to (\S+) [a-z]+: /,
		holds: ([from, to], { text }) =>
			!/\}\{\S+ - \S+\}/.test(text) || text.includes(`}{${to} - ${from}}`),
	},
	{
		word: ' is the same as ',
		pattern:
			/\b(?:subtracting|adding) (-?[\d.]+) is the same as (?:adding|subtracting) (-?[\d.]+)$/,
		holds: ([one = '', other = ''], { text }) =>
			one === `-${other}` || (other === `-${one}` && text.includes(`(${other})`)),
	},
	{
		word: ' for t₁, ',
		pattern: /^substitute (\S+) for t₁, (\S+) for n/,
		holds: ([first = '', n = ''], { text }) =>
			!/^\$t_\{\d+\} = -?\d+(?![\d.,{}])/.test(text) || text.startsWith(`$t_{${n}} = ${first}`),
	},
	{
		word: 'quadrant ',
		pattern: /^quadrant (\d) is at the (\w+ \w+), and quadrant (\d) is at the (\w+ \w+)$/,
		holds: ([one, place = '', other, otherPlace = '']) =>
			QUADRANTS[place] === one && QUADRANTS[otherPlace] === other,
	},
	{
		word: ' is ',
		pattern:
			/^([\d.]+) (?:square |cubic )?(?:yard|foot|minute|hour|met(?:er|re)|mile|gallon|inch|kilomet(?:er|re)|pound|lit(?:er|re)) is (?:about )?[\d.,]/,
		holds: ([one]) => one === '1',
	},
	{
		word: ' triangle, ',
		pattern: /in a (\d+-\d+-\d+) triangle, .* √(\d+) times/,
		holds: ([angles, root]) =>
			(angles === '30-60-90' && root === '3') || (angles === '45-45-90' && root === '2'),
	},
	{
		word: ' is the largest perfect square ',
		pattern: /^(\d+) is the largest perfect square that divides (\d+)$/,
		holds: ([square, number]) =>
			Number.isInteger(Math.sqrt(Number(square))) && Number(number) % Number(square) === 0,
	},
	{
		word: 'multiply by 1',
		pattern: /^multiply by 1\d* in the form √(\d+)\/√(\d+)$/,
		holds: ([one, other]) => one === other,
	},
	{
		word: ' never between ',
		pattern: / is never between (-?[\d.]+) and (-?[\d.]+)/,
		holds: ([low, high]) => Number(low) < Number(high),
	},
	{
		word: ' have such a square',
		pattern: /^only the numbers (?:from|between) (\S+) (?:to|and) (\S+) have such a square$/,
		holds: ([low, high]) => Number(low) < Number(high),
	},
	{
		word: ' never greater than ',
		pattern: /(?:sine|cosine), which is never greater than (\S+) or less than (\S+)$/,
		holds: ([high, low]) => high === '1' && low === '-1',
	},
	{
		word: 'multiply the y-coordinate by ',
		pattern: /^multiply the y-coordinate by (\S+), then translate (\S+) units? (?:up|down)$/,
		holds: ([by, units], { text }) => {
			const [, factor, moved] = /\$y = (-?[\d.]+)\([^()]*\) [-+] (\S+) = /.exec(text) ?? [];
			return factor === undefined || (factor === by && moved === units);
		},
	},
	{
		word: ', and here h = ',
		pattern: /, and here h = (\S+) and k = (\S+)$/,
		holds: ([h, k], { text }) => {
			const [, x, y] = /\$x = (\S+)\$ and \$y = (\S+)\$/.exec(text) ?? [];
			return (
				x === undefined ||
				(isNear(numberIn(x), numberOf(h)) && isNear(numberIn(y ?? ''), numberOf(k)))
			);
		},
	},
	{
		word: ' segment from the left goes from ',
		pattern: /goes from \((\S+), (\S+)\) to \((\S+), (\S+)\)$/,
		holds: ([a, b, c, d], { text }) => {
			const [, tex = ''] = /^\$(.*) = [^=]*\$$/.exec(text) ?? [];
			const slope = (numberOf(d) - numberOf(b)) / (numberOf(c) - numberOf(a));
			const value = numberIn(tex);
			return Number.isNaN(value) || isNear(value, slope);
		},
	},
	{
		word: 'divide ',
		pattern: /^divide (\d+) by (\d+)(?: first| and (\d+) by (\d+))?$/,
		holds: ([one, by, other, otherBy], { text }) =>
			[Number(one) / Number(by), other === undefined ? 1 : Number(other) / Number(otherBy)].every(
				(quotient) => quotient === 1 || text.includes(`${quotient}`),
			),
	},
	{
		word: ' one is at the corner point ',
		pattern: /the (greatest|least) one is at the corner point \(([^()]*)\)$/,
		holds: ([which, corner], { before, text }) => {
			const corners = cornersIn(before());
			const values = corners.map(({ value }) => value);
			const best = which === 'least' ? Math.min(...values) : Math.max(...values);
			const found = corners.find((one) => one.corner === corner);
			const said = formulasIn(text).map((tex) => numberIn(tex.replace('\\$', '')));
			return found === undefined
				? corners.length === 0
				: found.value === best && (said.length !== 1 || said[0] === best);
		},
	},
	{
		word: ': divide ',
		pattern: /: divide (\d+) by (\d+), the number of /,
		holds: ([over, under], { text }) => text.includes(`\\frac{${over}}{${under}}`),
	},
	{
		word: 'by the new number of values, ',
		pattern: /divide by the new number of values, (\d+)$/,
		holds: ([count], { text }) =>
			new RegExp(`\\}\\{${count}\\}|\\\\div ${count}(?!\\d)`).test(text),
	},
	{
		word: 'substitute a = ',
		pattern:
			/^substitute a = ([\w./-]+)(?:, b = ([\w./-]+),? and c = ([\w./-]+)| and b = ([\w./-]+)| and c = ([\w./-]+))?$/,
		holds: ([a = '', b = '', c = '', alsoB = '', alsoC = ''], around) => {
			const values = [a, b || alsoB, c || alsoC];
			return values.slice(1).every((value) => value === '') || areCoefficients(values, around);
		},
	},
	{
		word: ' first nonzero digit, ',
		pattern: /first nonzero digit, ([\d.]+) is ([\d.]+), and ([\d.]+) is ([\d.]+)$/,
		holds: ([one, rounded, other, alsoRounded]) =>
			isNear(inFirstDigit(Number(one)), Number(rounded)) &&
			isNear(inFirstDigit(Number(other)), Number(alsoRounded)),
	},
	{
		word: ' is on the y-axis, so ',
		pattern: /^\((-?[\d/]+), (-?[\d/]+)\) is on the y-axis, so b = (-?[\d/]+)$/,
		holds: ([x, y, b]) => x === '0' && y === b,
	},
	{
		word: 'multiply each entry by ',
		pattern: /^multiply each entry by (-?[\d/]+)$/,
		holds: ([by], { above }) => {
			const [, factor] = /(?:= |\$)(-?[^\s$=]+)\s?\\begin\{[bp]matrix\}/.exec(above) ?? [];
			return factor === undefined || isNear(numberIn(factor), numberOf(by));
		},
	},
	{
		word: '; the smaller exponent is ',
		pattern: /; the smaller exponent is (-?[\d/]+), and (-?[\d/]+) - \(?(-?[\d/]+)\)? = /,
		holds: ([smaller, one, other]) => areEqual(smaller, other) && numberOf(one) > numberOf(smaller),
	},
	{
		word: ' as the ',
		pattern:
			/^write the exponent (-?[\d/]+) as the (product|quotient|sum|difference) of (-?[\d/]+) and (-?[\d/]+)$/,
		holds: ([whole, name = '', one, other]) =>
			isNear(OPERATIONS[name]?.(numberOf(one), numberOf(other)) ?? Number.NaN, numberOf(whole)),
	},
	{
		word: ' than that: ',
		pattern: /^[\d.]+ (less|more) than that: (subtract|add) /,
		holds: ([how, operation]) => (how === 'less') === (operation === 'subtract'),
	},
	{
		word: ' over ',
		pattern:
			/\b(sine|cosine|tangent|secant|cosecant|cotangent) is (opposite|adjacent|hypotenuse) over (opposite|adjacent|hypotenuse)(?: in [^:]*)?(?::|$)/,
		holds: ([name = '', over = '', under = ''], { text }) => {
			const [tex, ...sides] = RATIOS[name] ?? [];
			return text.includes(`\\${tex}`) && sides.join() === [over, under].join();
		},
	},
	{
		word: 'x² ',
		pattern: /^[a-z]² ([-+] \d*)[a-z] ([-+] \d+) = \([a-z] ([-+] \d+)\)\([a-z] ([-+] \d+)\)$/,
		holds: (found) => {
			const [sum = 0, product = 0, one = 0, other = 0] = found.map((said) =>
				Number(said.replace(' ', '').replace(/^([-+])$/, '$11')),
			);
			return one + other === sum && one * other === product;
		},
	},
];

/** One expression finds out faster than one word after another that a reason is of no kind. */
const ANY = new RegExp(
	[...new Set(RULES.map(({ word }) => RegExp.escape(word).replaceAll('\\x2d', '[-−]')))].join('|'),
);
