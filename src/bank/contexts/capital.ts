/** The same words at the beginning of a sentence: `the kite` → `The kite`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
