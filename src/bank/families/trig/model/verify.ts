/** Reads the rule from the prompt and evaluates it; greatest and least values come from stepping through a cycle. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { question: text, answer } = question;
	const formulas = promptFormulas(question);
	const [rule = ''] = formulas;
	const degrees = text.includes('angles are in degrees');
	const read = readReal(rule.split(' = ')[1] ?? '', { degrees });
	const at = (t: number) => read({ t });
	const issue = (wanted: number, half = 1e-9) =>
		Math.abs(Number(answer.value) - wanted) <= half
			? []
			: [`the stored answer is ${answer.value}, the check gives ${wanted}`];
	if (answer.kind === 'solution-set') return times(answer.value, at, text, formulas);
	const asked = /^[a-zA-Z]\(([\d.]+)\)$/.exec(formulas.at(-1) ?? '');
	if (asked) return issue(at(Number(asked[1])), 0.005 + 1e-9);
	const values = Array.from({ length: 1441 }, (_, i) => at(i / 8));
	const [high, low] = [Math.max(...values), Math.min(...values)];
	const change =
		/amplitude is (increased|decreased) by \$(\d)\$|is (raised|lowered) by \$(\d)\$/.exec(text);
	if (!change) {
		const factor = Number(/\\(?:sin|cos)\((\d+(?:\.\d+)?)t\)/.exec(rule)?.[1]);
		return issue(text.includes('half as long') ? factor * 2 : factor / 2);
	}
	const [, direction = '', size = '', moved = '', shift = ''] = change;
	const by = Number(size || shift) * (direction === 'decreased' || moved === 'lowered' ? -1 : 1);
	const isTop = text.includes('new maximum');
	return issue(size && !isTop ? low - by : (isTop ? high : low) + by, 1e-3);
};

/** Each time within half a hundredth of a crossing, in increasing order, and no crossing left out. */
function times(
	value: string,
	at: (t: number) => number,
	text: string,
	formulas: readonly string[],
): string[] {
	const end = Number(/to \$t = (\d+)\$/.exec(text)?.[1]);
	const target = Number(formulas.at(-1));
	const gap = (t: number) => at(t) - target;
	const stored = value.split(', ').map(Number);
	const near = stored.every(
		(t) => Math.abs(gap(t)) < 1e-9 || gap(t - 0.00501) * gap(t + 0.00501) < 0,
	);
	const rises = stored.every((t, place) => place === 0 || t > (stored[place - 1] ?? t));
	let crossings = 0;
	for (let i = 0; i < 400; i++)
		if (gap(((i + 0.3) * end) / 400) * gap(((i + 1.3) * end) / 400) < 0) crossings++;
	return near && rises && stored.length === crossings
		? []
		: [`${value} are not the times of ${target}`];
}
