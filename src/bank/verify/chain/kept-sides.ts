/**
 * "combine like terms" or "simplify the left side" changes how a side is written, and not its value: each side of such
 * an equation or inequality equals the side above it for all values of the variables.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, loneRelation, type Relation, valuesOf } from '../equation-lines.ts';
import { pointsFrom, pointsOf } from '../values.ts';

const AND_ALSO =
	/ first|, then (?:add|subtract|multiply|divide)| and (?:add|subtract|multiply|divide)| before \w+/;
const WHERE =
	/ in the (?:numerator|denominator|exponent|parentheses|brackets)| inside .*| on the (?:left|right) side/;
const WHAT = / the (?:numerators|numbers|fractions|known \w+)/;

/** Reasons of lines that only rewrite a side. */
const REWRITES = new RegExp(
	[
		`(?:multiply|divide|add|subtract)(?:${AND_ALSO.source}|${WHERE.source}|${WHAT.source})?`,
		'(?:simplify|combine|expand|evaluate|factor|remove|rationalize|reduce|distribute) ?(?!.*round).*',
		'use the distributive property(?!:).*',
		'multiply (?:each term in|the two binomials).*',
		'write the (?:fractions?|percent|decimal|negative sign|left side as|right side as) .*',
		'split the middle term .*',
		'divide out .*',
		'square (?:the|all|each|both (?!sides)) ?.*',
		'(?:product|quotient|power) law: .*',
		'subtracting \\S+ is the same as adding .*',
		'write .* as (?:a power|powers) .*',
		'multiply the exponents.*',
	]
		.map((source) => `^${source}$`)
		.join('|'),
);

/** Issues for lines whose reason only rewrites, and which have another side than the line above. */
export const checkKeptSides = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const kept = / side(?: |$)|^replace /.test(why)
			? OTHER_SIDE.find(({ reason }) => reason.test(why))
			: undefined;
		if (kept) {
			const [above, now] = [steps[at - 1]?.text ?? '', text].map((line) =>
				SIDES.exec(line)?.slice(1),
			);
			const [, base] = /^write the (?:left|right) side as a power of (\S+)$/.exec(why) ?? [];
			const power = now?.[1 - kept.side]?.replaceAll(/[()]/g, '') ?? '';
			return above &&
				now &&
				(above[kept.side] !== now[kept.side] ||
					(base !== undefined && !power.startsWith(`${base.replace('−', '-')}^{`)))
				? [`"${why}" does not lead from "${steps[at - 1]?.text}" to "${text}"`]
				: [];
		}
		if (FACTORED.test(why)) {
			const [now, before] = [text, lastAgainstZero(steps.slice(0, at))].map(exactRelation);
			return now &&
				before &&
				now.letters.join() === before.letters.join() &&
				changesSides(before, now)
				? [`"${why}" does not lead from "${before.tex}" to "${now.tex}"`]
				: [];
		}
		if (!REWRITES.test(why) || /(?:from|to|of) both sides/.test(why)) return [];
		const [above, now] = [exactRelation(steps[at - 1]?.text), exactRelation(text)];
		return above && now && changesSides(above, now)
			? [`"${why}" does not lead from "${above.tex}" to "${now.tex}": a side has another value`]
			: [];
	});

/** Reasons of a product that was found on lines in between. */
const FACTORED =
	/^(?:the coefficients of the quotient are .* and the remainder is 0|replace the trinomial with its factors)$/;

/** The equation or inequality with 0 on its right side that is being factored. */
const lastAgainstZero = (above: Question['steps']): string =>
	above.findLast(({ text }) => /^\$[^$]* (?:=|<|>|\\[lg]e) 0\$$/.test(text))?.text ?? '';

/** Reasons that say which side changes; the other one stays as it is written. */
const OTHER_SIDE: readonly { reason: RegExp; side: 0 | 1 }[] = [
	{ reason: /^(?:evaluate|simplify|calculate) the right side$/, side: 0 },
	{ reason: /^write the right side as a power /, side: 0 },
	{ reason: /^write the left side as a power /, side: 1 },
	{ reason: /^replace (?:f\(x\) with y|y with f⁻¹\(x\))$/, side: 1 },
];
const SIDES = /^\$([^$=]*?) (?:=|\\approx) ([^$=]*)\$$/;

/** The exact relation with a variable that is the whole line. */
function exactRelation(text?: string): Relation | undefined {
	const relation = loneRelation(text);
	return relation && relation.letters.length > 0 && !relation.signs.includes('\\approx')
		? relation
		: undefined;
}

/** False if one is an identity, such as $x^2 - 9 = (x + 3)(x - 3)$: its lines need not say the same. */
function changesSides(above: Relation, now: Relation): boolean {
	if (above.sides.length !== now.sides.length) return false;
	const letters = [...above.letters, ...now.letters];
	// A power with a negative exponent is nearly 0 on one side.
	const points = [
		...pointsOf(letters),
		...(now.tex.includes('^{-') ? pointsFrom(letters, [-1.37, -2.11]) : []),
	];
	const [were, are] = [above, now].map((relation) =>
		points.map((point) => valuesOf(relation, point)),
	) as [number[][], number[][]];
	const areOthers = (rows: number[][]) =>
		were.some((row, p) =>
			row.some((value, side) => {
				const other = rows[p]?.[side] ?? Number.NaN;
				return !Number.isNaN(value + other) && !isNear(value, other, 1e-7);
			}),
		);
	return (
		!isIdentity(were) &&
		!isIdentity(are) &&
		areOthers(are) &&
		areOthers(are.map((row) => row.toReversed()))
	);
}

/** Whether the sides are equal at each point; the rows are the values of the sides there. */
const isIdentity = (rows: readonly number[][]): boolean =>
	rows.every(([first = Number.NaN, ...others]) =>
		others.every((value) => isNear(value, first, 1e-7)),
	);
