import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { sightIssues } from './sight-issues.ts';
import { sceneOf } from './triangle-scene.ts';

const STORY =
	'Two friends, $A$ and $B$, stand $70\\text{ m}$ apart on level ground. A kite, $C$, flies above the line between them. The angle of elevation of the kite is $56^{\\circ}$ from $A$ and $65^{\\circ}$ from $B$. How far is the kite from friend $B$?';

const FIGURE =
	'In triangle A B C, angle A is 56 degrees, angle B is 65 degrees, and side A B is 70 metres long. The length of B C, marked a, is unknown.';

const issuesOf = (story: string) => {
	const question = createQuestion({ question: story, question_speech: FIGURE });
	return sightIssues(question, sceneOf(question));
};

test('accepts a story with the letters of its figure', () => {
	expect(issuesOf(STORY)).toEqual([]);
});

test('accepts and reports a path between two of its letters', () => {
	const asked = (gate: string) =>
		issuesOf(
			`Gates $A$ and $B$ are joined by a path. Two more lead from them to a fountain at $C$. How long is the path from gate $${gate}$ to the fountain?`,
		);
	expect(asked('B')).toEqual([]);
	expect(asked('A')).toEqual(['the fountain is asked for from A, the figure has BC']);
});

test.each([
	['friend $B$', 'friend $A$', 'the kite is asked for from A, the figure has BC'],
	['from $B$. How', 'from $C$. How', 'the angle at C is not 65°'],
	['$A$ and $B$, stand', '$A$ and $C$, stand', 'A and C are not 70 apart in the figure'],
])('reports a story that does not fit its figure: %s → %s', (from, to, issue) => {
	expect(issuesOf(STORY.replace(from, to))).toEqual([issue]);
});
