/** The kinds of symmetry: the question, the options and the conclusion. */
import { equation, type Expression, opposite } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { ruleOf } from '../../../steps/function-rule.ts';

export type Kind = 'even' | 'odd' | 'neither';

export const NAMES: Readonly<Record<Kind, string>> = {
	even: 'even',
	odd: 'odd',
	neither: 'neither even nor odd',
};

/** The question asked about a rule. */
export const whichParity = (name: string, rule: Expression): Prose =>
	say`Is the function ${ruleOf(name, rule)} even, odd or neither?`;

/** Options of the right kind and three others; the mistake says what leads there. */
export function kinds(right: Kind): ReturnType<typeof multipleChoice> {
	const wrong = (Object.keys(NAMES) as Kind[]).filter((kind) => kind !== right);
	return multipleChoice(
		say`${NAMES[right]}`,
		...wrong.map((kind) =>
			slip(
				say`${NAMES[kind]}`,
				kind === 'neither'
					? 'missed the symmetry'
					: right === 'neither'
						? 'looked at one term only'
						: 'mixed up even and odd',
			),
		),
		slip(say`both even and odd`, 'thought that a function can be both; only the zero function is'),
	);
}

/** What f(−x) says about the function. */
export function conclusion(kind: Kind): Prose {
	const at = call('f', opposite('x'));
	if (kind === 'even') return say`${equation(at, call('f', 'x'))}, so the function is even.`;
	if (kind === 'odd')
		return say`${equation(at, opposite(call('f', 'x')))}, so the function is odd.`;
	return say`${at} is neither ${call('f', 'x')} nor ${opposite(call('f', 'x'))}, so the function is neither even nor odd.`;
}
