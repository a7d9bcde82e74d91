/** Evaluates the function near the stated ends and intercepts: numbers inside the domain, none outside. */
import { expectTrueLines, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	const rule = readReal(
		sidesOf(promptFormulas(question).find((tex) => tex.startsWith('f(x) = ')) ?? '')[1] ?? '',
	);
	const f = (x: number) => rule({ x });
	if (kind === 'interval') return checkDomain(value, f);
	if (kind === 'line') return checkAsymptote(value, f);
	const stored = readReal(value.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}'))();
	const isOnYAxis = question.question.includes('$y$-intercept');
	const gap = isOnYAxis ? Math.abs(f(0) - stored) : Math.abs(f(stored));
	return [
		...(gap <= (kind === 'decimal' ? 0.005 : 1e-9) ? [] : [`${value} is off by ${gap}`]),
		...(isOnYAxis ? [] : expectTrueLines(question, { x: stored })),
	];
};

const points = [1e-6, 0.01, 0.5, 3, 40, 900];

function checkDomain(value: string, f: (x: number) => number): string[] {
	const match = /^\((-\\infty|-?\d+), (\\infty|-?\d+)\)$/.exec(value);
	if (!match) return [`${value} is not an open interval`];
	const [, from = '', to = ''] = match;
	const end = Number(from === '-\\infty' ? to : from);
	const side = from === '-\\infty' ? -1 : 1;
	const inside = points.every((step) => Number.isFinite(f(end + side * step)));
	const outside = [0, ...points].every((step) => !Number.isFinite(f(end - side * step)));
	return inside && outside ? [] : [`${value} is not the domain`];
}

/** Beyond every bound on one side, undefined on the other. */
function checkAsymptote(value: string, f: (x: number) => number): string[] {
	const at = Number(/^x = (-?\d+)$/.exec(value)?.[1]);
	const [left, right] = [f(at - 1e-12), f(at + 1e-12)];
	const runsOff = [left, right].some((y) => Math.abs(y) > 4) && [left, right].some(Number.isNaN);
	return runsOff ? [] : [`${value} is not an asymptote`];
}
