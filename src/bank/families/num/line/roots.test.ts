import { expect, test } from 'vitest';
import { letteredLine } from './roots.ts';

const figure = letteredLine({
	from: 2,
	to: 5,
	points: [
		{ name: 'P', at: 2.5 },
		{ name: 'Q', at: 3.874 },
	],
});

const x = (pattern: RegExp) => Number(pattern.exec(figure.svg)?.[1]);

test('draws each point at its place between the labels and says where it is', () => {
	const [two, three] = [x(/<text x="([\d.]+)" y="\d+">2</), x(/<text x="([\d.]+)" y="\d+">3</)];
	expect(x(/<circle cx="([\d.]+)"/)).toBeCloseTo((two + three) / 2, 1);
	expect(figure.alt).toContain('Point P is at about 2.5. Point Q is at about 3.9.');
});
