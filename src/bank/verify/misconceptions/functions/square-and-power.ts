/** Wrong differences between the values of y = x² and y = bˣ at one input. */
import { isNear, numberIn } from '../../equation-lines.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** "Evaluate $y = x^{2}$ and $y = 3^{x}$ at $x = 5$." */
const ASKED = /^Evaluate \$y = x\^\{2\}\$ and \$y = (\d+)\^\{x\}\$ at \$x = (\d+)\$/;

const gives =
	(value: (x: number, base: number) => number): Relation =>
	({ prompt, wrong }) => {
		const [, base, x] = ASKED.exec(prompt) ?? [];
		return x === undefined
			? undefined
			: isNear(numberIn(wrong.replaceAll('$', '')), value(Number(x), Number(base)));
	};

export const SQUARE_AND_POWER_RULES: readonly Rule[] = [
	rule(
		gives((x, base) => Math.abs(x ** 2 - base * x)),
		'multiplied the base \\d+ by the exponent',
	),
	rule(
		gives((x, base) => x ** 2 + base ** x),
		'added the values',
	),
	rule(
		gives((x, base) => base ** x),
		'gave only the value of the exponential function',
	),
	rule(
		gives((x) => x ** 2),
		'gave only the square',
	),
	rule(
		gives((x, base) => Math.abs(2 * x - base ** x)),
		'doubled instead of squaring',
	),
];
