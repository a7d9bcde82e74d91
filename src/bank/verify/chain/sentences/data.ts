/**
 * Sentences about data, pairs, and stories. One table, because a sentence is looked up by its words, and each row says how
 * its numbers follow from the data.
 */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { pairsShown } from '../../read-figure.ts';
import { listsIn } from '../../statistics.ts';
import { ifReadable, lettersIn, readReal, sidesOf } from '../../values.ts';
import type { Place, Sentence } from './kind.ts';

const LIST = String.raw`((?:\$[^$]*\$(?:, and | and |, )?)+)`;

export const DATA_SENTENCES: readonly Sentence[] = [
	{
		word: 'The inputs are ',
		pattern: new RegExp(`^The inputs are ${LIST}\\.$`),
		holds: ([list = ''], place) => isColumn(list, place, 0),
	},
	{
		word: ' coordinates are ',
		pattern: new RegExp(`^The (first|second) coordinates are ${LIST}\\.$`),
		holds: ([which, list = ''], place) => isColumn(list, place, which === 'first' ? 0 : 1),
	},
	{
		word: 'appears twice, but',
		pattern: /The (output|input) \$([^$]*)\$ appears twice, but/,
		holds: ([which, value = ''], place) => {
			const at = which === 'input' ? 0 : 1;
			const pairs = pairsOf(place);
			return (
				pairs.length === 0 || pairs.filter((pair) => isNear(pair[at], numberIn(value))).length === 2
			);
		},
	},
	{
		word: 'appears twice, with',
		pattern: /^The input \$([^$]*)\$ appears twice, with the outputs \$([^$]*)\$ and \$([^$]*)\$/,
		holds: ([input = '', one = '', other = ''], place) => {
			const pairs = pairsOf(place);
			const outputs = pairs.filter(([x]) => isNear(x, numberIn(input))).map(([, y]) => y);
			return pairs.length === 0 || outputs.join() === [one, other].map(numberIn).join();
		},
	},
	{
		word: ' event',
		pattern: /^(The probability of|Given) the (first|second) event\b/,
		holds: ([start = '', which], { question }) => {
			const asked = [...question.question.matchAll(EVENT)].filter(
				([, words]) => words === start.toLowerCase().replace('the ', ''),
			);
			return asked.length === 0 || asked.some(([, , one]) => one === which);
		},
	},
	{
		word: 'addition rule',
		pattern: /addition rule, the probability of (one event .*?)\.?$/,
		holds: ([said]) =>
			said ===
			'one event or the other is the sum of the two probabilities minus the probability of both',
	},
	...['part', 'whole'].map((which) => ({
		word: `The ${which} is `,
		pattern: new RegExp(String.raw`^The ${which} is \$([^$]*)\$\.$`),
		holds: ([value]: readonly string[], { below }: Place) => {
			const fraction = below.flatMap(formulasIn).find((tex) => FRACTION.test(tex)) ?? '';
			const [, over, under] = FRACTION.exec(fraction) ?? [];
			return over === undefined || value === (which === 'part' ? over : under);
		},
	})),
	{
		word: 'The values that ',
		pattern: new RegExp(`^The values that (do not )?satisfy the [a-z]+ are ${LIST}\\.$`),
		holds: ([not, list = ''], { above }) => {
			const judged = above.flatMap((line) => [...line.matchAll(JUDGED)]);
			const found = judged.filter(([, , no]) => (no === undefined) === (not === undefined));
			return (
				judged.length === 0 || found.map(([, value]) => value).join() === formulasIn(list).join()
			);
		},
	},
	{
		word: 'The differences from the mean are ',
		pattern: new RegExp(`^The differences from the mean are ${LIST}\\.$`),
		holds: ([list = ''], place) => {
			const values = valuesOf(place);
			if (!values) return undefined;
			const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
			return areSame(
				list,
				values.map((value) => value - mean),
			);
		},
	},
	{
		word: 'The distances from the mean are ',
		pattern: new RegExp(`^The distances from the mean are ${LIST}\\.$`),
		holds: ([list = ''], place) => {
			const values = valuesOf(place);
			if (!values) return undefined;
			const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
			return areSame(
				list,
				values.map((value) => Math.abs(value - mean)),
			);
		},
	},
	{
		word: 'irst differences',
		pattern:
			/^(?:First differences: |The first differences of the outputs are )(.*?)(?:, so .*)?\.$/,
		holds: ([list = ''], place) => {
			const outputs = pairsOf(place).map(([, y]) => y);
			return outputs.length < 2 ? undefined : areSame(list, differencesOf(outputs));
		},
	},
	{
		word: 'the changes in ',
		pattern: /^When \$x\$ increases by 1 at a time, the changes in \$([^$]*)\$ are (.*)\.$/,
		holds: ([, list = ''], place) => {
			const outputs = pairsOf(place).map(([, y]) => y);
			return outputs.length < 2 ? undefined : areSame(list, differencesOf(outputs));
		},
	},
	{
		word: 'econd differences',
		pattern: /^(?:Second differences: |The second differences are (?=\$))(.*?)(?:, so .*)?\.$/,
		holds: ([list = ''], { above }) => {
			const line = above.findLast((one) => /irst differences/.test(one));
			return line === undefined ? undefined : areSame(list, differencesOf(numbersOf(line)));
		},
	},
	{
		word: 'The squares of the differences are ',
		pattern: new RegExp(`^The squares of the differences are ${LIST}\\.$`),
		holds: ([list = ''], { above }) => {
			const differences = above.findLast((line) =>
				line.startsWith('The differences from the mean'),
			);
			return differences === undefined
				? undefined
				: areSame(
						list,
						formulasIn(differences).map((tex) => numberIn(tex) ** 2),
					);
		},
	},
	{
		word: 'In order: ',
		pattern: new RegExp(`^In order: ${LIST}\\.$`),
		holds: ([list = ''], place) => {
			const values = valuesOf(place);
			return values?.length === formulasIn(list).length
				? areSame(
						list,
						values.toSorted((a, b) => a - b),
					)
				: undefined;
		},
	},
	{
		word: 'be the side lengths of a right triangle',
		pattern:
			/^The results are (equal|different), so \$([^$]*)\$, \$([^$]*)\$, and \$([^$]*)\$ (can|cannot) be/,
		holds: ([result, a = '', b = '', c = '', can], { above, question }) => {
			const lengths = [a, b, c];
			const lists = [
				questionText(question.question),
				question.answer.text,
				...(question.answer.choices ?? []).map(({ text }) => text),
			];
			const [one = 0, two = 0, three = 0] = lengths.map(numberIn).toSorted((x, y) => x - y);
			const isRight = isNear(one ** 2 + two ** 2, three ** 2);
			return (
				isRight === (result === 'equal') &&
				isRight === (can === 'can') &&
				(above.slice(-2).every((line) => /\^\{2\}/.test(line))
					? lengths.every((length) =>
							above.slice(-2).some((line) => line.includes(`${length}^{2}`)),
						)
					: lists.some((list) => lengths.every((length) => list.includes(length))))
			);
		},
	},
	{
		word: ' is a whole number and ',
		pattern:
			/^Because \$([a-z])\$ is a whole number and \$([^$]*)\$ is between \$([^$]*)\$ and \$([^$]*)\$, \$([a-z]) (\S+) ([^$]*)\$/,
		holds: ([letter, value = '', low = '', high = '', same, sign, bound = ''], { above }) => {
			const [number, from, to, end] = [value, low, high, bound].map(numberIn) as [
				number,
				number,
				number,
				number,
			];
			const before = above.at(-1) ?? '';
			return (
				letter === same &&
				from === Math.floor(number) &&
				to === from + 1 &&
				before.includes(value) &&
				(/\\le|</.test(sign ?? '') ? end === from : end === to) &&
				/\\le|</.test(before) === /\\le|</.test(sign ?? '')
			);
		},
	},
	{
		word: 'On a number line, ',
		pattern: /^On a number line, \$([^$]*)\$ is \$([^$]*)\$ units? from (\S+?)\.?$/,
		holds: ([number = '', distance = '', from = ''], { prompt }) =>
			from.replaceAll('$', '') === '0' &&
			isNear(Math.abs(numberIn(number)), numberIn(distance)) &&
			prompt.some((tex) => new RegExp(`(?<![-\\d.])${number}(?![\\d.])`).test(tex)),
	},
	{
		word: 'The lower half is ',
		pattern: /^The lower half is (.*)\. The upper half is (.*)\.$/,
		holds: ([lower = '', upper = ''], place) => {
			const values = valuesOf(place)?.toSorted((a, b) => a - b);
			if (!values) return undefined;
			const size = Math.floor(values.length / 2);
			return areSame(lower, values.slice(0, size)) && areSame(upper, values.slice(-size));
		},
	},
	{
		word: ' : ',
		pattern: /^\$(\d+) : (\d+)\$$/,
		holds: ([a, b], { question }) => {
			const [, c, d] = /^\$(\d+) : (\d+)\$$/.exec(question.answer.text) ?? [];
			return c === undefined ? undefined : Number(a) * Number(d) === Number(b) * Number(c);
		},
	},
	{
		word: ' changes in the same way',
		pattern: /^The (mean|median|mode|range) changes in the same way/,
		holds: ([measure = ''], { question }) => question.question.includes(measure),
	},
	{
		word: '% ',
		pattern: /\d\$ \w+ of the (\d+%) .* and \$[^$]*\$ \w+ of the (\d+%)/,
		holds: ([first = '', second = ''], { question, above }) => {
			const named = [question.question, ...above].find((line) => /\bLet \$/.test(line)) ?? '';
			const words = named.slice(named.search(/\bLet \$/)).replaceAll(/[$\\]/g, '');
			const [one, other] = [first, second].map((percent) => words.indexOf(percent));
			return one === undefined || other === undefined || one < 0 || other < 0
				? undefined
				: one < other;
		},
	},
	{
		word: '\\right| = ',
		pattern: /^\$(\\left\|-?[\d.]+\\right\|) = [\d.]+\$$/,
		holds: ([absolute = ''], { prompt, above }) =>
			[...prompt, ...above].some((tex) => tex.includes(absolute)),
	},
	{
		word: 'The cost, in dollars, is ',
		pattern: /^The cost, in dollars, is \$([^$]*)\$ for ([^$]*?) and \$([^$]*)\$ for ([^$]*?)\.$/,
		holds: ([one = '', first = '', other = '', second = ''], { below, question }) => {
			const [next = ''] = below.flatMap(formulasIn).filter((tex) => sidesOf(tex).length === 2);
			const sides = next.split(/ (?:=|<|>|\\[lg]e) /);
			const text = questionText(question.question);
			const start = text.indexOf(first);
			const end = text.indexOf(second);
			const parts = [text.slice(start, Math.max(start, end)), text.slice(end)];
			const hasNumbers = (tex: string, part = '') =>
				(tex.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => part.includes(number));
			return (
				[one, other].every((side) => sides.includes(side)) &&
				(start < 0 || end < start || (hasNumbers(one, parts[0]) && hasNumbers(other, parts[1])))
			);
		},
	},
	{
		word: ' is closer. ',
		pattern: /^Point \$([A-Z])\$ is closer\. Its distance from \$([A-Z])\$ is \$([^$]*)\$/,
		holds: ([name, from, distance = ''], { above }) => {
			const found = above.flatMap((line) => {
				const [, one, other, value] =
					/^\$([A-Z])([A-Z]) = (?:[^$]* = )?([^$=]*)\$$/.exec(line) ?? [];
				const end = one === from ? other : other === from ? one : undefined;
				return end === undefined || value === undefined ? [] : [{ end, value: numberIn(value) }];
			});
			const own = found.findLast(({ end }) => end === name);
			return (
				own !== undefined &&
				isNear(own.value, numberIn(distance)) &&
				found.every(({ value }) => Number.isNaN(value) || value > own.value - 1e-9)
			);
		},
	},
	{
		word: 'An angle of ',
		pattern: /^An angle of \$([\d.]+)\^\{\\circ\}\$ is about \$([\d.]+)\$ radians/,
		holds: ([degrees, radians]) =>
			Math.abs((Number(degrees) * Math.PI) / 180 - Number(radians)) < 0.01,
	},
	{
		word: 'The speed',
		pattern: /The speed(?: of the [a-z ]+)? is \$([^$]*)\$ ([a-z ]+?) and \$([^$]*)\$ ([a-z ]+?)\./,
		holds: ([one = '', way = '', other = '', back = '']) => {
			if (![way, back].every((words) => CARRIED.test(words) || HELD_BACK.test(words)))
				return undefined;
			const [fast, slow] = CARRIED.test(way) ? [one, other] : [other, one];
			return CARRIED.test(way) !== CARRIED.test(back) && valueWith(1, `${fast} - (${slow})`) > 0;
		},
	},
	{
		word: 'Each dimension ',
		pattern:
			/Each dimension (grows|shrinks) by two [a-z]+ widths, so the (outer|inner) dimensions are \$([^$]*)\$ and \$([^$]*)\$/,
		holds: ([verb, place, ...dimensions]) =>
			(verb === 'grows') === (place === 'outer') &&
			dimensions.every(
				(tex) => valueWith(1, tex) - valueWith(0, tex) === (verb === 'grows' ? 2 : -2),
			),
	},
	{
		word: 'In one hour, ',
		pattern:
			/In one hour, the (\w+) (fill|empt\w)i?e?s \$\\frac\{1\}\{(\d+)\}\$ of [^$]*?, and the (\w+) (fill|empt\w)i?e?s \$\\frac\{1\}\{(\d+)\}\$/,
		holds: ([one, verb = '', hours, other, otherVerb = '', otherHours], { question }) =>
			[
				[one, verb, hours],
				[other, otherVerb, otherHours],
			].every(([name, does = '', time]) =>
				new RegExp(`\\b${name} can ${does.slice(0, 4)}\\w* [^.$]* in \\$${time}\\$ hours`).test(
					question.question,
				),
			),
	},
	{
		word: 'The number of ',
		pattern: /The number of ([^$]*?) is \$([^$]*)\$, and the number of ([^$]*?) is \$([^$]*)\$/,
		holds: ([one = '', first = '', other = '', second = ''], { question }) =>
			[
				[one, first],
				[other, second],
			].every(([name = '', tex]) => {
				const prompt = question.question.replaceAll('$', '');
				const [, times] = new RegExp(`(twice|\\d+ times) as many ${name} as `).exec(prompt) ?? [];
				const [, by, more] = new RegExp(`(\\d+) (more|fewer) ${name} than `).exec(prompt) ?? [];
				return (
					(times === undefined || tex === `${times === 'twice' ? 2 : Number.parseInt(times)}x`) &&
					(by === undefined || tex === `x ${more === 'more' ? '+' : '-'} ${by}`)
				);
			}),
	},
];

