/** The way back from a published question to the values it was drawn from. */
import { shortId } from '../../math/random.ts';
import type { Draw } from '../family.ts';
import { type Attempt, drawAt, seedOf } from './create-draw.ts';
import { MAX_ATTEMPTS } from './generate.ts';
import { loadFamily } from './load-family.ts';
import { parseParameters } from './parameters.ts';
import type { BookPlan, TemplatePlan } from './plan.ts';

/** `values` by the names of the parameters that the skill asked for, in the order it asked. */
export type Trace = { seed: string; values: ReadonlyMap<string, number | string> };

/**
 * An id is the hash of its seed, so the seeds of the template are tried until one has the id. `series` are those of
 * the lectures that use the template. Undefined when none has: the plan has changed since the bank was built.
 */
export async function traceDraws(
	template: TemplatePlan,
	book: BookPlan,
	id: string,
	series: readonly string[] = [],
): Promise<Trace | undefined> {
	const at = findAttempt(template, book, id, series);
	if (!at) return undefined;
	const { skill } = await loadFamily(template);
	const values = new Map<string, number | string>();
	skill(recorded(drawAt(template, parseParameters(template), book, at), values));
	return { seed: seedOf(book.slug, template.id, at), values };
}

function findAttempt(
	template: TemplatePlan,
	book: BookPlan,
	id: string,
	series: readonly string[],
): Attempt | undefined {
	const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, attempt) => attempt);
	const questions = Array.from({ length: template.suggested_questions }, (_, index) => ({ index }));
	const ofLectures = series.flatMap((one) => [0, 1, 2].map((index) => ({ index, series: one })));
	for (const one of [...questions, ...ofLectures])
		for (const attempt of attempts) {
			const at = { ...one, attempt };
			if (shortId(seedOf(book.slug, template.id, at)) === id) return at;
		}
	return undefined;
}

function recorded(draw: Draw, values: Map<string, number | string>): Draw {
	const noted =
		<T extends number | string>(read: (name: string) => T) =>
		(name: string): T => {
			const value = read(name);
			values.set(name, value);
			return value;
		};
	return {
		...draw,
		int: noted(draw.int),
		choice: noted(draw.choice),
		described: noted(draw.described),
		inTurn: noted(draw.inTurn),
	};
}
