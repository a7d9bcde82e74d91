import { expect, test } from 'vitest';
import { terminalArm } from '../../families/trig/terminal/terminal-arm.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const arm = terminalArm({ x: 6, y: -2, r: '2√10' });
const ARM = ['The point gives $x = 6$ and $y = -2$.', '$r = 2\\sqrt{10}$'] as const;

test('says the quadrant and the sides', () => {
	expect(arm.alt).toBe(
		'A sketch of the terminal arm in quadrant 4, with a right triangle drawn to the x-axis. Its horizontal leg is labelled 6, its vertical leg is labelled negative 2, and its hypotenuse is labelled 2 root 10.',
	);
});

test('proves an arm whose sides the lines state', () => {
	expect(issuesOf(...ARM, arm)).toEqual([]);
	const short = terminalArm({ x: -3, y: 5 });
	expect(issuesOf('$P(-3, 5)$', 'So $x = -3$ and $y = 5$.', short)).toEqual([]);
});

test.each([
	['x', ARM[0].replace('6', '7'), ARM[1], /do not say x = 6/],
	['y', ARM[0].replace('-2', '2'), ARM[1], /do not say y = -2/],
	['r', ARM[0], ARM[1].replace('10', '11'), /do not say r = 2 root 10/],
])('rejects the arm beside another %s', (_what, above, text, reason) => {
	expect(issuesOf(above, text, arm).join()).toMatch(reason);
});

test('rejects a drawing in which the longer leg is shorter', () => {
	const { alt } = terminalArm({ x: 6, y: -2 });
	const steep = terminalArm({ x: 6, y: -10 }).svg.replace('−10', '−2');
	expect(issuesOf(...ARM, { ...arm, alt, svg: steep }).join()).toMatch(/longer leg/);
});

test.each([
	['a leg with another sign', '>−2<', '>2<'],
	['exchanged legs', />6<(.*)>−2</, '>−2<$1>6<'],
	['an arm into another quadrant', /L256 [\d.]+"/, 'L256 47"'],
	['a leg that ends elsewhere', /V100"/, 'V80"'],
	['another hypotenuse', '>2√10<', '>3√10<'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = arm.svg.replace(was, is);
	expect(svg).not.toBe(arm.svg);
	expect(issuesOf(...ARM, { ...arm, svg })).toHaveLength(1);
});
