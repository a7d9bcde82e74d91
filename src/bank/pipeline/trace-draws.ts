/** Traces a published question back to the values it was drawn from. */
import type { Draw } from '../family.ts';
import { type Attempt, drawAt, idOf, seedOf } from './create-draw.ts';
import { MAX_ATTEMPTS } from './generate.ts';
import type { LectureDraw } from './lecture-draws.ts';
import { loadFamily } from './load-family.ts';
import { parseParameters } from './parameters.ts';
import type { BookPlan, TemplatePlan } from './plan.ts';

/** `values` by name of the parameters that the skill requested, in that order. */
type Trace = { seed: string; values: ReadonlyMap<string, number | string> };

/**
 * An id is the hash of its seed, so the template's seeds are tried until one has the id. `ofLectures` are the draws of
 * the lectures that name the template. Undefined if none matches: plan or lecture have changed since the bank was
 * built.
 */
export async function traceDraws(
	template: TemplatePlan,
	book: BookPlan,
	id: string,
	ofLectures: readonly LectureDraw[] = [],
): Promise<Trace | undefined> {
	const at = findAttempt(template, book, id, ofLectures);
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
	ofLectures: readonly LectureDraw[],
): Attempt | undefined {
	const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, attempt) => attempt);
	const questions = Array.from({ length: template.suggested_questions }, (_, index) => ({ index }));
	const inLectures = ofLectures.map(({ series, index, about }) => ({
		series,
		index,
		hasWords: about !== undefined,
	}));
	for (const one of [...questions, ...inLectures])
		for (const attempt of attempts) {
			const at = { ...one, attempt };
			if (idOf(seedOf(book.slug, template.id, at), template) === id) return at;
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
