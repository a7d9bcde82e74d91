/**
 * What a line says of the values of a formula, and that there are no others: "it is 0 only at x = 8", "so only x = 6 is a
 * solution", "the second is undefined only at x = 3", "defined only for x ≥ 2".
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { haveOneValue, isNear, numberIn, readRelation, valuesOf } from '../equation-lines.ts';
import { ifReadable, readReal, sidesOf, valueOfTree } from '../values.ts';
import { fractionsIn, treesOf } from './line-trees.ts';

/** Issues for sentences whose values the formulas contradict. */
export const checkZeroClaims = ({ question, steps, answer }: Question): string[] => {
	const prompt = questionText(question);
	const given = [prompt, ...(answer.choices ?? []).map(({ text }) => text)].flatMap(formulasIn);
	return steps.flatMap(({ text }, at) => {
		const above = [...given, ...steps.slice(0, at).flatMap((step) => formulasIn(step.text))];
		const isTrue =
			hasValues(text) &&
			hasZeros(text, above) &&
			areArguments(text, above) &&
			hasSign(text, above) &&
			isFactor(text, above) &&
			areUndefined(text, above) &&
			isDomain(text, above) &&
			isOnly(text, above);
		return isTrue ? [] : [`"${text}" is not true`];
	});
};

type Point = { name: string; values: number[] };

/** The values in "$x = 2$", "$x = 2$ or $x = 3$", and "$x = \frac{1}{2}$ and at $x = 3$". */
function pointIn(words: string): Point {
	const found = [...words.matchAll(/\$([a-z]) = ([^$]*)\$/g)];
	return {
		name: found[0]?.[1] ?? '',
		values: found.flatMap(([, , tex = '']) => sidesOf(tex).slice(-1).map(numberIn)),
	};
}

/** NaN for what cannot be read there. */
const valueAt = (tex: string, name: string, value: number): number =>
	ifReadable(() => readReal(tex)({ [name]: value })) ?? Number.NaN;

const AT = String.raw`(?:at|when) (\$[a-z] = [^$]*\$(?: (?:or|and|and at) \$[a-z] = [^$]*\$)*)`;
const VALUE_OF = new RegExp(
	String.raw`\$([^$]*)\$(?:, which factors as \$([^$]*)\$,)?(?:, and it)? is (\d+) (only )?${AT}`,
	'g',
);

/** "The denominator $5x + 8$ is 0 when $x = -\frac{8}{5}$", "$|x - 8| \ge 0$, and it is 0 only at $x = 8$" */
const hasValues = (text: string): boolean =>
	[...text.matchAll(VALUE_OF)].every(([, tex = '', factored, number, only, where = '']) => {
		const { name, values } = pointIn(where);
		const [side = '', least] = sidesOf(tex);
		return (
			(least === undefined || isNear(numberIn(least), Number(number))) &&
			new Set(values).size === values.length &&
			(factored === undefined || haveOneValue([side, factored])) &&
			values.every((value) => agrees(valueAt(side, name, value), Number(number))) &&
			(!only || !hasOther(side, name, values, Number(number)))
		);
	});

/** True for what cannot be read. */
const agrees = (found: number, wanted: number): boolean =>
	Number.isNaN(found) || isNear(found, wanted, 1e-7);

/** Simple values at which a formula might have the same value, too. */
const TRIED = Array.from({ length: 401 }, (_, at) => (at - 200) / 4);

const hasOther = (tex: string, name: string, values: readonly number[], wanted: number): boolean =>
	TRIED.some(
		(tried) =>
			isNear(valueAt(tex, name, tried), wanted) && !values.some((one) => isNear(one, tried)),
	);

/** "the numerator is 0 only when $x = 2$": that of some fraction above is, and nowhere else. */
function hasZeros(text: string, above: readonly string[]): boolean {
	const said = [
		...text.matchAll(new RegExp(`[Tt]he (numerator|denominator) is (\\d+) (only )?${AT}`, 'g')),
	];
	if (said.length === 0) return true;
	const fractions = fractionsIn(treesOf(above));
	return said.every(([, part, number, , where = '']) => {
		const { name, values } = pointIn(where);
		const sides = fractions.map((one) => (part === 'numerator' ? one.left : one.right));
		const valueOf = (side: (typeof sides)[number], value: number) =>
			ifReadable(() => valueOfTree(side, { [name]: value })) ?? Number.NaN;
		return (
			sides.length === 0 ||
			sides.some((side) =>
				values.every((value) => isNear(valueOf(side, value), Number(number), 1e-7)),
			)
		);
	});
}

/** "For $x = 5$, the arguments equal $1$ and $9$, which are positive, so only $x = 5$ is a solution." */
function areArguments(text: string, above: readonly string[]): boolean {
	const [said, name = '', at = '', values = '', only] =
		/^For \$([a-z]) = ([^$]*)\$, the arguments? equals? ((?:\$[^$]*\$(?:,? and |, )?)+), which (?:is|are) positive(?:, so only (\$[^$]*\$) is a solution)?/.exec(
			text,
		) ?? [];
	if (said === undefined) return true;
	const found = above.flatMap(argumentsIn).map((tex) => valueAt(tex, name, numberIn(at)));
	const stated = formulasIn(values).map(numberIn);
	return (
		(only === undefined || only === `$${name} = ${at}$`) &&
		stated.every((value) => value > 0 && found.some((one) => isNear(one, value)))
	);
}

