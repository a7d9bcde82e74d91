/** rat.solve: rational equations. */
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draw, type Skills } from '../../../family.ts';
import { plantedRoot, productEquals, sumEqualsConstant } from './quadratic-shapes.ts';
import { reciprocalPattern } from './reciprocal.ts';
import {
	commonQuadratic,
	constantOverLinear,
	fractionsAndConstant,
	neverTrue,
	oneEachSide,
} from './shapes.ts';

export const skills: Skills = {
	'Solve rational equations that become linear': linearByType,
	/** A grid takes only a number. */
	'Solve a rational equation'(draw) {
		const draft = linearByType(draw);
		const problem = draft?.steps[0]?.working;
		if (!draft || !problem || draft.answer.value === 'no solution') return undefined;
		return { ...draft, prompt: say`What is the solution to the equation ${problem}?` };
	},

	'Solve proportions with variable denominators': (draw) =>
		oneEachSide(draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')),

	'Clear denominators to get a linear equation'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const [p, q] = [draw.int('p'), draw.int('q')];
		switch (draw.random.int(0, 3)) {
			case 0:
				return oneEachSide(a, p, b, q);
			case 1:
				return constantOverLinear(a, c, p);
			case 2:
				return neverTrue(p, c);
			default:
				return commonQuadratic(a, p, b, q, c);
		}
	},

	'Solve rational equations that become quadratic'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return sumEqualsConstant(a, draw.int('p'), b, draw.int('q'), c);
	},

	'Clear denominators to get a quadratic equation'(draw) {
		const [x, c, a, b] = [draw.int('x1'), draw.int('c'), draw.int('a'), draw.int('b')];
		if (x + c === 0) return undefined;
		const d = a / x + b / (x + c);
		return Number.isInteger(d) && d !== 0 ? sumEqualsConstant(a, 0, b, c, d) : undefined;
	},

	'Solve rational equations with a quadratic result'(draw) {
		const [x, p, q, a] = [draw.int('x1'), draw.int('p'), draw.int('q'), draw.int('a')];
		if (x + p === 0 || x + q === 0) return undefined;
		if (draw.random.int(0, 1) === 0) return productEquals(a, p, q, (x + p) * (x + q));
		const b = draw.random.pick([-1, 1]) * draw.random.int(1, 9);
		const c = a / (x + p) + b / (x + q);
		return Number.isInteger(c) && c !== 0 ? sumEqualsConstant(a, p, b, q, c) : undefined;
	},

	'Reject extraneous solutions': planted,
	'Solve reciprocal equations in quadratic form': reciprocalPattern,
};

function linearByType(draw: Draw) {
	const [a, b, p, q] = [draw.int('a'), draw.int('b'), draw.int('p'), draw.int('q')];
	return caseOf(
		{
			'one fraction each side': () => oneEachSide(a, p, b, q),
			'two fractions and a constant': () =>
				draw.random.int(0, 1) === 0
					? constantOverLinear(a, b, p)
					: fractionsAndConstant(a, b, Math.abs(p), q),
			'common quadratic denominator': () => commonQuadratic(a, p, b, q, draw.random.int(1, 12)),
		},
		draw.inTurn('type'),
	)();
}

function planted(draw: Draw) {
	return plantedRoot(draw.int('p'), draw.int('q'), draw.int('a'));
}
