import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (question: string, value: string): string[] =>
	verify({
		skill: 'Solve distance, speed, and time problems',
		question: createQuestion({
			question,
			answer: { kind: 'rational', value, text: '', html: '', speech: '' },
		}),
	});

const START = 'A cyclist leaves a town at $20$ miles per hour.';
const GO = 'and goes in the same direction at $35$ miles per hour.';

test('who leaves later catches up', () => {
	const asked = (when: string, fast: string, slow: string) =>
		issuesOf(
			`${START} A motorcycle leaves the same town $1.5$ hours ${when} ${GO} How many hours after the ${fast} leaves does it catch up with the ${slow}?`,
			'2',
		);
	expect(asked('later', 'motorcycle', 'cyclist')).toEqual([]);
	expect(asked('earlier', 'motorcycle', 'cyclist')).toHaveLength(1);
	expect(asked('later', 'cyclist', 'motorcycle')).toHaveLength(1);
});

test('asks for the speed that is not given', () => {
	const asked = (known: string, unknown: string) =>
		issuesOf(
			`A bus and a car leave the same town at the same time and travel in opposite directions. The ${known} travels at $70$ miles per hour. After $4$ hours they are $460$ miles apart. What is the speed of the ${unknown}, in miles per hour?`,
			'45',
		);
	expect(asked('bus', 'car')).toEqual([]);
	expect(asked('bus', 'bus')).toHaveLength(1);
});

test('asks for the time of the way there, not back', () => {
	const asked = (way: string) =>
		issuesOf(
			`Lina drives to a park at $65$ miles per hour and comes back by the same road at $20$ miles per hour. The total driving time is $8.5$ hours. How many hours does it take to drive ${way}?`,
			'2',
		);
	expect(asked('there')).toEqual([]);
	expect(asked('back')).toHaveLength(1);
});
