/**
 * rehype-katex draws a formula it cannot read in red and goes on. This plugin runs right after it and stops the
 * build instead, with the file, the line, the formula's fault and what to do.
 */
import type { VFile } from 'vfile';
import { ContentError, type Fault } from './faults.ts';

export function rehypeFormulasOrStop() {
	return (_tree: unknown, file: VFile) => {
		const faults = file.messages
			.filter(({ source }) => source === 'rehype-katex')
			.map((message): Fault => {
				const reason = message.cause instanceof Error ? message.cause.message : message.reason;
				return {
					file: file.path,
					field: `formula on line ${message.line ?? '?'}`,
					message: `${reason.replace(/\.?$/, '.')} Correct the TeX; a dollar sign that means money is written \\$.`,
				};
			});
		if (faults.length > 0) throw new ContentError(faults);
	};
}
