/** No bank pays more for years. */
const HIGHEST = 5;

/** The interest rate of an account, in percent, from a drawn one: higher rates come round from 1%. */
export const accountRate = (drawn: number): number => drawn % HIGHEST || HIGHEST;
