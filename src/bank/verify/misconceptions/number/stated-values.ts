/** Mistakes with values that the prompt states: of a periodic function, of two investments, of speeds and distances. */
import { isNear } from '../../equation-lines.ts';
import { formulasIn } from '../../../../math/markup.ts';
import { ifReadable, readReal } from '../../values.ts';
import { calculated, fromNamed, numbersAsked } from '../relations/calculations.ts';
import { isOneOf } from '../relations/found-values.ts';
import { valueAt } from '../relations/parts.ts';
import {
	allNamed,
	changed,
	ofOne,
	opposite,
	type Pair,
	type Relation,
} from '../relations/relations.ts';
import { ruleIn } from '../relations/record-relations.ts';
import { rule, type Rule } from '../rule.ts';

/** "$f(2) = 16$", by input. */
const statedValues = (prompt: string): Map<number, number> =>
	new Map(
		[...prompt.matchAll(/\$f\((-?\d+)\) = (-?[\d.]+)\$/g)].map(([, x, y]) => [
			Number(x),
			Number(y),
		]),
	);

/** The period, the values of one cycle, and the input that is asked for. */
const inCycle = (
	find: (values: Map<number, number>, period: number, input: number) => number | undefined,
): Relation =>
	isOneOf(({ prompt }) => {
		const [, period] = /period \$(\d+)\$/.exec(prompt) ?? [];
		const [, input] = /is \$f\((\d+)\)\$\?/.exec(prompt) ?? [];
		const values = statedValues(prompt);
		return period && input && values.size > 0 ? [find(values, Number(period), Number(input))] : [];
	});

const leftOut = isOneOf((pair) => {
	const [value, ...more] = pair.parts()?.[0].values[0] ?? [];
	const [input = Number.NaN] = allNamed(pair);
	const stated = statedValues(pair.prompt).get(input);
	const [, factor = '1'] = new RegExp(String.raw`(\d*)f\(${input}\)\$\.`).exec(pair.prompt) ?? [];
	return value === undefined || more.length > 0 || stated === undefined
		? []
		: [value - Number(factor === '' ? 1 : factor) * stated];
});

/** The distance d(t), the speed at one time, and the later time. */
type Trip = { distance: (t: number) => number; speed: number; from: number; to: number };

function tripIn({ prompt }: Pair): Trip | undefined {
	const [, given = ''] = /\$d\(t\) = ([^$]*)\$/.exec(prompt) ?? [];
	const [, speed] = /its speed is \$([\d.]+)\$/.exec(prompt) ?? [];
	const [, from, to] = /from \$t = (\d+)\$ to \$t = (\d+)\$/.exec(prompt) ?? [];
	const read = given === '' ? undefined : ifReadable(() => readReal(given));
	return read && speed && from && to
		? { distance: (t) => read({ t }), speed: Number(speed), from: Number(from), to: Number(to) }
		: undefined;
}

const onTrip = (find: (trip: Trip) => number): Relation =>
	isOneOf((pair) => {
		const trip = tripIn(pair);
		return trip ? [find(trip)] : [];
	});

const covered = ({ distance, from, to }: Trip): number => distance(to) - distance(from);

/** The two speeds come first, then the distance between them. */
const withSpeed = (place: 0 | 1): Relation =>
	isOneOf(({ record, prompt, parts }) => {
		const [first = 0, second = 0, apart = 0, ...more] = numbersAsked(record);
		const [right = Number.NaN] = parts()?.[0].values[0] ?? [];
		return more.length === 0 &&
			/opposite directions/.test(prompt) &&
			isNear(right, apart / (first + second))
			? [apart / (place === 0 ? first : second)]
			: [];
	});

/** The coefficient above k, in the equation that has no unknown. */
const unmultiplied = isOneOf(({ prompt }) => {
	const [first = '', second = ''] = formulasIn(prompt).filter((tex) => tex.includes(' = '));
	const [, letter] = /(?<![a-z])[a-z]([xy])/.exec(`${first} ${second}`) ?? [];
	const [known] = [first, second].filter((tex) => !/(?<![a-z])[a-z][xy]/.test(tex));
	if (!letter || known === undefined) return [];
	const found = new RegExp(String.raw`([-+]?) ?(\d*)${letter}`).exec(known);
	return found ? [Number(`${found[1] === '-' ? '-' : ''}${found[2] === '' ? 1 : found[2]}`)] : [];
});

