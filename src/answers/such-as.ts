/** An example is read as a whole: none of its spaces ends a line. */
export const unbroken = (example: string): string => example.replaceAll(' ', '\u00a0');

/** "such as x < 4", with the example unbroken. */
export const suchAs = (example: string): string => `such as ${unbroken(example)}`;
