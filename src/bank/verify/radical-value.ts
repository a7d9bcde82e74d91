/** For prompts that are an expression with radicals: same value, simplest form, like radicals combined. */
import { promptFormula, type Verify } from './evidence.ts';
import { isSimplest } from './equation-solutions.ts';
import { readReal } from './read-tex.ts';

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
