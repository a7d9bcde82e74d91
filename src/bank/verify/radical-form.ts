/** Whether an exact value is written as a teacher wants it. */
import { promptFormula, type Verify } from './evidence.ts';
import { gcd, readReal } from './values.ts';

/** No square factor in a radicand, no radical in a denominator, fractions in lowest terms. */
export function isSimplestRadical(tex: string): boolean {
	const roots = [...tex.matchAll(/\\sqrt\{(\d+)\}/g)].map(([, under]) => Number(under));
	if (roots.some((under) => under < 2 || hasPowerFactor(under, 2))) return false;
	if (/\\frac\{[^{}]*(?:\\sqrt\{\d+\})?[^{}]*\}\{[^{}]*\\sqrt/.test(tex)) return false;
	return [...tex.matchAll(/\\frac\{(\d*)[^{}]*(?:\\sqrt\{\d+\})?\}\{(\d+)\}/g)].every(
		([, over, under]) => gcd(over ? Number(over) : 1, Number(under)) === 1,
	);
}

function hasPowerFactor(value: number, exponent: number): boolean {
	for (let factor = 2; factor ** exponent <= value; factor++)
		if (value % factor ** exponent === 0) return true;
	return false;
}

/** True if no radicand has a square factor and every fraction is in lowest terms. */
export function isSimplest(tex: string): boolean {
	const roots = [...tex.matchAll(/\\sqrt\{(\d+)\}/g)].map(([, radicand]) => Number(radicand));
	const cubes = [...tex.matchAll(/\\sqrt\[3\]\{(\d+)\}/g)].map(([, radicand]) => Number(radicand));
	return (
		roots.every((of) => of > 1 && !hasPowerFactor(of, 2)) &&
		cubes.every((of) => of > 1 && !hasPowerFactor(of, 3)) &&
		[...tex.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].every(
			([, over, under]) => gcd(Number(over), Number(under)) === 1 && under !== '1',
		)
	);
}

/** For prompts that are an expression with radicals: same value, simplest form, like radicals combined. */
export const verifyRadical: Verify = ({ question }) => {
	const { value } = question.answer;
	const [stored, wanted] = [readReal(value)(), readReal(promptFormula(question))()];
	const issues: string[] = [];
	if (!(Math.abs(stored - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted))))
		issues.push(`the stored answer ${value} is ${stored}, the prompt is ${wanted}`);
	if (!isSimplest(value) || /\\frac\{[^{}]*\}\{[^{}]*\\sqrt/.test(value))
		issues.push(`${value} is not in simplest form`);
	const radicands = value.match(/\\sqrt(?:\[3\])?\{\d+\}/g) ?? [];
	if (new Set(radicands).size < radicands.length) issues.push(`${value} has like roots apart`);
	return issues;
};
