import type { Verify } from '../../../verify/evidence.ts';
import { expectInStory } from '../../../verify/right-triangle-stories.ts';
import { verifyTriangle } from '../../../verify/triangle-scene.ts';

/** Rebuilds the right triangle on coordinates from the words of its figure and measures the parts that are asked for. */
export const verify: Verify = (evidence) => [
	...verifyTriangle(evidence),
	...(evidence.question.question.startsWith('In triangle') ? [] : expectInStory(evidence.question)),
];
