/** Of which kind the roots are: rational, irrational, equal, not real. */
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { isSquare } from '../../../steps/whole-numbers.ts';
import { standardEquation } from '../../../steps/quadratic.ts';
import { discriminantValue } from '../../../steps/quadratic-formula.ts';
import {
	choiceOf,
	countOf,
	discriminantLines,
	drawn,
	HINT,
	type Option,
	REASONS,
} from './number.ts';

type Kind = 'rational' | 'irrational' | 'equal' | 'complex';

const KINDS: Readonly<Record<Kind, Option>> = {
	rational: {
		name: 'two different rational roots',
		mistake: 'took the discriminant for a square number',
	},
	irrational: {
		name: 'two different irrational roots',
		mistake: 'took the discriminant for a positive number that is no square',
	},
	equal: { name: 'one rational root (two equal roots)', mistake: 'took the discriminant for 0' },
	complex: { name: 'no real root', mistake: 'took the discriminant for a negative number' },
};

const kindOf = (d: number): Kind =>
	d < 0 ? 'complex' : d === 0 ? 'equal' : isSquare(d) ? 'rational' : 'irrational';

export function natureOfRoots(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	const d = discriminantValue(quadratic);
	const kind = kindOf(d);
	if (kind === 'irrational' && draw.random.int(0, 2) > 0) return undefined;
	const square = kind === 'rational' ? `, and ${d} is a square number` : '';
	const noSquare = kind === 'irrational' ? `, and ${d} is no square number` : '';
	return {
		prompt: say`Which describes the roots of ${standardEquation(quadratic)}?`,
		answer: choiceOf(KINDS, kind),
		steps: [
			...discriminantLines(quadratic),
			sentence(
				say`There ${kind === 'equal' || kind === 'complex' ? 'is' : 'are'} ${KINDS[kind].name}.`,
				`${REASONS[countOf(d)]}${square}${noSquare}`,
			),
		],
		hints: [HINT],
	};
}
