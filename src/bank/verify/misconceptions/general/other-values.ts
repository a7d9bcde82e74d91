/** Another value of the question in place of the one that is asked for, or one value put in for another. */
import { formulasIn } from '../../../../math/markup.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';
import { ifReadable, readReal, sidesOf } from '../../values.ts';
import { either, ofNumbers, where } from '../relations/combined.ts';
import { isOneOf } from '../relations/found-values.ts';
import { calculated, numbersAsked } from '../relations/calculations.ts';
import { namedNumber, readTogether } from '../relations/parts.ts';
import { allChanged, allNamed, ofOne, opposite, type Relation } from '../relations/relations.ts';
import { inTex } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** The right answer with a number for its letter: "replaced h with 0". */
const replaced: Relation = ({ right, wrong, said: [letter = '', value] }) =>
	ifReadable(() => {
		const [was, is] = [right, wrong].map((text) => readReal(text.replaceAll('$', '')));
		const wanted = was?.({ [letter]: namedNumber(value) }) ?? Number.NaN;
		const found = ifReadable(() => is?.({})) ?? Number.NaN;
		return Number.isFinite(wanted) ? isNear(wanted, found) : undefined;
	});

/** One of several solutions. */
const oneSolution: Relation = (pair) => {
	const [right = [], wrong = []] = pair.parts()?.map(({ values }) => values[0] ?? []) ?? [];
	if (right.length === 0) return undefined;
	return (
		right.length > 1 &&
		wrong.length === 1 &&
		right.some((value) => isNear(value, wrong[0] ?? Number.NaN))
	);
};

/** "the value of i, and then the value of n": only the named one is another value. */
const onlyPart: Relation = (pair) => {
	const asked = [...pair.prompt.matchAll(/value of \$([a-z])\$/g)].map(([, letter]) => letter);
	const place = asked.indexOf(pair.said[0]);
	const [right = [], wrong = []] = pair.parts()?.map(({ values }) => values[0] ?? []) ?? [];
	if (asked.length !== right.length || right.length < 2) return undefined;
	return (
		place >= 0 &&
		right.every((value, at) => isNear(value, wrong[at] ?? Number.NaN) === (at !== place))
	);
};

/** Multiplying by one of them is what dividing by the other one does. */
const otherFactor: Relation = (pair) => {
	const [how, by, instead] = pair.said;
	const factorOf = (text = '') => (text.startsWith('π') ? Math.PI / 180 : 180 / Math.PI);
	const factor = how === 'multiplied' ? factorOf(by) : 1 / factorOf(by);
	const [given] = numbersAsked(pair.record);
	return given === undefined || by === instead
		? false
		: isOneOf(() => [given * factor])(pair) && !isNear(factor, factorOf(instead));
};

/** The later value is carried forward instead of back. */
const laterChanged =
	(sign: 1 | -1): Relation =>
	(pair) => {
		const percent = (allNamed(pair)[0] ?? Number.NaN) / 100;
		const carried = (value: number, years: number) => value * (1 + sign * percent) ** years;
		return either(
			calculated((value, years) => value / (1 - percent) ** years, carried),
			calculated((value, years) => value / (1 + percent) ** years, carried),
		)(pair);
	};

/** The first term of one factor of the prompt and the constant of the other one. */
const combined: Relation = ({ prompt, wrong, said: [one = '', other = ''] }) => {
	const [first] = one.split(' ');
	const [, sign, constant] = other.split(' ');
	const [asked] = formulasIn(prompt).filter((tex) => tex.includes('^{2}'));
	const product = `(${inTex(one)})(${inTex(other)})`;
	const parts = asked === undefined ? undefined : readTogether(asked, product);
	const isFactored = parts?.[0].values.every((row, at) =>
		isNear(row[0] ?? Number.NaN, parts[1].values[at]?.[0] ?? Number.NaN),
	);
	return (
		isFactored === true &&
		plainMath(wrong).replaceAll('$', '') === `${first} ${sign === '−' ? '-' : sign} ${constant}`
	);
};

/** The other sign in front of the last term of a binomial, and nothing else. */
const constantReversed: Relation = ({ right, wrong }) =>
	/^\$?[^()+]*[^\s] [-+] \d+\$?$/.test(right)
		? wrong === right.replace(/ ([-+]) (?=\d+\$?$)/, (_, sign) => (sign === '+' ? ' - ' : ' + '))
		: undefined;

/** The value of y on a line. */
function lineOf(text: string): ((x: number) => number) | undefined {
	const [side, value = ''] = sidesOf(text.replaceAll('$', ''));
	const read = side === 'y' ? ifReadable(() => readReal(value)) : undefined;
	return read && ((x) => read({ x }));
}

/** Of a bisector through the centre, at the origin: the chord has the negative reciprocal of its slope. */
const chordThroughCenter: Relation = ({ right, wrong }) => {
	const [was, is] = [lineOf(right), lineOf(wrong)];
	return was && is && was(0) === 0 ? is(0) === 0 && isNear(was(1) * is(1), -1) : undefined;
};

/** Parallel to the right line, through a point of the prompt. */
const throughPoint: Relation = ({ right, wrong, prompt, said: [name = ''] }) => {
	const [was, is] = [lineOf(right), lineOf(wrong)];
	const [, x, y] = new RegExp(String.raw`\b${name}\((-?\d+), (-?\d+)\)`).exec(prompt) ?? [];
	return was && is && x !== undefined
		? isNear(is(1) - is(0), was(1) - was(0)) && isNear(is(Number(x)), Number(y))
		: undefined;
};

const sumOfAngles = isOneOf(({ prompt }) => {
	const angles = [...prompt.matchAll(/\$(\d+(?:\.\d+)?)\^\{\\circ\}\$/g)].map(([, degrees]) =>
		Number(degrees),
	);
	return angles.length > 2 ? [angles.reduce((sum, angle) => sum + angle, 0)] : [];
});

export const OTHER_VALUE_RULES: readonly Rule[] = [
	rule(replaced, 'replaced ([a-z]) with NUMBER'),
	rule(oneSolution, 'solved only the (?:positive|negative) case'),
	rule(onlyPart, 'gave the (?:annual rate|number of years) for ([a-z])'),
	rule(otherFactor, '(multiplied|divided) by (180/π|π/180) instead of (180/π|π/180)'),
	rule(laterChanged(1), 'increased the later value by NUMBER% each \\w+'),
	rule(laterChanged(-1), 'decreased the later value by NUMBER% each \\w+'),
	rule(combined, 'combined the [a-z] term of (.*) with the constant of (.*)'),
	rule(constantReversed, 'reversed the sign of the constant'),
	rule(
		allChanged((value) => -value),
		'subtracted the first expression from the second',
	),
	rule(opposite, 'subtracted the outputs in the opposite order'),
	rule(
		where(/^(?!The formula|.*what is the)/, ofNumbers(ofOne(opposite))),
		'subtracted in the wrong order',
	),
	rule(
		chordThroughCenter,
		'wrote the equation of a line through the cent(?:re|er), but used the slope of the chord',
	),
	rule(throughPoint, 'used point ([A-Z]) instead of the midpoint(?: of the chord)?'),
	rule(sumOfAngles, 'gave the sum of the other angles'),
];
