/** trig.solve: linear trigonometric equations on an interval. */
import { exact, specialOf } from './exact.ts';
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	operand,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { decimal, roundedText } from '../../../../math/notation.ts';
import { caseOf, type Line, line, type Skills } from '../../../family.ts';
import {
	NAMES,
	type Special,
	scaledSpecial,
	THETA,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';
import { RECIPROCAL } from '../../../steps/exact-trig.ts';
import { calculator, rounding } from './rounded.ts';
import { multiple } from './multiple.ts';

export const skills: Skills = {
	'Find two angles with a given ratio'(draw) {
		const value = draw.int('v');
		const f = draw.choice('f');
		const text = roundedText(new Fraction(Math.round(value * 100), 100), 2);
		if (Math.abs(value) < 0.03 || (f === 'tan' && Math.abs(value) < 0.1)) return undefined;
		return rounding(f, value, equation(trig(f, THETA), decimal(text)), []);
	},
	'Find angles with a given reciprocal ratio'(draw) {
		const [g, value] = [draw.choice('f'), Math.round(draw.int('v') * 10) / 10];
		const f = caseOf(RECIPROCAL, g);
		const written = decimal(roundedText(new Fraction(Math.round(value * 10), 10), 1));
		const under = roundedText(new Fraction(Math.round(Math.abs(value) * 10), 10), 1);
		const one = quotient(1, decimal(under));
		const problem = equation(trig(g, THETA), written);
		const size = equation(trig(f, THETA), value < 0 ? opposite(one) : one);
		const reciprocal = line(size, `the ${NAMES[f]} is the reciprocal of the ${NAMES[g]}`);
		return rounding(f, 1 / value, problem, [reciprocal], `1/${under}`);
	},
	'Find angles with an exact special ratio'(draw) {
		const { f, value } = specialOf(draw);
		const k = draw.int('k');
		const right = scaledSpecial(value, k);
		if (value.over === 0 && k > 1) return undefined;
		const problem = equation(
			k === 1 ? trig(f, THETA) : product(k, trig(f, THETA)),
			writtenSpecial(right),
		);
		return exact({
			f,
			value,
			problem,
			before:
				k === 1
					? []
					: [line(equation(trig(f, THETA), writtenSpecial(value)), `divide both sides by ${k}`)],
			letter: THETA,
			unit: 'degrees',
		});
	},
	'Solve trigonometric equations with special angles'(draw) {
		const { f, value } = specialOf(draw);
		const a = draw.int('a');
		const right = scaledSpecial(value, a);
		if (new Fraction(Math.abs(right.over), right.under).d > 1n || (right.over === 0 && a !== 1))
			return undefined;
		const x = operand('x');
		const front = a === 1 ? trig(f, x) : product(a, trig(f, x));
		const isZero = right.over === 0;
		const problem = equation(isZero ? front : sum(front, written(right, -1)), 0);
		const size = writtenSpecial(scaledSpecial(right, right.over < 0 ? -1 : 1));
		const before: Line[] = isZero
			? []
			: [
					{
						...line(equation(front, writtenSpecial(right))),
						why: `${right.over > 0 ? 'add' : 'subtract'} ${plain(size)} ${right.over > 0 ? 'to' : 'from'} both sides`,
					},
					...(a === 1
						? []
						: [line(equation(trig(f, x), writtenSpecial(value)), `divide both sides by ${a}`)]),
				];
		return exact({ f, value, problem, before, letter: x, unit: 'radians' });
	},
	'Solve trigonometric equations with a calculator': calculator,
	'Solve equations with multiple angles': multiple,
};

const plain = (size: Expression): string =>
	size.kind === 'number' ? size.value.toFraction() : 'the radical term';

const written = (value: Special, sign: 1 | -1): Expression => {
	const of = scaledSpecial(value, sign);
	return of.over < 0 ? opposite(writtenSpecial(scaledSpecial(of, -1))) : writtenSpecial(of);
};
