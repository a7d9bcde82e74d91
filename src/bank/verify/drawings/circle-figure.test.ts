import { expect, test } from 'vitest';
import { circleIssues } from './circle-figure.ts';

const circle = (end: number) =>
	`<path d="M72 118A88 88 0 0 1 248 118A88 88 0 0 1 72 118Z"/><path d="M${end} 118L248 118"/>`;

test('tells a radius from a diameter', () => {
	expect(circleIssues(circle(160), 'A radius is drawn and labeled 6 feet.')).toEqual([]);
	expect(circleIssues(circle(72), 'A diameter is drawn and labeled 6 feet.')).toEqual([]);
	expect(circleIssues(circle(72), 'A radius is drawn and labeled 6 feet.')).toHaveLength(1);
	expect(circleIssues(circle(160), 'A diameter is drawn and labeled 6 feet.')).toHaveLength(1);
});

test('refuses a tangent as long as the diameter, and a chord as long as the radius', () => {
	const tangent = circle(72).replace('M72 118L248 118', 'M72 206L248 206');
	const chord = circle(160).replace('M160 118L248 118', 'M204 41.8L248 118');
	expect(circleIssues(tangent, 'A diameter is drawn and labeled 6 feet.')).toHaveLength(1);
	expect(circleIssues(chord, 'A radius is drawn and labeled 6 feet.')).toHaveLength(1);
});
