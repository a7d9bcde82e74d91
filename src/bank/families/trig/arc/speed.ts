/** Angular and linear speed. */
import Fraction from 'fraction.js';
import {
	approximately,
	brackets,
	equation,
	type Expression,
	operand,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { exactDecimal, measure, PI, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';

/** Orbits: the distance from the centre of Earth in kilometres, and the minutes for one of them. */
const ORBITS = [
	[6800, 93],
	[7000, 97],
	[7200, 101],
	[7400, 106],
	[8000, 119],
	[10000, 166],
	[12000, 218],
] as const;

export function speed(draw: Draw): Draft | undefined {
	const [r, n, place, unit] = [
		draw.int('r'),
		draw.int('n'),
		draw.inTurn('ctx'),
		draw.choice('unit'),
	];
	if (place === 'Ferris wheel') {
		if (n < 120 || r < 10 || r > 60) return undefined;
		return slow({
			opening: say`A Ferris wheel with a radius of ${measure(r, 'm')} turns once every ${n} seconds.`,
			lap: 'turn',
			radius: r,
			length: ['metres', 'm'],
			time: n,
			unit: ['second', 's'],
			mover: unit === 'm/s' ? 'a cabin on the rim' : undefined,
		});
	}
	if (place === 'satellite') {
		const [distance, minutes] = draw.random.pick(ORBITS);
		return slow({
			opening: say`A satellite moves in a circle around the centre of Earth. Its distance from the centre is ${measure(distance, 'km')}, and one complete orbit takes ${minutes} minutes.`,
			lap: 'orbit',
			radius: distance,
			length: ['kilometres', 'km'],
			time: minutes,
			unit: ['minute', 'min'],
			mover: unit === 'm/s' ? 'the satellite' : undefined,
		});
	}
	const isWheel = place === 'bicycle wheel';
	if (isWheel ? r < 25 || r > 38 || n > 300 : r > 30) return undefined;
	const thing = isWheel ? 'bicycle wheel' : 'gear';
	const rate = new Fraction(n, 60);
	if (unit === 'rev/min') {
		const speedText = new Fraction(Math.round(2 * Math.PI * rate.valueOf() * r * 10), 1000).round(
			2,
		);
		const value = (speedText.valueOf() * 60) / ((2 * Math.PI * r) / 100);
		if (Math.abs((value % 1) - 0.5) < 0.02) return undefined;
		const metres = new Fraction(r, 100);
		const turn = product(2, PI, brackets(exactDecimal(metres)));
		return {
			prompt: say`A point on the rim of a ${thing} with a radius of ${measure(r, 'cm')} moves at ${measure(exactDecimal(speedText), 'm/s')}. How many revolutions per minute does the ${thing} make? Round to the nearest whole number.`,
			answer: withMisconceptions(
				withUnit(integer(Math.round(value)), 'rev/min'),
				[integer(Math.round(value / 60)), 'found the revolutions per second'],
				[integer(Math.round(value * 2 * Math.PI)), 'found the radians per minute'],
				[integer(Math.round(value / 100)), 'used the radius in centimetres'],
			),
			steps: [
				sentence(
					say`In one revolution, the point moves ${turn} metres.`,
					'this is the circumference, with the radius in metres',
				),
				sentence(
					say`In one minute, it moves ${product(exactDecimal(speedText), brackets(60))} metres.`,
					'a minute has 60 seconds',
				),
				line(
					quotient(product(exactDecimal(speedText), brackets(60)), turn),
					'divide to find the number of revolutions in a minute',
				),
				line(approximately(Math.round(value)), 'evaluate, and round to the nearest whole number'),
				sentence(say`The ${thing} makes about ${Math.round(value)} revolutions per minute.`),
			],
			hints: [
				say`How far does the point move in one revolution? How far does it move in one minute?`,
			],
		};
	}
	const turning = quotient(product(2, PI, brackets(n)), 60);
	const omega = 2 * Math.PI * rate.valueOf();
	const opening = say`A ${thing} with a radius of ${measure(r, 'cm')} makes ${n} revolutions per minute.`;
	const angular: Line[] = [
		sentence(say`One revolution is ${product(2, PI)} radians, and a minute has 60 seconds.`),
		letOmega('second'),
		line(equation(symbol('\\omega'), turning), ANGULAR),
	];
	if (unit === 'rad/s')
		return closed(
			say`${opening} What is its angular speed in radians per second?`,
			angular,
			omega,
			'rad/s',
			symbol('\\omega'),
		);
	return closed(
		say`${opening} How fast does a point on its rim move, in metres per second?`,
		[
			line(
				equation(measure(r, 'cm'), measure(exactDecimal(new Fraction(r, 100)), 'm')),
				'write the radius in metres',
			),
			...angular,
			LINEAR,
			line(
				equation('v', times(exactDecimal(new Fraction(r, 100)), turning)),
				'substitute the radius and the angular speed',
			),
		],
		(omega * r) / 100,
		'm/s',
		operand('v'),
		'a point on the rim',
	);
}

const ANGULAR = 'angular speed is the angle of rotation divided by the time';
const letOmega = (unit: string): Line =>
	sentence(say`Let ${symbol('\\omega')} be the angular speed, in radians per ${unit}.`);

/** v = rω */
const LINEAR = line(
	equation('v', product('r', symbol('\\omega'))),
	'the linear speed is the radius times the angular speed',
);

/** A lap in a given time. The linear speed of the `mover` is asked, or the angular speed if there is none. */
type Lap = {
	opening: Prose;
	lap: string;
	radius: number;
	length: readonly [name: string, symbol: string];
	time: number;
	unit: readonly [name: string, symbol: string];
	mover: string | undefined;
};

function slow({ opening, lap, radius, length, time, unit, mover }: Lap): Draft | undefined {
	const turning = quotient(product(2, PI), time);
	const angular = [
		sentence(say`One ${lap} is ${product(2, PI)} radians.`),
		letOmega(unit[0]),
		line(equation(symbol('\\omega'), turning), ANGULAR),
	];
	if (!mover)
		return closed(
			say`${opening} What is its angular speed in radians per ${unit[0]}?`,
			angular,
			(2 * Math.PI) / time,
			`rad/${unit[1]}`,
			symbol('\\omega'),
			undefined,
			3,
		);
	return closed(
		say`${opening} How fast does ${mover} move, in ${length[0]} per ${unit[0]}?`,
		[
			...angular,
			LINEAR,
			line(equation('v', times(radius, turning)), 'substitute the radius and the angular speed'),
		],
		(2 * Math.PI * radius) / time,
		`${length[1]}/${unit[1]}`,
		operand('v'),
		mover,
	);
}

const PLACES: Readonly<Record<number, string>> = { 2: 'hundredth', 3: 'thousandth' };

function closed(
	prompt: Prose,
	steps: Line[],
	value: number,
	unit: string,
	letter: Expression,
	mover?: string,
	places = 2,
): Draft | undefined {
	const answer = withMisconceptions(
		withUnit(decimalAnswer(value, places), unit),
		[
			decimalAnswer(value / (2 * Math.PI), places),
			'counted one turn as 1 radian instead of 2π radians',
		],
		[decimalAnswer(value / 2, places), 'counted one turn as π radians instead of 2π radians'],
		[
			decimalAnswer(value * 60, places),
			unit.endsWith('/s')
				? 'gave the speed per minute instead of per second'
				: 'gave the speed per hour instead of per minute',
		],
	);
	if (value < 0.02) return undefined;
	return {
		prompt: say`${prompt} Round to the nearest ${PLACES[places] ?? 'hundredth'}.`,
		answer,
		steps: [
			...steps,
			line(
				{ kind: 'relation', sign: '\\approx', left: letter, right: rounded(value, places) },
				`evaluate the right side, and round to the nearest ${PLACES[places]}`,
			),
			sentence(
				say`${mover ? `${capital(mover)} moves at` : 'The angular speed is'} about ${answer.body}.`,
			),
		],
		hints: unit.startsWith('rad')
			? [
					say`How many radians is one whole turn?`,
					say`What do you divide the angle of rotation by to find the angular speed?`,
				]
			: [
					say`How many radians is one whole turn, and what angular speed does this give?`,
					say`How is the linear speed related to the angular speed and the radius?`,
				],
	};
}
