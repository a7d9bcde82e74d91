import { expect, test } from 'vitest';
import { labeledTicks, type NumberLine, numberLine } from './number-line.ts';

const createLine = (overrides: Partial<NumberLine> = {}): NumberLine => ({
	first: -7,
	spaces: 12,
	step: 2,
	labelEvery: 5,
	point: { name: 'P', at: -3 },
	...overrides,
});

const attribute = (element: string, name: string): number =>
	Number(new RegExp(`<${element}[^>]* ${name}="([-\\d.]+)"`).exec(svgOf())?.[1]);

const svgOf = (line = createLine()): string => numberLine(line).svg;

test('draws the point as many spaces from a label as its description says', () => {
	const zero = Number(/<text x="([\d.]+)" y="\d+">0</.exec(svgOf())?.[1]);
	const minusTen = Number(/<text x="([\d.]+)" y="\d+">−10</.exec(svgOf())?.[1]);
	const space = (zero - minusTen) / 5;
	expect(attribute('circle', 'cx')).toBeCloseTo(minusTen + 2 * space, 1);
	expect(numberLine(createLine()).alt).toContain(
		'Point P is 2 tick marks to the right of negative 10.',
	);
});

test('names the labels and the spaces between them, but not the value of the point', () => {
	const { alt } = numberLine(createLine());
	expect(alt).toContain('from left to right, are negative 10, 0, and 10.');
	expect(alt).toContain('There are 5 equal spaces from each label to the next.');
	expect(alt).not.toContain('negative 6');
	const short = numberLine(createLine({ first: -6, spaces: 8 })).alt;
	expect(short).toContain(
		'are negative 10 and 0. There are 5 equal spaces between the two labels.',
	);
});

test('has two labels and stays under three kilobytes wherever the line begins', () => {
	for (let first = -12; first <= -2; first++)
		for (const labelEvery of [2, 5]) {
			const line = createLine({ first, labelEvery, step: 5 });
			expect(labeledTicks(line).length).toBeGreaterThanOrEqual(2);
			expect(svgOf(line).length).toBeLessThan(3000);
		}
});
