/** Both angles from the related acute one, rounded. */
/** Both angles of a sine, cosine or tangent in a turn from an acute related one; everything in degrees, or in π. */
export function fromRelated(
	f: string,
	isPositive: boolean,
	related: number,
	half: number,
): number[] {
	const all = f === 'sin' ? [0, 1] : f === 'cos' ? [0, 3] : [0, 2];
	const quadrants = isPositive ? all : [0, 1, 2, 3].filter((one) => !all.includes(one));
	return quadrants.map(
		(one) => [related, half - related, half + related, 2 * half - related][one] ?? 0,
	);
}
