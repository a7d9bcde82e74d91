/** Mistakes with values of trigonometric functions: another function, its reciprocal, or the sign of another quadrant. */
import { numberIn } from '../../equation-lines.ts';
import { acuteOf, NAME, ratioAt, RECIPROCAL, SHORT } from './angle-functions.ts';
import type { Edit } from '../relations/edits.ts';
import { isOneOf } from '../relations/found-values.ts';
import { spotsIn } from './given-figures.ts';
import { opposite, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenAs } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const renamed =
	(from: string, to: string): Edit =>
	(part) =>
		part.kind === 'function' && part.name === from ? [{ ...part, name: to }] : [];

/** One function in place of another. */
const otherName = mistakenAs(({ said: [used = '', wanted = ''] }) =>
	renamed(SHORT[wanted] ?? '', SHORT[used] ?? ''),
);

/** The function of the question was replaced by its reciprocal. */
const toReciprocal = mistaken((part) =>
	part.kind === 'function' && RECIPROCAL[part.name]
		? [{ ...part, name: RECIPROCAL[part.name] ?? '' }]
		: [],
);

const otherSign: Edit = (part) =>
	part.kind === 'function' ? [{ kind: 'negative', of: part }] : [];

/** The point on the terminal arm, or one that the given ratio and quadrant lead to. */
function terminalPoint({ prompt }: Pair): readonly [x: number, y: number] | undefined {
	const [spot] = spotsIn(prompt);
	if (spot) return spot.at;
	const [, name = '', value = ''] =
		/\$\\(sin|cos|tan|sec|csc|cot) (?:x|\\theta|[A-Z]) = ([^$]*)\$/.exec(prompt) ?? [];
	const [, quadrant = ''] = /quadrant (IV|I{1,3})/.exec(prompt) ?? [];
	const ratio = Math.abs(numberIn(value));
	const acute = acuteOf(name, ratio);
	const [right, up] = QUADRANTS[quadrant] ?? [];
	return !Number.isFinite(acute) || !right || !up
		? undefined
		: [right * Math.cos(acute), up * Math.sin(acute)];
}

const QUADRANTS: Readonly<Record<string, readonly [number, number]>> = {
	I: [1, 1],
	II: [-1, 1],
	III: [-1, -1],
	IV: [1, -1],
};

const fromTerminal = (
	find: (x: number, y: number, asked: string, pair: Pair) => number,
): Relation =>
	isOneOf((pair) => {
		const point = terminalPoint(pair);
		const [, asked] = /value of \$\\(sin|cos|tan|sec|csc|cot) /.exec(pair.prompt) ?? [];
		return point && asked ? [find(...point, asked, pair)] : [];
	});

export const ANGLE_VALUE_RULES: readonly Rule[] = [
	// Values
	rule(
		otherName,
		`(?:used|found) (?:the )?${NAME} instead of (?:the )?${NAME}(?: for the (?:first|second) value)?`,
	),
	rule(
		mistakenAs(({ said: [used = '', wanted = ''] }) =>
			renamed(SHORT[wanted] ?? '', SHORT[used] ?? ''),
		),
		`used the formula for the ${NAME} instead of the ${NAME}`,
	),
	rule(
		opposite,
		'used the sign for the wrong quadrant',
		'used the point on the opposite side of the unit circle',
	),
	rule(mistaken(otherSign), 'used the sign for the wrong quadrant for the (?:first|second) value'),
	rule(
		toReciprocal,
		`gave the reciprocal of the ${NAME}, the ${NAME}`,
		`gave the ${NAME} and did not take its reciprocal`,
		`multiplied .* by the reciprocal of the ${NAME}, the ${NAME}`,
		`multiplied .* by the ${NAME} instead of by its reciprocal, the ${NAME}`,
	),
	rule(
		fromTerminal((x, y, asked) => ratioAt(asked, y, x)),
		'interchanged x and y',
	),
	rule(
		fromTerminal((x, y, _, { said: [name = ''] }) => ratioAt(SHORT[name] ?? '', x, y)),
		`found the ${NAME} instead`,
	),
	rule(
		fromTerminal((x, y, _, { said: [name = ''] }) => 2 * ratioAt(SHORT[`${name}e`] ?? name, x, y)),
		'doubled (sin|cos|tan) x instead of using a double angle formula',
	),
];
