/** What the parts of trig.features share. */
import Fraction from 'fraction.js';
import { operand } from '../../../../math/expression.ts';
import { formula } from '../../../../math/prose.ts';
import { type DraftAnswer, radical, rational } from '../../../family.ts';
import { angle, type Unit } from '../../../steps/turns.ts';

export const x = operand('x');

export const y = operand('y');

export const angleAnswer = (halves: Fraction | number, unit: Unit): DraftAnswer =>
	unit === 'degrees'
		? {
				...rational(new Fraction(halves).mul(180)),
				unit: '°',
				body: formula(angle(halves, unit)),
			}
		: radical(angle(halves, unit));
