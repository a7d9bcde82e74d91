/** The results of a practice set, derived from the progress. */
import type { PracticeSet, SetQuestion, Titled } from './practice-set.ts';
import type { ProgressRecord } from './progress-record.ts';

/** `first`: right on the first try; `later`: right after more; `open`: tried and not right yet; `untried`. */
export type Outcome = 'first' | 'later' | 'open' | 'untried';

export type SetResults = {
	questions: readonly { question: SetQuestion; outcome: Outcome }[];
	tried: number;
	/** The first question without a try; null if all have one. */
	nextUntried: SetQuestion | null;
	/** Skills whose questions were all right, in words, once each. */
	wentWell: readonly string[];
	/** Lectures for the skills with a missed or open question, once each. */
	toRead: readonly Titled[];
	/** Where to start: the first material whose question was not right on the first try; null if all were. */
	start: Titled | null;
};

export function resultsOf(set: PracticeSet, progress: ProgressRecord): SetResults {
	const questions = set.questions.map((question) => ({
		question,
		outcome: outcomeOf(progress[question.id]?.tries ?? [], set.startedAt),
	}));
	const bySkill = [...Map.groupBy(questions, ({ question }) => question.skill)];
	const missed = questions.filter(({ outcome }) => outcome === 'later' || outcome === 'open');
	const lectures = missed.flatMap(({ question }) => question.lecture ?? []);
	return {
		questions,
		tried: questions.filter(({ outcome }) => outcome !== 'untried').length,
		nextUntried: questions.find(({ outcome }) => outcome === 'untried')?.question ?? null,
		wentWell: bySkill
			.filter(([, all]) => all.every(({ outcome }) => outcome === 'first'))
			.map(([skill]) => skill),
		toRead: [...new Map(lectures.map((lecture) => [lecture.path, lecture])).values()],
		start: questions.find(({ outcome }) => outcome !== 'first')?.question.material ?? null,
	};
}

function outcomeOf(tries: ProgressRecord[string]['tries'], startedAt: number): Outcome {
	const inSet = tries.filter(([at]) => at >= startedAt).map(([, verdict]) => verdict);
	if (inSet.length === 0) return 'untried';
	const right = inSet.indexOf('right');
	return right < 0 ? 'open' : inSet.slice(0, right).includes('wrong') ? 'later' : 'first';
}