/** 4(4x + 6) − 3x: the coefficient of the product alone. */
const uncombined = isOneOf(({ prompt }) => {
	const [, factor, inside] =
		/\$(-?\d+)\((-?\d*)[a-z] [-+] \d+\) [-+] \d*[a-z] = /.exec(prompt) ?? [];
	return factor && inside !== undefined
		? [Number(factor) * Number(/\d/.test(inside) ? inside : `${inside}1`)]
		: [];
});

/** Only the second coordinate is that of the first formula at this x. */
const priceAt: Relation = (pair) => {
	const [x = Number.NaN] = allNamed(pair);
	const [right = [], wrong = []] = pair.parts()?.map(({ values }) => values[0] ?? []) ?? [];
	const wanted = valueAt(ruleIn(pair), x);
	return right.length === 2 && !Number.isNaN(wanted)
		? right[0] === wrong[0] && right[1] !== wrong[1] && isNear(wanted, wrong[1] ?? Number.NaN)
		: undefined;
};

/** The second balance less the first one, with interest in percent. */
const difference = (p: number, amount: number, percent: number, years: number): number =>
	p * (1 + percent / 100) ** years - (p + amount * years);

export const STATED_VALUE_RULES: readonly Rule[] = [
	rule(
		inCycle((values, period, input) => values.get((input + 1) % period)),
		'went one place too far in the cycle',
	),
	rule(
		inCycle(
			(values, period, input) =>
				Math.floor(input / period) * (values.get(input % period) ?? Number.NaN),
		),
		'multiplied the value by the number of cycles',
	),
	rule(leftOut, 'left out f\\(NUMBER\\)'),
	rule(
		onTrip((trip) => covered(trip) / (trip.to - trip.from)),
		'gave the average speed without subtracting the speed at t = .*',
	),
	rule(
		onTrip((trip) => covered(trip) - trip.speed),
		'subtracted the speed from the distance, not from the average speed',
	),
	rule(
		onTrip(({ distance, speed, to }) => distance(to) / to - speed),
		'used the distance at t = NUMBER divided by NUMBER \\w+ as the average speed',
	),
	rule(withSpeed(0), 'used only the first speed'),
	rule(withSpeed(1), 'used only the second speed'),
	rule(
		calculated(
			(v, t, d) => d / t - v,
			(_, t, d) => d / t,
		),
		'gave the sum of the two speeds',
	),
	rule(unmultiplied, 'used the coefficient from the first equation without multiplying it'),
	rule(uncombined, 'did not combine like terms on the left side'),
	rule(priceAt, 'gave the price that suppliers ask at x = NUMBER instead of the price at x = .*'),
	rule(
		calculated(difference, (p, _, percent, years) => p * (1 + percent / 100) ** years),
		'gave the balance of the second investment',
	),
	rule(
		calculated(
			(p, amount, percent, years) => difference(p, amount, percent, years),
			(p, amount, _, years) => p + amount * years,
		),
		'gave the balance of the first investment',
	),
	rule(
		calculated(difference, (p, amount, percent, years) =>
			Math.abs((p * percent * years) / 100 - amount * years),
		),
		'used simple interest for the second investment',
	),
	rule(
		changed((value) => value * 60),
		'gave the speed per minute instead of per second',
		'gave the speed per hour instead of per minute',
	),
	rule(ofOne(opposite), 'used the opposite sign for the asymptote'),
	rule(
		calculated(
			(height, rate) => Math.sqrt(height / rate),
			(height, rate) => Math.sqrt(height) / rate,
		),
		'took the square root before dividing',
	),
	rule(
		fromNamed((_, one = 0, other = 0) => other - one),
		'subtracted NUMBER from NUMBER instead of adding them',
	),
];
