/** Works the prompt's own formula out in floating point; equations are tried at every multiple of π/12 in the interval. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { gcd, readReal, sidesOf } from '../../../verify/values.ts';
import { expectTrigLines } from '../../../verify/triangle-scene.ts';

export const verify: Verify = ({ question }) => {
	const [first = ''] = promptFormulas(question);
	if (first.includes('=')) return verifySolutions(question, first);
	const degrees = !first.includes('\\pi');
	const [value, stored] = [readReal(first, { degrees })(), readReal(question.answer.value)()];
	return [
		...(Math.abs(value - stored) < 1e-9
			? []
			: [`${question.answer.value} is ${stored}, the prompt is ${value}`]),
		...formIssues(question.answer.value),
		...(degrees ? expectTrigLines(question, {}) : []),
	];
};

/** One fraction at most, in lowest terms, no root below, no square factor under a root. */
function formIssues(tex: string): string[] {
	const issues: string[] = [];
	for (const [, under] of tex.matchAll(/\\sqrt\{(\d+)\}/g))
		if (Number(under) < 2 || Number(under) % 4 === 0 || Number(under) % 9 === 0)
			issues.push(`${tex}: √${under}`);
	const [, above = '', below] = /\\frac\{((?:[^{}]|\{\d+\})*)\}\{([^}]*)\}/.exec(tex) ?? [];
	if (below === undefined) return issues;
	if (!/^\d+$/.test(below)) return [...issues, `${tex} has a root below`];
	const terms = above.split(/ [+-] /).map((term) => {
		const lead = /^-?(\d+)/.exec(term)?.[1];
		return lead === undefined ? 1 : Number(lead);
	});
	const shared = [...terms, Number(below)].reduce(gcd);
	return shared === 1 ? issues : [...issues, `${tex} can be reduced by ${shared}`];
}

function verifySolutions(question: Question, equation: string): string[] {
	const [left = '', right = ''] = sidesOf(equation).map((side) => side);
	const [l, r] = [readReal(left), readReal(right)()];
	const [, from = '', to = ''] = /\[([^,]*), (.*)\]/.exec(promptFormulas(question)[1] ?? '') ?? [];
	const [low, high] = [readReal(from)(), readReal(to)()];
	const wanted: number[] = [];
	for (let at = Math.round((low * 12) / Math.PI); at <= Math.round((high * 12) / Math.PI); at++)
		if (Math.abs(l({ x: (at * Math.PI) / 12 }) - r) < 1e-9) wanted.push((at * Math.PI) / 12);
	const stored = question.answer.value.split(', ').map((one) => readReal(one)());
	const agree =
		stored.length === wanted.length &&
		stored.every((one, at) => Math.abs(one - (wanted[at] ?? NaN)) < 1e-9);
	return agree ? [] : [`${question.answer.value} is stored, the check gives ${wanted.join(', ')}`];
}
