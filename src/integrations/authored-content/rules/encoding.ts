/** A file from another program may be saved in letters that the site does not read. */
import { placeAt } from '../faults.ts';
import type { RuleFault } from './rule.ts';

const ADVICE =
	'Save it as UTF-8: in your text editor choose "Save as" and there "Encoding: UTF-8", then look at the accents and quotation marks again.';

/** `text` as it was read from UTF-8, where a letter that is none has become U+FFFD. */
export function findEncodingFaults(text: string): RuleFault[] {
	const at = text.search(/[\0\uFFFD]/);
	if (at < 0) return [];
	const before =
		text
			.slice(Math.max(0, at - 12), at)
			.split('\n')
			.at(-1) ?? '';
	const behind = text.slice(at, at + 12).split('\n')[0] ?? '';
	const found = (before + behind).replaceAll(/[\s\0]+/g, ' ').trim();
	return [
		{
			...placeAt(text, at),
			field: 'encoding',
			message: `found letters that cannot be read: "${found}". ${ADVICE}`,
		},
	];
}
