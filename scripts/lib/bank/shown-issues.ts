/** How many lines an issue shows. */
const SHOWN = 10;

/** A heading with the first ten lines below it; nothing without lines. */
export const shown = (heading: string, found: readonly string[]): string[] =>
	found.length === 0
		? []
		: [
				heading,
				...found.slice(0, SHOWN),
				...(found.length > SHOWN ? [`… and ${found.length - SHOWN} more`] : []),
			];
