/**
 * Mistakes that leave their mark on the right answer itself: a sign, a factor, an exponent, or another value that the
 * question gives. Asked after the rules that repeat the mistake in a formula.
 */
import { fromNamed } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { on, operation, otherSign } from '../relations/edits.ts';
import { atAnswer } from '../relations/at-answer.ts';
import { inAnswer, inAnswerText, isOneOf } from '../relations/found-values.ts';
import { valueOf } from '../relations/formulas.ts';
import { namedNumber, valueAt } from '../relations/parts.ts';
import { pointsIn } from '../relations/outcomes.ts';
import {
	allChanged,
	allNamed,
	changed,
	isNamed,
	ofOne,
	opposite,
	type Relation,
} from '../relations/relations.ts';
import { ruleIn } from '../relations/record-relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** The sign in front of what the words name, where it is this one; a quotient may have been rewritten since. */
const signOfNamed = (from: '+' | '-'): Relation =>
	inAnswer(({ right: answer, said }) =>
		/frac|\\l/.test(answer)
			? undefined
			: on(from, (left, right) =>
					Math.abs(valueOf(right) - namedNumber(said[0])) < 1e-9
						? [operation(from === '+' ? '-' : '+', left, right)]
						: [],
				),
	);

/** A radical instead of another one, in one place or as a factor of the whole. */
const otherRadical: Relation = either(
	fromNamed((value, one = 0, other = 0) => value * Math.sqrt(one / other)),
	inAnswerText((right, { said: [one = '', other = ''] }) => [
		right.replaceAll(`\\sqrt{${other}}`, `\\sqrt{${one}}`),
	]),
);

/** The last of several terms has the other sign. */
const lastTermReversed = inAnswerText((right) => [
	right.replace(/ ([-+]) (?!.* [-+] )/, (_, sign) => (sign === '+' ? ' - ' : ' + ')),
]);

const lastTermLost = inAnswerText((right) => [right.replace(/ [-+] (?!.* [-+] ).*$/, '')]);

/** Every coordinate is divided by the factor where it should be multiplied. */
const dividedByFactor: Relation = (pair) =>
	pair.parts() && /scale factor/.test(pair.prompt)
		? pair
				.numbers()
				.some((factor) => factor !== 1 && allChanged((value) => value / factor ** 2)(pair))
		: undefined;

/** The zeros have the opposite signs; the point on the y-axis stays. */
const oppositeZeros: Relation = ({ right, wrong }) => {
	const [was, is] = [right, wrong].map((text) =>
		pointsIn(text.replaceAll('), (', ')$, $(').replace(/^\$?/, '$').replace(/\$?$/, '$')),
	);
	const zeros = (points: typeof was, sign: 1 | -1) =>
		(points ?? [])
			.filter(([, y]) => y === 0)
			.map(([x]) => sign * x || 0)
			.toSorted((a, b) => a - b)
			.join(' ');
	const rest = (points: typeof was) => (points ?? []).filter(([, y]) => y !== 0).join(' ');
	return zeros(was, 1) === ''
		? undefined
		: right !== wrong && zeros(was, -1) === zeros(is, 1) && rest(was) === rest(is);
};

