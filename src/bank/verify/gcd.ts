/** The greatest common divisor of two absolute values; 0 for two zeros. The families have their own. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
