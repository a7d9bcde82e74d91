/** Tries numbers in every inequality of the prompt, joined as the prompt joins them. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { splitMarkup } from '../../../../math/markup.ts';
import type { Exact } from '../../../verify/values.ts';
import { expectRegion, readCondition, readRegion, testPoints } from '../../../verify/regions.ts';

export const verify: Verify = ({ question }) => {
	const parts = promptFormulas(question).map((tex) => {
		const condition = readCondition(tex);
		return (x: Exact) => condition({ x });
	});
	const isOr = /\$ or \$/.test(question.question);
	if (parts.length === 2 && isOr === /\$ and \$/.test(question.question))
		return ['the prompt does not say how its two inequalities are joined'];
	const isSolution = (x: Exact) =>
		isOr ? parts.some((part) => part(x)) : parts.every((part) => part(x));
	const issues = expectRegion(question, isSolution);
	if (issues.length > 0) return issues;
	const points = testPoints(readRegion(question.answer.value).ends);
	return question.steps.flatMap(({ text }) => {
		if (text.startsWith(isOr ? 'Both inequalities are' : 'At least one of the inequalities is'))
			return [`"${text}" does not join the parts as the prompt does`];
		const [only, ...more] = splitMarkup(text);
		if (!only || only.kind === 'words' || more.length > 0) return [];
		const holds = readCondition(only.text);
		const follows = parts.some((part) => points.every((x) => holds({ x }) === part(x)));
		return follows ? [] : [`"${text}" is not the condition in any part of the prompt`];
	});
};
