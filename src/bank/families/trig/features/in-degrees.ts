/** The sine and cosine curves in degrees: where they rise or fall, their heights, zeros, maxima and minima. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	list,
	num,
	opposite,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { degrees, interval } from '../../../../math/notation.ts';
import { joinedByAnd, joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	onlyIf,
	rational,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import {
	angle,
	anglesWith,
	angleText,
	between,
	NAMES,
	special,
	specialValue,
	trig,
	valueOf,
	writtenSpecial,
} from '../../../steps/turns.ts';
import { angleAnswer, x, y } from './letters.ts';

const ONE_TURN = relation(relation(degrees(0), '\\le', x), '<', degrees(360));

const inDegrees = (found: readonly Fraction[]): DraftAnswer => ({
	kind: 'solution-set',
	value: found.map((at) => at.mul(180).toFraction()).join(', '),
	body: say`${list(...found.map((at) => angle(at, 'degrees')))}`,
});

const INTERVALS: Readonly<Record<string, readonly [number, number]>> = {
	'0 to 360': [0, 360],
	'-180 to 180': [-180, 180],
	'0 to 720': [0, 720],
};

/** "315° − 360° = −45°" for an angle outside the first turn. */
function fromFirstTurn(at: Fraction, inOneTurn: readonly Fraction[]): Line[] {
	if (inOneTurn.some((one) => one.equals(at))) return [];
	const isLater = at.gt(0);
	const [here, there] = [at.add(isLater ? -2 : 2), at].map((one) => angle(one, 'degrees'));
	if (!here || !there) return [];
	return [
		line(
			equation(isLater ? sum(here, degrees(360)) : difference(here, degrees(360)), there),
			isLater ? 'add 360°' : 'subtract 360°',
		),
	];
}

