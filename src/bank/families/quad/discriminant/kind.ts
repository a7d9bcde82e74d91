/** Of which kind the roots are: rational, irrational, equal, not real. */
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { isSquare } from '../../../../math/surd.ts';
import { discriminantValue, standardEquation } from '../../../steps/quadratic.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';
import { choiceOf, countOf, drawn, HINT, type Option, REASONS, withRoots } from './number.ts';

type Kind = 'rational' | 'irrational' | 'equal' | 'complex';

const KINDS: Readonly<Record<Kind, Option>> = {
	rational: {
		name: 'two different rational roots',
		mistake: 'used the rule for a positive discriminant that is a perfect square',
	},
	irrational: {
		name: 'two different irrational roots',
		mistake: 'used the rule for a positive discriminant that is not a perfect square',
	},
	equal: {
		name: 'one rational root (two equal roots)',
		mistake: 'used the rule for a discriminant of 0',
	},
	complex: { name: 'no real roots', mistake: 'used the rule for a negative discriminant' },
};

const kindOf = (d: number): Kind =>
	d < 0 ? 'complex' : d === 0 ? 'equal' : isSquare(d) ? 'rational' : 'irrational';

export function natureOfRoots(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	const d = discriminantValue(quadratic);
	const kind = kindOf(d);
	if (kind === 'irrational' && draw.random.int(0, 2) > 0) return undefined;
	const square = kind === 'rational' ? `, and ${d} is a perfect square` : '';
	const noSquare = kind === 'irrational' ? `, and ${d} is not a perfect square` : '';
	return {
		prompt: say`Which phrase describes the roots of ${standardEquation(quadratic)}?`,
		answer: choiceOf(KINDS, kind),
		steps: [
			...discriminantLines(quadratic),
			withRoots(
				sentence(
					say`The equation has ${KINDS[kind].name}.`,
					`${REASONS[countOf(d)]}${square}${noSquare}`,
				),
				quadratic,
			),
		],
		hints: [HINT, say`If the discriminant is positive, is it a perfect square?`],
	};
}
