/** The drawn function and a special value that it takes. */
import type { Draw } from '../../../family.ts';
import { type Special, special, tangentValue } from '../../../steps/turns.ts';

export function specialOf(draw: Draw): { f: string; value: Special } {
	const [f, text] = [draw.choice('f'), draw.choice('v')];
	if (f !== 'tan') return { f, value: special(text) };
	return {
		f,
		value: special(
			text === '1/2' || text === '-1/2' || text.includes('√') ? tangentValue(text) : text,
		),
	};
}
