/** The identities of trigonometry as reasons of a line: each is named and stated, since a name alone explains nothing. */
import { caseOf } from '../family.ts';

const TAN = 'tan A = sin A/cos A';
const COT = 'cot A = cos A/sin A';
const SEC = 'sec A = 1/cos A';
const CSC = 'csc A = 1/sin A';
const COS_IN_COS = 'cos 2A = 2 cos²A − 1';
const COS_IN_SIN = 'cos 2A = 1 − 2 sin²A';
const SIN_2A = 'sin 2A = 2 sin A cos A';

export const PYTHAGOREAN = 'Pythagorean identity: sin²A + cos²A = 1';
export const PYTHAGOREAN_TAN = 'Pythagorean identity: 1 + tan²A = sec²A';
export const PYTHAGOREAN_COT = 'Pythagorean identity: 1 + cot²A = csc²A';

/** Whether a reason is a Pythagorean identity, with its angle named A. */
export const isPythagorean = (why: string): boolean =>
	[PYTHAGOREAN, PYTHAGOREAN_TAN, PYTHAGOREAN_COT].includes(why);

export const TANGENT = `quotient identity: ${TAN}`;
export const COTANGENT = `quotient identity: ${COT}`;
export const BOTH_QUOTIENTS = `quotient identities: ${TAN} and ${COT}`;

export const SECANT = `reciprocal identity: ${SEC}`;
export const COSECANT = `reciprocal identity: ${CSC}`;
export const BOTH_RECIPROCALS = `reciprocal identities: ${CSC} and ${SEC}`;

const MIXED = 'quotient and reciprocal identities';
export const TANGENT_SECANT = `${MIXED}: ${TAN} and ${SEC}`;
export const TANGENT_COSECANT = `${MIXED}: ${TAN} and ${CSC}`;
export const COTANGENT_SECANT = `${MIXED}: ${COT} and ${SEC}`;
export const COTANGENT_SECANT_COSECANT = `${MIXED}: ${SEC}, ${CSC}, and ${COT}`;

export const DOUBLE_SINE = `double angle formula: ${SIN_2A}`;
export const DOUBLE_COSINE = 'double angle formula: cos 2A = cos²A − sin²A';
export const DOUBLE_COSINE_IN_COSINE = `double angle formula: ${COS_IN_COS}`;
export const DOUBLE_COSINE_IN_SINE = `double angle formula: ${COS_IN_SIN}`;
export const DOUBLE_TANGENT = 'double angle formula: tan 2A = 2 tan A/(1 − tan²A)';
export const DOUBLE_IN_COSINE = `double angle formulas: ${SIN_2A} and ${COS_IN_COS}`;
export const DOUBLE_IN_SINE = `double angle formulas: ${COS_IN_SIN} and ${SIN_2A}`;

/** A reason in the letter of its question: "sin²A + cos²A = 1" becomes "sin²θ + cos²θ = 1". */
export const inLetter = (why: string, letter: string): string =>
	why.replaceAll(/(?<![A-Za-z])A(?![A-Za-z])/g, letter === '\\theta' ? 'θ' : letter);

/** "addition formula: sin(A + B) = sin A cos B + cos A sin B" */
export function compoundFormula(f: string, isSum: boolean): string {
	const [sign, other] = isSum ? ['+', '−'] : ['−', '+'];
	const expanded = caseOf(
		{
			sin: `sin A cos B ${sign} cos A sin B`,
			cos: `cos A cos B ${other} sin A sin B`,
			tan: `(tan A ${sign} tan B)/(1 ${other} tan A tan B)`,
		},
		f,
	);
	return `${isSum ? 'addition' : 'subtraction'} formula: ${f}(A ${sign} B) = ${expanded}`;
}
