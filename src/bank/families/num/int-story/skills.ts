/** num.int-story: integers in temperatures, elevations, money, games. */
import {
	continued,
	difference,
	divided,
	relation,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import {
	bankBalance,
	elevation,
	elevatorFloors,
	gameScore,
	type MakeSetting,
	money,
	type Setting,
	temperature,
	yardage,
} from './settings.ts';

// The settings of signed quantities, by the contexts of the curriculum plan.

const SETTINGS: Readonly<Record<string, MakeSetting>> = {
	temperature,
	'elevation or depth': elevation,
	'bank balance': bankBalance,
	'game score': gameScore,
	'elevator floors': elevatorFloors,
	yardage,
};

export const skills: Skills = {
	'Describe a situation with a signed number'(draw) {
		const setting = settingOf(draw);
		const mixed = draw.random.int(0, 1) === 1;
		const first = draw.int('n') * (mixed && draw.random.int(0, 1) === 1 ? 1 : -1);
		const second = draw.int('m') * (mixed && first < 0 ? 1 : -1);
		if (!fits(setting, [first, second], [first, second]) || first === second) return undefined;
		const lower = mixed || draw.random.int(0, 1) === 1;
		const wanted = lower ? Math.min(first, second) : Math.max(first, second);
		const other = first + second - wanted;
		const { quantity, asked, compared: [less, more] = ['lower', 'higher'] } = setting;
		const which = `${lower ? less : more} ${quantity}`;
		const answer = withMisconceptions(
			valueOf(wanted, setting),
			[integer(other), `gave the ${lower ? more : less} ${quantity}`],
			[
				integer(-wanted),
				wanted < 0 ? 'left out the negative sign' : 'wrote a positive number as a negative number',
			],
		);
		return {
			prompt: say`${setting.sides(first, second)} Write the ${which} as an integer, ${asked}.`,
			answer,
			steps: [
				sentence(
					say`As integers, the two ${quantity}s are ${first} and ${second}.`,
					setting.negative,
				),
				line(
					relation(wanted, lower ? '<' : '>', other),
					`the ${which} is farther ${lower ? 'left' : 'right'} on a number line`,
				),
				sentence(say`The ${which} is ${answer.body}.`),
			],
			hints: [
				say`What are the two ${quantity}s as integers? Which is farther ${lower ? 'left' : 'right'} on a number line?`,
			],
		};
	},

	'Solve gain-and-loss problems'(draw) {
		const setting = settingOf(draw);
		const [s, c1, c2] = [draw.int('s'), draw.int('c1'), draw.int('c2')];
		const end = s + c1 + c2;
		if (s === 0 || c1 < 0 === c2 < 0 || c1 === -c2) return undefined;
		// One change left out would look like the starting value left out.
		if (s === c1 || s === c2) return undefined;
		if (Math.min(s, s + c1, end) >= 0) return undefined;
		if (!fits(setting, [s, s + c1, end], [c1, c2])) return undefined;
		const answer = withMisconceptions(
			valueOf(end, setting),
			[integer(c1 + c2), 'left out the starting value'],
			[integer(s - c1 - c2), 'reversed the signs of the changes'],
			[integer(s + c1), 'stopped after the first change'],
		);
		return {
			prompt: say`${setting.states(s)} ${capital(setting.again)} first ${setting.moves(c1)} and then ${setting.moves(c2)}. ${setting.ask}`,
			answer,
			steps: [
				line(
					sum(s, signed(c1), signed(c2)),
					`start at ${s}, and add each change: a decrease is a negative number`,
				),
				line(continued(sum(s + c1, signed(c2))), 'add from left to right'),
				line(continued(end), 'add the second change'),
				sentence(setting.tell(answer.body)),
			],
			hints: [say`Start at ${s}. Which change is an increase, and which is a decrease?`],
		};
	},

	'Find changes between signed values'(draw) {
		const setting = settingOf(draw);
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === 0 || b === 0 || (a > 0 && b > 0)) return undefined;
		if (!fits(setting, [a, b], [b - a])) return undefined;
		return draw.random.int(0, 2) === 0 ? apart(setting, a, b) : changeFrom(setting, a, b);
	},

	'Solve repeated-change problems'(draw) {
		const setting = settingOf(draw);
		const [k, c] = [draw.int('k'), draw.int('c')];
		const start = draw.int('s') * (c > 0 ? -1 : 1);
		const [total, end] = [k * c, start + k * c];
		if (start === 0 || end === 0 || !fits(setting, [start, end], [total, c])) return undefined;
		const answer = withMisconceptions(
			valueOf(end, setting),
			[integer(total), 'left out the starting value'],
			[integer(start + c), `used only one of the ${k} changes`],
			[
				integer(start - total),
				`treated each ${c > 0 ? 'increase as a decrease' : 'decrease as an increase'}`,
			],
		);
		return {
			prompt: say`${setting.states(start)} In each of the next ${k} ${setting.period}s, ${setting.again} ${setting.moves(c)}. ${setting.ask}`,
			answer,
			steps: [
				line(sum(start, times(k, c)), `start at ${start} and add ${k} equal changes of ${c}`),
				line(continued(sum(start, signed(total))), 'multiply first'),
				...(total < 0
					? [
							line(
								continued(sum(start, total)),
								`adding ${total} is the same as subtracting ${-total}`,
							),
						]
					: []),
				line(continued(end), total < 0 ? 'then subtract' : 'then add'),
				sentence(setting.tell(answer.body)),
			],
			hints: [say`What is one change as a signed number? What do ${k} of them add up to?`],
		};
	},

	'Find the average change'(draw) {
		const setting = settingOf(draw);
		const [k, m] = [draw.int('k'), draw.int('m')];
		const {
			actor,
			quantity,
			opens = '',
			averaged = `change in ${quantity}`,
			period,
			step,
		} = setting;
		if (Math.abs(k * m) > setting.largestMove) return undefined;
		const answer = withMisconceptions(
			inUnit(m, step, ` per ${period}`),
			[
				integer(-m),
				m < 0 ? 'left out the negative sign' : 'wrote an increase as a negative number',
			],
			[integer(k * m), 'gave the total change'],
		);
		return {
			prompt: say`${opens}In ${k} ${period}s, ${actor} ${setting.moves(k * m)} in all. What is the average ${averaged} per ${period}, in ${step}? Write a decrease as a negative number.`,
			answer,
			steps: [
				line(divided(k * m, k), `divide the total change by the number of ${period}s`),
				line(
					continued(m),
					m < 0 ? 'the signs are different, so the quotient is negative' : undefined,
				),
				sentence(say`The average change is ${answer.body}.`),
			],
			hints: [
				say`What is the total change as a signed number? Into how many equal parts do you divide it?`,
			],
		};
	},
};

