/** trig.exact: an angle, and how it is written. */
import type { Expression } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { radians, timesPiOver } from '../../../steps/exact-trig.ts';

export type Angle = { degrees: number; shown: Expression; inRadians: boolean };

/** In quadrant I without a full turn. */
export const isAcute = (angle: Angle): boolean => angle.degrees > 0 && angle.degrees < 90;

export const inDegrees = (value: number): Angle => ({
	degrees: value,
	shown: degrees(value),
	inRadians: false,
});

export const inRadians = (over: number, under: number): Angle => ({
	degrees: (over * 180) / under,
	shown: timesPiOver(over, under),
	inRadians: true,
});

export const show = (value: number, isInRadians: boolean): Expression =>
	isInRadians ? radians(value) : degrees(value);