export function increasing(draw: Draw): Draft | undefined {
	const f = draw.choice('f');
	const [from, to] = INTERVALS[draw.choice('interval')] ?? [0, 360];
	const domain = between(angle(from / 180, 'degrees'), x, angle(to / 180, 'degrees'));
	const rule = equation(y, trig(f, x));
	if (draw.inTurn('ask') === 'increasing interval') {
		const grows = draw.random.int(0, 1) === 1;
		const ends = [
			...anglesWith(f, 1, from / 180, to / 180),
			...anglesWith(f, -1, from / 180, to / 180),
		].map((at) => Number(at.mul(180).valueOf()));
		const stops = [...new Set([from, ...ends, to])].sort((a, b) => a - b);
		const pieces = stops.slice(1).map((end, at): [number, number] => [stops[at] ?? end, end]);
		const fits = pieces.filter(([a, b]) => valueOf(f, b / 180) > valueOf(f, a / 180) === grows);
		const [only, more] = fits;
		if (!only || more) return undefined;
		const [a, b] = only;
		const word = grows ? 'increasing' : 'decreasing';
		return {
			prompt: say`Consider the graph of ${rule} for ${domain}. On which open interval is the function ${word}? Write the interval without degree signs.`,
			answer: withMisconceptions(
				written('interval', interval(a, b, '()')),
				...pieces
					.filter(([p, q]) => p !== a || q !== b)
					.slice(0, 2)
					.map(([p, q]): WrongAnswer => [
						written('interval', interval(p, q, '()')),
						`gave an interval on which the function is ${grows ? 'decreasing' : 'increasing'}`,
					]),
				[written('interval', interval(from, to, '()')), 'gave the whole domain'],
			),
			steps: [
				sentence(
					say`The function has its maxima and minima at ${joinedByAnd(ends.sort((p, q) => p - q).map((at) => angle(at / 180, 'degrees')))}.`,
					`at these angles, the ${NAMES[f]} is 1 or −1`,
				),
				sentence(
					say`From ${angle(a / 180, 'degrees')} to ${angle(b / 180, 'degrees')}, the function ${grows ? 'increases' : 'decreases'} from ${Math.round(valueOf(f, a / 180))} to ${Math.round(valueOf(f, b / 180))}.`,
				),
				sentence(say`The function is ${word} on ${interval(a, b, '()')}.`),
			],
			hints: [
				say`Where are the maxima and the minima? Between which two of them does the graph go ${grows ? 'up' : 'down'} from left to right?`,
			],
		};
	}
	const value = special(draw.choice('v'));
	const height = specialValue(value);
	const found = anglesWith(f, height, from / 180, to / 180);
	if (found.length === 0) return undefined;
	const inOneTurn = anglesWith(f, height, 0, 1.99);
	const isOneTurn = from === 0 && found.every((at) => at.lt(2));
	const isSettled = to === 360 && isOneTurn;
	const [least] = inOneTurn;
	if (!least) return undefined;
	const positive = special(draw.choice('v').replace('-', ''));
	const [acute] = anglesWith(f, specialValue(positive), 0, 0.49);
	return {
		prompt: say`Use a graph to solve ${equation(trig(f, x), writtenSpecial(value))} for ${domain}. Give all solutions in degrees, in increasing order.`,
		answer: withMisconceptions(
			inDegrees(found),
			...onlyIf(found.length > 1, [inDegrees(found.slice(0, 1)), 'gave only one of the solutions']),
			[
				inDegrees(anglesWith(f, -height, from / 180, to / 180)),
				'used the line with the opposite sign',
			],
			[
				inDegrees(anglesWith(f === 'sin' ? 'cos' : 'sin', height, from / 180, to / 180)),
				`used the ${f === 'sin' ? 'cosine' : 'sine'} graph`,
			],
		),
		steps: [
			...(inOneTurn.length > 1
				? [
						...(height < 0 && acute
							? [
									line(
										equation(trig(f, angle(acute, 'degrees')), writtenSpecial(positive)),
										'use a special angle',
									),
								]
							: []),
						sentence(
							say`The line ${equation(y, writtenSpecial(value))} meets the graph of ${rule} at ${equation(x, angle(least, 'degrees'))}.`,
							height < 0 && acute
								? f === 'sin'
									? `the sine has the opposite sign 180° later, at ${angleText(acute, 'degrees')} + 180°`
									: `the cosine has the opposite sign at 180° − ${angleText(acute, 'degrees')}`
								: height === 0
									? `the ${NAMES[f]} of this angle is 0`
									: `the ${NAMES[f]} of this special angle is the height of the line`,
						),
					]
				: [
						sentence(
							say`The ${height > 0 ? 'greatest' : 'least'} value of the ${NAMES[f] ?? f} is ${writtenSpecial(value)}.`,
						),
					]),
			sentence(
				inOneTurn.length > 1 && !isSettled
					? say`For ${ONE_TURN}, the line also meets the graph at ${joinedByAnd(inOneTurn.slice(1).map((at) => equation(x, angle(at, 'degrees'))))}.`
					: say`${isSettled ? 'In the given interval' : say`For ${ONE_TURN}`}, the line ${equation(y, writtenSpecial(value))} meets the graph of ${rule} at ${joinedByAnd(inOneTurn.map((at) => equation(x, angle(at, 'degrees'))))}.`,
				inOneTurn.length > 1
					? `the graph is symmetric about the vertical line through the ${f === 'sin' && height >= 0 ? 'maximum' : 'minimum'} between these points`
					: `the line touches the graph only at its ${height > 0 ? 'highest' : 'lowest'} point`,
			),
			...(isOneTurn
				? []
				: [
						sentence(say`The graph repeats every ${degrees(360)}.`),
						...found.flatMap((at) => fromFirstTurn(at, inOneTurn)),
					]),
			...(isSettled
				? []
				: [
						sentence(
							say`In the given interval, ${joinedByOr(found.map((at) => equation(x, angle(at, 'degrees'))))}.`,
							isOneTurn ? undefined : 'keep only the angles that are in the interval',
						),
					]),
		],
		hints: [
			say`Where does the line ${equation(y, writtenSpecial(value))} meet the graph of ${rule}? How does the symmetry of the graph help?`,
		],
	};
}

// Heights, zeros, maxima and minima of the sine and cosine curves, in degrees.

