/**
 * The parameter grammar of the curriculum plan. Every value is text:
 *
 * - `lo..hi` integers, both ends inclusive; `lo..hi/step` every step-th from `lo`
 * - `±lo..hi` both signs; `!v,v` after a range excludes values
 * - `{a|b|c}` a closed list of words
 * - `=a` a fixed value, a number or a word, for what another template of the skill draws; it uses no randomness
 * - anything else describes a draw that the family makes itself: `distinct integers in -20..20 (about 5000 cases)`
 */
import type { Random } from '../../math/random.ts';
import { BankError } from './bank-error.ts';
import type { TemplatePlan } from './plan.ts';

export type Parameter =
	| { kind: 'numbers'; values: readonly number[] }
	| { kind: 'choice'; options: readonly string[] }
	| { kind: 'fixed'; value: string }
	| { kind: 'described'; text: string };

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const RANGE = new RegExp(
	`^(±?)(${NUMBER})\\.\\.(${NUMBER})(?:/(${NUMBER}))?(?:!(${NUMBER}(?:,${NUMBER})*))?$`,
);

/** @throws {RangeError} if a range is empty or a step is not positive. */
export function parseParameter(text: string): Parameter {
	const list = /^\{(.*)\}$/.exec(text);
	if (list) return { kind: 'choice', options: (list[1] ?? '').split('|') };
	if (/^=./.test(text)) return { kind: 'fixed', value: text.slice(1) };
	const range = RANGE.exec(text);
	if (!range) return { kind: 'described', text };
	const [, bothSigns, low, high, step = '1', without = ''] = range;
	const values = steppedRange(Number(low), Number(high), Number(step));
	const signs = bothSigns
		? values.flatMap((value) => (value === 0 ? [0] : [-value, value]))
		: values;
	const removed = new Set(without.split(',').filter(Boolean).map(Number));
	const kept = signs.filter((value) => !removed.has(value));
	if (kept.length === 0) throw new RangeError(`the range "${text}" is empty.`);
	return { kind: 'numbers', values: kept };
}

/** By name, in plan order. @throws {BankError} for an empty range. */
export function parseParameters({ id, parameters }: TemplatePlan): Map<string, Parameter> {
	try {
		return new Map(Object.entries(parameters).map(([name, text]) => [name, parseParameter(text)]));
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new BankError(id, `a parameter cannot be read: ${reason}`, { cause });
	}
}

function steppedRange(low: number, high: number, step: number): number[] {
	if (!(step > 0)) throw new RangeError(`the step ${step} must be above 0.`);
	const count = Math.floor((high - low) / step + 1e-9) + 1;
	return Array.from({ length: Math.max(0, count) }, (_, i) => Number((low + i * step).toFixed(6)));
}

/** Drawn values by parameter name; described parameters are left to the family. */
export type DrawnValues = Record<string, number | string>;

export function drawParameters(
	parameters: ReadonlyMap<string, Parameter>,
	random: Random,
): DrawnValues {
	const drawn: DrawnValues = {};
	for (const [name, parameter] of parameters) {
		if (parameter.kind === 'numbers') drawn[name] = random.pick(parameter.values);
		else if (parameter.kind === 'choice') drawn[name] = random.pick(parameter.options);
		else if (parameter.kind === 'fixed') drawn[name] = parameter.value;
	}
	return drawn;
}
