/** Which public cases of a kind the page shows: those of the most instructive expected answer. */
import { type MarkingCase, verdictsOf } from '../answers/marking-case.ts';
import type { VerdictName } from '../answers/verdict.ts';

/** How many examples of each verdict are shown. `unread` is the same for all kinds and is left out. */
const SHOWN: Readonly<Partial<Record<VerdictName, number>>> = {
	right: 3,
	form: 2,
	close: 1,
	wrong: 2,
};

const LONGEST_SHOWN = 48;

export type MarkingExamples = {
	expected: MarkingCase['expected'];
	/** Undisputed cases, in file order; verdicts without any are left out. */
	verdicts: { verdict: VerdictName; cases: MarkingCase[] }[];
};

/** @throws {Error} if there are no cases. */
export function pickExamples(cases: readonly MarkingCase[]): MarkingExamples {
	const byAnswer = Map.groupBy(cases, ({ expected }) => JSON.stringify(expected));
	const candidates = [...byAnswer.values()].map(examplesOf);
	const [best] = candidates.toSorted((a, b) => shownIn(b) - shownIn(a));
	if (!best) throw new Error('A kind of answer has no cases.');
	return best;
}

const shownIn = ({ verdicts }: MarkingExamples) =>
	verdicts.reduce((sum, { cases }) => sum + cases.length, 0);

function examplesOf(cases: readonly MarkingCase[]): MarkingExamples {
	const [{ expected } = { expected: { kind: 'integer', value: '0' } as const }] = cases;
	const verdicts = (Object.keys(SHOWN) as VerdictName[]).map((verdict) => ({
		verdict,
		cases: distinct(cases.filter((one) => tells(one, verdict))).slice(0, SHOWN[verdict]),
	}));
	return { expected, verdicts: verdicts.filter((shown) => shown.cases.length > 0) };
}

/** Short, undisputed, and not merely the expected answer itself. */
const tells = (one: MarkingCase, verdict: VerdictName) =>
	verdictsOf(one).join() === verdict &&
	one.given.length <= LONGEST_SHOWN &&
	one.given.trim() !== one.expected.value &&
	!/[\\\n$]/.test(one.given);

/** One case per reason. */
const distinct = (cases: readonly MarkingCase[]) =>
	[...new Map(cases.toReversed().map((one) => [one.why, one])).values()].toReversed();