/** y = sin x or cos x from 0° to 720°: a height, or the next zero, maximum or minimum. */
export function valueOrPlace(draw: Draw): Draft | undefined {
	const [f, start, ask] = [draw.choice('f'), draw.int('A'), draw.inTurn('ask')];
	const other = f === 'sin' ? 'cos' : 'sin';
	const rule = equation(y, trig(f, x));
	if (ask === 'value') {
		const height = valueOf(f, start / 180);
		const exact = new Fraction(Math.round(2 * height), 2);
		if (Math.abs(exact.valueOf() - height) > 1e-9 || start < 90) return undefined;
		const first = start % 360;
		/** Where the sine or the cosine is 1/2. */
		const acute = f === 'sin' ? 30 : 60;
		const otherHeight = valueOf(other, start / 180);
		const otherExact = new Fraction(Math.round(2 * otherHeight), 2);
		return {
			prompt: say`What is the value of ${y} on the graph of ${rule} at ${equation(x, degrees(start))}? Write the exact value.`,
			answer: withMisconceptions(
				rational(exact),
				[rational(exact.neg()), 'used the opposite sign for this part of the cycle'],
				...(Math.abs(otherExact.valueOf() - otherHeight) < 1e-9
					? [
							[
								rational(otherExact),
								`used ${NAMES[other]} instead of ${NAMES[f]}`,
							] satisfies WrongAnswer,
						]
					: []),
			),
			steps: [
				start >= 360
					? sentence(
							say`${degrees(start)} is ${first === 0 ? '' : say`${degrees(first)} more than `}${start < 720 ? 'one full turn' : 'two full turns'}, so ${equation(trig(f, degrees(start)), trig(f, degrees(first)))}.`,
							'the period is 360°',
						)
					: sentence(
							say`The graph repeats every ${degrees(360)}, and ${degrees(start)} lies in the first cycle.`,
						),
				...(first % 90 === 0 || first === acute
					? []
					: [
							line(
								equation(
									trig(f, degrees(start)),
									exact.lt(0) ? opposite(trig(f, degrees(acute))) : trig(f, degrees(acute)),
								),
								`on the unit circle, the points for the two angles have ${exact.lt(0) ? 'opposite' : 'the same'} ${f === 'sin' ? 'y' : 'x'}-coordinate${exact.lt(0) ? 's' : ''}`,
							),
						]),
				line(
					equation(trig(f, degrees(start)), num(exact)),
					first % 90 === 0
						? `the ${NAMES[f]} is the ${f === 'sin' ? 'y' : 'x'}-coordinate of the point where the terminal arm of ${first}° meets the unit circle`
						: 'use the special triangles or the unit circle',
				),
			],
			hints: [
				start >= 360
					? say`How long is one cycle of the graph? At which angle less than ${degrees(360)} is the value of ${y} the same?`
					: say`Where in the first cycle is ${equation(x, degrees(start))}? Is the value of ${y} positive, negative, or ${0} there?`,
			],
		};
	}
	const target = ask === 'zero' ? 0 : ask.startsWith('max') ? 1 : -1;
	const [place] = anglesWith(f, target, (start + 1) / 180, 4);
	const [onOther] = anglesWith(other, target, (start + 1) / 180, 6);
	const first = anglesWith(f, target, 0, 2);
	const [least] = first;
	if (!place || !least || !onOther || place.equals(least)) return undefined;
	/** Each place in one cycle once, 360° and not 0°, if one turn later is not too far. */
	const inCycle = anglesWith(f, target, 1 / 180, 2).filter((at) => at.add(2).lte(place));
	const isStart = anglesWith(f, target, start / 180, start / 180).length > 0;
	const noun = ask === 'zero' ? 'zero' : ask.startsWith('max') ? 'maximum' : 'minimum';
	const plural = ask === 'zero' ? 'zeros' : ask.startsWith('max') ? 'maxima' : 'minima';
	return {
		prompt: say`What is the least value of ${x} greater than ${degrees(start)} at which ${ask === 'zero' ? '' : 'the graph of '}${rule} has a ${noun}? Give ${x} in degrees.`,
		answer: withMisconceptions(
			angleAnswer(place, 'degrees'),
			[angleAnswer(least, 'degrees'), 'started from 0° instead of from the given angle'],
			...(isStart
				? [
						[
							angleAnswer(new Fraction(start, 180), 'degrees'),
							'gave the given angle instead of a greater one',
						] satisfies WrongAnswer,
					]
				: []),
			[
				angleAnswer(place.add(ask === 'zero' ? 1 : 2), 'degrees'),
				`gave the second ${noun} after the given angle`,
			],
			[
				angleAnswer(onOther, 'degrees'),
				`used the ${NAMES[other]} graph instead of the ${NAMES[f]} graph`,
			],
		),
		steps: [
			sentence(
				say`From ${degrees(0)} to ${degrees(360)}, the ${ask === 'zero' ? 'function' : 'graph'} has ${first.length > 1 ? plural : `a ${noun}`} at ${joinedByAnd(first.map((at) => angle(at, 'degrees')))}.`,
				`${first.length > 1 ? 'at these angles' : 'at this angle'}, the ${NAMES[f]} is ${target}`,
			),
			...inCycle.map((at, index) =>
				line(
					equation(sum(angle(at, 'degrees'), degrees(360)), angle(at.add(2), 'degrees')),
					index === 0
						? 'the pattern repeats every 360°'
						: `add 360° to ${at.mul(180).toString()}° as well`,
				),
			),
			sentence(
				isStart
					? say`${degrees(start)} is not greater than ${degrees(start)}, so the next such angle is ${angle(place, 'degrees')}.`
					: say`The first such angle after ${degrees(start)} is ${angle(place, 'degrees')}.`,
			),
		],
		hints: [
			say`Where in one cycle does ${rule} have a ${noun}?`,
			say`After how many degrees does the graph repeat?`,
		],
	};
}
