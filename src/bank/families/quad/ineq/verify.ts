/** Tries the inequality of the prompt at the zeros, at the stored ends and between all of them. */
import { questionText } from '../../../../math/question-text.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSolvesInequality } from '../../../verify/interval-set.ts';
import { unfinishedForm } from '../../../verify/quadratic.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	const form = question.answer.value.match(/\\frac\{\d+\}\{\d+\}/g)?.flatMap(unfinishedForm) ?? [];
	if (skill === 'Solve a quadratic inequality')
		return [...expectSolvesInequality(question, formulas[0] ?? ''), ...form];
	const rule = formulas
		.map(sidesOf)
		.find(([left, right]) => /^[hP]$/.test(left ?? '') && right)?.[1];
	const match = /(more than|at least) \$(?:\\\$)?(\d+)\$/.exec(questionText(question.question));
	if (!rule || !match) return ['the prompt has no model with a bound'];
	const [, start] = /from a height of \$(\d+)\$/.exec(questionText(question.question)) ?? [];
	if (start !== undefined && readReal(rule)({ t: 0 }) !== Number(start))
		return [`the height at the start is not ${start}`];
	const sign = match[1] === 'at least' ? '\\ge' : '>';
	return [...expectSolvesInequality(question, `${rule} ${sign} ${match[2]}`), ...form];
};
