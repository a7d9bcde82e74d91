/** Rebuilds the triangle on coordinates from the words of its figure; for the choice of a law looks at the given parts. */
import { withNamesJoined } from '../../../../math/speech-units.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import {
	askedPartIssues,
	sceneOf,
	unnamedIn,
	verifyTriangle,
} from '../../../verify/triangle-scene.ts';

export const verify: Verify = (evidence) =>
	evidence.skill === 'Choose a method for a triangle'
		? verifyChoice(evidence.question)
		: verifyTriangle(evidence);

function verifyChoice(question: Question): string[] {
	const words = withNamesJoined(question.question_speech);
	const angles = [...words.matchAll(/angle ([A-Z]) is (?:a right angle|[\d.]+ degrees)/g)].map(
		([, one]) => one,
	);
	const sides = [...words.matchAll(/side ([A-Z]{2}) is/g)].map(([, one = '']) => one);
	const isRight = words.includes('is a right angle');
	const isPaired = sides.some((side) => angles.some((corner) => corner && !side.includes(corner)));
	const scene = sceneOf(question);
	const [wanted] = scene.wanted;
	if (wanted === undefined) return ['nothing is asked for'];
	const bySines = angles.length === 2 || (isPaired && wanted.length === 1);
	const right = isRight
		? sides.length === 2 && wanted.length === 2
			? 'the Pythagorean theorem'
			: 'a primary trigonometric ratio'
		: bySines
			? 'the sine law'
			: 'the cosine law';
	return [
		...unnamedIn(question),
		...askedPartIssues(question, scene),
		...expectOneChoice(question, (text) => text === right),
	];
}
