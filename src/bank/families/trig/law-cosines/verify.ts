import type { Verify } from '../../../verify/evidence.ts';
import { verifyTriangle } from '../../../verify/triangle-scene.ts';

/** Rebuilds the triangle on coordinates from the words of its figure and measures the parts that are asked for. */
export const verify: Verify = (evidence) => verifyTriangle(evidence);
