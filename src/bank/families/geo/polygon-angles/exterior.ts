/** geo.polygon-angles: the equal exterior angles of a regular polygon, 360° together. */
import Fraction from 'fraction.js';
import { difference, equation, quotient, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { angle, known } from '../../../steps/angles.ts';
import { regularPolygon, regularWords } from './polygon.ts';

const [E, N] = [symbol('E'), symbol('n')];

const FULL_TURN = say`What do the exterior angles of a polygon add up to? How many equal angles make up that sum?`;

export function exteriorAngle(draw: Draw): Draft | undefined {
	const [n, ask] = [draw.int('n'), draw.inTurn('ask')];
	if (360 % n !== 0 || n < 5) return undefined;
	if (ask === 'each') return eachAngle(n);
	return ask === 'sides from exterior' ? sidesFromExterior(n) : sidesFromInterior(n);
}

function eachAngle(n: number): Draft {
	const size = 360 / n;
	const answer = withMisconceptions(
		withUnit(integer(size), '°'),
		[integer(180 - size), 'found the interior angle'],
		[rational(new Fraction(180, n)), 'divided 180° instead of 360° by the number of sides'],
		[integer((n - 2) * 180), 'gave the sum of the interior angles'],
	);
	return {
		prompt: say`A regular polygon has ${n} sides. What is the measure of each exterior angle, in degrees?`,
		answer,
		steps: [
			line(
				equation(E, quotient(360, n)),
				`E is the measure of each exterior angle: the ${n} equal exterior angles add up to 360°`,
			),
			line(equation(E, size), 'divide'),
			sentence(say`Each exterior angle measures ${answer.body}.`),
		],
		hints: [
			say`What do the exterior angles of a polygon add up to? How many equal angles make up that sum?`,
		],
		...(n <= 12 && {
			figure: regularPolygon(n, regularWords(n)),
		}),
	};
}

function sidesFromExterior(n: number): Draft {
	const size = 360 / n;
	return {
		prompt: say`Each exterior angle of a regular polygon measures ${angle(known(size))}. How many sides does the polygon have?`,
		answer: withMisconceptions(
			integer(n),
			[rational(new Fraction(180, size)), 'divided 180° instead of 360° by the exterior angle'],
			[rational(new Fraction(360, 180 - size)), 'divided 360° by the interior angle'],
			[integer(size), 'gave the measure of an exterior angle instead of the number of sides'],
		),
		steps: [...sidesLines(n), sentence(say`The polygon has ${n} sides.`)],
		hints: [FULL_TURN],
	};
}

function sidesFromInterior(n: number): Draft {
	const exterior = 360 / n;
	const interior = 180 - exterior;
	return {
		prompt: say`Each interior angle of a regular polygon measures ${angle(known(interior))}. How many sides does the polygon have?`,
		answer: withMisconceptions(
			integer(n),
			[rational(new Fraction(360, interior)), 'divided 360° by the interior angle'],
			[integer(exterior), 'stopped at the exterior angle'],
			[rational(new Fraction(180, exterior)), 'divided 180° instead of 360° by the exterior angle'],
		),
		steps: [
			line(
				equation(E, difference(180, interior)),
				'E is the measure of each exterior angle: it forms a straight line with the interior angle',
			),
			line(equation(E, exterior), 'subtract'),
			...sidesLines(n),
			sentence(say`The polygon has ${n} sides.`),
		],
		hints: [
			say`An interior angle and the exterior angle beside it form a straight line. What is the exterior angle?`,
			FULL_TURN,
		],
	};
}

const sidesLines = (n: number): Line[] => [
	line(
		equation(N, quotient(360, 360 / n)),
		'n is the number of sides: the n equal exterior angles add up to 360°',
	),
	line(equation(N, n), 'divide'),
];
