import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANSWER_KINDS } from '../schemas/wire/answer.ts';
import { checkAnswer } from './check-answer.ts';
import { answerOf, readCases, verdictsOf, type MarkingCase } from './marking-case.ts';

const byKind = ANSWER_KINDS.map(
	(kind) =>
		[
			kind,
			readCases(readFileSync(new URL(`cases/${kind}.jsonl`, import.meta.url), 'utf8')),
		] as const,
);
const cases = byKind.flatMap(([, ofKind]) => ofKind);

const marked = cases.map((one) => ({
	one,
	verdict: checkAnswer(answerOf(one), one.given).verdict,
}));
const shown = (one: MarkingCase, verdict: string) =>
	`${one.expected.kind} ${JSON.stringify(one.expected.value)}: ${JSON.stringify(one.given.slice(0, 80))} is ${verdict}, not ${verdictsOf(one).join(' or ')}: ${one.why}`;

test.each(byKind)('%s has at least forty cases, all of its kind', (kind, ofKind) => {
	expect(ofKind.length).toBeGreaterThanOrEqual(40);
	expect(ofKind.filter(({ expected }) => expected.kind !== kind)).toEqual([]);
});

test('there are at least 10,000 cases, no two alike', () => {
	const keys = cases.map(({ expected, given }) => JSON.stringify([expected, given]));
	expect(new Set(keys).size).toBe(keys.length);
	expect(keys.length).toBeGreaterThanOrEqual(10_000);
});

test('nothing that a teacher would reject is marked right', () => {
	const accepted = marked.filter(
		({ one, verdict }) => verdict === 'right' && !verdictsOf(one).includes('right'),
	);
	expect(accepted.map(({ one, verdict }) => shown(one, verdict))).toEqual([]);
});

test('at most two in a thousand right answers are rejected', () => {
	const right = marked.filter(({ one }) => one.verdict === 'right');
	const refused = right.filter(({ verdict }) => verdict !== 'right');
	for (const { one, verdict } of refused) console.log(shown(one, verdict));
	expect(refused.length).toBeLessThanOrEqual(right.length * 0.002);
});

test('an unreadable answer is never marked wrong, and a wrong one is never called unreadable', () => {
	const confused = marked.filter(
		({ one, verdict }) =>
			(verdict === 'wrong' || verdict === 'unread') && !verdictsOf(one).includes(verdict),
	);
	for (const { one, verdict } of confused) console.log(shown(one, verdict));
	expect(confused.length).toBeLessThanOrEqual(cases.length * 0.002);
});
