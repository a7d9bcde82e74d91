/**
 * What a skill may request from its template: drawn values by name, cases in turn, all from the seed of one attempt.
 */
import { createRandom, shortId, type Random } from '../../math/random.ts';
import { BankError } from './bank-error.ts';
import { casesIn, type Draw } from '../family.ts';
import { type DrawnValues, drawParameters, type Parameter } from './parameters.ts';
import type { BookPlan, TemplatePlan } from './plan.ts';

/** One try at question `index` of a template; `series` separates a lecture's draws from the workbook's. */
export type Attempt = {
	series?: string;
	index: number;
	attempt: number;
	/** Its question must contain certain words, which only some cases do: each attempt tries the next case. */
	hasWords?: boolean;
};

/** After this many failures `inTurn` moves on to the next case: this one may have no more distinct draws. */
const ATTEMPTS_PER_CASE = 150;

/** The text from which all randomness of one attempt derives. */
export const seedOf = (
	book: string,
	template: string,
	{ series, index, attempt }: Attempt,
): string => [book, template, ...(series ? [series] : []), index, attempt].join('/');

/** The hash of its seed; another one in each revision of its template. */
export const idOf = (seed: string, { revision }: TemplatePlan): string =>
	shortId(revision === undefined ? seed : `${seed}/revision-${revision}`);

/** @throws {BankError} if the skill requests a parameter that the template does not have. */
export function drawAt(
	template: TemplatePlan,
	parameters: ReadonlyMap<string, Parameter>,
	book: Pick<BookPlan, 'slug' | 'country'>,
	at: Attempt,
): Draw {
	const random = createRandom(seedOf(book.slug, template.id, at));
	const values = drawParameters(parameters, random);
	const turn = at.index + Math.floor(at.attempt / (at.hasWords ? 1 : ATTEMPTS_PER_CASE));
	return createDraw(template, parameters, values, random, book.country, turn);
}

/** Drawn from a range or from a closed list of numbers such as `{2|3|5}`, or fixed. */
function wholeOrStepped(value: unknown): number | undefined {
	if (typeof value === 'number') return value;
	return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** `turn` selects the next item in a list of cases. */
function createDraw(
	template: TemplatePlan,
	parameters: ReadonlyMap<string, Parameter>,
	values: DrawnValues,
	random: Random,
	country: Draw['country'],
	turn: number,
): Draw {
	const get = <T>(name: string, read: (value: unknown) => T | undefined, kind: string): T => {
		const value = read(values[name]);
		if (value === undefined)
			throw new BankError(template.id, `has no ${kind} parameter "${name}".`);
		return value;
	};
	return {
		random,
		country,
		int: (name) => get(name, wholeOrStepped, 'number'),
		choice: (name) => get(name, (v) => (typeof v === 'string' ? v : undefined), 'choice'),
		described(name) {
			const parameter = parameters.get(name);
			if (parameter?.kind === 'described') return parameter.text;
			throw new BankError(template.id, `has no described parameter "${name}".`);
		},
		inTurn(name) {
			const parameter = parameters.get(name);
			if (!parameter || parameter.kind === 'numbers')
				throw new BankError(template.id, `has no list of cases "${name}".`);
			if (parameter.kind === 'fixed') return parameter.value;
			const cases = parameter.kind === 'choice' ? parameter.options : casesIn(parameter.text);
			const round = createRandom(`${template.id}/${name}`).shuffle(cases);
			const now = round[turn % round.length];
			if (now === undefined) throw new BankError(template.id, `"${name}" lists no cases.`);
			return now;
		},
	};
}
