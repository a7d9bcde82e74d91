/** Rebuilds both triangles on coordinates from the words of its figure and measures the parts that are asked for. */
export { verifyTriangle as verify } from '../../verify/triangle-scene.ts';