/** "the probability of the first event", "given the second event" */
const EVENT = /(probability of|given) the (first|second) event\b/g;
const FRACTION = /^\\frac\{(\d+)\}\{(\d+)\}$/;
/** "So $-15$ is not a solution." */
const JUDGED = /\bSo \$([^$]*)\$ is (not )?a solution/g;

/** How the water or the air moves the one who travels. */
const CARRIED = /^(?:downstream|down the river|with the (?:wind|current))$/;
const HELD_BACK = /^(?:upstream|up the river|against the (?:wind|current))$/;

/** The value of a formula with one letter. */
const valueWith = (value: number, tex: string): number =>
	ifReadable(() =>
		readReal(tex)(Object.fromEntries(lettersIn(tex).map((name) => [name, value]))),
	) ?? Number.NaN;

/** The pairs of a relation, in the prompt, a table, or a drawing. */
function pairsOf({ question, prompt }: Place): (readonly [number, number])[] {
	const set = prompt.find((tex) => tex.startsWith('\\{('));
	if (set !== undefined)
		return [...set.matchAll(/\(([^,()]*), ([^()]*)\)/g)].map(
			([, x = '', y = '']) => [numberIn(x), numberIn(y)] as const,
		);
	if (!/A table|\d dots: /.test(question.question_speech)) return [];
	try {
		return pairsShown(question);
	} catch {
		return [];
	}
}

function isColumn(list: string, place: Place, at: 0 | 1): boolean {
	const pairs = pairsOf(place);
	return (
		pairs.length === 0 ||
		areSame(
			list,
			pairs.map((pair) => pair[at]),
		)
	);
}

/** In one formula or in several. */
const numbersOf = (list: string): number[] =>
	formulasIn(list).flatMap((tex) => tex.split(', ').map(numberIn));

const differencesOf = (values: readonly number[]): number[] =>
	values.slice(1).map((value, at) => value - (values[at] ?? 0));

const areSame = (list: string, wanted: readonly number[]): boolean => {
	const stated = numbersOf(list);
	return (
		stated.length === wanted.length &&
		stated.every((value, at) => isNear(value, wanted[at] ?? Number.NaN, 1e-6))
	);
};

/** The only list of the question. */
function valuesOf({ question }: Place): number[] | undefined {
	const [values, ...more] = listsIn(questionText(question.question));
	return more.length === 0 ? values : undefined;
}
