/** Ends for the short fractions that more follows. */
const OPEN_FRACTION =
	/(?<![\w.])(?<over>(?:\d[\d.]*|pi|theta|[a-zA-Z])(?: (?:pi|theta|[a-zA-Z]))*) over (?<under>[^\s,]+)(?= (?:times|divided by) )/g;

/** Fractions said with their end where more follows: the t of "17 over 6 times t" would be heard below the bar. */
export const closeFractions = (words: string): string =>
	words.replaceAll(OPEN_FRACTION, 'the fraction $<over>, over $<under>, end fraction,');
