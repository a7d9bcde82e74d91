/** Rebuilds the triangle on coordinates and takes the ratio of its angle; puts the answer into sin(…)° = cos(…)°. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	promptFormula,
	promptFormulas,
	promptWords,
	type Verify,
} from '../../../verify/evidence.ts';
import { gcd, readReal, sidesOf } from '../../../verify/values.ts';
import { expectTrigLines, lettersOf, sceneOf, unnamedIn } from '../../../verify/triangle-scene.ts';

export const verify: Verify = ({ question, skill }) =>
	skill === 'Relate sine and cosine of complementary angles'
		? verifyRelation(question)
		: verifyRatio(question);

function verifyRatio(question: Question): string[] {
	const scene = sceneOf(question);
	const asked = promptFormulas(question).at(-1) ?? '';
	const [, f = '', letter = ''] = /^\\([a-z]{3}) ([A-Z])$/.exec(asked) ?? [];
	const [, like, own] =
		/Triangle ([A-Z]{3}) is similar to triangle ([A-Z]{3})/.exec(promptWords(question)) ?? [];
	const corner = like && own ? (own[like.indexOf(letter)] ?? '') : letter;
	const wanted = readReal(`\\${f} x`, { degrees: true })({ x: scene.value(corner) });
	const [, over = '', under = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(question.answer.value) ?? [];
	const letters = lettersOf(scene);
	return [
		...unnamedIn(question),
		...(Math.abs(Number(over) / Number(under) - wanted) < 1e-9
			? []
			: [`${question.answer.value} is stored, the check gives ${wanted}`]),
		...(gcd(Number(over), Number(under)) === 1 ? [] : [`${question.answer.value} can be reduced`]),
		...expectTrigLines(question, like ? {} : letters),
	];
}

function verifyRelation(question: Question): string[] {
	const [left = '', right = ''] = sidesOf(promptFormula(question));
	const x = Number(question.answer.value);
	const [angles, values] = [
		[left, right].map((side) => readReal(side.replace(/^\\(?:sin|cos)/, ''))({ x })),
		[left, right].map((side) => readReal(side, { degrees: true })({ x })),
	];
	const acute = angles.every((angle) => angle > 0 && angle < 90);
	return acute && Math.abs((values[0] ?? 0) - (values[1] ?? 1)) < 1e-9
		? []
		: [`x = ${x} does not fit`];
}
