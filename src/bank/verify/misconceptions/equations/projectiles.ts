/** Heights h = at² + bt + c: the times and heights that a student gives in place of those asked for. */
import { leadsToAny, polynomialsIn } from '../relations/outcomes.ts';
import { where } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Flight = { a: number; b: number; c: number; top: number };

/** The first quadratic of the record opens down. */
function flightIn(pair: Pair): Flight | undefined {
	const [[c = 0, b = 0, a = 0] = []] = polynomialsIn(pair, 2);
	return a < 0 && c >= 0 ? { a, b, c, top: -b / (2 * a) } : undefined;
}

const inFlight = (value: (flight: Flight) => number): Relation =>
	where(
		/height|[Hh]igh/,
		leadsToAny((pair) => {
			const flight = flightIn(pair);
			return flight ? [[value(flight)]] : [];
		}),
	);

const heightAt = ({ a, b, c }: Flight, time: number): number => a * time ** 2 + b * time + c;

/** With a mistake in the formula, at the time for which the right answer is the height. */
const heightIn = (height: (flight: Flight, time: number) => number): Relation =>
	where(
		/height|[Hh]igh/,
		leadsToAny((pair) => {
			const flight = flightIn(pair);
			const right = pair.parts()?.[0].values[0]?.[0] ?? Number.NaN;
			return flight
				? [flight.top, ...pair.numbers()]
						.filter((time) => Math.abs(heightAt(flight, time) - right) < 0.1)
						.map((time) => [height(flight, time)])
				: [];
		}),
	);

/** The right answer is one of the two times at which a height of the record is reached. */
const otherTime: Relation = leadsToAny((pair) => {
	const flight = flightIn(pair);
	const right = pair.parts()?.[0].values[0]?.[0] ?? Number.NaN;
	if (!flight) return [];
	return pair.numbers().flatMap((height) => {
		const times = timesAt(flight, height);
		return times.some((time) => Math.abs(time - right) < 0.06) ? times.map((time) => [time]) : [];
	});
});

const timesAt = ({ a, b, c }: Flight, height: number): number[] =>
	[1, -1].map((sign) => (-b + sign * Math.sqrt(b ** 2 - 4 * a * (c - height))) / (2 * a));

const landing = (flight: Flight): number => Math.max(...timesAt(flight, 0));

export const PROJECTILE_RULES: readonly Rule[] = [
	rule(
		inFlight(({ top }) => top),
		'gave the time at which the maximum height is reached',
		'gave the time instead of the maximum height',
	),
	rule(
		inFlight((flight) => heightAt(flight, flight.top)),
		'gave the maximum height instead of the time',
	),
	rule(
		inFlight(({ a, b }) => -b / a),
		'gave the time at which the .* is back at its initial height',
	),
	rule(inFlight(landing), 'gave the time at which the .* (?:hits|lands) .*'),
	rule(
		leadsToAny((pair) => {
			const flight = flightIn(pair);
			const right = pair.parts()?.[0].values[0]?.[0] ?? Number.NaN;
			if (!flight) return [];
			return pair.numbers().flatMap((height) => {
				const [one = 0, other = 0] = timesAt(flight, height);
				return Math.abs(Math.abs(one - other) - right) < 0.06 ? [[Math.max(one, other)]] : [];
			});
		}),
		'gave the later time without subtracting the earlier one',
	),
	rule(otherTime, 'gave the time at which the .* reaches this height on its way (?:up|down)'),
	rule(
		heightIn(({ b, c }, time) => b * time + c),
		'left out the quadratic term',
	),
	rule(
		heightIn(({ a, b, c }, time) => (a + b) * time + c),
		'did not square the time',
	),
];