const settingOf = (draw: Draw): Setting =>
	caseOf(SETTINGS, draw.inTurn('ctx'))(draw.random, draw.country);

/** Sensible values and changes; none is one unit, so that every unit is in the plural. */
const fits = ({ low, high, largestMove }: Setting, values: number[], changes: number[]): boolean =>
	values.every((value) => value >= low && value <= high) &&
	changes.every((change) => Math.abs(change) <= largestMove) &&
	[...values, ...changes].every((value) => Math.abs(value) !== 1);

const valueOf = (value: number, { unit }: Setting): DraftAnswer =>
	unit === '' ? integer(value) : inUnit(value, unit);

/** The dollar sign comes before the number: "−$5 per week". */
const inUnit = (value: number, unit: string, per = ''): DraftAnswer =>
	unit === 'dollars'
		? { ...integer(value), unit: `dollars${per}`, body: say`${money(value)}${per}` }
		: withUnit(integer(value), `${unit}${per}`);

function changeFrom(setting: Setting, a: number, b: number): Draft {
	const answer = withMisconceptions(
		inUnit(b - a, setting.step),
		[integer(a - b), 'subtracted in the reverse order'],
		[integer(a + b), 'added the two values instead of subtracting'],
	);
	return {
		prompt: say`${setting.goes(a, b)} What is the change in ${setting.quantity}, in ${setting.step}? Write a decrease as a negative number.`,
		answer,
		steps: [
			line(difference(b, signed(a)), 'subtract the starting value from the final value'),
			...plusOpposite(b, a),
			line(continued(b - a)),
			sentence(say`The change is ${answer.body}.`),
		],
		hints: [
			say`Which value is the starting value, and which is the final value? In what order do you subtract them to find the change?`,
		],
	};
}

function apart(setting: Setting, a: number, b: number): Draft {
	const [high, low] = a > b ? [a, b] : [b, a];
	const answer = withMisconceptions(
		inUnit(high - low, setting.step),
		[
			integer(Math.abs(high + low)),
			high < 0 === low < 0
				? 'added the distances from 0 instead of subtracting them'
				: 'subtracted the distances from 0 instead of adding them',
		],
		[integer(low - high), 'gave the distance as a negative number'],
	);
	return {
		prompt: setting.both(a, b),
		answer,
		steps: [
			line(difference(high, signed(low)), 'subtract the lower value from the higher value'),
			...plusOpposite(high, low),
			line(continued(high - low)),
			sentence(say`They are ${answer.body} apart.`),
		],
		hints: [
			say`Picture both values on a vertical number line. Which is higher? How do you find the distance between them?`,
		],
	};
}

const plusOpposite = (from: number, taken: number) =>
	taken < 0
		? [line(continued(sum(from, -taken)), `subtracting ${taken} is the same as adding ${-taken}`)]
		: [];
