/** Rounded answers: draws too near to the middle between two roundings are not used. */
export function roundsSafely(value: number, places: number): boolean {
	const scaled = Math.abs(value) * 10 ** places;
	return Math.abs(scaled - Math.floor(scaled) - 0.5) > 1e-4;
}
