import { expect, test } from 'vitest';
import { specialTriangleIssues, rightTriangleIssues } from './right-triangle-figure.ts';

/** Its right angle is at the lower left; the legs are 200 and `high` pixels long. */
const triangle = (high: number, across: string, up: string, longest: string): string =>
	`<path d="M60 200L260 200L60 ${200 - high}Z" fill="none"/><text x="160" y="219">${across}</text><text x="42" y="${205 - high / 2}">${up}</text><text x="166" y="${200 - high / 2}">${longest}</text>`;

const LADDER =
	'A right triangle with a horizontal leg of 6 feet, a vertical leg x, and a hypotenuse of 10 feet.';
const LEGS = 'A right triangle with legs of 4 inches and 3 inches and hypotenuse c.';

test('refuses a right triangle with a label at the wrong side', () => {
	const issuesOf = (...labels: [string, string, string]) =>
		rightTriangleIssues(triangle(800 / 3, ...labels), LADDER, '8');
	expect(issuesOf('6 ft', 'x', '10 ft')).toEqual([]);
	expect(issuesOf('x', 'x', 'x')).not.toEqual([]);
	expect(issuesOf('10 ft', 'x', '6 ft')).not.toEqual([]);
	expect(issuesOf('x', '6 ft', '10 ft')).not.toEqual([]);
});

test('refuses an answer that is not the length with the letter', () => {
	const svg = triangle(150, '4 in', '3 in', 'c');
	expect(rightTriangleIssues(svg, LEGS, '5')).toEqual([]);
	expect(rightTriangleIssues(svg, LEGS, '\\sqrt{7}')).toHaveLength(1);
	const rounded = 'A right triangle with legs of 4 inches and 2 inches and hypotenuse c.';
	expect(rightTriangleIssues(triangle(100, '4 in', '2 in', 'c'), rounded, '4.5')).toEqual([]);
	expect(rightTriangleIssues(triangle(100, '4 in', '2 in', 'c'), rounded, '4.6')).toHaveLength(1);
});

test('refuses legs that are not in proportion, except where one is much longer', () => {
	expect(rightTriangleIssues(triangle(200, '6 ft', 'x', '10 ft'), LADDER, '8')).toEqual([
		'the legs are not drawn in the proportion of their lengths',
	]);
	const flat = 'A right triangle with legs of 12 inches and 1 inch and hypotenuse c.';
	expect(rightTriangleIssues(triangle(200 / 2.4, '12 in', '1 in', 'c'), flat, '12.0')).toEqual([]);
});

test('refuses a special right triangle with a label at the wrong side', () => {
	const words =
		'A right triangle with angles of 30 and 60 degrees. The shorter leg is 22 centimetres, the longer leg is y, and the hypotenuse is x.';
	const issuesOf = (...labels: [string, string, string]) =>
		specialTriangleIssues(triangle(115, ...labels), words);
	expect(issuesOf('y', '22 cm', 'x')).toEqual([]);
	expect(issuesOf('x', '22 cm', 'y')).toHaveLength(2);
	expect(issuesOf('22 cm', 'y', 'x')).toHaveLength(2);
	const equal =
		'A right triangle with two angles of 45 degrees. The hypotenuse is 8 metres, and each leg is x.';
	expect(specialTriangleIssues(triangle(200, 'x', 'x', '8 m'), equal)).toEqual([]);
	expect(specialTriangleIssues(triangle(200, 'x', '8 m', 'x'), equal)).toHaveLength(2);
});
