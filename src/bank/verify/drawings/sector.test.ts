import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const arc = drawFigure({
	kind: 'sector',
	radius: '21',
	unit: 'cm',
	angle: '60°',
	degrees: 60,
	arc: '7π',
});
const ARC = ['The radius is $21$ cm, the arc $7\\pi$ cm.', 'It is $60^{\\circ}$.'] as const;

const plain = drawFigure({
	kind: 'sector',
	radius: '4',
	unit: 'm',
	angle: '4.8',
	degrees: 275.02,
	arc: '19.2',
});
const PLAIN = ['The radius is $4$ m, the arc $19.2$ m.', '$\\theta = 4.8$'] as const;

const area = drawFigure({
	kind: 'sector',
	radius: '6',
	unit: 'cm',
	angle: '5π/6',
	degrees: 150,
	shaded: true,
});
const AREA = [
	'The radius is $6$ cm, the angle $\\frac{5\\pi}{6}$ radians.',
	'$S = \\frac{1}{2} \\times 6^{2} \\times \\frac{5\\pi}{6}$',
] as const;

test('says radius, angle and arc', () => {
	expect(arc.alt).toBe(
		'A circle with a radius of 21 centimetres and a sector with a central angle of 60 degrees. The arc of the sector is 7 pi centimetres long.',
	);
	expect(plain.alt).toContain('a central angle of 4.8 radians');
	expect(area.alt).toContain('a shaded sector with a central angle of 5 pi over 6.');
});

test('proves a sector whose parts the lines name', () => {
	expect(issuesOf(...ARC, arc)).toEqual([]);
	expect(issuesOf(...PLAIN, plain)).toEqual([]);
	expect(issuesOf(...AREA, area)).toEqual([]);
});

test.each([
	[ARC[0].replace('21', '22'), ARC[1], arc, /do not name 21/],
	[ARC[0], ARC[1].replace('60', '70'), arc, /do not name 60/],
	[ARC[0].replaceAll('cm', 'm'), ARC[1], arc, /do not name centimetres/],
	[ARC[0].replace('7', '8'), ARC[1], arc, /do not name 7/],
	[AREA[0].replace('5', '7'), AREA[1].replace('5', '7'), area, /do not name 5 pi over 6/],
])('rejects the sector beside "%s"', (prompt, text, figure, reason) => {
	expect(issuesOf(prompt, text, figure).join()).toMatch(reason);
});

test('rejects an arc that radius and angle do not make', () => {
	const wrong = drawFigure({
		kind: 'sector',
		radius: '21',
		unit: 'cm',
		angle: '60°',
		degrees: 60,
		arc: '8π',
	});
	expect(issuesOf(`${ARC[0]} $8\\pi$`, ARC[1], wrong).join()).toMatch(/arc of the sector is not/);
});

test.each([
	['a radius that ends elsewhere', arc, ARC, /L198 34\.2"/, 'L198 60"'],
	['another angle', arc, ARC, '>60°<', '>65°<'],
	['the long way round', arc, ARC, 'A76 76 0 0 0', 'A76 76 0 1 0'],
	['shading of another part', area, AREA, /0 0 0 ([\d.]+) ([\d.]+)z"/, '0 0 0 $1 90z"'],
	['the radius written at the arc', arc, ARC, />21 cm<(.*)>7π cm</, '>7π cm<$1>21 cm<'],
])('detects %s in the drawing', (_what, figure, [prompt, text], was, is) => {
	const svg = figure.svg.replace(was, is);
	expect(svg).not.toBe(figure.svg);
	expect(issuesOf(prompt, text, { ...figure, svg })).toHaveLength(1);
});
