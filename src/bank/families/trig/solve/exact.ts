/** Exact solutions in one turn. */
import { type Expression, list } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { withArms } from '../../../steps/solution-arms.ts';
import {
	angle,
	anglesWith,
	between,
	NAMES,
	type Special,
	specialValue,
	trig,
} from '../../../steps/turns.ts';
import { QUADRANTS, whereSign } from './quadrants.ts';

type Exact = {
	f: string;
	value: Special;
	problem: Expression;
	before: Line[];
	letter: Expression;
	unit: 'degrees' | 'radians';
};

export function exact({ f, value, problem, before, letter, unit }: Exact): Draft | undefined {
	const found = anglesWith(f, specialValue(value), 0, 2);
	if (found.length === 0) return undefined;
	const isAxis = ([0, 1, -1].includes(specialValue(value)) && f !== 'tan') || value.over === 0;
	const shown = list(...found.map((at) => angle(at, unit)));
	const related = anglesWith(f, Math.abs(specialValue(value)), 0, 0.5)[0];
	const values = found.map((at) => at.mul(180).toFraction());
	return {
		prompt: say`Solve ${problem} for ${between(angle(0, unit), letter, angle(2, unit))}. Give exact solutions in ${unit}, in increasing order.`,
		answer:
			unit === 'degrees'
				? { kind: 'solution-set', value: values.join(', '), body: { parts: [shown] } }
				: { ...solutions(...found.map((at) => angle(at, unit))), kind: 'solution-set' },
		steps: [
			line(problem),
			...before,
			isAxis || !related
				? sentence(
						say`The terminal arm lies on an axis.`,
						`the ${NAMES[f]} is ${specialValue(value)} only there`,
					)
				: sentence(
						say`The related acute angle is ${angle(related, unit)}, and the solutions lie in quadrants ${QUADRANTS[f]?.[value.over > 0 ? 0 : 1] ?? ''}.`,
						whereSign(f, value.over),
					),
			withArms(
				sentence(
					found.length === 1
						? say`The only solution is ${shown}.`
						: say`The solutions are ${shown}.`,
				),
				found,
				unit,
				isAxis ? undefined : related,
			),
		],
		hints: [
			before.length > 0
				? say`Isolate ${trig(f, letter)} first, then use a special triangle or the unit circle.`
				: say`Use a special triangle or the unit circle. Where is the ${NAMES[f] ?? 'ratio'} ${value.over > 0 ? 'positive' : value.over < 0 ? 'negative' : '0'}?`,
		],
	};
}
