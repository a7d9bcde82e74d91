/** Puts pairs into the equation of the prompt; for a story, counts every combination there is. */
import { promptFormulas, expectOneChoice, readPoint } from '../../verify/evidence.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import type { Evidence, Verify } from '../../family.ts';
import { type Exact, same } from '../../verify/exact.ts';
import { isOn, readLine } from '../../verify/read-line.ts';
import { missingNumbers } from '../../verify/read-linear-story.ts';
import { readTex } from '../../verify/read-tex.ts';

export const verify: Verify = (evidence) => {
	const { question, skill } = evidence;
	if (skill === 'Test an ordered pair') return chosen(question);
	return skill === 'Complete an ordered pair' ? completed(question) : counted(evidence);
};

const equationOf = (question: Question): string =>
	promptFormulas(question).find((formula) => formula.includes('=')) ?? '';

const pairOf = (text: string): readonly [Exact, Exact] | undefined => {
	const [x, y, ...more] = readPoint(text);
	return x && y && more.length === 0 ? [x, y] : undefined;
};

function chosen(question: Question): string[] {
	const line = readLine(equationOf(question));
	const wanted = !question.question.includes('is not a solution');
	return expectOneChoice(question, (text) => {
		const pair = pairOf(text.replaceAll('$', ''));
		return pair !== undefined && isOn(line, pair) === wanted;
	});
}

function completed(question: Question): string[] {
	const given = promptFormulas(question).find((formula) => formula.startsWith('(')) ?? '';
	const pair = pairOf(question.answer.value);
	if (!pair) return ['the stored answer is no point'];
	const kept = given
		.slice(1, -1)
		.split(', ')
		.every((side, at) => side === '\\square' || same(readTex(side)({}), pair[at] ?? pair[0]));
	return kept && isOn(readLine(equationOf(question)), pair)
		? []
		: [`${question.answer.value} does not complete the pair`];
}

function counted(evidence: Evidence): string[] {
	const { question, parameters } = evidence;
	const [a, b, total] = ['a', 'b', 'total'].map((name) => Number(parameters[name]));
	if (!a || !b || !total) return ['the story has no prices'];
	const found: string[] = [];
	for (let x = 1; x * a < total; x++)
		for (let y = 1; x * a + y * b <= total; y++)
			if (x * a + y * b === total) found.push(`(${x}, ${y})`);
	return [
		...missingNumbers(evidence, ['a', 'b', 'total']),
		...(found.length === 1 && found[0] === question.answer.value
			? []
			: [
					`the combinations are ${found.join('; ')}, the stored answer is ${question.answer.value}`,
				]),
	];
}
