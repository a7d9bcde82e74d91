/** The equations and inequalities of a record as statements about a value or a point. */
import { formulasIn } from '../../../../math/markup.ts';
import { type Exact, exact, ifReadable, readTex } from '../../values.ts';
import { type Condition, lettersOfRelation, readCondition } from '../../regions.ts';
import type { Pair } from '../relations/relations.ts';

export type Point = readonly Exact[];

export const SYMBOL = /[<>=]|\\[lg]e(?![a-zA-Z])/;

/** The relations that are given, or that the solution writes for a story. */
export function conditionsOf({ prompt, record }: Pair): string[] {
	const isCondition = (tex: string) =>
		SYMBOL.test(tex) &&
		ifReadable(() => lettersOfRelation(tex).every((name) => /^[a-z]$/.test(name))) === true &&
		(ifReadable(() => lettersOfRelation(tex).length) ?? 0) > 0;
	const given = formulasIn(prompt).filter(isCondition);
	return given.length > 0
		? given
		: record.steps.flatMap(({ text }) => formulasIn(text)).filter(isCondition);
}

export const numbersIn = (text: string): Exact[] | undefined =>
	ifReadable(() =>
		text
			.replaceAll(/[$()]/g, '')
			.split(', ')
			.map((part) => readTex(part)({})),
	);

export const truthOf = (tex: string, point: Point): boolean | undefined =>
	ifReadable(() => isTrue(readCondition(tex), lettersOfRelation(tex), point));

const isTrue = (holds: Condition, letters: readonly string[], point: Point): boolean =>
	holds(
		Object.fromEntries(
			letters.toSorted().map((name, at) => [name, point[at % point.length] ?? exact(0)]),
		),
	);

export const withSymbols = (tex: string, change: (symbol: string) => string): string =>
	tex.replace(SYMBOL, change);

const REVERSED: Readonly<Record<string, string>> = {
	'<': '>',
	'>': '<',
	'\\le': '\\ge',
	'\\ge': '\\le',
};
export const reversed = (symbol: string): string => REVERSED[symbol] ?? symbol;
export const inclusive = (symbol: string): string =>
	({ '<': '\\le ', '>': '\\ge ' })[symbol] ?? symbol;
export const strict = (symbol: string): string => ({ '\\le': '<', '\\ge': '>' })[symbol] ?? symbol;
export const equal = (tex: string): string => withSymbols(tex, () => '=');
