/** Mistakes in right triangles: trigonometric ratios, inverse functions, and the Pythagorean theorem. */
import { acuteOf, ratioOf, SHORT } from './angle-functions.ts';
import { exchange, otherFunction, radianMode } from '../relations/edits.ts';
import { fromValue, isOneOf } from '../relations/found-values.ts';
import { numbersIn } from './given-figures.ts';
import { partForSquares } from './measure-edits.ts';
import { either, unlessRounded, where } from '../relations/combined.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { sum } from '../../statistics.ts';

const RADIANS = Math.PI / 180;

/** "\tan^{-1}\left(\frac{10}{30}\right)" in the lines: the ratio. */
const fromInverse = (find: (ratio: number, name: string) => number): Relation =>
	isOneOf(({ expressions }) =>
		expressions().flatMap((tex) => {
			const [, name = '', over, under] =
				/^\\(sin|cos|tan)\^\{-1\}\\left\(\\frac\{([\d.]+)\}\{([\d.]+)\}\\right\)$/.exec(tex) ?? [];
			return over ? [find(Number(over) / Number(under), name)] : [];
		}),
	);

/** "is $14$ m long, $4$ m wide": the diagonal of the base of a prism. */
const baseDiagonal = ({ prompt }: Pair): number[] => {
	const [, long, wide] =
		/is \$(\d+)[^$]*\$(?: [a-z]+)? long, \$(\d+)[^$]*\$(?: [a-z]+)? wide/.exec(prompt) ?? [];
	return wide === undefined ? [] : [Math.hypot(Number(long), Number(wide))];
};

const INVERSE: Readonly<Record<string, (ratio: number) => number>> = {
	sine: Math.asin,
	cosine: Math.acos,
	tangent: Math.atan,
	sin: Math.asin,
	cos: Math.acos,
	tan: Math.atan,
};

/** The acute angle with this ratio, which the question names: "Write $\sin S$ as a fraction". */
const fromRatio = (find: (angle: number, name: string, pair: Pair) => number): Relation =>
	fromValue((value, pair) => {
		const [, name = ''] = /\$\\(sin|cos|tan|csc|sec|cot) [A-Z]\$/.exec(pair.prompt) ?? [];
		return name ? [find(acuteOf(name, value), name, pair)] : [];
	});

const unsigned =
	(relation: Relation): Relation =>
	(pair) => {
		const [right, wrong] = pair.parts() ?? [];
		if (!right || !wrong) return undefined;
		const negated = { ...wrong, values: wrong.values.map((row) => row.map((value) => -value)) };
		return relation({ ...pair, parts: () => [right, negated] });
	};

export const RIGHT_TRIANGLE_RULES: readonly Rule[] = [
	rule(isOneOf(baseDiagonal), 'gave the diagonal of the base'),
	// Right triangles
	...['sine', 'cosine', 'tangent'].map((name) =>
		rule(
			fromInverse((ratio) => (INVERSE[name]?.(ratio) ?? Number.NaN) / RADIANS),
			`used the inverse ${name} instead of the inverse .*`,
		),
	),
	rule(
		fromInverse((ratio, name) => INVERSE[name]?.(ratio) ?? Number.NaN),
		'used a calculator in radian mode',
	),
	rule(
		unsigned(mistaken(radianMode)),
		'used a calculator in radian mode and left out the negative sign',
	),
	rule(
		where(
			/Write \$/,
			fromRatio((angle, name) => ratioOf(name, Math.PI / 2 - angle)),
		),
		'found the ratio for angle [A-Z]',
	),
	rule(
		where(
			/Write \$/,
			fromRatio((angle, _, { said: [name = ''] }) => ratioOf(SHORT[name] ?? '', angle)),
		),
		'found the (sine|cosine|tangent|cosecant|secant|cotangent) instead of the .*',
	),
	rule(
		unlessRounded(mistaken(exchange('/', '*'))),
		'multiplied by the (?:sine|cosine|tangent)(?: of the second angle)? instead of dividing by it',
	),
	rule(
		mistaken(exchange('*', '/')),
		'divided by the (?:sine|cosine|tangent) instead of multiplying by it',
	),
	rule(
		isOneOf(({ expressions }) => {
			const angles = [
				...new Set(
					expressions().flatMap((tex) =>
						[...tex.matchAll(/\\tan ([\d.]+)\^/g)].map(([, angle]) => Number(angle)),
					),
				),
			];
			const lengths = [
				...new Set(
					expressions().flatMap((tex) =>
						[
							...tex.matchAll(
								/^([\d.]+)\\tan|\\frac\{([\d.]+)\}\{(?:[A-Z]+|\\tan [^{}]*(?:\{\\circ\})?)\}/g,
							),
						].map(([, one, other]) => Number(one ?? other)),
					),
				),
			];
			const [one = Number.NaN, other = Number.NaN] = angles;
			const tangent = Math.tan((one - other) * RADIANS);
			return lengths.flatMap((length) => [Math.abs(length * tangent), Math.abs(length / tangent)]);
		}),
		'used the tangent of the difference of the two angles',
	),
	// The Pythagorean theorem
	rule(
		either(
			mistaken(partForSquares),
			isOneOf((pair) => [sum(numbersIn(pair).slice(0, 2)), sum(numbersIn(pair))]),
		),
		'added the (?:legs|lengths) instead of their squares',
	),
	rule(
		either(
			mistaken(exchange('-', '+')),
			isOneOf(({ expressions, formulas }) =>
				formulas().length > 0
					? expressions().flatMap((tex, at, all) => {
							const [, leg] =
								/^([\d.]+)\^\{2\} \+ [a-z]\^\{2\}$/.exec(tex) ??
								/^[a-z]\^\{2\} \+ ([\d.]+)\^\{2\}$/.exec(tex) ??
								[];
							const [, whole] = /^([\d.]+)\^\{2\}$/.exec(all[at + 1] ?? '') ?? [];
							return leg && whole ? [Math.hypot(Number(leg), Number(whole))] : [];
						})
					: [],
			),
		),
		'added the squares, as if the .* were the hypotenuse',
	),
	rule(
		isOneOf(({ expressions }) =>
			expressions().flatMap((tex, at, all) => {
				const [, leg] =
					/^([\d.]+)\^\{2\} \+ [a-z]\^\{2\}$/.exec(tex) ??
					/^[a-z]\^\{2\} \+ ([\d.]+)\^\{2\}$/.exec(tex) ??
					[];
				const [, whole] = /^([\d.]+)\^\{2\}$/.exec(all[at + 1] ?? '') ?? [];
				return leg && whole ? [Number(whole) - Number(leg)] : [];
			}),
		),
		'subtracted the lengths instead of their squares',
	),
	// Areas
	rule(
		changed((value) => 2 * value),
		'did not take half the product of the base and the height',
	),
	rule(
		where(
			/area of the triangle/,
			fromValue((value, pair) => {
				const [one, other] = numbersIn(pair).slice(1);
				const isGiven = pair.prompt.includes(`$${pair.said[0]} = `);
				return one && other && value ? [isGiven ? (one * other) / 2 : 0] : [];
			}),
		),
		'used side ([a-z]) as the height',
	),
	rule(mistaken(otherFunction(/sin/, 'cos')), 'used (?:the )?cosine instead of (?:the )?sine'),
];
