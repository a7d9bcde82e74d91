/** Rebuilds the triangle from the words of its figure, finds its sides and takes Heron's formula. */
import type { Verify } from '../../../verify/evidence.ts';
import {
	expectRounded,
	expectTrigLines,
	lettersOf,
	sceneOf,
	unnamedIn,
} from '../../../verify/triangle-scene.ts';

export const verify: Verify = ({ question }) => {
	const scene = sceneOf(question);
	const name = scene.triangles[0]?.name ?? '';
	const [x, y, z] = [name.slice(1), name.slice(0, 2), `${name[0]}${name[2]}`].map((side) =>
		scene.value(side),
	);
	if (x === undefined || y === undefined || z === undefined) return ['the figure has no triangle'];
	const s = (x + y + z) / 2;
	const area = Math.sqrt(s * (s - x) * (s - y) * (s - z));
	return [
		...unnamedIn(question),
		...expectRounded(question.answer.value, area, 1),
		...expectTrigLines(question, { ...lettersOf(scene), area }),
	];
};
