/**
 * One answer box as a value. The engine is fetched when the box starts; what was typed or checked before it arrived is
 * read and marked when it does. Marking itself is local: it needs no service and no connection.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Verdict } from '../../answers/verdict.ts';
import type { TriedQuestion } from '../../stores/progress.ts';
import type { Marking } from './marking.ts';
import type { MarkingEngine } from './marking-engine.ts';

/** How the typed text is understood: MathML, or where reading stopped. Null if there is nothing to read. */
export type Echo = { mathml: string } | { stoppedAt: number } | null;

export type BoxState =
	| { status: 'typing'; echo: Echo }
	| { status: 'empty' }
	| { status: 'checking' }
	| { status: 'marked'; given: string; echo: Echo; verdict: Verdict }
	/** The record's answer cannot be marked, so nothing typed can be called wrong. */
	| { status: 'unmarkable' }
	/** The engine's code did not arrive. */
	| { status: 'failed' };

export type BoxSource = {
	loadEngine(): Promise<MarkingEngine>;
	question: TriedQuestion;
	/** Called once per verdict. */
	onVerdict(verdict: Verdict): void;
};

export type AnswerBoxStore = {
	$state: ReadableAtom<BoxState>;
	/** Fetches the engine; the question's marking may change when a live record arrives. */
	start(marking: Marking): Promise<void>;
	/** Sets the box's text. Clears a verdict on an earlier text. */
	type(given: string): void;
	check(given: string): Promise<void>;
};

export function createAnswerBox({ loadEngine, question, onVerdict }: BoxSource): AnswerBoxStore {
	const $state = atom<BoxState>({ status: 'typing', echo: null });
	let engine: MarkingEngine | undefined;
	let marking: Marking | undefined;
	let text = '';

	function echo(given: string): Echo {
		if (!engine || !marking || given.trim() === '') return null;
		const reading = engine.read(marking, given);
		return 'mathml' in reading ? { mathml: reading.mathml } : { stoppedAt: reading.at };
	}

	async function readiness(): Promise<'ready' | 'unmarkable' | 'failed'> {
		try {
			engine ??= await loadEngine();
		} catch {
			// Only a check reports this, and then requests the code again.
			return 'failed';
		}
		return marking && engine.isMarkable(marking) ? 'ready' : 'unmarkable';
	}

	/** Marks again with the known wrong values; a verdict that stands then names its misconception. */
	async function addMisconceptions(without: Marking): Promise<void> {
		const misconceptions = await engine?.misconceptions(question);
		if (!engine || marking !== without || !misconceptions) return;
		marking = { ...without, misconceptions };
		const now = $state.get();
		if (now.status === 'marked') $state.set({ ...now, verdict: engine.mark(marking, now.given) });
	}

	return {
		$state,
		async start(next) {
			marking = next;
			const found = await readiness();
			if (found === 'unmarkable') $state.set({ status: found });
			else if ($state.get().status === 'typing') $state.set({ status: 'typing', echo: echo(text) });
		},
		type(given) {
			if ($state.get().status === 'unmarkable' || given === text) return;
			text = given;
			$state.set({ status: 'typing', echo: echo(given) });
		},
		async check(given) {
			text = given;
			if (given.trim() === '') {
				$state.set({ status: 'empty' });
				return;
			}
			$state.set({ status: 'checking' });
			const found = await readiness();
			// Typing on while the code loads withdraws the check.
			if ($state.get().status !== 'checking') return;
			if (found !== 'ready' || !engine || !marking) {
				$state.set({ status: found === 'failed' ? 'failed' : 'unmarkable' });
				return;
			}
			const verdict = engine.mark(marking, given);
			$state.set({ status: 'marked', given, echo: echo(given), verdict });
			onVerdict(verdict);
			// Whatever the verdict is: requests must not reveal how the learner did.
			if (marking.misconceptions === 'in a file') void addMisconceptions(marking);
		},
	};
}