/** What stands behind a logarithm. */
const argumentsIn = (tex: string): string[] =>
	[
		...tex.matchAll(
			/\\(?:log(?:_\{[^{}]*\}|_\w)?|ln) ?(?:\\left)?(?:\(((?:[^()]|\([^()]*\))*?)(?:\\right)?\)|([a-z]))/g,
		),
	].map(([, inside, letter]) => inside ?? letter ?? '');

/** "When $x = 2$ or $x = 3$, the width $x - 8$ is negative, so only $x = 10$ is possible." */
function hasSign(text: string, above: readonly string[]): boolean {
	const [said, where = '', tex = '', sign] =
		/^When ((?:\$[a-z] = [^$]*\$(?:,? or |, )?)+), the [a-z ]+ \$([^$]*)\$ is (negative|positive)/.exec(
			text,
		) ?? [];
	if (said === undefined) return true;
	const { name, values } = pointIn(where);
	return (
		new Set(values).size === values.length &&
		values.every((value) => {
			const found = valueAt(tex, name, value);
			return (
				solvesSome(name, value, above) &&
				(Number.isNaN(found) || (sign === 'negative' ? found < 0 : found > 0))
			);
		})
	);
}

/** "the second factor $x^{2} + 30x + 288$" stands in parentheses above. */
function isFactor(text: string, above: readonly string[]): boolean {
	const [, factor] = /the (?:second|other) factor \$([^$]*)\$ is/.exec(text) ?? [];
	return factor === undefined || above.some((tex) => tex.includes(`(${factor})`));
}

/** "The first expression is undefined at $x = -2$ and at $x = 3$, but the second is undefined only at $x = 3$." */
function areUndefined(text: string, above: readonly string[]): boolean {
	const [said, first = '', second = first] =
		/undefined (?:only )?at (.*?)(?:, (?:but the second is undefined only|and the second) at (.*?))?\.$/.exec(
			text,
		) ?? [];
	if (said === undefined || !/^(?:The first expression is|Both expressions are) /.test(text))
		return true;
	const expressions = above.filter((tex) => tex.includes('\\frac')).slice(0, 2);
	return [first, second].every((where, at) => {
		const { name, values } = pointIn(where);
		const tex = expressions[at] ?? '';
		const isGap = (value: number) => {
			const found = ifReadable(() => readReal(tex)({ [name]: value }));
			return found === undefined || !Number.isFinite(found) || Math.abs(found) > 1e9;
		};
		return (
			values.every(isGap) &&
			!TRIED.some((tried) => isGap(tried) && !values.some((value) => isNear(value, tried)))
		);
	});
}

/** "$f(x)$ is defined only for $x \ge 2$." */
function isDomain(text: string, above: readonly string[]): boolean {
	const [said, name = '', letter = '', other, sign, end = ''] =
		/\$([a-z])\(([a-z])\)\$ is defined only for \$([a-z]) (\\ge|\\le|>|<) ([^$]*)\$/.exec(text) ??
		[];
	if (said === undefined) return true;
	const start = `${name}(${letter}) = `;
	const rules = above.filter((tex) => tex.startsWith(start)).map((tex) => tex.slice(start.length));
	const [edge, way] = [numberIn(end), /ge|>/.test(sign ?? '') ? 1 : -1];
	const isDefined = (tex: string, at: number) => Number.isFinite(valueAt(tex, letter, at));
	return (
		other === letter &&
		rules.every(
			(rule) =>
				isDefined(rule, edge + way * 0.01) &&
				!isDefined(rule, edge - way * 0.01) &&
				isDefined(rule, edge) === /e/.test(sign ?? ''),
		)
	);
}

/** "so $x = 4$ is the only positive solution", "so only $x = 10$ is possible": the equation above has it. */
function isOnly(text: string, above: readonly string[]): boolean {
	const [, one, other] =
		/so \$([^$]*)\$ is the only (?:[a-z]+ )?solution|so only \$([^$]*)\$ is (?:possible|a solution)/.exec(
			text,
		) ?? [];
	const { name, values } = pointIn(`$${one ?? other ?? ''}$`);
	const [value] = values;
	return value === undefined || solvesSome(name, value, above);
}

/** True if there is no equation in this letter. */
function solvesSome(name: string, value: number, above: readonly string[]): boolean {
	const equations = above
		.flatMap((tex) => readRelation(tex) ?? [])
		.filter(({ letters, signs }) => letters.join() === name && signs.join() === '=');
	return (
		equations.length === 0 ||
		equations.some((equation) => {
			const [left = Number.NaN, right = Number.NaN] = valuesOf(equation, { [name]: value });
			return isNear(left, right, 1e-7);
		})
	);
}
