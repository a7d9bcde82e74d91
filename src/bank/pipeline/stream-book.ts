/** As many questions of a book's templates as requested, one at a time, each proven like those of the workbook. */
import { BankError } from './bank-error.ts';
import { type MadeQuestion, type MakeQuestion, openTemplate } from './generate.ts';
import { loadFamily } from './load-family.ts';
import type { BookPlan } from './plan.ts';
import { createSeenFilter } from './seen-filter.ts';

/** Templates take turns of this many questions, so a truncated file still covers every topic. */
const TURN = 25;

/** A template that found nothing new in this many draws is left out from then on. */
const ATTEMPTS = 400;

/**
 * Distinct questions of one book, numbered within their materials, in memory that does not grow with `count`. Ends
 * early if no template has a new question left. A question that is not proven is not returned: its template, seed, and
 * reason go to `withhold`.
 */
export async function* streamBook(
	book: BookPlan,
	count: number,
	withhold: (issue: BankError) => void,
	load = loadFamily,
): AsyncGenerator<MadeQuestion> {
	let open = await openAll(book, load);
	const numbers = new Map<string, number>();
	let made = 0;
	for (let from = 0; open.length > 0; from += TURN) {
		const left: MakeQuestion[] = [];
		for (const make of open) {
			let index = from;
			for (; index < from + TURN && made < count; index++) {
				const next = provenOr(withhold, () => make(index, ATTEMPTS));
				if (next === 'withheld') continue;
				if (!next) break;
				made++;
				const number = (numbers.get(next.question.material_name) ?? 0) + 1;
				numbers.set(next.question.material_name, number);
				yield { ...next, question: { ...next.question, number } };
			}
			if (made === count) return;
			if (index === from + TURN) left.push(make);
		}
		open = left;
	}
}

function provenOr<Made>(withhold: (issue: BankError) => void, make: () => Made): Made | 'withheld' {
	try {
		return make();
	} catch (error) {
		if (!(error instanceof BankError)) throw error;
		withhold(error);
		return 'withheld';
	}
}

async function openAll(book: BookPlan, load: typeof loadFamily): Promise<MakeQuestion[]> {
	const seen = createSeenFilter();
	const open: MakeQuestion[] = [];
	for (const chapter of book.chapters)
		for (const material of chapter.materials)
			for (const template of material.templates ?? [])
				open.push(
					await openTemplate(template, { book, chapter, material, firstNumber: 1, seen, load }),
				);
	return open;
}
