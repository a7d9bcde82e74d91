/** The terminal arm on the unit circle, on the line that states a primary ratio. */
import type { Line } from '../../../family.ts';
import { type UnitCircle, withUnitCircle } from '../../../figures/unit-circle.ts';
import { angleText } from '../../../steps/turns.ts';
import { exactTrig, relatedAngle, type TrigName, turned } from '../../../steps/exact-trig.ts';
import type { Angle } from './angle.ts';

/** Nothing is drawn for an arm on an axis. */
export function onCircle(line: Line, name: TrigName, { degrees, inRadians }: Angle): Line {
	const first = turned(degrees);
	if (first % 90 === 0) return line;
	const text = (size: number) => angleText(size / 180, inRadians ? 'radians' : 'degrees');
	const size = exactTrig(name, degrees);
	return withUnitCircle(line, {
		arms: [{ degrees: first, text: text(first) }],
		...(first > 90 ? { related: text(relatedAngle(first)) } : {}),
		...((name === 'sin' || name === 'cos') && size ? { value: valueAt(name, size) } : {}),
	});
}

/** −√3/2, 1/2: one term. */
function valueAt(
	of: 'sin' | 'cos',
	size: NonNullable<ReturnType<typeof exactTrig>>,
): NonNullable<UnitCircle['value']> {
	const [[root, factor] = [1, undefined]] = [...size];
	const minus = factor && factor.s < 0n ? '−' : '';
	return { of, text: `${minus}${root === 1 ? '1' : `√${root}`}/${factor?.d ?? 1}` };
}
