/** Mistakes with solutions of trigonometric equations, and with degrees, radians, and arcs. */
import { numberIn } from '../../equation-lines.ts';
import { acuteOf, NAME } from './angle-functions.ts';
import { fromValue, isOneOf } from '../relations/found-values.ts';
import { numbersIn } from './given-figures.ts';
import { either, where } from '../relations/combined.ts';
import { allChanged, changed, isRounded, type Pair } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The ends of "$0^{\circ} \le x \le 360^{\circ}$" or "in $[0, 2\pi]$". */
function intervalIn(prompt: string): [low: number, high: number] | undefined {
	const [, low, high] =
		/\$([^$]*?) \\le (?:x|\\theta) (?:\\le|<) ([^$]*?)\$/.exec(prompt) ??
		/in \$\[(.*?), (.*?)\]\$/.exec(prompt) ??
		[];
	return low && high ? [plainAngle(low), plainAngle(high)] : undefined;
}

const plainAngle = (tex: string): number => numberIn(tex.replace(/\^\{\\circ\}$/, ''));

/** The related acute angles of "\tan x = \frac{2}{3}" and other lines, in the unit of the question. */
function acuteAnglesIn({ expressions, prompt }: Pair): number[] {
	const sides = expressions();
	return sides.flatMap((side, at) => {
		const [, name = ''] = /^\\(sin|cos|tan|sec|csc|cot) (?:x|\\theta)$/.exec(side) ?? [];
		const angle = name ? acuteOf(name, Math.abs(numberIn(sides[at + 1] ?? '?'))) : Number.NaN;
		return Number.isFinite(angle)
			? [prompt.includes('circ') ? (angle * 180) / Math.PI : angle]
			: [];
	});
}

const TURNS = [-3, -2, -1, 0, 1, 2, 3];

/** The solutions of the equation for the opposite value, in the interval of the prompt. */
const ofOppositeValue = isOneOf((pair) => {
	const names = [
		...pair.prompt.matchAll(/\\(sin|cos|tan|sec|csc|cot)(?:\^\{\d\})? ?(x|\\theta)?/g),
	];
	const interval = intervalIn(pair.prompt);
	const rights = pair.parts()?.[0].values[0];
	if (!interval || !rights || names.length === 0 || names.some(([, , angle]) => !angle)) return [];
	const half = pair.prompt.includes('circ') ? 180 : Math.PI;
	const acute = acuteAnglesIn(pair);
	/** Without the rounding. */
	const exact = (right: number) =>
		isRounded(pair)
			? (acute
					.flatMap((angle) => [angle, -angle])
					.flatMap((angle) => TURNS.map((turn) => angle + turn * half))
					.toSorted((a, b) => Math.abs(a - right) - Math.abs(b - right))[0] ?? right)
			: right;
	const isTangent = names.every(([, name = '']) => /tan|cot/.test(name));
	const found = rights
		.map(exact)
		.flatMap((right) =>
			TURNS.map((turn) => (isTangent ? turn * half - right : right + (2 * turn + 1) * half)),
		)
		.filter((value) => value > interval[0] - 1e-6 && value < interval[1] + 1e-6)
		.toSorted((a, b) => a - b);
	return [found.filter((value, at) => at === 0 || value - (found[at - 1] ?? 0) > 1e-6)];
});

/** "At what times from $t = 0$ to $t = 6$", one cycle of the model: half a cycle later, its sine is the opposite. */
const halfACycleLater = isOneOf((pair) => {
	const cycle = Number(/from \$t = 0\$ to \$t = (\d+)\$/.exec(pair.prompt)?.[1]);
	const rights = pair.parts()?.[0].values[0] ?? [];
	return Number.isNaN(cycle)
		? []
		: [rights.map((right) => (right + cycle / 2) % cycle).toSorted((a, b) => a - b)];
});

export const ANGLE_MEASURE_RULES: readonly Rule[] = [
	// Equations
	rule(
		either(ofOppositeValue, halfACycleLater),
		`used the quadrants in which the ${NAME} has the opposite sign`,
		`used the opposite of the value (?:of the ${NAME}|from each factor)`,
		'used the line with the opposite sign',
	),
	rule(
		allChanged((value) => (value * 180) / Math.PI),
		'gave the angles in degrees',
	),
	rule(
		isOneOf((pair) => {
			const first = pair.parts()?.[0].values[0] ?? [];
			const half = pair.prompt.includes('circ') ? 180 : Math.PI;
			return first.map((value) => {
				const within = Math.abs(value) % half;
				return Math.min(within, half - within);
			});
		}),
		'gave only the related acute angle',
	),
	// Degrees and radians
	rule(
		changed((value) => value * 2),
		'used 360° instead of 180° for π radians',
		'divided by 90° instead of 180°',
	),
	rule(
		changed((value) => value / 2),
		'divided by 360° instead of 180°',
		'used 90° instead of 180° for π radians',
	),
	rule(
		either(
			where(
				/What central angle/,
				fromValue((value) => [value / 2]),
			),
			where(
				/How long is the arc/,
				fromValue((value) => [value * 2]),
			),
		),
		'used the diameter instead of the radius',
	),
	rule(
		fromValue((value, pair) =>
			numbersIn(pair).map((angle) => (Math.sign(value) * angle * 180) / Math.PI),
		),
		'multiplied by 180/π instead of π/180',
	),
	rule(
		fromValue((value, pair) =>
			numbersIn(pair).map((angle) => (Math.sign(value) * angle * Math.PI) / 180),
		),
		'multiplied by π/180 instead of 180/π',
	),
	rule(
		where(
			/^Convert/,
			either(
				changed((value) => value * Math.PI),
				isOneOf((pair) => numbersIn(pair).map((angle) => angle * 180)),
			),
		),
		'did not divide by π',
	),
	// Arcs
	rule(
		changed((value) => value / (2 * Math.PI)),
		'counted one turn as 1 radian instead of 2π radians',
	),
	rule(
		changed((value) => value / 2),
		'counted one turn as π radians instead of 2π radians',
	),
	rule(
		isOneOf((pair) => {
			const [one = Number.NaN, other = Number.NaN] = numbersIn(pair);
			return [(one ** 2 * other) / 2, (one * other ** 2) / 2];
		}),
		'used the formula for the area of a sector',
	),
	rule(
		fromValue((value) => [1 / value]),
		'divided the angle by the arc length',
	),
	rule(
		isOneOf((pair) => {
			const [one = Number.NaN, other = Number.NaN] = numbersIn(pair);
			return [one * other];
		}),
		'multiplied by the angle instead of dividing by it',
	),
];