const EXPONENT = /\^\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Another exponent of the prompt stands in front of the parentheses. */
const otherPowerInFront = inAnswerText((right, { prompt }) =>
	[...prompt.matchAll(EXPONENT)].map(([power]) =>
		right.replace(/\^\{(?:[^{}]|\{[^{}]*\})*\}(?=\()/, () => power),
	),
);

/** "counted 7 factors of mn": m^{5}n^{2} → (mn)^{7} */
const onePowerOfProduct = inAnswerText((right) => {
	const powers = [...right.matchAll(/(\w+)\^\{(\d+)\}/g)];
	const total = powers.reduce((sum, [, , exponent]) => sum + Number(exponent), 0);
	return powers.length > 1
		? [`(${powers.map(([, base]) => base).join(' \\times ')})^{${total}}`]
		: [];
});

/** sin(x − 60°) became cos(x − 150°): the phase shift of the prompt, or as far from it on the other side. */
const phaseShift = (change: (given: number, right: number) => number): Relation =>
	inAnswerText((right, { prompt }) => {
		const shiftIn = (text: string) => {
			const [, sign, degrees] = /\(x(?: ([-+]) (\d+)\^\{\\circ\})?\)/.exec(text) ?? [];
			return degrees ? Number(degrees) * (sign === '-' ? 1 : -1) : 0;
		};
		const [, factor = 1] = /(\d)\(x/.exec(right) ?? [];
		const period = 360 / Number(factor);
		const given = shiftIn(prompt);
		const found = change(given, shiftIn(right));
		const shift = found === given ? given : ((found % period) + period) % period;
		const inside = shift === 0 ? 'x' : `x ${shift > 0 ? '-' : '+'} ${Math.abs(shift)}`;
		return [right.replaceAll('^{\\circ}', '').replace(/\(x(?: [-+] \d+)?\)/, `(${inside})`)];
	});

const sumOfAngles = mistakenBy(
	(said) => (part) =>
		part.kind === 'number' && /^(?:90|180|360)$/.test(part.text) && part !== said ? [said] : [],
);

/** The value of the function in the prompt at the input that the words name. */
const valueAtNamed: Relation = isOneOf((pair) => [
	valueAt(ruleIn(pair), allNamed(pair)[0] ?? Number.NaN),
]);

/** As far from the label on its other side; the opposite of a number is counted from the opposite label. */
const countedBack: Relation = (pair) =>
	fromNamed((value, start = 0) => (pair.prompt.includes('opposite') ? -2 : 2) * start - value)(
		pair,
	);

export const CHANGED_ANSWER_RULES: readonly Rule[] = [
	rule(signOfNamed('-'), 'added NUMBER instead of subtracting it'),
	rule(signOfNamed('+'), 'subtracted NUMBER instead of adding it'),
	rule(
		inAnswer(() => otherSign),
		'used the opposite sign for the shift',
	),
	rule(lastTermLost, 'left out the constant term c'),
	rule(
		lastTermReversed,
		'found a and b correctly but reversed the sign of c in the final expression',
		'changed the sign of only the first term',
	),
	rule(
		inAnswerText((right) => [right.startsWith('-') ? right.slice(1) : `-${right}`]),
		'did not change the sign of the first term',
	),
	rule(
		oppositeZeros,
		'used the opposites of the zeros as the x-intercepts',
		'placed the vertex on the wrong side of the y-axis',
	),
	rule(dividedByFactor, 'divided by the scale factor instead of multiplying by it'),
	rule(otherPowerInFront, 'wrote the higher power in front instead of the lower one'),
	rule(
		onePowerOfProduct,
		'counted all the factors together and wrote one power of the product of the bases',
	),
	rule(
		inAnswerText((right) => [right.replaceAll(/\d+(?=\\(?:log|ln))/g, '')]),
		'dropped the exponents? instead of writing (?:them as coefficients|it as a coefficient)',
	),
	rule(
		inAnswerText((right) => [
			right.replace(
				/^(\d+)(\\sqrt(?:\[\d\])?)\{(.*)\}$/,
				(_, factor, radical, inside) => `${radical}{${factor}${inside}}`,
			),
		]),
		'wrote the coefficient inside the radical, although the exponent applies only to x',
	),
	rule(
		phaseShift((given) => given),
		'did not change the phase shift',
	),
	rule(
		phaseShift((given, right) => 2 * given - right),
		'shifted the graph in the opposite direction',
	),
	// A factor
	rule(otherRadical, 'used √(\\d) instead of √(\\d)', 'multiplied by √(\\d) instead of √(\\d)'),
	rule(
		fromNamed((value, one = 0, other = 0) => value * Math.sqrt(other / one)),
		'divided by √(\\d) instead of √(\\d)',
	),
	rule(
		fromNamed((value, one = 0, other = 0) => (value * Math.sqrt(other)) / one),
		'divided by (\\d) instead of √(\\d)',
	),
	rule(
		fromNamed((value, root = 0) => value * root),
		'multiplied by √(\\d) instead of dividing by it',
	),
	rule(
		fromNamed((value, root = 0) => value / root),
		'divided by √(\\d) instead of multiplying by it',
	),
	rule(
		fromNamed((value, root = 0) => (value * 2) / Math.sqrt(root)),
		'doubled the length instead of multiplying it by √(\\d)',
	),
	rule(
		fromNamed((value) => 2 * value),
		'multiplied the hypotenuse by √(\\d) without halving it',
	),
	rule(
		fromNamed((value, by = 0) => value * ([1, 1, 2, 6, 24, 120][by] ?? Number.NaN)),
		'gave the constant \\w+ difference instead of dividing it by NUMBER!',
	),
	rule(ofOne(changed((value) => 1 / value)), 'divided the coefficient by the constant'),
	// Another value
	rule(
		isNamed,
		'gave the cost of the .*, \\$NUMBER, instead of the cost and the income for .*',
		'gave the (?:\\w+ )?fee of \\$NUMBER instead of the cost of each plan for .*',
	),
	rule(atAnswer, 'gave the value of the exponential expression instead of x'),
	rule(valueAtNamed, 'gave the value at x = NUMBER'),
	rule(ofOne(changed((value) => value + 1)), 'went one step too far'),
	rule(
		opposite,
		'used a/b instead of −a/b as the slope of the second line',
		'set the sum of the coefficients equal to 0',
		'set the sum of the constants equal to 0',
	),
	rule((pair) => {
		const [part = Number.NaN, whole = Number.NaN] = allNamed(pair);
		return changed(() => whole - part)(pair);
	}, 'subtracted only NUMBER° from NUMBER° and left out the right angle'),
	rule(countedBack, 'counted in the wrong direction from NUMBER'),
	rule(
		mistaken(otherSign),
		'moved the constants? to the other side without changing (?:its sign|their signs)',
	),
	rule(
		sumOfAngles,
		'used NUMBER degrees as the sum of the angles',
		'set the sum of the angles equal to NUMBER°(?: instead of .*)?',
	),
];
