/** Computes prompt and answer in floating point, and looks at the form of the answer. */
export { verifyRadical as verify } from '../../verify/radical-value.ts';
